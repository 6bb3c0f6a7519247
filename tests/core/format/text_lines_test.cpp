// Text of every encoding that files have had.

#include "format/text_lines.h"

#include "format/reader.h"
#include "support/fragments.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>

namespace kydai::format {
namespace {

std::string utf16(std::u16string_view text, bool littleEndian)
{
    std::string bytes;
    for (const char16_t unit : text) {
        const std::string pair{static_cast<char>(unit >> 8U), static_cast<char>(unit & 0xFFU)};
        bytes += littleEndian ? std::string(pair.rbegin(), pair.rend()) : pair;
    }
    return bytes;
}

TEST(TextLines, CharactersOfTwoUnitsAreReadAndHalvesOfThemReplaced)
{
    std::u16string text = u"a\U0001D11E b\U0001F600 c";
    for (const bool littleEndian : {true, false}) {
        TextLines lines;
        splitLines(utf16(u"\uFEFF" + text, littleEndian), {}, lines);
        ASSERT_EQ(lines.lines.size(), 1U);
        EXPECT_EQ(lines.lines[0], "a\U0001D11E b\U0001F600 c");
        TextLines halves;
        splitLines(utf16(u"\uFEFFa" + text.substr(1, 1) + u" b" + text.substr(2, 1), littleEndian), {}, halves);
        ASSERT_EQ(halves.lines.size(), 1U);
        EXPECT_EQ(halves.lines[0], "a\uFFFD b\uFFFD");
    }
}

TEST(TextLines, Utf16IsKnownWithAndWithoutItsMark)
{
    constexpr std::u16string_view kText = u"Name;Fed;Rtg\nИванов;RUS;2000\nNguyễn;VIE;1900\n";
    for (const bool littleEndian : {true, false}) {
        for (const bool marked : {true, false}) {
            const std::string bytes = utf16((marked ? u"\uFEFF" : u"") + std::u16string(kText), littleEndian);
            TextLines lines;
            splitLines(bytes, {}, lines);
            ASSERT_EQ(lines.lines.size(), 3U) << littleEndian << marked;
            EXPECT_EQ(lines.lines[1], "Иванов;RUS;2000");
            EXPECT_FALSE(lines.codePage);
            const auto read = readText(bytes, "a.csv");
            ASSERT_TRUE(read.ok()) << littleEndian << marked;
            EXPECT_EQ(read->sections.front().players.size(), 2U);
        }
    }
    EXPECT_FALSE(isUtf16("Name;Rtg\n"));
    EXPECT_FALSE(isUtf16(std::string_view("\0\0\0\0\0\0", 6))) << "zeros on both sides are padding";
    EXPECT_FALSE(isUtf16(std::string_view("a\0b", 3)));
}

TEST(TextLines, AFewBytesThatAreBrokenLeaveTheRestAsItIs)
{
    const std::string names = "Nguyễn Đình Ánh;Trần Thị Hồng;Phạm Quốc Bảo;";
    std::string broken = names + names + names + names;
    broken[broken.find("ễ") + 1] = 'x';
    TextLines lines;
    splitLines(broken, {}, lines);
    EXPECT_FALSE(lines.codePage);
    EXPECT_NE(lines.text.find("Trần Thị Hồng;Phạm Quốc Bảo"), std::string::npos) << lines.text;
    EXPECT_GT(lines.hidden, 0U) << "and it is told";
    splitLines(
        "\xFF\xFE"
        "a",
        {}, lines);
    splitLines("M\xFCller", {}, lines);
    EXPECT_EQ(lines.text, "Müller");
    EXPECT_EQ(lines.codePage, CodePage::Windows1252);
}

/// A report as a program writes it that knows bytes alone: Vietnamese tones are bytes of their own.
TEST(TextLines, ColumnsOfReportsAreCutBeforeTheTonesAreComposed)
{
    std::string text =
        "012 Gi\xE3\xCC"
        "i\r\nXXR 3\r\n";
    const std::pair<int, std::string> named[] = {{1,
                                                  "Nguy\xEA\xDEn V\xE3n \xD0\xFD\xEC"
                                                  "c"},
                                                 {2, "Tr\xE2\xCCn Thi\xF2 H\xF4\xCCng Nhung"},
                                                 {3,
                                                  "Pha\xF2m Qu\xF4\xEC"
                                                  "c Ba\xD2o"}};
    for (const auto& [number, name] : named)
        text += fmt::format("001 {:>4} m    {:<33} {:>4} VIE {:>11} 2000/01/01  0.0 {:>4}\r\n", number, name,
                            2000 - number, number, number);
    const auto read = readText(text, "a.trf");
    ASSERT_TRUE(read.ok()) << read.error().what;
    const auto& players = read->sections.front().players;
    ASSERT_EQ(players.size(), 3U);
    EXPECT_EQ(players[0].name, "Nguyễn Văn Đức");
    EXPECT_EQ(players[1].name, "Trần Thị Hồng Nhung");
    for (const Player& player : players) {
        EXPECT_EQ(player.rating, 2000 - player.tpn) << player.name;
        EXPECT_EQ(player.federation, "VIE") << player.name;
        EXPECT_EQ(player.birth, (Date{2000, 1, 1})) << player.name;
    }
    const auto told = std::ranges::find(read->diagnostics, Problem::AmbiguousEncoding, &Diagnostic::problem);
    ASSERT_NE(told, read->diagnostics.end());
    EXPECT_EQ(told->what, fragment(FragmentId::ReadAsCodePage, "Windows-1258"));
}

TEST(TextLines, FilesOfOtherProgramsAreNamed)
{
    for (const auto& [file, bytes, program] :
         {std::tuple("a.trn",
                     "\x03"
                     "abc",
                     "SwissPerfect"),
          std::tuple("a.swi", "x", "Swiss-Chess"), std::tuple("club.papi", "x", "Papi"),
          std::tuple("a.mdb", "....Standard Jet DB", "Papi")}) {
        const auto read = readText(bytes, file);
        ASSERT_FALSE(read.ok()) << file;
        EXPECT_EQ(read.error().what, fragment(FragmentId::FileOfOtherProgram, program)) << file;
    }
    const auto sheet = readText("PK\3\4....mimetypeapplication/vnd.oasis.opendocument.spreadsheet", "a.ods");
    ASSERT_FALSE(sheet.ok());
    EXPECT_EQ(sheet.error().expected, fragment(FragmentId::WorkbookAsXlsx));
}

TEST(TextLines, AListWithoutAKnownHeadIsRefusedUnlessItIsAskedFor)
{
    constexpr std::string_view kList = "1,Nguyễn Văn An,1500\n2,Trần Thị Bé,1400\n";
    const auto refused = readText(kList, "a.csv");
    ASSERT_FALSE(refused.ok());
    EXPECT_EQ(refused.error().what, fragment(FragmentId::TableWithoutKnownHeads));
    const auto read = readText(kList, "a.csv", {.withoutHeads = true});
    ASSERT_TRUE(read.ok());
    EXPECT_EQ(read->sections.front().players.size(), 2U);
}

}  // namespace
}  // namespace kydai::format
