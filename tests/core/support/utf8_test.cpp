#include "support/utf8.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace kydai {
namespace {

TEST(Utf8, StrayOverlongAndSurrogateBytesAreInvalid)
{
    EXPECT_TRUE(utf8::isValid("Nguyễn Đình"));
    EXPECT_FALSE(utf8::isValid("M\xFCller"));
    EXPECT_FALSE(utf8::isValid("\xC0\xAF"));
    EXPECT_FALSE(utf8::isValid("\xED\xA0\x80"));
    EXPECT_EQ(utf8::length("Đỗ"), 2U);
}

TEST(Utf8, DecodingAndEncodingGiveTheSameText)
{
    const std::string text = "Vương Tiểu Nhi ½ 棋";
    EXPECT_EQ(utf8::encode(utf8::decode(text)), text);
}

TEST(Utf8, DecomposedVietnameseIsComposed)
{
    EXPECT_EQ(utf8::compose("Nguye\xCC\x82\xCC\x83n"), "Nguyễn");
}

TEST(Utf8, OldCodePagesBecomeUtf8)
{
    EXPECT_EQ(utf8::fromWindows1252("M\xFCller"), "Müller");
    EXPECT_EQ(utf8::fromWindows1258("Nguy\xEA\xDEn"), "Nguyễn");
    EXPECT_EQ(utf8::fromWindows1258("\xD0\xECnh"), "Đ\xCC\x81nh");
}

TEST(Utf8, SearchNeedsNoDiacritics)
{
    EXPECT_EQ(utf8::fold("Nguyễn Đình ÁNH"), "nguyen dinh anh");
}

TEST(Utf8, VietnameseNamesSortByGivenNameThenAlphabetThenTone)
{
    std::vector<std::string> names = {"Trần Văn Ân", "Lê Thị Bé", "Lê Văn An", "Đỗ Văn Ánh", "Phạm An"};
    std::ranges::sort(names, {}, [](const std::string& name) { return utf8::vietnameseSortKey(name); });
    EXPECT_EQ(names, (std::vector<std::string>{"Lê Văn An", "Phạm An", "Đỗ Văn Ánh", "Trần Văn Ân", "Lê Thị Bé"}));
}

TEST(Utf8, ComposeLeavesComposedTextAndJoinsMarks)
{
    const std::string composed = "Nguyễn Đình Ánh, Müller; ΑΒ";
    EXPECT_EQ(utf8::compose(composed), composed);
    EXPECT_EQ(utf8::compose("Tr\xC3\xA2\xCC\x80n"), "Trần");
    EXPECT_EQ(utf8::compose("\xE2\x84\xAB"), "Å");  // a singleton: ANGSTROM SIGN
}

TEST(Utf8, WordKeyJoinsWordsAndDropsMarks)
{
    EXPECT_EQ(utf8::wordKey("Trần,  Văn-Mẫu"), "tran van mau");
    EXPECT_EQ(utf8::wordKey("O'Neil (jr.)"), "o neil jr");
    EXPECT_EQ(utf8::wordKey(" Số hạt nhân: "), "so hat nhan");
}

TEST(Utf8, RepairedIsAlwaysValid)
{
    EXPECT_EQ(utf8::repaired("Tr\xE1n"), "Tr\xEF\xBF\xBDn");
    EXPECT_EQ(utf8::repaired("Trần"), "Trần");
    EXPECT_TRUE(utf8::isValid(utf8::repaired("\xFF\xC0\x80\xED\xA0\x80")));
}

TEST(Utf8, WhatHidesOrTurnsTextRoundIsReplaced)
{
    std::string text = std::string("a\0b", 3) + "\xE2\x80\xAE" + "c\xE2\x81\xA6" + "\x07\xC2\x85";
    EXPECT_EQ(utf8::replaceHidden(text), 5U);
    EXPECT_EQ(text,
              "a\xEF\xBF\xBD"
              "b\xEF\xBF\xBD"
              "c\xEF\xBF\xBD\xEF\xBF\xBD\xEF\xBF\xBD");
}

TEST(Utf8, WhatNamesAreMadeOfStays)
{
    for (const std::string plain : {"Nguyễn Văn An", "tab\tline\r\nend\x1A", "½ – “quoted” …", "א\xE2\x80\x8F"}) {
        std::string text = plain;
        EXPECT_EQ(utf8::replaceHidden(text), 0U) << plain;
        EXPECT_EQ(text, plain);
    }
}

}  // namespace
}  // namespace kydai
