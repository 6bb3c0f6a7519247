#include "model/baku.h"

#include "support/player_id.h"

#include <gtest/gtest.h>

namespace kydai {
namespace {

Section bakuPlayers(int count)
{
    Section section;
    for (int number = 1; number <= count; ++number) {
        Player player;
        player.id = playerId(number);
        player.tpn = number;
        section.players.push_back(player);
    }
    section.rules.bakuAcceleration = true;
    section.rules.scheduledRounds = 9;
    return section;
}

TEST(Baku, Art1_2_TheTopHalfRoundedUpToAnEvenNumberIsTheFirstGroup)
{
    EXPECT_EQ(bakuGroupSize(161), 82);  // the regulation's own example
    EXPECT_EQ(bakuGroupSize(160), 80);
    EXPECT_EQ(bakuGroupSize(158), 80);
    EXPECT_EQ(bakuGroupSize(2), 2);
}

TEST(Baku, Art1_4_NineRoundsAccelerateFiveThreeByOnePointTwoByHalf)
{
    const std::vector<int> expected{10, 10, 10, 5, 5, 0, 0, 0, 0};
    for (RoundNumber round = 1; round <= 9; ++round) {
        EXPECT_EQ(bakuPoints(round, 9, Points{10}, Points{5}).tenths, expected[static_cast<std::size_t>(round - 1)]);
    }
    EXPECT_EQ(acceleratedRounds(11), 6);
    EXPECT_EQ(bakuPoints(3, 8, Points{10}, Points{5}), Points{5});
}

TEST(Baku, Art1_3_LateEntriesDoNotMoveTheBorder)
{
    Section section = bakuPlayers(8);
    EXPECT_EQ(bakuBorder(section), 4);
    section.players[1].entersInRound = 3;  // number 2 came late: the group of round 1 was 1, 3, 4, 5
    EXPECT_EQ(bakuBorder(section), 5);
    const std::vector<Points> points = virtualPoints(section, 3);
    EXPECT_EQ(points[1], Points{10});
    EXPECT_EQ(points[4], Points{10});
    EXPECT_EQ(points[5], Points{0});
}

TEST(Baku, Ruling2026_08_WhoIsAwayInRound1HasNoNumberAndIsNotCounted)
{
    Section section = bakuPlayers(26);
    EXPECT_EQ(bakuBorder(section), 14);
    section.requestedByes = {{playerId(3), 1, Outcome::HalfBye},
                             {playerId(9), 1, Outcome::ZeroBye},
                             {playerId(20), 1, Outcome::HalfBye},
                             {playerId(21), 2, Outcome::HalfBye}};
    EXPECT_EQ(bakuBorder(section), 14);  // 2·⌈23/4⌉ = 12 of those who are there: 3 and 9 stand above number 14
    section.requestedByes = {
        {playerId(24), 1, Outcome::HalfBye}, {playerId(25), 1, Outcome::ZeroBye}, {playerId(26), 1, Outcome::HalfBye}};
    EXPECT_EQ(bakuBorder(section), 12);
    section.requestedByes.clear();
    section.rounds.emplace_back().byes = {{playerId(24), Outcome::HalfBye},
                                          {playerId(25), Outcome::ZeroBye},
                                          {playerId(26), Outcome::PairingBye}};  // he is there
    EXPECT_EQ(bakuBorder(section), 12);
}

TEST(Baku, PointsGivenOneByOneReplaceTheAcceleration)
{
    Section section = bakuPlayers(8);
    section.rules.virtualPoints = {{playerId(7), 1, Points{5}}};
    EXPECT_EQ(virtualPoints(section, 1)[6], Points{5});
    EXPECT_EQ(virtualPoints(section, 1)[0], Points{0});
}

}  // namespace
}  // namespace kydai
