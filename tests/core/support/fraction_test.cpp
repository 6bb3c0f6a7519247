#include "support/fraction.h"

#include <gtest/gtest.h>

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

}  // namespace
}  // namespace kydai
