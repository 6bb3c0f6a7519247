#include "endorsement/dossier.h"

#include <QString>
#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace kydai::endorsement {

namespace {

std::string_view wordOf(QuestionState state)
{
    constexpr std::array<std::string_view, 4> kWords{"as expected", "otherwise", "person", "not performed"};
    return kWords[static_cast<std::size_t>(state)];
}

std::string costText(const AnsweredQuestion& answered)
{
    const Consequence costs = answered.costs();
    if (costs.hard) return ", hard";
    return costs.percent > 0 ? fmt::format(", {} %", costs.percent) : std::string();
}

const char* answerText(const Question& question)
{
    return question.answer ? "yes" : "no";
}

std::string scoreText(const Score& score)
{
    return fmt::format("questions={} open={} hard={} penalty={} %", score.questions, score.open, score.hard,
                       score.percent);
}

std::string outcomeText(const Performed& performed)
{
    if (!performed.done) return "not performed";
    return performed.deviation.empty() ? "as expected" : performed.deviation;
}

QString fromUtf8(const std::string& text)
{
    return QString::fromStdString(text);
}

print::TableRow rowOf(const AnsweredQuestion& answered)
{
    const Question& question = *answered.question;
    QString deeds =
        question.person.empty() ? QString() : QStringLiteral("needs a person: ") + fromUtf8(question.person);
    for (std::size_t at = 0; at < question.cases.size(); ++at) {
        if (!deeds.isEmpty()) deeds += QStringLiteral("; ");
        deeds += fromUtf8(question.cases[at].door + ": " + question.cases[at].deed);
        if (at < answered.cases.size() && !answered.cases[at].asExpected())
            deeds += QStringLiteral(" — ") + fromUtf8(outcomeText(answered.cases[at]).substr(0, 200));
    }
    print::TableRow row;
    row.cells << QString::number(question.number) << fromUtf8(question.asks)
              << QString::fromLatin1(answerText(question)) << deeds
              << fromUtf8(std::string(wordOf(answered.state())) + costText(answered));
    row.strong = answered.isOpen();
    return row;
}

}  // namespace

QuestionState AnsweredQuestion::state() const
{
    if (std::ranges::any_of(cases, [](const Performed& each) { return each.done && !each.deviation.empty(); }))
        return QuestionState::Otherwise;
    if (!question->person.empty()) return QuestionState::Person;
    const bool all = std::ranges::all_of(cases, &Performed::done) && !cases.empty();
    return all ? QuestionState::AsExpected : QuestionState::NotPerformed;
}

Consequence AnsweredQuestion::costs() const
{
    const Consequence& ours = question->ours();
    if (!isOpen()) return ours;
    const Consequence& other = question->other();
    return {.hard = ours.hard || other.hard, .percent = std::max(ours.percent, other.percent), .next = 0};
}

Score Dossier::score() const
{
    Score score;
    for (const AnsweredQuestion& answered : questions) {
        const Consequence costs = answered.costs();
        ++score.questions;
        score.open += answered.isOpen() ? 1 : 0;
        score.hard += costs.hard ? 1 : 0;
        score.percent += costs.hard ? 0 : costs.percent;
    }
    return score;
}

std::string textOf(const Dossier& dossier, bool onlyOpen)
{
    std::string text;
    for (const AnsweredQuestion& answered : dossier.questions) {
        if (onlyOpen && !answered.isOpen()) continue;
        const Question& question = *answered.question;
        text += fmt::format("{:>3} {:<13} {}: {}{}\n", question.number, wordOf(answered.state()), question.asks,
                            answerText(question), costText(answered));
        if (!question.person.empty()) text += fmt::format("      needs a person: {}\n", question.person);
        for (std::size_t at = 0; at < answered.cases.size(); ++at) {
            const Case& one = question.cases[at];
            text += fmt::format("      {}: {}: {}\n", one.door, one.deed, outcomeText(answered.cases[at]));
        }
    }
    return text + scoreText(dossier.score()) + '\n';
}

nlohmann::ordered_json jsonOf(const Dossier& dossier)
{
    using Json = nlohmann::ordered_json;
    const Score score = dossier.score();
    Json list = Json::array();
    for (const AnsweredQuestion& answered : dossier.questions) {
        const Question& question = *answered.question;
        Json cases = Json::array();
        for (std::size_t at = 0; at < answered.cases.size(); ++at) {
            cases.push_back({{"door", question.cases[at].door},
                             {"deed", question.cases[at].deed},
                             {"repeat", answered.cases[at].deeds},
                             {"outcome", outcomeText(answered.cases[at])}});
        }
        const Consequence costs = answered.costs();
        list.push_back({{"question", question.number},
                        {"asks", question.asks},
                        {"answer", answerText(question)},
                        {"state", wordOf(answered.state())},
                        {"hard", costs.hard},
                        {"percent", costs.percent},
                        {"person", question.person},
                        {"again", fmt::format("kydai-cli endorsement --run {}", question.number)},
                        {"cases", std::move(cases)}});
    }
    return {{"program", "Kỳ Đài"},          {"version", dossier.version}, {"day", dossier.day},
            {"questions", score.questions}, {"open", score.open},         {"hard", score.hard},
            {"percent", score.percent},     {"list", std::move(list)}};
}

print::Sheet sheetOf(const Dossier& dossier)
{
    print::Sheet sheet;
    sheet.heading.event = QStringLiteral("Kỳ Đài ") + fromUtf8(dossier.version);
    sheet.heading.title = QStringLiteral("FIDE's questions to tournament programs, performed");
    sheet.heading.when = fromUtf8(dossier.day);
    sheet.footer = QStringLiteral("C.02, VCL4THP version 13");
    sheet.pageWords = QStringLiteral("Page %1 of %2");
    sheet.language = QStringLiteral("en");
    sheet.blocks.emplace_back(print::Paragraph{fromUtf8(scoreText(dossier.score())), {12, true}, 2});
    sheet.blocks.emplace_back(print::Paragraph{
        QStringLiteral("Each question was performed through the doors that it names; what needs a person counts as "
                       "open. kydai-cli endorsement --run N repeats question N, and --format json lists every call."),
        {9},
        2});
    print::Table table;
    table.columns = {{QStringLiteral("Q"), print::Align::Right},
                     {QStringLiteral("Asks"), print::Align::Left, true},
                     {QStringLiteral("Answer"), print::Align::Left},
                     {QStringLiteral("Done"), print::Align::Left, true},
                     {QStringLiteral("Outcome"), print::Align::Left, true}};
    table.fontSize = 8;
    for (const AnsweredQuestion& answered : dossier.questions) table.rows.push_back(rowOf(answered));
    sheet.blocks.emplace_back(std::move(table));
    return sheet;
}

}  // namespace kydai::endorsement
