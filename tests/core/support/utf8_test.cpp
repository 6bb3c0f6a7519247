#include "support/utf8.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <string>
#include <utf8proc.h>
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

TEST(Utf8, SearchNeedsNoDiacritics)
{
    EXPECT_EQ(utf8::fold("Nguyễn Đình ÁNH"), "nguyen dinh anh");
}

TEST(Utf8, VietnameseNamesSortByGivenNameThenAlphabetThenTone)
{
    std::vector<std::string> names = {"Trần Văn Ân", "Lê Thị Bé", "Lê Văn An", "Đỗ Văn Ánh", "Phạm An"};
    std::ranges::sort(names, {}, [](const std::string& name) { return utf8::nameSortKey(name); });
    EXPECT_EQ(names, (std::vector<std::string>{"Lê Văn An", "Phạm An", "Đỗ Văn Ánh", "Trần Văn Ân", "Lê Thị Bé"}));
}

TEST(Utf8, AMarkWithoutALetterBeforeItIsPassedOver)
{
    EXPECT_EQ(utf8::nameSortKey("\u0301An"), utf8::nameSortKey("An"));
}

TEST(Utf8, ACommaSaysWhatTheSurnameIs)
{
    std::vector<std::string> names = {"Eriksen, Alexander", "Xu, Alexander", "Eriksen, Anna", "Takács, Alexander",
                                      "de la Cruz, Ana"};
    std::ranges::sort(names, {}, [](const std::string& name) { return utf8::nameSortKey(name); });
    EXPECT_EQ(names, (std::vector<std::string>{"de la Cruz, Ana", "Eriksen, Alexander", "Eriksen, Anna",
                                               "Takács, Alexander", "Xu, Alexander"}));
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

std::string normal(const std::string& text)
{
    const std::unique_ptr<utf8proc_uint8_t, decltype(&std::free)> made(
        utf8proc_NFC(reinterpret_cast<const utf8proc_uint8_t*>(text.c_str())), &std::free);
    return reinterpret_cast<const char*>(made.get());
}

/// Whatever a text is made of, before a mark or alone.
TEST(Utf8, ComposedIsTheNormalFormOfUnicode)
{
    for (char32_t c = 1; c < 0x3100; ++c) {
        for (const std::u32string& text : {std::u32string{c}, std::u32string{c, 0x0301}, std::u32string{U'e', c},
                                           std::u32string{c, 0x0323, 0x0302}}) {
            const std::string bytes = utf8::encode(text);
            ASSERT_EQ(utf8::compose(bytes), normal(bytes)) << static_cast<unsigned>(c);
        }
    }
}

TEST(Utf8, HiddenAreControlsAndWhatTurnsTextRoundAndNothingElse)
{
    for (char32_t c = 0; c < 0x3100; ++c) {
        const bool isControl =
            (c < 0x20 && std::u32string_view(U"\t\n\v\f\r\x1A").find(c) == std::u32string_view::npos) ||
            (c >= 0x7F && c < 0xA0);
        const bool turns = (c >= 0x202A && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069);
        std::string text = utf8::encode(std::u32string{U'a', c, U'b', c});
        const std::string former = text;
        EXPECT_EQ(utf8::replaceHidden(text), isControl || turns ? 2U : 0U) << static_cast<unsigned>(c);
        EXPECT_EQ(text, isControl || turns ? "a\xEF\xBF\xBD"
                                             "b\xEF\xBF\xBD"
                                           : former);
    }
    for (std::string half : {"\xC2", "\xE2", "\xE2\x80", "\xE2\x81"}) {
        EXPECT_EQ(utf8::replaceHidden(half), 0U);
    }
}

/// By given name; letters before tones, as dictionaries have them.
TEST(Utf8, NamesSortInTheOrderOfTheVietnameseAlphabet)
{
    const std::u32string alphabet =
        U"aàảãáạăằẳẵắặâầẩẫấậbcdđeèẻẽéẹêềểễếệghiìỉĩíịklmnoòỏõóọôồổỗốộơờởỡớợpqrstuùủũúụưừửữứựvxyỳỷỹýỵ";
    std::vector<std::string> letters;
    for (const char32_t letter : alphabet) letters.push_back(utf8::encode(std::u32string{letter}));
    for (std::size_t i = 1; i < letters.size(); ++i) {
        const auto key = [](const std::string& name) { return utf8::nameSortKey(name); };
        EXPECT_LT(key(letters[i - 1]), key(letters[i])) << letters[i];
    }
    const auto key = [](const std::string& name) { return utf8::nameSortKey(name); };
    EXPECT_LT(key("bạ"), key("bác")) << "a shorter word before what goes on, whatever its tone";
    EXPECT_LT(key("màn"), key("mãn"));
    EXPECT_LT(key("mạn"), key("măn"));
    EXPECT_EQ(key("Lê Văn An"), key("  lê  văn an "));
    EXPECT_EQ(key("Lê, Văn An"), key("lê ,văn  an"));
    EXPECT_NE(key("Lê An"), key("Lê Anh"));
    EXPECT_LT(key("Lê An"), key("Trần An"));
    EXPECT_LT(key("Lê Bảo An"), key("Lê Cẩm An"));
    for (const char* blank : {"", " ", ",", " , "}) EXPECT_EQ(key(blank), "\n") << blank;
}

/// Whether a text is composed already is seen at a glance in the usual ones; that must be true of every letter and
/// mark.
TEST(Utf8, ComposingATextIsTheSameWhateverStandsBesideIt)
{
    constexpr char32_t kBeyondBlocksOfMarks = 0x3100;
    for (char32_t letter = 0x20; letter < kBeyondBlocksOfMarks; ++letter) {
        for (const char32_t mark : std::u32string{0x323, 0x301, letter + 1, letter + 2, letter - 2}) {
            const std::string text = utf8::encode(std::u32string{U'a', letter, mark, U'b'});
            ASSERT_EQ(utf8::compose(text) + "日", utf8::compose(text + "日")) << text;
        }
    }
}

TEST(Utf8, NothingBehindTheEndOfATextIsRead)
{
    for (const std::string_view letter : {"é", "ế", "棋", "𝄞"}) {
        for (std::size_t cut = 1; cut < letter.size(); ++cut) {
            const std::string whole = "ab" + std::string(letter);
            const std::string_view part = std::string_view(whole).substr(0, 2 + cut);
            EXPECT_FALSE(utf8::isValid(part));
            EXPECT_EQ(utf8::decode(part), utf8::decode(std::string(part)));
            EXPECT_EQ(utf8::length(part), utf8::length(std::string(part)));
            EXPECT_EQ(utf8::decode(part).back(), U'\uFFFD');
        }
    }
}

TEST(Utf8, FoldedHasNoMarksOfAnyLetter)
{
    EXPECT_EQ(utf8::fold("àảãáạăằẳẵắặâầẩẫấậđĐèẻẽéẹêềểễếệìỉĩíịòỏõóọôồổỗốộơờởỡớợùủũúụưừửữứựỳỷỹýỵ"),
              std::string(17, 'a') + "dd" + std::string(11, 'e') + std::string(5, 'i') + std::string(17, 'o') +
                  std::string(11, 'u') + std::string(5, 'y'));
    EXPECT_EQ(utf8::wordKey("az09/AZ{}:`"), "az09 az");
    EXPECT_EQ(utf8::wordKey("-- "), "");
    EXPECT_EQ(utf8::wordKey("棋 a"), "棋 a");
}

}  // namespace
}  // namespace kydai
