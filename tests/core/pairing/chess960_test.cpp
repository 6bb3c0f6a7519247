#include "pairing/chess960.h"

#include "support/random.h"

#include <gtest/gtest.h>

#include <set>

namespace kydai::pairing {
namespace {

TEST(Chess960, TheNumbersAreThoseOfTheTable)
{
    EXPECT_EQ(chess960Rank(0), "BBQNNRKR");
    EXPECT_EQ(chess960Rank(518), "RNBQKBNR");
    EXPECT_EQ(chess960Rank(959), "RKRNNQBB");
}

TEST(Chess960, All960PositionsDifferWithBishopsOnBothColoursAndTheKingBetweenTheRooks)
{
    std::set<std::string> ranks;
    for (int number = 0; number < kChess960Positions; ++number) {
        const std::string rank = chess960Rank(number);
        ranks.insert(rank);
        EXPECT_NE(rank.find('B') % 2, rank.rfind('B') % 2) << rank;
        EXPECT_LT(rank.find('R'), rank.find('K')) << rank;
        EXPECT_LT(rank.find('K'), rank.rfind('R')) << rank;
    }
    EXPECT_EQ(ranks.size(), 960U);
}

TEST(Chess960, EachRoundHasItsOwnDrawAndItStays)
{
    Section section;
    EXPECT_FALSE(chess960Number(section, 1));
    section.rules.chess960Seed = 7;
    std::set<int> drawn;
    for (RoundNumber round = 1; round <= 9; ++round) drawn.insert(*chess960Number(section, round));
    EXPECT_GT(drawn.size(), 6U);
    EXPECT_EQ(chess960Number(section, 4), chess960Number(section, 4));
    Random random(7);
    for (RoundNumber round = 1; round <= 3; ++round)
        EXPECT_EQ(chess960Number(section, round), static_cast<int>(random.below(960))) << "one draw a round";
}

}  // namespace
}  // namespace kydai::pairing
