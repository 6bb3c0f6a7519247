// Sentences that were once false, each over the small tournament in which it was found (tests/data/pairing): what an
// explanation says about the round is true of the round.
#include "format/reader.h"
#include "pairing/dutch.h"
#include "pairing/explain_pairing.h"
#include "pairing/round_colours.h"
#include "support/explained.h"
#include "support/player_id.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <string>

namespace kydai::pairing {
namespace {

Section found(const std::string& name)
{
    const auto read = format::readFile(KYDAI_TEST_DATA "/pairing/" + name + ".trf");
    EXPECT_TRUE(read.ok()) << name;
    return read->sections.front();
}

bool says(const std::vector<Step>& steps, Phrase phrase)
{
    return std::ranges::any_of(steps,
                               [&](const Step& step) { return step.phrase == phrase || says(step.details, phrase); });
}

RoundPairing paired(const Section& section, RoundNumber round)
{
    return std::get<RoundPairing>(pairRound(makeField(section, round)));
}

TEST(ExplainTruth, WhomTheNextGroupLeavesOverIsLeftOverThere)
{
    const Section section = found("c8_names");
    for (const PairingEdition edition : {PairingEdition::E2026, PairingEdition::E2017}) {
        for (RoundNumber number = 1; number <= section.roundsPaired(); ++number) {
            const auto outcome = pairRound(makeField(section, number, edition));
            const auto& round = std::get<RoundPairing>(outcome);
            for (std::size_t i = 0; i < round.brackets.size(); ++i) {
                const auto next = std::ranges::find_if(round.brackets[i].criteria, [](const CriterionResult& result) {
                    return result.criterion->cost == c8NextBracket;
                });
                ASSERT_NE(next, round.brackets[i].criteria.end());
                for (const std::size_t player : next->players)
                    EXPECT_TRUE(std::ranges::count(round.brackets.at(i + 1).downfloaters, player) == 1);
            }
        }
    }
    const RoundPairing round = paired(section, 4);
    const auto told = jsonOf(RoundExplainer(section, 4).pairing(playerId(2)));
    for (const auto& criterion : told["criteria"]) {
        if (criterion["name"] != "C8") continue;
        EXPECT_EQ(criterion["players"], (nlohmann::ordered_json{17, 18}));
    }
}

TEST(ExplainTruth, AGroupThatIsPairedAsByItselfIsNotSaidToBeBoundByOthers)
{
    // 2 and 3 simply drew in round 2: nobody but themselves kept their group from being paired.
    const Explanation told = RoundExplainer(found("c4_false"), 3).pairing(playerId(10));
    EXPECT_EQ(told.conclusion.phrase, Phrase::FloatMet);
    const std::vector<Step>& whole = told.steps.back().details;
    const auto floated = std::ranges::find(whole, Phrase::PairingFloated, &Step::phrase);
    ASSERT_NE(floated, whole.end());
    EXPECT_FALSE(says(floated->details, Phrase::PairingForCompletion));
    EXPECT_FALSE(
        says(RoundExplainer(found("c4_nobody_left"), 5).pairing(playerId(7)).steps, Phrase::PairingForCompletion));
}

TEST(ExplainTruth, VirtualPointsAreNamedInAnAcceleratedRound)
{
    const Explanation told = RoundExplainer(found("baku"), 2).pairing(playerId(1));
    EXPECT_TRUE(says(told.steps, Phrase::PairingVirtual));
    EXPECT_EQ(jsonOf(told)["virtual_points"], 1);
    const Section plain = found("c8_names");
    EXPECT_FALSE(says(RoundExplainer(plain, 2).pairing(playerId(1)).steps, Phrase::PairingVirtual));
    EXPECT_FALSE(jsonOf(RoundExplainer(plain, 2).pairing(playerId(1))).contains("virtual_points"));
}

TEST(ExplainTruth, AdjournedGamesAndLateEntriesAreNamedWhereTheyBite)
{
    Section section = found("c8_names");
    EXPECT_FALSE(says(RoundExplainer(section, 3).pairing(playerId(1)).steps, Phrase::PairingAdjourned));
    Round& first = section.rounds[0];
    const auto game = std::ranges::find_if(
        first.games, [](const Game& each) { return each.white == playerId(1) || each.black == playerId(1); });
    ASSERT_NE(game, first.games.end());
    game->whiteOutcome = game->blackOutcome = Outcome::Adjourned;
    const Explanation told = RoundExplainer(section, 3).pairing(playerId(1));
    const auto adjourned = std::ranges::find(told.steps, Phrase::PairingAdjourned, &Step::phrase);
    ASSERT_NE(adjourned, told.steps.end());
    EXPECT_EQ(std::get<RoundRef>(adjourned->arguments[1].second).round, 1);
    section.players[0].entersInRound = 3;
    EXPECT_TRUE(says(RoundExplainer(section, 3).pairing(playerId(1)).steps, Phrase::PairingLateEntry));
}

/// A bye or a forfeit win counts as a downfloat, and then it is told as what it was.
TEST(ExplainTruth, ADownfloatWithoutAGameIsToldAsABye)
{
    int told = 0;
    for (const char* name : {"c8_names", "c4_false", "c4_nobody_left", "worse_off"}) {
        const Section section = found(name);
        for (RoundNumber number = 2; number <= section.roundsPaired(); ++number) {
            const RoundExplainer round(section, number);
            const std::function<void(const std::vector<Step>&)> check = [&](const std::vector<Step>& steps) {
                for (const Step& step : steps) {
                    check(step.details);
                    if (step.phrase != Phrase::CostFloatWithoutGame) continue;
                    ++told;
                    const auto who = std::get<PlayerRef>(step.arguments.at(0).second).number;
                    const auto when = std::get<RoundRef>(step.arguments.at(1).second).round;
                    const PlayerId player = playerId(who);
                    for (const Game& game : section.round(when).games) {
                        const bool theirs = game.white == player || game.black == player;
                        EXPECT_FALSE(theirs && countsAsPlayed(game.whiteOutcome)) << name << " " << who;
                    }
                }
            };
            for (const PlayerId player : round.everybodyOnce()) check(round.pairing(player).steps);
        }
    }
    EXPECT_GT(told, 0);
}

TEST(ExplainTruth, WhoTakesTheByeDoesNotLeaveAGroup)
{
    for (const char* name : {"c4_false", "worse_off", "c4_nobody_left"}) {
        const Section section = found(name);
        for (RoundNumber number = 1; number <= section.roundsPaired(); ++number) {
            const RoundExplainer round(section, number);
            const RoundPairing pairing = paired(section, number);
            if (!pairing.bye) continue;
            const int taker = makeField(section, number).entrants[*pairing.bye].tpn;
            for (const auto& [higher, lower] : pairing.brackets.back().pairs) {
                const Explanation told = round.pairing(makeField(section, number).entrants[lower].id);
                for (const Step& step : told.steps) {
                    if (step.phrase != Phrase::CostDownfloaters) continue;
                    for (const PlayerRef& player : std::get<Players>(step.arguments.front().second).players)
                        EXPECT_NE(player.number, taker) << name << " round " << number;
                }
            }
        }
    }
}

TEST(ExplainTruth, TheLastRoundInWhichColoursDifferedIsTheLast)
{
    const Section section = found("last_difference");
    const Explanation told = RoundColours(section, 8).explain(playerId(11));
    EXPECT_EQ(told.conclusion.phrase, Phrase::ColourAlternateSlid);
    const Section other = found("decisive_round");
    const PlayerId player = playerId(6);
    const auto facts = jsonOf(RoundColours(other, 10).explain(player));
    const RoundNumber decisive = facts["decisive_round"].get<int>();
    EXPECT_TRUE(std::ranges::any_of(other.round(decisive).games, [&](const Game& game) {
        return (game.white == player || game.black == player) && countsAsPlayed(game.whiteOutcome);
    }));
}

}  // namespace
}  // namespace kydai::pairing
