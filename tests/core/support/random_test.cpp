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

}  // namespace
}  // namespace kydai
