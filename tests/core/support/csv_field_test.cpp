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

TEST(CsvField, WhateverItHoldsIsReadBackAndNothingOfItRuns)
{
    constexpr std::string_view kAlphabet = "=+-@\t\r'\",; 1.a";
    std::string text(4, ' ');
    for (std::size_t at = 0; at < kAlphabet.size() * kAlphabet.size() * kAlphabet.size(); ++at) {
        text = {kAlphabet[at % kAlphabet.size()], kAlphabet[at / kAlphabet.size() % kAlphabet.size()],
                kAlphabet[at / kAlphabet.size() / kAlphabet.size()]};
        std::string field = csvField(text);
        const bool quoted = field.size() > 1 && field.front() == '"' && field.back() == '"';
        const bool must =
            text.find_first_of(",;\"\r\n\t") != std::string::npos || text.front() == ' ' || text.back() == ' ';
        EXPECT_EQ(quoted, must) << text;
        if (quoted) {
            std::string inside;
            for (std::size_t i = 1; i + 1 < field.size(); ++i) {
                if (field[i] == '"') {
                    ASSERT_EQ(field[++i], '"');
                }
                inside += field[i];
            }
            field = inside;
        }
        EXPECT_EQ(withoutGuard(field), text);
        const bool runs = std::string_view("=+-@\t\r").find(field.front()) != std::string_view::npos;
        EXPECT_TRUE(!runs || field.find_first_not_of("-1.") == std::string::npos) << text;
    }
}

}  // namespace
}  // namespace kydai
