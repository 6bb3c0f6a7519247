#include "panes/impact.h"

#include "ui/models/model_helpers.h"

#include <gtest/gtest.h>

namespace kydai::ui {
namespace {

TEST(Impact, NamesThePointsAndRanksOfTheBoard)
{
    const auto section = fourPlayers();
    const Impact impact = impactOf(*section, result(1, 1, 3, Outcome::Loss, Outcome::Win));
    ASSERT_EQ(impact.scores.size(), 2U);
    EXPECT_EQ(impact.scores[0].before, Points{15});
    EXPECT_EQ(impact.scores[0].after, Points{5});
    EXPECT_EQ(impact.scores[1].before, Points{0});
    EXPECT_EQ(impact.scores[1].after, Points{10});
    EXPECT_GT(impact.scores[0].rankAfter, impact.scores[0].rankBefore);
}

TEST(Impact, EveryLaterRoundIsEitherStillGivenOrNot)
{
    const auto section = fourPlayers();
    const Impact impact = impactOf(*section, result(1, 1, 3, Outcome::Loss, Outcome::Win));
    EXPECT_EQ(impact.roundsNoLongerGiven.size() + impact.roundsStillGiven.size() + impact.roundsGivenNeither.size(),
              1U);
    EXPECT_FALSE(impactText(impact, english()).isEmpty());
}

TEST(Impact, NothingChangesWithTheSameResult)
{
    const auto section = fourPlayers();
    const Impact impact = impactOf(*section, result(1, 1, 3, Outcome::Win, Outcome::Loss));
    EXPECT_TRUE(impact.roundsNoLongerGiven.empty());
    EXPECT_EQ(impact.ranksMoved, 0);
    EXPECT_EQ(impact.tieBreaksMoved, 0);
}

}  // namespace
}  // namespace kydai::ui
