#include "panes/typed_digits.h"

#include <gtest/gtest.h>

#include <numeric>

namespace kydai::ui {
namespace {

QString numberOf(const char* typed, int boards, const char* next)
{
    TypedDigits digits;
    for (const char* at = typed; *at != 0; ++at) digits.add({QLatin1Char(*at)});
    std::vector<int> tables(static_cast<std::size_t>(boards));
    std::iota(tables.begin(), tables.end(), 1);
    QString number;
    for (const auto& digit : digits.tableNumber(tables, QLatin1String(next))) number += digit.digit;
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

TEST(TypedDigits, BeginTablesThatAreNumberedOnFromAnotherSection)
{
    TypedDigits digits;
    digits.add({QLatin1Char('1')});
    EXPECT_EQ(digits.tableNumber({131, 132, 133}, QStringLiteral("3")).size(), 1U) << "13 begins 131";
    EXPECT_TRUE(digits.tableNumber({31, 32, 33}, QStringLiteral("3")).empty());
}

TEST(TypedDigits, SomethingBetweenEndsTheNumber)
{
    TypedDigits digits;
    digits.add({QLatin1Char('1')});
    digits.clear();
    EXPECT_TRUE(digits.tableNumber({1, 2, 12}, QStringLiteral("2")).empty());
}

}  // namespace
}  // namespace kydai::ui
