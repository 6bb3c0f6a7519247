// Every kind of answer about sections with everything in them (support/festival.h), as it was when it was last read: in
// tests/data/golden/answers a file for each kind. Whether what they say is true is asked in statements_test.cpp.
#include "ask/answer.h"
#include "ask/editions.h"
#include "ask/personal.h"
#include "explain/explanation_json.h"
#include "format/reader.h"
#include "pairing/manual_edit.h"
#include "pairing/next_round.h"
#include "rating/calculator.h"
#include "support/explained.h"
#include "support/festival.h"
#include "support/golden.h"
#include "support/whole_answer.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

namespace kydai::ask {
namespace {

const std::vector<fixture::NamedSection>& sections()
{
    static const std::vector<fixture::NamedSection> kSections = fixture::festival();
    return kSections;
}

std::string nameOf(ExplanationKind kind)
{
    std::string name(infoOf(kind).word);
    if (kind == ExplanationKind::WhyNot || kind == ExplanationKind::ByeNot || kind == ExplanationKind::PrizeWhyNot)
        name += "_not";
    if (kind == ExplanationKind::NeedPrize) name += "_prize";
    if (kind == ExplanationKind::NeedRating) name += "_rating";
    if (kind == ExplanationKind::NormForecast) name += "_forecast";
    if (kind == ExplanationKind::Preview) name += "_preview";
    if (kind == ExplanationKind::Versus) name += "_versus";
    if (kind == ExplanationKind::Floats) name += "_all";
    return name;
}

/// What else a question may say.
std::vector<std::string> codesOf(ExplanationKind kind, const Section& section)
{
    using enum ExplanationKind;
    if (kind == TieBreak) return section.rules.tieBreaks;
    if (kind == Effect) return {"BH", "BH/C1", "SB", "FB/C1"};
    if (kind == Norm || kind == NormForecast) return {"", "IM"};
    std::vector<std::string> codes;
    if (kind == Rating) {
        for (const rating::SystemInfo& system : rating::systems()) codes.emplace_back(system.code);
        codes.emplace_back("dwz2026");
    } else if (kind == PrizeWhyNot || kind == NeedPrize) {
        for (const PrizeList& list : section.prizes.lists) codes.push_back(list.name);
    } else {
        codes.emplace_back();
    }
    return codes;
}

class Collector {
public:
    Collector(ExplanationKind kind, const fixture::NamedSection& of, fixture::Golden& golden)
        : m_kind(kind), m_name(of.name), m_section(of.section), m_golden(golden)
    {
    }

    /// About a round or a code after another, of some players each, so that all of them come up in the end.
    void collect()
    {
        const KindInfo& info = infoOf(m_kind);
        const std::vector<std::string> codes = codesOf(m_kind, m_section);
        if (info.player) {
            for (std::size_t i = 0; i < m_section.players.size(); ++i) {
                Question question{.kind = m_kind, .player = m_section.players[i].id};
                question.other = otherFor(i);
                question.code = codes[i % codes.size()];
                question.round = info.when == When::Event ? 0 : roundFor(i, info.when == When::NextRound);
                question.place = m_kind == ExplanationKind::NeedRating ? 1800 + 100 * static_cast<int>(i)
                                                                       : 1 + static_cast<int>(i) / 3;
                if (m_kind == ExplanationKind::Next && i % 3 == 0) question.given = Outcome::Draw;
                if (info.otherMay && i % 2 == 0) question.other = {};
                ask(question);
            }
        } else {
            for (RoundNumber round = 1; round <= m_section.roundsPaired(); ++round) {
                ask({.kind = m_kind, .round = round});
                if (info.when == When::Event) return;
            }
        }
    }

    /// The question and the conclusion of each, with all that they name.
    [[nodiscard]] const std::string& told() const { return m_told; }
    /// Everything that they say, with their pictures.
    [[nodiscard]] const std::string& whole() const { return m_whole; }

