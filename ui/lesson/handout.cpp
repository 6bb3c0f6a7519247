#include "lesson/handout.h"

#include "explain/explanation_json.h"
#include "print/document_words.h"
#include "print/list_table.h"
#include "print/statements.h"
#include "text/phrase_text.h"
#include "text/render.h"

#include <algorithm>
#include <utility>

namespace kydai::lesson {

namespace {

const print::FontStyle kTitle{12, true};
const print::FontStyle kQuestion{10.5};
const print::FontStyle kAnswer{11, true};
const print::FontStyle kRemark{10, false, true};

/// A stop with its answer, worked out once for all languages.
struct Told {
    const Stop& stop;
    std::optional<Explanation> answer{};
};

/// What a lesson can't answer is a mistake of ours, and told as no answer; the tests of the lessons find it.
std::vector<Told> answered(const Lesson& lesson)
{
    std::vector<Told> told;
    for (const Stop& stop : lesson.stops) {
        auto answer = answerOf(lesson, stop);
        told.push_back({stop, answer.ok() ? *std::move(answer) : std::nullopt});
    }
    return told;
}

QString sourceLine(const QString& source, const text::Wording& wording)
{
    if (source.isEmpty()) return {};
    return text::fillHoles(wording.translate(kContext, QT_TRANSLATE_NOOP("Lesson", "Source: {source}")),
                           [&](const QString&) { return source; });
}

void addParagraph(print::Sheet& sheet, const QString& text, const print::FontStyle& font, double above,
                  double needsBelow = 0)
{
    if (!text.isEmpty()) sheet.blocks.emplace_back(print::Paragraph{text, font, above, print::Align::Left, needsBelow});
}

// Millimetres: a row of a board, a question of two lines, the first lines of an answer, a picture between them.
constexpr double kRow = 4.7;
constexpr double kQuestionHeight = 13;
constexpr double kAnswerHeight = 22;
constexpr double kPictureHeight = 30;
constexpr double kLettersOfALine = 100;
constexpr std::size_t kRowsOfABoard = 12;  ///< a longer one may go over pages

void addQuestions(print::Sheet& sheet, const Lesson& lesson, const std::vector<Told>& all,
                  const print::DocumentWords& words)
{
    const text::Wording& wording = words.first();
    for (const Told& each : all) {
        const Section* const section = sectionOf(lesson, each.stop);
        std::optional<tables::List> board;
        if (section != nullptr) board = boardOf(lesson, each.stop, nullptr);
        const std::size_t rows = board ? board->rows.size() + 1 : 0;
        addParagraph(sheet, textOf(each.stop.title, section, wording), kTitle, 6,
                     kRow * static_cast<double>(std::min(rows, kRowsOfABoard)) + kQuestionHeight);
        if (board) {
            print::Table table = print::listTable(*board, words);
            table.fontSize = 9;
            sheet.blocks.emplace_back(std::move(table));
        }
        addParagraph(sheet, textOf(each.stop.guess, section, wording), kQuestion, 2);
    }
}

/// What ends an answer goes on the next page with its last step, not alone.
void keepTheEndTogether(print::Sheet& sheet, const QString& told)
{
    double behind = 2 + static_cast<double>(told.size()) / kLettersOfALine;  // lines
    for (auto block = sheet.blocks.rbegin(); block != sheet.blocks.rend(); ++block, ++behind) {
        auto* step = std::get_if<print::Statement>(&*block);
        if (step == nullptr) return;
        if (step->indent > 0) continue;
        step->needsBelow = kRow * behind;
        return;
    }
}

void addAnswers(print::Sheet& sheet, const Lesson& lesson, const std::vector<Told>& all, const text::Wording& wording)
{
    for (const Told& each : all) {
        const Section* const section = sectionOf(lesson, each.stop);
        std::vector<Picture> pictures = each.answer ? picturesOf(each.stop, *each.answer) : std::vector<Picture>();
        const double room = pictures.empty() ? 0 : kPictureHeight;
        addParagraph(sheet, textOf(each.stop.title, section, wording), kTitle, 5, kAnswerHeight + room);
        if (each.answer) {
            addParagraph(sheet, text::phraseText(each.answer->conclusion, wording), kAnswer, 1,
                         kAnswerHeight / 2 + room);
            for (Picture& picture : pictures)
                sheet.blocks.emplace_back(print::PictureBlock{std::move(picture), wording});
            print::addStatements(sheet, each.answer->steps, wording);
        }
        const QString told = textOf(each.stop.told, section, wording);
        if (each.answer) keepTheEndTogether(sheet, told);
        addParagraph(sheet, told, kRemark, 1.5);
        addParagraph(sheet, sourceLine(each.stop.source, wording), {8.5}, 1);
    }
}

/// The text of a stop below its title, lines parted by line ends.
QString answerText(const Lesson& lesson, const Told& told, const text::Wording& wording)
{
    const Section* const section = sectionOf(lesson, told.stop);
    QString text;
    // The subject is what the hall was asked.
    if (told.answer) text += text::plainText(*told.answer, wording).section(QLatin1Char('\n'), 1);
    text += textOf(told.stop.told, section, wording) + QLatin1Char('\n');
    if (!told.stop.source.isEmpty()) text += sourceLine(told.stop.source, wording) + QLatin1Char('\n');
    return text;
}

}  // namespace

print::Sheet handoutOf(const Lesson& lesson, const print::PrintOptions& options)
{
    const Section none;
    const Section& first = lesson.sections.empty() ? none : *lesson.sections.front();
    const print::DocumentWords all(options, first.rules.discipline);
    const std::vector<Told> told = answered(lesson);
    print::Sheet sheet = print::emptySheet(
        first, all.each([&](const text::Wording& wording) { return textOf(lesson.title, nullptr, wording); }), options,
        all);
    sheet.heading.event = all.each([](const text::Wording& wording) {
        return wording.translate(kContext, QT_TRANSLATE_NOOP("Lesson", "Kỳ Đài · lesson"));
    });
    sheet.heading.section.clear();
    sheet.footer = options.program;
    bool isFirst = true;
    for (const text::Wording& wording : all.wordings()) {
        print::PrintOptions one = options;
        one.languages = {wording.language()};
        const print::DocumentWords words(one, first.rules.discipline);
        if (!isFirst) sheet.blocks.emplace_back(print::PageBreak{});
        isFirst = false;
        addParagraph(sheet, sourceLine(lesson.source, wording), {9}, 1);
        addQuestions(sheet, lesson, told, words);
        sheet.blocks.emplace_back(print::PageBreak{});
        addParagraph(sheet, wording.translate(kContext, QT_TRANSLATE_NOOP("Lesson", "Answers")), {14, true}, 0);
        addAnswers(sheet, lesson, told, wording);
    }
    return sheet;
}

QString plainText(const Lesson& lesson, const text::Wording& wording)
{
    const std::vector<Told> told = answered(lesson);
    QString text = textOf(lesson.title, nullptr, wording) + QLatin1Char('\n');
    if (!lesson.source.isEmpty()) text += sourceLine(lesson.source, wording) + QLatin1Char('\n');
    for (const Told& each : told) {
        const Section* const section = sectionOf(lesson, each.stop);
        text += QStringLiteral("\n== %1\n").arg(textOf(each.stop.title, section, wording));
        if (section != nullptr) {
            const tables::List board = boardOf(lesson, each.stop, nullptr);
            constexpr tables::Output kText = tables::Output::Text;
            text += QString::fromStdString(
                tables::alignedText(tables::tableOf(board, tables::defaultColumns(board, kText), kText, wording)));
        }
        text += textOf(each.stop.guess, section, wording) + QStringLiteral("\n\n") + answerText(lesson, each, wording);
    }
    return text;
}

nlohmann::ordered_json toJson(const Lesson& lesson, const text::Wording& wording)
{
    const auto utf8 = [](const QString& text) { return text.toStdString(); };
    nlohmann::ordered_json stops = nlohmann::ordered_json::array();
    for (const Told& each : answered(lesson)) {
        const Stop& stop = each.stop;
        const Section* const section = sectionOf(lesson, stop);
        nlohmann::ordered_json made = {{"title", utf8(textOf(stop.title, section, wording))}};
        made["section"] = section != nullptr ? nlohmann::ordered_json(section->info.name) : nullptr;
        made["cell"] = nullptr;
        if (stop.cell.player != 0) made["cell"] = {{"player", stop.cell.player}};
        if (stop.cell.round != 0) made["cell"]["round"] = stop.cell.round;
        if (!stop.cell.code.empty()) made["cell"]["code"] = stop.cell.code;
        made["guess"] = utf8(textOf(stop.guess, section, wording));
        made["answer"] = nullptr;
        if (each.answer)
            made["answer"] =
                kydai::toJson(*each.answer, [&](const Step& step) { return utf8(text::phraseText(step, wording)); });
        made["told"] = utf8(textOf(stop.told, section, wording));
        made["source"] = utf8(stop.source);
        stops.push_back(std::move(made));
    }
    return {{"lesson", lesson.word},
            {"title", utf8(textOf(lesson.title, nullptr, wording))},
            {"source", utf8(lesson.source)},
            {"stops", std::move(stops)}};
}

}  // namespace kydai::lesson
