#include "panes/typed_digits.h"

#include <gtest/gtest.h>

namespace kydai::ui {
namespace {

QString numberOf(const char* typed, int boards, const char* next)
{
    TypedDigits digits;
    for (const char* at = typed; *at != 0; ++at) digits.add({QLatin1Char(*at)});
    QString number;
    for (const auto& digit : digits.boardNumber(boards, QLatin1String(next))) number += digit.digit;
    return number;
}

TEST(TypedDigits, AreANumberWithWhatFollows)
{
    EXPECT_EQ(numberOf("1", 60, "2"), QStringLiteral("1"));
    EXPECT_EQ(numberOf("10", 60, " "), QStringLiteral("10"));
    EXPECT_EQ(numberOf("5", 60, " "), QStringLiteral("5"));
}

TEST(TypedDigits, OnlyTheLastOnesThatCanBeABoardBelongToIt)
{
    EXPECT_EQ(numberOf("1011", 60, "2"), QStringLiteral("1")) << "112 and more are no boards: those were results";
    EXPECT_EQ(numberOf("10", 60, "3"), QString()) << "103 is no board and 03 no number";
    EXPECT_EQ(numberOf("1", 6, "2"), QString());
    EXPECT_EQ(numberOf("0", 60, " "), QString());
}

TEST(TypedDigits, SomethingBetweenEndsTheNumber)
{
    TypedDigits digits;
    digits.add({QLatin1Char('1')});
    digits.clear();
    EXPECT_TRUE(digits.boardNumber(60, QStringLiteral("2")).empty());
}

}  // namespace
}  // namespace kydai::ui
