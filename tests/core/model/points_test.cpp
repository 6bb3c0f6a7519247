#include "model/points.h"

#include <gtest/gtest.h>

namespace kydai {
namespace {

TEST(Points, AreWrittenWithOneDecimalInReportsAndWithoutTrailingZeroElsewhere)
{
    EXPECT_EQ(toFixed(Points{45}), "4.5");
    EXPECT_EQ(toFixed(Points{0}), "0.0");
    EXPECT_EQ(toFixed(Points{-15}), "-1.5");
    EXPECT_EQ(toDecimal(Points{30}), "3");
    EXPECT_EQ(toDecimal(Points{25}), "2.5");
}

TEST(Points, AreReadWithPointOrCommaAndSurroundingBlanks)
{
    EXPECT_EQ(parsePoints(" 4.5"), Points{45});
    EXPECT_EQ(parsePoints("17,0 "), Points{170});
    EXPECT_EQ(parsePoints("3"), Points{30});
    EXPECT_EQ(parsePoints("-0.5"), Points{-5});
    EXPECT_EQ(parsePoints("3."), Points{30});
}

TEST(Points, AnythingElseIsNoNumberOfPoints)
{
    for (const char* text : {"", " ", "x", "1.55", "1.x", "--1", "1 2", "999999999999"}) {
        EXPECT_EQ(parsePoints(text), std::nullopt) << text;
    }
}

TEST(Points, HaveASignABoundAndAtMostOneDecimal)
{
    EXPECT_EQ(parsePoints("+1.5"), Points{15});
    EXPECT_EQ(parsePoints("-100000.9"), Points{-1'000'009});
    EXPECT_EQ(parsePoints("100000"), Points{1'000'000});
    EXPECT_EQ(parsePoints("3,"), Points{30});
    EXPECT_EQ(parsePoints("0.0"), Points{0});
    EXPECT_EQ(parsePoints("0.9"), Points{9});
    for (const char* text : {"100001", "1;5", "1.:", "1./", "1x", ".5", "+-1", "- 1", "1..5"})
        EXPECT_EQ(parsePoints(text), std::nullopt) << text;
    EXPECT_EQ(toDecimal(Points{-5}), "-0.5");
    EXPECT_EQ(toDecimal(Points{100}), "10");
    EXPECT_EQ(toFixed(Points{-10}), "-1.0");
}

}  // namespace
}  // namespace kydai
