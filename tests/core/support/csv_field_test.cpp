#include "support/csv_field.h"

#include <gtest/gtest.h>

namespace kydai {
namespace {

TEST(CsvField, StaysPlainWhereNothingCanBeMistaken)
{
    EXPECT_EQ(csvField("Nguyễn Văn An"), "Nguyễn Văn An");
    EXPECT_EQ(csvField(""), "");
}

TEST(CsvField, IsQuotedWhereAReaderWouldSplitOrTrimIt)
{
    EXPECT_EQ(csvField("Tran, Van Mau"), "\"Tran, Van Mau\"");
    EXPECT_EQ(csvField("a;b"), "\"a;b\"");
    EXPECT_EQ(csvField("a\tb"), "\"a\tb\"");
    EXPECT_EQ(csvField("two\nlines"), "\"two\nlines\"");
    EXPECT_EQ(csvField(" padded"), "\" padded\"");
}

TEST(CsvField, DoublesAQuoteInside)
{
    EXPECT_EQ(csvField("An \"Tiger\" Le"), "\"An \"\"Tiger\"\" Le\"");
}

TEST(CsvField, WhatASpreadsheetWouldRunIsGuarded)
{
    EXPECT_EQ(csvField("=HYPERLINK(\"http://x\")"), "\"'=HYPERLINK(\"\"http://x\"\")\"");
    EXPECT_EQ(csvField("@SUM(A1)"), "'@SUM(A1)");
    EXPECT_EQ(csvField("+1"), "'+1");
    EXPECT_EQ(csvField("-cmd"), "'-cmd");
    EXPECT_EQ(csvField("\t=1"), "\"'\t=1\"");
}

TEST(CsvField, NumbersStayNumbers)
{
    EXPECT_EQ(csvField("-12.5"), "-12.5");
    EXPECT_EQ(csvField("0"), "0");
}

TEST(CsvField, TheGuardGoesAgain)
{
    for (const char* text : {"=1", "@x", "'=1", "''+x", "'plain", "O'Neill", "-1", "'", ""}) {
        EXPECT_EQ(withoutGuard(csvField(text)), text);
    }
}

}  // namespace
}  // namespace kydai
