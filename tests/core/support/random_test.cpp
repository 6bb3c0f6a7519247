#include "support/random.h"

#include <gtest/gtest.h>

#include <array>

namespace kydai {
namespace {

TEST(Random, TheSameSeedGivesTheSameNumbersOnEveryMachine)
{
    Random random(1234567);
    EXPECT_EQ(random.next(), 6457827717110365317ULL);  // published reference sequence of SplitMix64
    EXPECT_EQ(random.next(), 3203168211198807973ULL);
}

TEST(Random, RangesIncludeBothEndsAndNothingElse)
{
    Random random(7);
    std::array<int, 6> seen{};
    for (int i = 0; i < 600; ++i) ++seen.at(static_cast<std::size_t>(random.between(10, 15) - 10));
    for (const int times : seen) EXPECT_GT(times, 50);
}

TEST(Random, AChanceOfNothingNeverHappensAndOfAMillionAlways)
{
    Random random(3);
    for (int i = 0; i < 100; ++i) {
        EXPECT_FALSE(random.chance(0));
        EXPECT_TRUE(random.chance(1'000'000));
    }
}

TEST(Random, AChanceIsInMillionths)
{
    Random random(5);
    int happened = 0;
    for (int i = 0; i < 20'000; ++i) happened += random.chance(250'000) ? 1 : 0;
    EXPECT_NEAR(happened, 5'000, 200);
    Random one(11);
    Random same(11);
    for (int i = 0; i < 1000; ++i) EXPECT_EQ(one.chance(999), same.below(1'000'000) < 999);
}

/// A bound over half of all numbers rejects nearly every second one, or its lower numbers would come twice as often.
TEST(Random, LargeBoundsAreUniformToo)
{
    constexpr std::uint64_t kBound = 0xC000000000000000ULL;  // three quarters of all
    Random random(9);
    int low = 0;
    for (int i = 0; i < 3000; ++i) {
        const std::uint64_t drawn = random.below(kBound);
        ASSERT_LT(drawn, kBound);
        low += drawn < kBound / 3 ? 1 : 0;
    }
    EXPECT_NEAR(low, 1000, 100);
    EXPECT_EQ(random.below(1), 0U);
    Random ends(2);
    for (int i = 0; i < 50; ++i) {
        EXPECT_EQ(ends.between(-3, -3), -3);
        EXPECT_LE(ends.between(-2'147'483'647 - 1, 2'147'483'647), 2'147'483'647);
    }
    int below = 0;
    for (int i = 0; i < 1000; ++i) below += ends.between(-2'147'483'647 - 1, 2'147'483'647) < 0 ? 1 : 0;
    EXPECT_NEAR(below, 500, 80);
}

}  // namespace
}  // namespace kydai