    /// About the last round and the next one, of three players.
    void collectLast()
    {
        const KindInfo& info = infoOf(m_kind);
        for (const RoundNumber round : {m_section.roundsPaired(), m_section.roundsPaired() + 1}) {
            for (std::size_t i = 0; i < (info.player ? 3U : 1U); ++i) {
                Question question{.kind = m_kind, .round = round};
                if (info.player) question.player = m_section.players[i].id;
                if (info.other) question.other = m_section.players[i + 2].id;
                ask(question);
            }
        }
    }

private:
    /// Neighbours in the list for places, opponents for effects, anybody else for the rest.
    [[nodiscard]] PlayerId otherFor(std::size_t i) const
    {
        const std::size_t count = m_section.players.size();
        if (m_kind == ExplanationKind::Standing) return m_section.players[(i + 1 + i % 3) % count].id;
        if (m_kind == ExplanationKind::Effect) {
            const PlayerId player = m_section.players[i].id;
            const Round& round = m_section.round(static_cast<RoundNumber>(i) % m_section.roundsPaired() + 1);
            for (const Game& game : round.games) {
                if (game.white == player) return game.black;
                if (game.black == player) return game.white;
            }
        }
        return m_section.players[(3 * i + 5) % count].id;
    }
    [[nodiscard]] RoundNumber roundFor(std::size_t i, bool next) const
    {
        const RoundNumber last = m_section.roundsPaired() + (next ? 1 : 0);
        return last - static_cast<RoundNumber>(i) % last;
    }

    void ask(const Question& question)
    {
        const std::string what =
            m_name + ' ' + std::to_string(m_section.numberOf(question.player)) + ' ' + question.code;
        const auto answered = answer(question, m_section);
        if (answered) {
            const auto json = toJson(*answered, {});
            m_golden.add(what, json["conclusion"].get<std::string>(), fixture::sameEverywhere(json, 1));
            m_whole += what + fixture::wholeText(*answered) + '\n';
            Explanation told;  // the JSON says of question and conclusion only which sentence they are
            told.steps = {answered->subject, answered->conclusion};
            m_told += what + fixture::sameEverywhere(toJson(told, {})) + marksOf(answered->conclusion) + '\n';
            for (const Step& step : answered->steps) m_told += marksOf(step);
        } else {
            m_golden.add(what, "error-" + std::to_string(static_cast<int>(answered.error().code)), "");
        }
    }

