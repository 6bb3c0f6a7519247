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

}  // namespace
}  // namespace kydai
