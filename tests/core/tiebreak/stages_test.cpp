// One final list over stages: a Swiss section whose best play on.
#include "tiebreak/stages.h"

#include "core/tiebreak/tiebreak_support.h"
#include "policy/event_plan.h"
#include "support/event_builder.h"
#include "support/player_id.h"

namespace kydai::tiebreak {
namespace {

/// Places 1 to 5: players 1, 2, then 3 and 4 together, then 5.
Section swiss()
{
    Section section = EventBuilder()
                          .player("3w1 4b1", 2000)
                          .player("4w1 3b=", 1900)
                          .player("1b0 2w=", 1800)
                          .player("2b0 1w0 ", 1700)
                          .player("Z Z", 1600)
                          .scheduledRounds(2)
                          .build();
    section.rules.tieBreaks = {"WIN"};
    section.info.name = "Open";
    return section;
}

TEST(Stages, WhoPlayedOnComesFirstAndTheOthersFollowInTheirOrder)
{
    const Section open = swiss();
    ASSERT_EQ(bestOf(open, 2), (std::vector<PlayerId>{playerId(1), playerId(2)}));
    Section final = policy::continuation(open, bestOf(open, 2), "Final", PairingSystem::KnockOut);
    final.rounds.push_back({.games = {{playerId(1), playerId(2), Outcome::Loss, Outcome::Win}}});
    const auto stages = stagesTo(final, {&open, &final});
    ASSERT_EQ(stages, (std::vector<const Section*>{&final, &open}));
    std::vector<std::pair<int, int>> told;
    for (const StagePlace& place : placesOverStages(stages))
        told.emplace_back(place.place, keyOf(stages[place.stage]->players[place.player].id));
    EXPECT_EQ(told, (std::vector<std::pair<int, int>>{{1, 2}, {2, 1}, {3, 3}, {4, 4}, {4, 5}}));
    EXPECT_EQ(placesOverStages(stages)[0].stage, 0U);
    EXPECT_EQ(placesOverStages(stages)[2].stage, 1U);
}

TEST(Stages, ANameThatLeadsNowhereOrInACircleEndsThem)
{
    Section one;
    one.info.name = "One";
    one.info.continues = "Two";
    Section two;
    two.info.name = "Two";
    two.info.continues = "One";
    EXPECT_EQ(stagesTo(one, {&one, &two}), (std::vector<const Section*>{&one, &two}));
    one.info.continues = "One";
    EXPECT_EQ(stagesTo(one, {&one, &two}).size(), 1U);
    one.info.continues = "Nobody";
    EXPECT_EQ(stagesTo(one, {&one, &two}).size(), 1U);
    EXPECT_TRUE(placesOverStages({}).empty());
}

}  // namespace
}  // namespace kydai::tiebreak
