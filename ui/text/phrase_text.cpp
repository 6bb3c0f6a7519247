#include "text/phrase_text.h"

#include "support/assert.h"
#include "text/sentences.h"
#include "text/tie_break_text.h"
#include "text/value_text.h"

#include <QStringList>

#include <algorithm>
#include <string_view>

namespace kydai::text {

namespace {

const Value* argument(const Step& step, std::string_view name)
{
    const auto at =
        std::ranges::find(step.arguments, name, [](const auto& named) { return std::string_view(named.first); });
    return at == step.arguments.end() ? nullptr : &at->second;
}

/// "WB=W" in the language's own letters; in words where both colours begin with the same letter (Đỏ, Đen).
QString colourRow(const std::string& row, const Wording& wording)
{
    const QString white = colourText(Colour::White, wording);
    const QString black = colourText(Colour::Black, wording);
    const bool letters = white.front() != black.front();
    QStringList cells;
    for (const char cell : row) {
        if (cell == 'W')
            cells << (letters ? white.first(1) : white);
        else if (cell == 'B')
            cells << (letters ? black.first(1) : black);
        else
            cells << QString(QLatin1Char(cell));
    }
    return cells.join(letters ? QString() : QStringLiteral(" "));
}

}  // namespace

QString phraseText(const Step& step, const Wording& wording)
{
    // A sentence with a hundred names is no sentence; only the lists of who may take the bye, or be the next opponent,
    // are meant to be complete.
    constexpr std::size_t kNamesInASentence = 12;
    const bool complete = step.phrase == Phrase::ByeEligibleGroup || step.phrase == Phrase::NextGroup ||
                          step.phrase == Phrase::NextMayCome;
    // Who asks why another one is before him need not know the codes.
    const bool spelled = step.phrase == Phrase::StandingByTieBreak || step.phrase == Phrase::StandingByMissing ||
                         step.phrase == Phrase::StandingByEncounter;
    const char* source = sentenceOf(step.phrase).source;
    const Value* n = argument(step, "n");
    const Count* count = n != nullptr ? std::get_if<Count>(n) : nullptr;
    const QString sentence = count != nullptr
                                 ? wording.translate(kExplainContext, source, static_cast<int>(count->value))
                                 : wording.translate(kExplainContext, source);
    return fillHoles(sentence, [&](const QString& hole) {
        const Value* value = argument(step, hole.toStdString());
        KYDAI_ASSERT(value != nullptr);
        const Code* row = std::get_if<Code>(value);
        const bool isColours =
            hole == QLatin1String("history") || hole == QLatin1String("slid") || hole == QLatin1String("rivalHistory");
        if (row != nullptr && isColours) return colourRow(row->text, wording);
        if (row != nullptr && spelled && hole == QLatin1String("code")) return spelledCode(row->text, wording);
        const Players* players = std::get_if<Players>(value);
        if (players != nullptr && !complete) return namesText(*players, wording, kNamesInASentence);
        return valueText(*value, wording);
    });
}

}  // namespace kydai::text
