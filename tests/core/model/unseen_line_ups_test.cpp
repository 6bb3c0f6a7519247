// Line-ups that nobody sees before both are there: a match is announced by two empty ones.

#include "model/unseen_line_ups.h"

#include <gtest/gtest.h>

namespace kydai {
namespace {

TEST(AnnouncedMatch, IsTheOneThatBothTeamsHave)
{
    constexpr TeamId kA{1};
    constexpr TeamId kB{2};
    constexpr TeamId kC{3};
    TeamEvent teams;
    teams.lineUpRules.unseen = true;
    teams.lineUps = {{2, kA, kB, {}}};
    EXPECT_FALSE(announcedMatchOf(teams, kA, 2)) << "the other team has none";
    teams.lineUps.push_back({2, kB, kC, {}});
    EXPECT_FALSE(announcedMatchOf(teams, kA, 2)) << "the other team meets a third one";
    teams.lineUps.back().opponent = kA;
    ASSERT_TRUE(announcedMatchOf(teams, kA, 2));
    EXPECT_EQ(announcedMatchOf(teams, kA, 2)->opponent, kB);
    EXPECT_EQ(announcedMatchOf(teams, kB, 2)->opponent, kA);
    EXPECT_FALSE(announcedMatchOf(teams, kA, 1));
    EXPECT_FALSE(announcedMatchOf(teams, kC, 2));
    teams.lineUpRules.unseen = false;
    EXPECT_FALSE(announcedMatchOf(teams, kA, 2));
}

}  // namespace
}  // namespace kydai
