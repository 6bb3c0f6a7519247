#include "format/xlsx_reader.h"

#include "format/reader.h"
#include "format/zip_archive.h"
#include "support/fragments.h"

#include <gtest/gtest.h>
#include <xlsxwriter.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

namespace kydai::format {
namespace {

/// A workbook as Excel writes it: a title above the heads, a day as a number with a format, a second sheet.
std::string workbook()
{
    const auto path = std::filesystem::temp_directory_path() /
                      ("kydai_xlsx_" + std::to_string(::testing::UnitTest::GetInstance()->random_seed()) + ".xlsx");
    lxw_workbook* book = workbook_new(path.string().c_str());
    lxw_worksheet* players = workbook_add_worksheet(book, "U14 Nữ");
    lxw_format* day = workbook_add_format(book);
    format_set_num_format(day, "dd/mm/yyyy");
    worksheet_write_string(players, 0, 0, "DANH SÁCH VẬN ĐỘNG VIÊN", nullptr);
    const char* const heads[] = {"STT", "Họ và tên lót", "Tên", "Ngày sinh", "ClubName", "ELO", "Ghi chú"};
    for (lxw_col_t column = 0; column < 7; ++column) worksheet_write_string(players, 2, column, heads[column], nullptr);
    lxw_datetime born{2012, 5, 17, 0, 0, 0.0};
    worksheet_write_number(players, 3, 0, 1, nullptr);
    worksheet_write_string(players, 3, 1, "Nguyễn Thị", nullptr);
    worksheet_write_string(players, 3, 2, "Loan", nullptr);
    worksheet_write_datetime(players, 3, 3, &born, day);
    worksheet_write_string(players, 3, 4, "Hà Nội", nullptr);
    worksheet_write_number(players, 3, 5, 1502, nullptr);
    worksheet_write_string(players, 3, 6, "đến muộn", nullptr);
    worksheet_write_number(players, 5, 0, 2, nullptr);
    worksheet_write_string(players, 5, 1, "Lê", nullptr);
    worksheet_write_string(players, 5, 2, "Minh", nullptr);
    worksheet_write_number(players, 5, 3, 2011, nullptr);
    lxw_worksheet* notes = workbook_add_worksheet(book, "Ghi chú");
    worksheet_write_number(notes, 0, 0, 12.5, nullptr);
    EXPECT_EQ(workbook_close(book), LXW_NO_ERROR);
    std::ifstream file(path, std::ios::binary);
    std::string bytes{std::istreambuf_iterator<char>(file), {}};
    file.close();
    std::filesystem::remove(path);
    return bytes;
}

TEST(XlsxReader, CellsAreTheTextThatExcelShows)
{
    const std::string bytes = workbook();
    ASSERT_TRUE(isWorkbook(bytes));
    EXPECT_EQ(detect(bytes), FileKind::Xlsx);
    const auto sheets = readXlsx(bytes, "list.xlsx");
    ASSERT_TRUE(sheets.ok());
    ASSERT_EQ(sheets->size(), 2U);
    EXPECT_EQ(sheets->front().name, "U14 Nữ");
    const auto& rows = sheets->front().rows;
    ASSERT_EQ(rows.size(), 4U) << "the empty rows are left out";
    EXPECT_EQ(rows[2].line, 4);
    EXPECT_EQ(rows[2].fields,
              (std::vector<std::string>{"1", "Nguyễn Thị", "Loan", "17/05/2012", "Hà Nội", "1502", "đến muộn"}));
    EXPECT_EQ(sheets->back().rows.front().fields.front(), "12.5");
}

TEST(XlsxReader, AListOfPlayersBecomesASectionAndNothingIsLostSilently)
{
    const auto read = readText(workbook(), "dir/list.xlsx");
    ASSERT_TRUE(read.ok());
    ASSERT_EQ(read->sections.size(), 1U);
    EXPECT_EQ(read->sections[0].info.name, "list");
    const auto& players = read->sections[0].players;
    ASSERT_EQ(players.size(), 2U);
    EXPECT_EQ(players[0].name, "Nguyễn Thị Loan");
    EXPECT_EQ(players[0].birth, (Date{2012, 5, 17}));
    EXPECT_EQ(players[0].unit, "Hà Nội");
    EXPECT_EQ(players[0].rating, 1502);
    EXPECT_EQ(players[1].name, "Lê Minh");
    const auto told = [&](const Fragment& what) {
        const auto found = std::ranges::find(read->diagnostics, what, &Diagnostic::what);
        return found != read->diagnostics.end() && found->severity == Severity::Note;
    };
    EXPECT_TRUE(told(fragment(FragmentId::ColumnNotTaken, "Ghi chú", 1)));
    EXPECT_TRUE(told(fragment(FragmentId::SheetWithoutNames, "Ghi chú")));
}

/// A column of one number in each of Excel's own formats, then days around the borders of its calendar.
TEST(XlsxReader, NumbersInDayFormatsAreDays)
{
    const auto path = std::filesystem::temp_directory_path() / "kydai_xlsx_days.xlsx";
    lxw_workbook* book = workbook_new(path.string().c_str());
    lxw_worksheet* sheet = workbook_add_worksheet(book, "S");
    constexpr lxw_row_t kFormats = 60;
    for (lxw_row_t index = 0; index < kFormats; ++index) {
        lxw_format* format = workbook_add_format(book);
        format_set_num_format_index(format, static_cast<std::uint8_t>(index));
        worksheet_write_number(sheet, index, 0, 41000, index == 0 ? nullptr : format);
    }
    lxw_format* day = workbook_add_format(book);
    format_set_num_format_index(day, 14);
    const std::pair<double, const char*> days[] = {
        {1, "01/01/1900"},       {2, "02/01/1900"},       {58, "27/02/1900"},   {59, "28/02/1900"},
        {61, "01/03/1900"},      {62, "02/03/1900"},      {366, "31/12/1900"},  {43831, "01/01/2020"},
        {43890.7, "29/02/2020"}, {2958465, "31/12/9999"}, {2958466, "2958466"}, {0, "0"}};
    for (lxw_row_t row = 0; row < std::size(days); ++row)
        worksheet_write_number(sheet, kFormats + row, 0, days[row].first, day);
    ASSERT_EQ(workbook_close(book), LXW_NO_ERROR);
    const auto bytes = readBytes(path);
    std::filesystem::remove(path);
    ASSERT_TRUE(bytes.ok());
    const auto sheets = readXlsx(*bytes, "days.xlsx");
    ASSERT_TRUE(sheets.ok());
    const auto& rows = sheets->front().rows;
    ASSERT_EQ(rows.size(), kFormats + std::size(days));
    for (std::size_t index = 0; index < kFormats; ++index) {
        const bool isDay =
            (index >= 14 && index <= 17) || index == 22 || (index >= 27 && index <= 36) || (index >= 50 && index <= 58);
        EXPECT_EQ(rows[index].fields.front(), isDay ? "01/04/2012" : "41000") << index;
    }
    for (std::size_t row = 0; row < std::size(days); ++row)
        EXPECT_EQ(rows[kFormats + row].fields.front(), days[row].second);
}

TEST(XlsxReader, DamagedAndHostileFilesAreRefused)
{
    const std::string bytes = workbook();
    for (std::size_t length = 4; length < bytes.size(); length += 97)
        EXPECT_FALSE(readXlsx(bytes.substr(0, length), "cut").ok()) << length;
    std::string bomb = bytes;
    const std::size_t entry = bomb.find("PK\x01\x02");
    ASSERT_NE(entry, std::string::npos);
    for (std::size_t at = bomb.find("PK\x01\x02"); at != std::string::npos; at = bomb.find("PK\x01\x02", at + 4))
        bomb.replace(at + 24, 4, "\xFF\xFF\xFF\x7F");  // every part says that it is huge
    const auto read = readXlsx(bomb, "bomb");
    EXPECT_FALSE(read.ok());
    for (std::size_t at = 0; at < bytes.size(); at += 13) {
        std::string broken = bytes;
        broken[at] = static_cast<char>(broken[at] ^ 0x55);
        static_cast<void>(readXlsx(broken, "broken"));  // read or refused, never worse
    }
}

/// An archive whose members are stored as they are.
std::string storedArchive(const std::vector<std::pair<std::string, std::string>>& members)
{
    const auto number = [](std::size_t value, int bytes) {
        std::string text;
        for (; bytes > 0; --bytes, value >>= 8U) text += static_cast<char>(value & 0xFFU);
        return text;
    };
    std::string bytes;
    std::string directory;
    for (const auto& [name, content] : members) {
        const std::string sizes = number(content.size(), 4) + number(content.size(), 4) + number(name.size(), 2);
        directory += std::string("PK\x01\x02", 4) + number(20, 2) + number(20, 2) + number(0, 12) + sizes +
                     number(0, 12) + number(bytes.size(), 4) + name;
        bytes += std::string("PK\x03\x04", 4) + number(20, 2) + number(0, 12) + sizes + number(0, 2) + name + content;
    }
    return bytes + directory + std::string("PK\x05\x06", 4) + number(0, 4) + number(members.size(), 2) +
           number(members.size(), 2) + number(directory.size(), 4) + number(bytes.size(), 4) + number(0, 2);
}

/// The fields of the rows of each sheet, told one after the other.
std::string toldOf(const std::string& book, const std::string& links, const std::string& sheet,
                   const std::string& styles = "<styleSheet/>")
{
    const char* const texts = "<sst><si><t>An</t></si><si><r><t>Bì</t></r><r><t>nh</t></r></si></sst>";
    const auto read = readXlsx(storedArchive({{"xl/workbook.xml", book},
                                              {"xl/_rels/workbook.xml.rels", links},
                                              {"xl/styles.xml", styles},
                                              {"xl/sharedStrings.xml", texts},
                                              {"xl/s1.xml", sheet},
                                              {"xl/s2.xml", "<worksheet><sheetData/></worksheet>"}}),
                               "a.xlsx");
    if (!read.ok()) return logText(read.error().what) + " / " + logText(read.error().expected);
    std::string text;
    for (const Sheet& each : *read) {
        text += each.name + (each.isList ? "*" : "") + ":";
        for (const CsvRow& row : each.rows) {
            text += " " + std::to_string(row.line);
            for (const std::string& field : row.fields) text += "|" + field;
        }
        text += ";";
    }
    return text;
}

constexpr const char* kOneSheet = R"(<workbook><sheets><sheet name="A" r:id="r1"/></sheets></workbook>)";
constexpr const char* kOneLink = R"(<Relationships><Relationship Id="r1" Target="s1.xml"/></Relationships>)";

TEST(XlsxReader, ACellIsReadByItsKindAndStandsWhereItSays)
{
    const auto rows = [](const std::string& data) {
        return toldOf(kOneSheet, kOneLink, "<worksheet><sheetData>" + data + "</sheetData></worksheet>");
    };
    EXPECT_EQ(rows(R"(<row r="3"><c r="B3" t="s"><v>0</v></c><c r="D3" t="s"><v>1</v></c></row>)"), "A: 3||An||Bình;");
    EXPECT_EQ(rows(R"(<row><c><v>7</v></c><c t="n"><v>8.5</v></c></row><row><c><v>9</v></c></row>)"), "A: 1|7|8.5 2|9;")
        << "without references one after the other";
    EXPECT_EQ(rows(R"(<row r="9"><c t="s"><v>2</v></c><c t="s"><v>x</v></c><c t="str"><v>x</v></c></row>)"),
              "A: 9|||x;")
        << "no such text";
    EXPECT_EQ(rows(R"(<row><c t="e"><v>#REF!</v></c><c t="b"><v>1</v></c>)"
                   R"(<c t="inlineStr"><is><t>Y</t></is></c></row>)"),
              "A: 1||1|Y;");
    EXPECT_EQ(rows(R"(<x:row><x:c><x:v>7</x:v></x:c></x:row><row><c><v> </v></c></row><other/>)"), "A: 1|7;")
        << "prefixes don't matter, empty rows do";
    EXPECT_EQ(
        rows(R"(<row><c><v>1e3</v></c><c><v>-4.0</v></c><c><v>1e300</v></c><c><v>nan</v></c><c><v>z</v></c></row>)"),
        "A: 1|1000|-4|1e300|nan|z;");
    EXPECT_EQ(rows(R"(<row><c r="AA1"><v>7</v></c></row>)"), "A: 1" + std::string(27, '|') + "7;");
    EXPECT_EQ(rows(R"(<row><c r="IV1"><v>7</v></c></row>)"), "A: 1" + std::string(256, '|') + "7;");
    EXPECT_EQ(rows(R"(<row><c r="IW1"><v>7</v></c><c r="A1"><v>8</v></c></row>)"), "A: 1|8;") << "too far right";
    EXPECT_EQ(rows(R"(<row><c r="ZZZZZZZZZZZZZZ1"><v>7</v></c><c r="1"><v>6</v></c></row>)"), "A:;");
}

TEST(XlsxReader, DaysAreToldByTheLettersOfTheFormatOutsideQuotesAndBrackets)
{
    const auto shown = [](const std::string& code, const std::string& settings = {}) {
        return toldOf("<workbook>" + settings + R"(<sheets><sheet name="A" r:id="r1"/></sheets></workbook>)", kOneLink,
                      R"(<worksheet><sheetData><row><c s="1"><v>41000</v></c></row></sheetData></worksheet>)",
                      R"(<styleSheet><numFmts><numFmt numFmtId="170" formatCode=")" + code +
                          R"("/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="170"/></cellXfs></styleSheet>)");
    };
    for (const char* code : {"d", "D", "y", "Y", "[$-42A]dd/mm", "&quot;x&quot;yy", "\\.d", "0;d", "[h]d"})
        EXPECT_EQ(shown(code), "A: 1|01/04/2012;") << code;
    for (const char* code : {"0", "h:mm", "&quot;day&quot;0", "[dd]0", "\\d0", "\\y", "[yy]", "mm"})
        EXPECT_EQ(shown(code), "A: 1|41000;") << code;
    EXPECT_EQ(shown("d", R"(<workbookPr date1904="1"/>)"), "A: 1|02/04/2016;") << "counted from 1904";
}

TEST(XlsxReader, SheetsAreFoundByTheirLinksAndListsOfOursByTheirNames)
{
    const char* const sheet = R"(<worksheet><sheetData><row><c><v>7</v></c></row></sheetData></worksheet>)";
    EXPECT_EQ(toldOf(kOneSheet, R"(<Relationships><Relationship Id="r1" Target="/xl/s1.xml"/></Relationships>)", sheet),
              "A: 1|7;")
        << "from the top of the archive";
    const char* const many = R"(<workbook><sheets><sheet name="Danh 'sách'" r:id="r1"/><sheet name="B" x:id="r2"/>)"
                             R"(<sheet name="C" r:id="r3"/><sheet name="D" r:id="r4"/><sheet name="E"/></sheets>)"
                             R"(<definedNames><definedName name="KyDai_List_1">'Danh ''sách'''!$A$2:$K$6</definedName>)"
                             R"(<definedName name="Other">B!$A$1</definedName></definedNames></workbook>)";
    const char* const links = R"(<Relationships><Relationship Id="r1" Target="s1.xml"/>)"
                              R"(<Relationship Id="r2" Target="s2.xml"/><Relationship Id="r4" Target="s9.xml"/>)"
                              R"(</Relationships>)";
    EXPECT_EQ(toldOf(many, links, sheet), "Danh 'sách'*: 1|7;B:;") << "what leads nowhere is passed over";
    const char* const plain = R"(<workbook><sheets><sheet name="A" r:id="r1"/></sheets><definedNames>)"
                              R"(<definedName name="KyDai_List_2">A</definedName></definedNames></workbook>)";
    EXPECT_EQ(toldOf(plain, kOneLink, sheet), "A*: 1|7;");
    const std::string damaged = "DamagedArchive / WorkbookSavedAnew";
    EXPECT_EQ(toldOf("<workbook/>", kOneLink, sheet), damaged);
    EXPECT_EQ(toldOf("<workbook", kOneLink, sheet), damaged);
    EXPECT_EQ(toldOf(kOneSheet, "", sheet), damaged);
    EXPECT_EQ(toldOf(kOneSheet, kOneLink, "<worksheet"), damaged);
}

TEST(ZipArchive, StoredMembersAndThoseThatAreNotThere)
{
    const auto number = [](std::uint32_t value, int bytes) {
        std::string text;
        for (; bytes > 0; --bytes, value >>= 8U) text += static_cast<char>(value & 0xFFU);
        return text;
    };
    const std::string local = std::string("PK\x03\x04", 4) + number(20, 2) + number(0, 4) + number(0, 8) +
                              number(2, 4) + number(2, 4) + number(1, 2) + number(0, 2) + "a" + "hi";
    const std::string entry = std::string("PK\x01\x02", 4) + number(20, 2) + number(20, 2) + number(0, 4) +
                              number(0, 8) + number(2, 4) + number(2, 4) + number(1, 2) + number(0, 10) + number(0, 2) +
                              number(0, 4) + "a";
    const std::string bytes = local + entry + std::string("PK\x05\x06", 4) + number(0, 4) + number(1, 2) +
                              number(1, 2) + number(static_cast<std::uint32_t>(entry.size()), 4) +
                              number(static_cast<std::uint32_t>(local.size()), 4) + number(0, 2);
    const auto archive = ZipArchive::open(bytes, "t");
    ASSERT_TRUE(archive.ok());
    const auto text = archive->read("a");
    ASSERT_TRUE(text.ok());
    EXPECT_EQ(*text, "hi");
    EXPECT_EQ(archive->read("b").error().code, Errc::Malformed);
}

/// Entries without a name, and nothing else: as a hostile file has them.
TEST(ZipArchive, HasAtMostTenThousandMembers)
{
    const auto isOpened = [](std::size_t members) {
        std::string bytes;
        for (std::size_t member = 0; member < members; ++member)
            bytes += std::string("PK\x01\x02", 4) + std::string(42, '\0');
        const std::string count{static_cast<char>(members & 0xFFU), static_cast<char>(members >> 8U)};
        return ZipArchive::open(
                   bytes + std::string("PK\x05\x06", 4) + std::string(4, '\0') + count + count + std::string(10, '\0'),
                   "t")
            .ok();
    };
    EXPECT_TRUE(isOpened(0));
    EXPECT_TRUE(isOpened(1));
    EXPECT_TRUE(isOpened(10'000));
    EXPECT_FALSE(isOpened(10'001));
}

}  // namespace
}  // namespace kydai::format
