// The kinds of questions with what each looks at, what is told of a question that can't be asked, answers about
// everybody, and the pictures and shapes of numbers that the JSON of an answer leaves out. As they were when they were
// last read.
#include "ask/answer.h"
#include "explain/explanation_json.h"
#include "format/reader.h"
#include "support/festival.h"
#include "support/golden.h"
#include "support/player_id.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <memory>
#include <stop_token>
#include <string>
#include <vector>

namespace kydai::ask {
namespace {

using Questions = std::vector<std::pair<std::string, Question>>;

struct PictureText {
    static std::string textOf(const ColourStrips::Strip& strip)
    {
        std::string text = fmt::format("{} {} gets {}:", strip.number, strip.name, static_cast<int>(strip.gets));
        for (const ColourStrips::Cell& cell : strip.cells)
            text += fmt::format(" {}{}{}", cell.round, cell.colour ? static_cast<int>(*cell.colour) : -1,
                                cell.decisive ? "!" : "");
        return text;
    }
    std::string operator()(const ColourStrips& strips) const { return textOf(strips.first) + textOf(strips.second); }
    std::string operator()(const TieBreakBars& bars) const
    {
        std::string text = "bars " + bars.total.toDecimal();
        for (const auto& row : bars.rows)
            text += fmt::format(" {} {} {} {} {} {}{}", row.round, row.label, row.dummy, row.used.toDecimal(),
                                row.contribution.toDecimal(), row.cut, row.adjusted);
        return text;
    }
    std::string operator()(const SubCrosstable& table) const
    {
        std::string text = "table";
        for (const auto& row : table.rows) {
            text += fmt::format("\n{} {} {} {} {} {}:", row.number, row.name, row.sum.toDecimal(), row.best.toDecimal(),
                                row.place, row.unreachable);
            for (const auto& cell : row.cells)
                text += fmt::format(" {}{}{}", cell.self, cell.missing, cell.points ? cell.points->toDecimal() : "-");
        }
        return text;
    }
    static std::string textOf(const std::vector<BracketPicture::Entrant>& entrants)
    {
        std::string text;
        for (const auto& each : entrants)
            text += fmt::format(" {} {} {} {}{}{}{}", each.number, each.name, each.score.tenths, each.movedDown,
                                each.downfloats, each.limbo, each.due ? static_cast<int>(*each.due) : -1);
        return text;
    }
    std::string operator()(const BracketPicture& bracket) const
    {
        std::string text =
            fmt::format("bracket {}:{} /{}", bracket.scoregroup.tenths, textOf(bracket.upper), textOf(bracket.lower));
        for (const auto& line : bracket.lines)
            text += fmt::format(" {}-{} {}{}{} {} {}", line.upper, line.lower, line.asked, line.dashed,
                                static_cast<int>(line.ends), static_cast<int>(line.refused), line.round);
        return text;
    }
    std::string operator()(const CrosstableRows& table) const
    {
        std::string text = "rows";
        for (const auto& row : table.rows) {
            text += fmt::format("\n{} {} {}:", row.number, row.name, row.score.tenths);
            for (const auto& cell : row.cells)
                text += fmt::format(" {}{}{}{}", trfCode(cell.entry.outcome), cell.opponent,
                                    cell.entry.colour ? static_cast<int>(*cell.entry.colour) : -1,
                                    cell.decisive ? "!" : "");
        }
        return text;
    }
    std::string operator()(const PlaceChances& chances) const
    {
        std::string text =
            fmt::format("chances {} {}-{}", chances.now, chances.possible.first, chances.possible.second);
        for (const auto& bar : chances.bars) text += fmt::format(" {} {} {}", bar.place, bar.share, bar.error);
        return text;
    }
    std::string operator()(const KnockOutTree& tree) const
    {
        std::string text = "knock-out";
        for (const auto& round : tree.rounds) {
            text += fmt::format(" {}:", round.word);
            for (const auto& match : round.matches)
                text += fmt::format(" {}-{}/{}", match.upper.number, match.lower.number, match.winner);
        }
        return text;
    }
    std::string operator()(const RatingScale& scale) const
    {
        std::string text = "scale";
        for (const auto& row : scale.rows) text += fmt::format(" {} {:.6f} {}", row.system, row.shown, row.decimals);
        return text;
    }
    std::string operator()(const RatingBars& bars) const
    {
        std::string text = "rating";
        for (const auto& row : bars.rows)
            text += fmt::format(" {} {} {:.6f} {}", row.round, row.opponent, row.expected, row.score);
        return text;
    }
};

/// What the JSON of a step leaves out: how its numbers are written, and what is folded.
std::string shapesOf(const Step& step)
{
    std::string text = step.folded ? "(" : "";
    for (const auto& [name, value] : step.arguments) {
        if (const auto* real = std::get_if<Real>(&value))
            text += fmt::format("{}.{}{}{} ", name, real->decimals, real->showSign ? "+" : "", real->addend ? "a" : "");
        if (const auto* money = std::get_if<Money>(&value)) text += name + money->currency + ' ';
    }
    for (const Step& detail : step.details) text += shapesOf(detail);
    return text;
}

std::string textOf(const Error& error)
{
    return fmt::format("error {} {} / {}", static_cast<int>(error.code), logText(error.what), logText(error.expected));
}

std::string textOf(const Explanation& answer)
{
    std::string text =
        toJson(answer, {}).dump() + fmt::format("\n{} {} ", static_cast<int>(answer.kind), answer.edition.text);
    text += shapesOf(answer.subject) + shapesOf(answer.conclusion);
    for (const Step& step : answer.steps) text += shapesOf(step);
    for (const Picture& picture : answer.pictures) text += '\n' + std::visit(PictureText{}, picture);
    return text;
}

Section teamSection()
{
    return format::readFile(std::string(KYDAI_TEST_DATA) + "/tiebreak/seeds/tec_team_2024.trf")
        .value()
        .sections.front();
}

std::vector<fixture::NamedSection> askedAbout()
{
    std::vector<fixture::NamedSection> chosen;
    for (fixture::NamedSection& named : fixture::festival()) {
        if (named.name == "running" || named.name == "round-robin" || named.name == "strange-2")
            chosen.push_back(std::move(named));
    }
    chosen.push_back({"teams", teamSection()});
    chosen.push_back({"nobody", Section{}});
    return chosen;
}

/// Questions with and without each thing that a question can say, right and wrong.
Questions questionsOf(ExplanationKind kind, const Section& section)
{
    Questions all;
    const auto add = [&](const std::string& what, auto set) {
        Question question{.kind = kind};
        if (section.players.size() > 5) {
            question.player = section.players[2].id;
            question.other = section.players[5].id;
        }
        if (section.teams.teams.size() > 2) {
            question.team = section.teams.teams[1].id;
            question.otherTeam = section.teams.teams[2].id;
        }
        set(question);
        all.emplace_back(what, std::move(question));
    };
    add("as it is", [](Question&) {});
    add("nobody", [](Question& q) { q.player = {}; });
    add("stranger", [](Question& q) { q.player = playerId(999); });
    add("no other", [](Question& q) { q.other = {}; });
    add("other stranger", [](Question& q) { q.other = playerId(999); });
    add("himself", [](Question& q) { q.other = q.player; });
    for (const RoundNumber round : {-1, 1, 2, section.roundsPaired(), section.roundsPaired() + 1, 99})
        add(fmt::format("round {}", round), [&](Question& q) { q.round = round; });
    for (const char* code : {"BH", "BH/C1", "XX", "IM", "GM", "fide", "dwz", "nothing", "EDE", "Gain"})
        add(code, [&](Question& q) { q.code = code; });
    for (const int place : {-1, 1, 3, 99, 2000, 5000})
        add(fmt::format("place {}", place), [&](Question& q) { q.place = place; });
    add("team", [](Question& q) { q.teams = true; });
    add("no team", [](Question& q) { q.teams = true, q.team = {}; });
    add("strange team", [](Question& q) { q.teams = true, q.team = TeamId{99}, q.code = "MPTS"; });
    add("other strange team", [](Question& q) { q.teams = true, q.otherTeam = TeamId{99}; });
    add("team code",
        [](Question& q) { q.teams = true, q.code = "EDE", q.list = tiebreak::parseCodes("EDE,BC").value(); });
    add("list", [](Question& q) { q.list = tiebreak::parseCodes("SB,WIN,DE").value(), q.code = "SB"; });
    add("edition", [](Question& q) { q.edition = TieBreakEdition::Old, q.pairingEdition = PairingEdition::E2017; });
    add("given", [](Question& q) { q.given = Outcome::Win; });
    add("general", [](Question& q) { q.general = true; });
    add("draft", [&](Question& q) { q.draft = std::make_shared<const Section>(section); });
    return all;
}

TEST(QuestionsGolden, KindsAreAsTheyWereRead)
{
    fixture::Golden golden("answers/kinds");
    for (const KindInfo& info : kinds()) {
        std::string text =
            fmt::format("{} by {} needs {} also {} when {} {}{}{}{}{}{}{} offer {}", info.word,
                        static_cast<int>(info.by), static_cast<int>(info.needs), static_cast<int>(info.also),
                        static_cast<int>(info.when), info.player, info.other, info.otherMay, info.everybody, info.teams,
                        info.pairs, info.longWork, static_cast<int>(info.offer));
        for (int argument = 0; argument <= static_cast<int>(Argument::System); ++argument) {
            const std::vector<Argument> said{static_cast<Argument>(argument)};
            text += fmt::format(" {}{}", static_cast<int>(kindOf(info.word, said).value_or(ExplanationKind::Unit)),
                                info.uses(said.front()));
        }
        EXPECT_EQ(&infoOf(info.kind), &infoOf(info.kind));
        EXPECT_EQ(infoOf(info.kind).word, info.word);
        golden.add(fmt::format("{}", static_cast<int>(info.kind)), "kind", text);
    }
    EXPECT_FALSE(kindOf("nothing", {}));
    const auto stop = std::make_unique<std::stop_source>();
    stop->request_stop();
    for (const fixture::NamedSection& named : askedAbout()) {
        for (const KindInfo& info : kinds()) {
            if (info.longWork && !info.pairs && named.name != "running") continue;
            std::string text;
            for (const auto& [what, question] : questionsOf(info.kind, named.section)) {
                const auto answered = answer(question, named.section);
                text += what + ": " + (answered ? textOf(*answered) : textOf(answered.error())) + '\n';
            }
            const auto stopped =
                answer(questionsOf(info.kind, named.section).front().second, named.section, stop->get_token());
            text += "stopped: " + (stopped ? "answered" : textOf(stopped.error()));
            if (info.everybody) {
                const auto all = answerAll(
                    {.kind = info.kind, .code = info.kind == ExplanationKind::TieBreak ? "SB" : ""}, named.section);
                text += all ? fmt::format("{} answers", all->size()) : textOf(all.error());
                for (const Explanation& each : all ? *all : std::vector<Explanation>{}) text += textOf(each) + '\n';
            }
            golden.add(named.name + fmt::format(" {}", static_cast<int>(info.kind)), "questions", text);
        }
    }
    golden.compare();
}

}  // namespace
}  // namespace kydai::ask