    ExplanationKind m_kind;
    std::string m_name;
    const Section& m_section;
    fixture::Golden& m_golden;
    std::string m_told{};
    std::string m_whole{};
};

void collect(ExplanationKind kind, const fixture::NamedSection& of, fixture::Golden& golden, fixture::Golden& told)
{
    Collector collector(kind, of, golden);
    collector.collect();
    told.add(of.name, "told", collector.told());
}

class Answers : public testing::TestWithParam<ExplanationKind> {};

TEST_P(Answers, AreAsTheyWereRead)
{
    fixture::Golden golden("answers/" + nameOf(GetParam()));
    fixture::Golden told("answers/told_" + nameOf(GetParam()));
    for (const fixture::NamedSection& section : sections()) collect(GetParam(), section, golden, told);
    golden.compare();
    told.compare();
}

INSTANTIATE_TEST_SUITE_P(Kinds, Answers,
                         testing::Values(ExplanationKind::Colour, ExplanationKind::TieBreak, ExplanationKind::Standing,
                                         ExplanationKind::Pairing, ExplanationKind::WhyNot, ExplanationKind::Bye,
                                         ExplanationKind::ByeNot, ExplanationKind::Float, ExplanationKind::Differences,
                                         ExplanationKind::Next, ExplanationKind::Board, ExplanationKind::Number,
                                         ExplanationKind::Effect, ExplanationKind::Need, ExplanationKind::NeedPrize,
                                         ExplanationKind::NeedRating, ExplanationKind::Preview,
                                         ExplanationKind::ColourTable, ExplanationKind::Rating, ExplanationKind::Norm,
                                         ExplanationKind::NormForecast, ExplanationKind::Prize,
                                         ExplanationKind::PrizeWhyNot, ExplanationKind::Versus,
                                         ExplanationKind::Floats),
                         [](const testing::TestParamInfo<ExplanationKind>& kind) { return nameOf(kind.param); });

/// Why this opponent, why not that one, why this colour and this bye where players or teams are paired by other
/// systems.
class OtherSystems : public testing::TestWithParam<ExplanationKind> {};

TEST_P(OtherSystems, AreAsTheyWereRead)
{
    static const std::vector<fixture::NamedSection> kSections = fixture::otherSystems();
    fixture::Golden golden("answers/other_" + nameOf(GetParam()));
    fixture::Golden told("answers/told_other_" + nameOf(GetParam()));
    for (const fixture::NamedSection& section : kSections) {
        EXPECT_GE(section.section.roundsPaired(), 4) << section.name;
        collect(GetParam(), section, golden, told);
    }
    golden.compare();
    told.compare();
}

INSTANTIATE_TEST_SUITE_P(Kinds, OtherSystems,
                         testing::Values(ExplanationKind::Pairing, ExplanationKind::WhyNot, ExplanationKind::Bye,
                                         ExplanationKind::ByeNot, ExplanationKind::Colour, ExplanationKind::Versus),
                         [](const testing::TestParamInfo<ExplanationKind>& kind) { return nameOf(kind.param); });

/// Every question where rounds or places are of another kind: answered, or said why not.
TEST(AnswersOfCupsClubsAndTables, AreAsTheyWereRead)
{
    fixture::Golden golden("answers/cups_clubs_tables");
    for (const fixture::NamedSection& named : fixture::cupsClubsAndTables()) {
        EXPECT_GE(named.section.roundsPaired(), 2) << named.name;
        // Of units, and of what would move, is asked elsewhere.
        for (ExplanationKind kind{}; kind != ExplanationKind::Unit;
             kind = static_cast<ExplanationKind>(static_cast<int>(kind) + 1)) {
            fixture::Golden each("");
            Collector collector(kind, named, each);
            collector.collect();
            golden.add(named.name, nameOf(kind), collector.whole());
        }
    }
    golden.compare();
}

/// The same with a last round by hand where the rules give none any more; nothing where they always give one.
std::optional<Section> blocked(Section section)
{
    section.rules.scheduledRounds.reset();
    while (section.roundsPaired() < 14) {
        const auto draft = pairing::draftRound(section, section.roundsPaired() + 1);
        const auto* made = std::get_if<pairing::DraftRound>(&draft);
        if (made == nullptr) {
            section.rounds.push_back(section.rounds.back());
            return section;
        }
        section.rounds.push_back(made->round);
        for (Game& game : section.rounds.back().games) {
            game.whiteOutcome = Outcome::Win;
            game.blackOutcome = Outcome::Loss;
        }
    }
    return std::nullopt;
}

/// Every question about a round for which the rules have no pairing, and about the next one.
TEST(AnswersWithoutPairing, AreAsTheyWereRead)
{
    using enum ExplanationKind;
    fixture::Golden golden("answers/blocked");
    int found = 0;
    for (std::size_t at = 0; at < 9; ++at) {
        const auto section = blocked(sections()[at].section);
        if (!section) continue;
        ++found;
        for (const ExplanationKind kind :
             {Colour, Pairing, WhyNot, Bye, ByeNot, Float, Floats, Differences, Next, Preview, Versus, Board}) {
            const fixture::NamedSection named{sections()[at].name + ' ' + nameOf(kind), *section};
            Collector collector(kind, named, golden);
            collector.collectLast();
            golden.add(named.name, "told", collector.told());
        }
    }
    EXPECT_GE(found, 4);
    golden.compare();
}

/// What everybody is told of himself at once. The answer about a board is that of the desk to one of its two players,
/// and one for both.
TEST(PersonalAnswers, AreAsTheyWereRead)
{
    fixture::Golden golden("answers/personal");
    std::vector<fixture::NamedSection> all = sections();
    all.push_back(fixture::otherSystems()[5]);
    for (fixture::NamedSection& each : fixture::cupsClubsAndTables()) all.push_back(std::move(each));
    for (const fixture::NamedSection& named : all) {
        const Section& section = named.section;
        const auto told = answersForAll(section);
        ASSERT_TRUE(told.ok()) << named.name;
        ASSERT_EQ(told->size(), section.players.size());
        const Round& round = section.rounds.back();
        for (std::size_t i = 0; i < told->size(); ++i) {
            const PersonalAnswers& mine = (*told)[i];
            const PlayerId player = section.players[i].id;
            std::string text;
            for (const auto* each : {&mine.versus, &mine.floats, &mine.next}) {
                text += *each ? toJson(**each, {}).dump(1) : "none";
                text += '\n';
            }
            for (const Explanation& norm : mine.norms) text += toJson(norm, {}).dump(1) + "\n";
            golden.add(named.name, std::to_string(i + 1), text);
            const PlayerId other = pairing::opponentOnBoard(round, player);
            if (!mine.opponent) {
                EXPECT_FALSE(other) << "only who has neither board nor bye is told of none";
                continue;
            }
            const auto asked = [&](ExplanationKind kind, PlayerId whom) {
                const auto answered = answer({.kind = kind, .round = section.roundsPaired(), .player = whom}, section);
                return answered ? toJson(*answered, {}).dump() : "";
            };
            const std::string of = toJson(*mine.opponent, {}).dump();
            if (!other) {
                EXPECT_EQ(of, asked(ExplanationKind::Bye, {})) << named.name << ' ' << i;
                EXPECT_FALSE(mine.colour);
                continue;
            }
            EXPECT_TRUE(of == asked(ExplanationKind::Pairing, player) || of == asked(ExplanationKind::Pairing, other));
            const PersonalAnswers& theirs = told->at(*section.indexOf(other));
            EXPECT_EQ(mine.opponent, theirs.opponent);
            EXPECT_EQ(mine.colour, theirs.colour);
            const auto game = std::ranges::find_if(
                round.games, [&](const Game& each) { return each.white == player || each.black == player; });
            ASSERT_TRUE(mine.colour);
            EXPECT_EQ(toJson(*mine.colour, {}).dump(), asked(ExplanationKind::Colour, game->white));
        }
    }
    golden.compare();
    std::stop_source stopped;
    stopped.request_stop();
    EXPECT_FALSE(answersForAll(sections().front().section, stopped.get_token()).ok());
}

/// A section by every edition of the rules, after its last round and after its second.
TEST(AnswersByEditions, AreAsTheyWereRead)
{
    fixture::Golden golden("answers/editions");
    std::vector<fixture::NamedSection> all = sections();
    for (fixture::NamedSection& each : fixture::cupsClubsAndTables()) all.push_back(std::move(each));
    for (const fixture::NamedSection& named : all) {
        for (const RoundNumber round : {0, 2}) {
            const auto tables = editionTables(named.section, {.round = round});
            if (!tables) continue;
            const auto json = toJson(explainEditions(named.section, *tables), {});
            golden.add(named.name + ' ' + std::to_string(round), json["conclusion"].get<std::string>(), json.dump(1));
        }
    }
    golden.compare();
}

/// Teams in their tie-breaks and places.
TEST(AnswersAboutTeams, AreAsTheyWereRead)
{
    const auto read = format::readFile(std::string(KYDAI_TEST_DATA) + "/tiebreak/seeds/tec_team_2024.trf");
    ASSERT_TRUE(read.ok());
    const Section& section = read->sections.front();
    fixture::Golden golden("answers/teams");
    for (std::size_t i = 0; i + 1 < section.teams.teams.size(); ++i) {
        const TeamId team = section.teams.teams[i].id;
        Question question{.kind = ExplanationKind::Standing, .teams = true, .team = team};
        question.otherTeam = section.teams.teams[i + 1].id;
        question.list = tiebreak::parseCodes("EDE,BH/C1,EMGSB,BC,TBR,BBE").value();
        for (const char* code : {"", "EDE", "BH/C1", "EMGSB", "BC", "TBR"}) {
            question.kind = *code == '\0' ? ExplanationKind::Standing : ExplanationKind::TieBreak;
            question.code = code;
            const auto answered = answer(question, section);
            ASSERT_TRUE(answered.ok()) << code;
            const auto json = toJson(*answered, {});
            golden.add(std::to_string(team.value) + ' ' + code, json["conclusion"].get<std::string>(), json.dump(1));
        }
    }
    golden.compare();
}

}  // namespace
}  // namespace kydai::ask
