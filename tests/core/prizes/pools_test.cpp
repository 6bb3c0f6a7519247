// US Chess 32B: what the records of a pool say (rules/prizes.md, section 5).

#include "prizes/pools.h"

#include "prizes/medals.h"

#include <gtest/gtest.h>

#include <vector>

namespace kydai::prizes {
namespace {

TEST(PrizePools, WhoIsBetterOffAloneLeavesWithHisPrize)
{
    // 3rd 250 and U1800 200; five tie, the last two are under 1800.
    const std::vector<PoolPrize> prizes{{250, std::vector<bool>(5, true)}, {200, {false, false, false, true, true}}};
    const PoolDivision division = dividePools(prizes, std::vector{5}, true);
    ASSERT_EQ(division.pools.size(), 2U);
    const Pool& alone = division.pools[0];
    EXPECT_TRUE(alone.alone);
    EXPECT_EQ(alone.aloneWith, 1U);
    EXPECT_EQ(alone.together, Fraction(90));
    EXPECT_EQ(alone.aloneShare, Fraction(100));
    EXPECT_EQ(division.amounts[0], Fraction(250, 3));
    EXPECT_EQ(division.amounts[4], Fraction(100));
}

TEST(PrizePools, ATieInWhichNobodyIsEligibleGetsNothing)
{
    const std::vector<PoolPrize> prizes{{100, {false, false, true}}};
    const PoolDivision division = dividePools(prizes, std::vector{2, 1}, true);
    EXPECT_EQ(division.amounts, (std::vector<Fraction>{0, 0, 100}));
    EXPECT_TRUE(division.unused.empty());
}

TEST(PrizePools, MorePrizesThanPlayersLeavesSomeUnused)
{
    const std::vector<PoolPrize> prizes{{100, {true}}, {60, {true}}};
    const PoolDivision division = dividePools(prizes, std::vector{1}, true);
    EXPECT_EQ(division.amounts[0], Fraction(100));
    EXPECT_EQ(division.unused, (std::vector<std::size_t>{1}));
}

TEST(PrizeMedals, EqualOnEverythingTakeTheSameColour)
{
    using enum Medal;
    EXPECT_EQ(medalsOf(std::vector{1, 1, 3, 4}, true), (std::vector{Gold, Gold, Bronze, Bronze}));
    EXPECT_EQ(medalsOf(std::vector{1, 2, 2, 4}, false), (std::vector{Gold, Silver, Silver, None}));
}

TEST(PrizeMedals, TheBestEventsOfASeriesCount)
{
    const std::vector<Fraction> points{25, 18, 15, 12};
    EXPECT_EQ(seriesPoints(points, std::vector{3, 1, 11}, 0), Fraction(40));
    EXPECT_EQ(seriesPoints(points, std::vector{3, 1, 2, 4}, 2), Fraction(43));
    EXPECT_EQ(seriesPoints(points, std::vector{0, 4, -1, 5}, 0), Fraction(12)) << "who has no place or one unpaid";
}

}  // namespace
}  // namespace kydai::prizes
