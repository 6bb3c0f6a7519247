#include "tiebreak/direct_encounter.h"

#include "core/tiebreak/tiebreak_support.h"
#include "support/event_builder.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <fstream>
#include <map>

namespace kydai::tiebreak {
namespace {

/// A group with the results of a matrix: table[i][j] is i's score against j, null when they did not meet.
ScoreTable groupOf(const nlohmann::json& crosstable)
{
    const std::size_t players = crosstable.size();
    ScoreTable table(players, static_cast<RoundNumber>(players * players));
    RoundNumber round = 0;
    for (std::size_t i = 0; i < players; ++i) {
        for (std::size_t j = i + 1; j < players; ++j) {
            if (crosstable[i][j].is_null()) continue;
            ++round;
            const auto points = [](double score) { return Points{static_cast<std::int32_t>(score * 10)}; };
            table.entry(i, round) = {Outcome::Draw, j, Colour::White, points(crosstable[i][j].get<double>())};
            table.entry(j, round) = {Outcome::Draw, i, Colour::Black, points(crosstable[j][i].get<double>())};
        }
    }
    return table;
}

nlohmann::json examples()
{
    std::ifstream stream(kCopies / "seeds" / "direct_encounter.json");
    return nlohmann::json::parse(stream).at("examples");
}

TEST(DirectEncounter, Art6_EveryExampleOfTheArticle)
{
    for (const auto& example : examples()) {
        const ScoreTable table = groupOf(example["crosstable"]);
        std::vector<std::size_t> group(table.participants());
        for (std::size_t i = 0; i < group.size(); ++i) group[i] = i;
        const Encounter got = DirectEncounter(table, TieBreakEdition::E24, false).order(group);
        std::map<std::string, int> places;
        int place = 1;
        for (const auto& members : got.places) {
            for (const std::size_t m : members) {
                places[example["players"][m].get<std::string>()] = got.broken() ? place : 0;
            }
            place += static_cast<int>(members.size());
        }
        for (const auto& [name, expected] : example["expected"].items()) {
            EXPECT_EQ(places[name], expected.get<int>()) << "example " << example["id"] << ", " << name;
        }
    }
}

/// 1 beat 2 and 4, 2 and 4 drew, 3 lost to both of them; 1 and 3 have not met. A loss is worth two points of three:
/// even if 1 loses that game he has eight, and 3 at best seven.
TEST(DirectEncounter, Art6_2_AMissingGameIsWorthAtLeastALoss)
{
    Section section =
        EventBuilder().player("2w1 4b1 Z").player("1b0 3w1 4b=").player("4w0 2b0 Z").player("3b1 1w0 2w=").build();
    section.rules.points = PointSystem::of(Points{30}, Points{25}, Points{20});
    const Standings standings = standingsBy(section, "DE");
    const ScoreTable& table = standings.competition->primary;
    const Encounter got = DirectEncounter(table, TieBreakEdition::E24, false).order({0, 1, 2, 3});
    ASSERT_FALSE(got.places.empty());
    EXPECT_EQ(got.places.front(), std::vector<std::size_t>{0});
}

TEST(DirectEncounter, OldRulesCountOnlyWhenAllHaveMet)
{
    for (const auto& example : examples()) {
        const ScoreTable table = groupOf(example["crosstable"]);
        std::vector<std::size_t> group(table.participants());
        for (std::size_t i = 0; i < group.size(); ++i) group[i] = i;
        const Encounter got = DirectEncounter(table, TieBreakEdition::Old, false).order(group);
        ASSERT_EQ(got.steps.size(), 1U);
        const bool met = got.steps[0].rule == EncounterRule::OldAllMet;
        EXPECT_EQ(met, example["all_met"].get<bool>()) << example["id"];
        for (std::size_t i = 0; i < group.size() && met; ++i) {
            const double points = example["old_rule_points"][example["players"][i].get<std::string>()].get<double>();
            EXPECT_EQ(got.steps[0].points[i], Fraction(static_cast<std::int64_t>(points * 10), 10));
        }
        if (!met) {
            EXPECT_FALSE(got.broken()) << example["id"];
        }
    }
}

TEST(DirectEncounter, Art6_1_OnlyGamesAmongTheTiedCount)
{
    // 1 and 2 have a point each; 1 won their game, and what they did against 3 and 4 is nothing to them
    const Section section =
        EventBuilder().player("2w1 3b0").player("1b0 4w1").player("4w1 1w1").player("3b0 2b0").build();
    const Standings standings = standingsBy(section, "DE");
    const EncounterStep& step = standings.columns[0].groups.at(0).steps.at(0);
    EXPECT_EQ(step.group, (std::vector<std::size_t>{0, 1}));
    EXPECT_EQ(step.points, (std::vector<Fraction>{Fraction(1), Fraction(0)}));
    EXPECT_EQ(step.meetings.size(), 1U);
}

TEST(DirectEncounter, Art6_1_1_ForfeitsAreNoMeetings)
{
    const Section section = EventBuilder().player("2w+ Z").player("1b- F").build();
    EXPECT_EQ(textOf(section, "DE", 1), "0");
    EXPECT_EQ(textOf(section, "DE/P", 1), "1");
    EXPECT_EQ(textOf(section, "DE/P", 2), "2");
}

TEST(DirectEncounter, Art6_1_2_TwoMeetingsCountWithTheirMean)
{
    // 1 and 2 met twice (1½ : ½), 1 and 3 drew, 2 beat 3: means ¾+½ against ¼+1
    const Section section =
        EventBuilder().player("2w1 2b= 3w= H Z").player("1b0 1w= Z 3w1 F").player("F H 1b= 2b0 H").build();
    const Standings standings = standingsBy(section, "DE");
    const EncounterStep& step = standings.columns[0].groups.at(0).steps.at(0);
    ASSERT_EQ(step.group.size(), 3U);
    EXPECT_EQ(step.points[0], Fraction(5, 4));
    EXPECT_EQ(step.points[1], Fraction(5, 4));
    EXPECT_EQ(step.points[2], Fraction(1, 2));
}

TEST(DirectEncounter, Art6_2_TheRestLevelStartsAgainOnItsOwn)
{
    // 1 and 2 have two points each among the four, and 1 won their game
    nlohmann::json matrix = {{nullptr, 1, 1, 0}, {0, nullptr, 1, 1}, {0, 0, nullptr, 1}, {1, 0, 0, nullptr}};
    const Encounter got = DirectEncounter(groupOf(matrix), TieBreakEdition::E24, false).order({0, 1, 2, 3});
    const std::vector<std::vector<std::size_t>> order = {{0}, {1}, {2}, {3}};
    EXPECT_EQ(got.places, order);
    EXPECT_EQ(got.steps.size(), 3U);
}

TEST(DirectEncounter, Art6_3_NobodyMayEvenReachTheLeader)
{
    // A drew with B and C, B-C not played: 1 against at best 1½
    nlohmann::json drew = {{nullptr, 0.5, 0.5}, {0.5, nullptr, nullptr}, {0.5, nullptr, nullptr}};
    EXPECT_FALSE(DirectEncounter(groupOf(drew), TieBreakEdition::E24, false).order({0, 1, 2}).broken());
    nlohmann::json beat = {{nullptr, 1, 1}, {0, nullptr, nullptr}, {0, nullptr, nullptr}};
    const Encounter got = DirectEncounter(groupOf(beat), TieBreakEdition::E24, false).order({0, 1, 2});
    EXPECT_EQ(got.places.front(), std::vector<std::size_t>{0});
    EXPECT_EQ(got.places.back().size(), 2U);
}

TEST(DirectEncounter, Art6_3_ThePlacesMayAllBeSureThoughTwoHaveNotMet)
{
    // the first and the last have not met: 3, 2½, 2, 1½ and 0, which may become 1
    const nlohmann::json table = {{nullptr, 1, 1, 1, nullptr},
                                  {0, nullptr, 0.5, 1, 1},
                                  {0, 0.5, nullptr, 0.5, 1},
                                  {0, 0, 0.5, nullptr, 1},
                                  {nullptr, 0, 0, 0, nullptr}};
    const Encounter got = DirectEncounter(groupOf(table), TieBreakEdition::E24, false).order({0, 1, 2, 3, 4});
    EXPECT_EQ(got.places, (std::vector<std::vector<std::size_t>>{{0}, {1}, {2}, {3}, {4}}));
    ASSERT_EQ(got.steps.size(), 1U);
    EXPECT_EQ(got.steps.front().ranked.size(), 5U) << "whoever is left is last";
    EXPECT_TRUE(got.steps.front().left.empty());
}

TEST(DirectEncounter, Art6_3_IsTheSameAsTryingEveryOutcome)
{
    // every group of four with each game won, drawn, lost or missing: 4^6 tables
    constexpr int kStates = 4;
    const std::vector<std::pair<std::size_t, std::size_t>> pairs = {{0, 1}, {0, 2}, {0, 3}, {1, 2}, {1, 3}, {2, 3}};
    int tables = 1;
    for (std::size_t i = 0; i < pairs.size(); ++i) tables *= kStates;
    for (int number = 0; number < tables; ++number) {
        std::vector<std::vector<int>> score(4, std::vector<int>(4, -1));
        std::vector<std::pair<std::size_t, std::size_t>> missing;
        int rest = number;
        nlohmann::json matrix(4, nlohmann::json(4, nullptr));
        for (const auto& [a, b] : pairs) {
            const int state = rest % kStates;
            rest /= kStates;
            if (state == 3) {
                missing.emplace_back(a, b);
                continue;
            }
            matrix[a][b] = state / 2.0;
            matrix[b][a] = 1 - state / 2.0;
            score[a][b] = state;
            score[b][a] = 2 - state;
        }
        if (missing.empty()) continue;
        // alone at the top in every outcome of the missing games?
        std::vector<bool> always(4, true);
        int outcomes = 1;
        for (std::size_t i = 0; i < missing.size(); ++i) outcomes *= 3;
        for (int outcome = 0; outcome < outcomes; ++outcome) {
            auto filled = score;
            int left = outcome;
            for (const auto& [a, b] : missing) {
                filled[a][b] = left % 3;
                filled[b][a] = 2 - left % 3;
                left /= 3;
            }
            std::vector<int> sums(4, 0);
            for (std::size_t a = 0; a < 4; ++a) {
                for (std::size_t b = 0; b < 4; ++b) sums[a] += a == b ? 0 : filled[a][b];
            }
            for (std::size_t a = 0; a < 4; ++a) {
                for (std::size_t b = 0; b < 4; ++b) {
                    if (a != b && sums[b] >= sums[a]) always[a] = false;
                }
            }
        }
        const Encounter got = DirectEncounter(groupOf(matrix), TieBreakEdition::E24, false).order({0, 1, 2, 3});
        const auto& first = got.steps.front().ranked;
        for (std::size_t a = 0; a < 4; ++a) {
            const bool ranked = !first.empty() && first.front() == std::vector<std::size_t>{a};
            EXPECT_EQ(ranked, static_cast<bool>(always[a])) << "table " << number << ", player " << a;
        }
    }
}

TEST(Standings, Art4_2_ALaterTieBreakSeesOnlyTheGroupsStillTied)
{
    // three beat each other in a circle: DE breaks nothing; BH separates one, the second DE orders the other two
    const Section section = loadSection(kCopies / "de062.trf");
    const Standings once = standingsBy(section, "DE");
    const Standings twice = standingsBy(section, "DE,BH,DE");
    for (std::size_t i = 1; i < once.rows.size(); ++i) {
        const auto before = once.rows[i - 1].participant;
        const auto after = once.rows[i].participant;
        if (once.rank(before) < once.rank(after)) {
            EXPECT_LT(twice.rank(before), twice.rank(after));
        }
    }
}

TEST(Standings, Art4_2_TiedParticipantsShareARankAndTheNextSkips)
{
    const Section section = EventBuilder().player("4w1").player("3w=").player("2b=").player("1b0").build();
    const Standings standings = standingsBy(section, "");
    EXPECT_EQ(standings.rank(0), 1);
    EXPECT_EQ(standings.rank(1), 2);
    EXPECT_EQ(standings.rank(2), 2);
    EXPECT_EQ(standings.rank(3), 4);
}

TEST(Standings, LotsAreRecordedAndRepeatable)
{
    Section section = EventBuilder().player("2w=").player("1b=").player("4w=").player("3b=").build();
    section.rules.lotsSeed = 7;
    const Standings first = standingsBy(section, "");
    const Standings again = standingsBy(section, "");
    ASSERT_EQ(first.lots.size(), 1U);
    EXPECT_EQ(first.lots, again.lots);
    for (std::size_t i = 0; i < 4; ++i) {
        EXPECT_EQ(first.rank(first.lots[0][i]), static_cast<int>(i) + 1);
        EXPECT_EQ(first.rows[i].separation.by, i == 0 ? Separation::By::Top : Separation::By::Lots);
    }
}

TEST(Standings, AfterAnyRound)
{
    const Section article = buchholzArticle();
    StandingsOptions options;
    options.round = 2;
    options.codes = *parseCodes("BH");
    const auto standings = standingsOf(article, options);
    ASSERT_TRUE(standings.ok());
    EXPECT_EQ(standings->round, 2);
    EXPECT_EQ(standings->competition->primary.score(0), Points{20});
}

TEST(Standings, Art4_4_TwoMeetingsAreTwoEncountersOutsideDirectEncounter)
{
    const Section robin = loadSection(kCopies / "061.trf");  // double round robin
    const Value value = valueOf(robin, "SB", 2);
    EXPECT_EQ(value.terms.size(), 10U);
}

TEST(Standings, BuchholzIsRefusedInRoundRobinsSince2026)
{
    const Section robin = loadSection(kCopies / "062.trf");
    EXPECT_EQ(valueOf(robin, "BH", 1, TieBreakEdition::E26).refusal, Refusal::NotInRoundRobins);
    EXPECT_EQ(valueOf(robin, "AOB@26", 1).refusal, Refusal::NotInRoundRobins);
    EXPECT_EQ(valueOf(robin, "BH", 1).refusal, Refusal::None);
}

}  // namespace
}  // namespace kydai::tiebreak
