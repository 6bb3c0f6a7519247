#include "lesson/stops.h"

#include "ask/answer.h"
#include "format/reader.h"
#include "support/assert.h"

#include <QFile>

#include <utility>

namespace kydai::lesson {

namespace {

PlayerId idOf(const Section& section, int number)
{
    const Player* const player = section.playerNumbered(number);
    return player != nullptr ? player->id : PlayerId{};
}

}  // namespace

std::vector<std::shared_ptr<const Section>> sectionsOf(const char* sample)
{
    QFile file(QStringLiteral(":/lesson/%1.json").arg(QLatin1String(sample)));
    const bool isThere = file.open(QIODevice::ReadOnly);
    KYDAI_ASSERT(isThere);
    auto read = format::readText(file.readAll().toStdString(), file.fileName().toStdString());
    KYDAI_ASSERT(read.ok());
    std::vector<std::shared_ptr<const Section>> sections;
    for (Section& section : read->sections) sections.push_back(std::make_shared<const Section>(std::move(section)));
    return sections;
}

Answer tieBreakOf(int player, const char* code, std::optional<TieBreakEdition> edition)
{
    return [player, code = std::string(code), edition](const Section& section) {
        ask::Question question{.kind = ExplanationKind::TieBreak};
        question.player = idOf(section, player);
        question.code = code;
        question.edition = edition;
        return ask::answer(question, section);
    };
}

Answer colourOf(int player, RoundNumber round)
{
    return [player, round](const Section& section) {
        ask::Question question{.kind = ExplanationKind::Colour};
        question.player = idOf(section, player);
        question.round = round;
        return ask::answer(question, section);
    };
}

const std::vector<Lesson>& lessons()
{
    static const std::vector<Lesson> kLessons{buchholzLesson(), encounterLesson(), coloursLesson(), ratingsLesson()};
    return kLessons;
}

}  // namespace kydai::lesson
