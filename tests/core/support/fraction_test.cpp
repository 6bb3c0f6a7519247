#include "support/fraction.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <string>

namespace kydai {
namespace {

TEST(Fraction, IsKeptInLowestTermsWithPositiveDenominator)
{
    EXPECT_EQ(Fraction(6, -4), Fraction(-3, 2));
    EXPECT_EQ(Fraction(6, -4).denominator(), 2);
}

TEST(Fraction, HalvesAreRoundedUp)
{
    EXPECT_EQ(Fraction(5, 2).roundedHalfUp(), 3);
    EXPECT_EQ(Fraction(-5, 2).roundedHalfUp(), -2);
    EXPECT_EQ(Fraction(7, 3).roundedHalfUp(), 2);
    EXPECT_EQ(Fraction(12345, 1000).roundedHalfUp(2), Fraction(1235, 100));
}

TEST(Fraction, DecimalsAreExactWithoutTrailingZeros)
{
    EXPECT_EQ(Fraction(5, 2).toDecimal(), "2.5");
    EXPECT_EQ(Fraction(27, 4).toDecimal(), "6.75");
    EXPECT_EQ(Fraction(3).toDecimal(), "3");
    EXPECT_EQ(Fraction(-1, 20).toDecimal(), "-0.05");
    EXPECT_EQ(Fraction(1, 3).toDecimal(), "0.333333");
}

TEST(Fraction, OrderIsThatOfTheNumbers)
{
    EXPECT_LT(Fraction(1, 3), Fraction(34, 100));
    EXPECT_GT(Fraction(-1, 3), Fraction(-34, 100));
}

/// Sums, products and order by the schoolbook, of numbers small enough for it.
TEST(Fraction, ReckonsAsTheSchoolbookDoes)
{
    for (int a = -7; a <= 7; ++a) {
        for (int b = 1; b <= 6; ++b) {
            for (int c = -7; c <= 7; ++c) {
                for (const int d : {-6, -1, 1, 2, 5}) {
                    const Fraction one(a, b);
                    const Fraction other(c, d);
                    EXPECT_EQ(one + other, Fraction(a * d + c * b, b * d));
                    EXPECT_EQ(one - other, Fraction(a * d - c * b, b * d));
                    EXPECT_EQ(one * other, Fraction(a * c, b * d));
                    if (c != 0) {
                        EXPECT_EQ(one / other, Fraction(a * d, b * c));
                    }
                    const int left = a * std::abs(d);
                    const int right = (d < 0 ? -c : c) * b;
                    EXPECT_EQ(one < other, left < right);
                    EXPECT_EQ(one > other, left > right);
                    EXPECT_EQ(one == other, left == right);
                    EXPECT_EQ(one.isWhole(), a % b == 0);
                    Fraction sum = one;
                    sum += other;
                    EXPECT_EQ(sum, one + other);
                }
            }
        }
    }
}

/// What is too large on the way must not be, when the result fits.
TEST(Fraction, NothingOverflowsOnTheWay)
{
    const std::int64_t large = 4'000'000'007;
    const std::int64_t other = 5'000'000'029;
    EXPECT_EQ(Fraction(large, other) * Fraction(other, large), Fraction(1));
    EXPECT_EQ(Fraction(large, other) / Fraction(large, other), Fraction(1));
    EXPECT_EQ(Fraction(-large, other) / Fraction(large, other), Fraction(-1));
    EXPECT_EQ(Fraction(large, other) / Fraction(-large, other), Fraction(-1));
    EXPECT_EQ(Fraction(other, large) + Fraction(-other, large), Fraction(0));
    EXPECT_EQ(Fraction(other, large) - Fraction(other, large), Fraction(0));
    EXPECT_EQ(Fraction(large * 2, other) - Fraction(large, other), Fraction(large, other));
    EXPECT_EQ(Fraction(large * 2, other) + Fraction(-large, other), Fraction(large, other));
    EXPECT_LT(Fraction(large, other), Fraction(large + 1, other));
    EXPECT_GT(Fraction(other, large), Fraction(other, large + 1));
    EXPECT_LT(Fraction(-other, large), Fraction(-other, large + 1));
    EXPECT_LT(Fraction(large - 1, large), Fraction(large, large + 1));
}

TEST(Fraction, RoundedIsTheNearestAndOfTwoTheHigher)
{
    for (int numerator = -60; numerator <= 60; ++numerator) {
        for (int denominator = 1; denominator <= 12; ++denominator) {
            const std::int64_t rounded = Fraction(numerator, denominator).roundedHalfUp();
            // 2·n ≤ 2·r·d + d and 2·n > … for the one below, without any division
            EXPECT_LE(2 * rounded * denominator - denominator, 2 * numerator);
            EXPECT_GT(2 * rounded * denominator + denominator, 2 * numerator);
            const Fraction tenths = Fraction(numerator, denominator).roundedHalfUp(1);
            EXPECT_EQ(tenths, Fraction(Fraction(numerator * 10, denominator).roundedHalfUp(), 10));
            EXPECT_EQ(Fraction(numerator, denominator).roundedHalfUp(0), Fraction(rounded));
        }
    }
}

TEST(Fraction, DecimalsReadBackAsTheNumber)
{
    for (int thousandths = -3210; thousandths <= 3210; thousandths += 7) {
        const std::string text = Fraction(thousandths, 1000).toDecimal();
        EXPECT_EQ(std::llround(std::stod(text) * 1000), thousandths) << text;
        EXPECT_NE(text.back(), '.');
        EXPECT_TRUE(text.find('.') == std::string::npos || text.back() != '0') << text;
    }
    EXPECT_EQ(Fraction(0).toDecimal(), "0");
    EXPECT_EQ(Fraction(-1, 3).toDecimal(), "-0.333333");
    EXPECT_EQ(Fraction(2, 3).toDecimal(), "0.666667");
    EXPECT_EQ(Fraction(1, 64).toDecimal(), "0.015625");
    EXPECT_EQ(Fraction(1, 128).toDecimal(), "0.007813");
    EXPECT_EQ(Fraction(1, 3000000).toDecimal(), "0");
    EXPECT_EQ(Fraction(100).toDecimal(), "100");
    EXPECT_EQ(Fraction(-250, 10).toDecimal(), "-25");
}

}  // namespace
}  // namespace kydai
