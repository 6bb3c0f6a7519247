// What is written of sections with everything in them (support/festival.h, support/whole_event.h) in every format, and
// what is read of it, whole and damaged: texts, losses, findings with their places, sections. As they were when they
// were last read; what they must be is asked in the tests of each format.
#include "core/format/read_text.h"
#include "format/chess_results_writer.h"
#include "format/csv.h"
#include "format/html.h"
#include "format/json.h"
#include "format/player_table.h"
#include "format/reader.h"
#include "format/trf_writer.h"
#include "model/json.h"
#include "model/numbering.h"
#include "support/festival.h"
#include "support/golden.h"
#include "support/player_id.h"
#include "support/random.h"
#include "support/whole_event.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace kydai::format {
namespace {

/// The festival, and random events with every member set.
std::vector<fixture::NamedSection> sections()
{
    std::vector<fixture::NamedSection> all = fixture::festival();
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        const Event event = fixture::wholeEvent(seed);
        if (!event.sections.empty())
            all.push_back({fmt::format("whole-{}", seed), byNumber(*event.sections.front().section)});
    }
    return all;
}

std::vector<TrfWriteOptions> ways()
{
    std::vector<TrfWriteOptions> all(6);
    all[0].event = "Giải mở";
    all[1].ownLines = OwnLines::None;
    all[2].ownLines = OwnLines::Public;
    all[2].openRound = false;
    all[3].version = all[4].version = all[5].version = TrfVersion::Trf16;
    all[4].engineLines = false;
    all[4].padByBytes = true;
    all[5].program = "Other";
    return all;
}

TEST(FilesGolden, ReportsAreWrittenAndReadAsTheyWere)
{
    fixture::Golden golden("files/reports");
    for (const fixture::NamedSection& named : sections()) {
        int number = 0;
        for (TrfWriteOptions& way : ways()) {
            if (++number == 6) {
                for (std::size_t i = 0; i < named.section.players.size(); ++i)
                    way.ranks.push_back(static_cast<int>(named.section.players.size() - i));
            }
            const auto written = writeTrf(named.section, way);
            std::string text = "not written";
            if (written) text = written->text + textOf(readText(written->text, "a.trf"));
            golden.add(fmt::format("{} {}", named.name, number), written ? "report" : "none", text);
        }
    }
    golden.compare();
}

/// A few characters or lines of a text differ, as bad programs and people make them.
std::string damaged(std::string text, Random& random, std::string_view alphabet)
{
    for (int count = random.between(1, 3); count > 0 && !text.empty(); --count) {
        const std::size_t at = random.below(text.size());
        const std::size_t line = text.rfind('\n', at) + 1;
        const std::size_t end = std::min(text.find('\n', at), text.size() - 1) + 1;
        switch (random.below(7)) {
        case 0:
            text[at] = alphabet[random.below(alphabet.size())];
            break;
        case 1:
            text.erase(at, random.below(3) + 1);
            break;
        case 2:
            text.insert(at, 1, alphabet[random.below(alphabet.size())]);
            break;
        case 3:
            text.erase(line, end - line);
            break;
        case 4:
            text.insert(line, text.substr(line, end - line));
            break;
        case 5:
            text.erase(at, end > at + 1 ? end - at - 1 : 0);
            break;
        default:
            text[at] = text[random.below(text.size())];
        }
    }
    return text;
}

TEST(FilesGolden, DamagedReportsAreReadAsTheyWere)
{
    fixture::Golden golden("files/damaged_reports");
    std::uint64_t seed = 0;
    for (const fixture::NamedSection& named : sections()) {
        if (named.section.players.size() > 25) continue;
        for (const TrfWriteOptions& way : ways()) {
            const auto written = writeTrf(named.section, way);
            if (!written) continue;
            std::string text;
            Random random(++seed);
            for (int each = 0; each < 12; ++each) {
                ReadOptions options{.codePage = CodePage::Windows1252};
                options.rankOrder = each % 2 == 0 ? RankOrder::Column : RankOrder::Lines;
                options.placesAsWritten = each % 5 == 4;
                if (each % 3 == 2) options.codePage = CodePage::Windows1258;
                text += textOf(
                    readText(damaged(written->text, random, "0123456789wb=+-UFHZ1/X \xE9@:#\t"), "a.trf", options));
            }
            golden.add(fmt::format("{} {}", named.name, seed), "damaged", text);
        }
    }
    golden.compare();
}

TEST(FilesGolden, JsonWholeAndDamagedIsReadAsItWas)
{
    fixture::Golden golden("files/json");
    for (const fixture::NamedSection& named : sections()) {
        const std::string written = writeJson({named.section}, "Giải", {.best = 3});
        std::string text = written + textOf(readJson(written, "a.json"));
        Random random(named.section.players.size());
        for (int each = 0; each < 15; ++each)
            text += textOf(readText(damaged(written, random, "0123456789\"{}[],:-.aeu"), "a.json"));
        golden.add(named.name, "json", text);
    }
    golden.compare();
}

/// Lists of players with heads of all languages, whole and damaged, in every order of numbers.
TEST(FilesGolden, ListsOfPlayersAreReadAsTheyWere)
{
    static constexpr std::array kHeads{
        "STT;Họ và tên;Ngày sinh;Đơn vị;Elo;FIDE ID;Giới tính;Liên đoàn;Danh hiệu;Ghi chú",
        "No,Name,Birth,Club,Rating,FIDE No,Sex,Fed,Title,Shirt",
        "Nr\tSurname\tGiven name\tGeburt\tVerein\tEloint\tElonat\tTyp\tFed\tSex",
        ";;;;;;;;;",
        "Số;Tên VĐV (chữ in);Năm sinh (dd/mm/yyyy);Tỉnh;Rtg Qt;Rtg QG;Mã số;Nhóm tuổi;K;Phái",
    };
    static constexpr std::array kCells{"1",
                                       "2",
                                       "07",
                                       "x",
                                       "",
                                       "Nguyễn Văn An",
                                       "Carlsen, Magnus",
                                       "\"Lê \"\"Bảo\"\"\"",
                                       "12.05.2011",
                                       "2011-05-12",
                                       "2011",
                                       "31/02/2010",
                                       "1999/00/00",
                                       "m",
                                       "w",
                                       "nữ",
                                       "Nam",
                                       "F",
                                       "GM",
                                       "WIM",
                                       "kiện tướng",
                                       "2400",
                                       "0",
                                       "99999",
                                       "-5",
                                       "1850.5",
                                       "VIE",
                                       "vie",
                                       "Hà Nội",
                                       "12401234",
                                       "0012401234",
                                       "12401234x",
                                       "U12",
                                       "40",
                                       "  hai  ",
                                       "1,5"};
    fixture::Golden golden("files/lists");
    for (std::size_t head = 0; head < kHeads.size(); ++head) {
        const char separator = kHeads[head][0] == 'N' ? (head == 1 ? ',' : '\t') : ';';
        for (std::uint64_t seed = 0; seed < 24; ++seed) {
            Random random(seed * 7 + head);
            std::string table = seed % 5 == 0 ? "Danh sách\n" : "";
            if (seed % 3 == 0) table += std::string(kByteOrderMark);
            table += kHeads[head];
            for (int row = random.between(1, 6); row > 0; --row) {
                table += seed % 2 == 0 ? "\n" : "\r\n";
                for (int cell = 0; cell < 10; ++cell) {
                    if (cell > 0) table += separator;
                    std::string content = kCells[random.below(kCells.size())];
                    if (cell == 1 && random.below(4) != 0)
                        content = "Trần Thị " + std::string(1, static_cast<char>('A' + row));
                    if (separator == ',' && content.find(',') != std::string::npos) content = '"' + content + '"';
                    table += content;
                }
            }
            std::string text;
            for (const ListNumbers numbers : {ListNumbers::Given, ListNumbers::ByStrength, ListNumbers::Lines}) {
                const auto read = readPlayerTable(table, "a.csv", numbers);
                if (!read) {
                    text += fmt::format("error {} {}", static_cast<int>(read.error().code), read.error().line);
                    continue;
                }
                for (const Player& player : read->players) text += toJson(player).dump() + "\n";
                text += textOf(read->diagnostics);
                text +=
                    fmt::format("{} {} {}", read->columns.hasHead, read->columns.headRow, read->columns.spacedNames);
                for (const PlayerField& field : read->columns.fields)
                    text += fmt::format(" {}.{}", field.type, field.word);
            }
            const ReadOptions how{.codePage = CodePage::Windows1252, .withoutHeads = true};
            text += textOf(readText(table, "a.csv", how));
            text += textOf(readText(damaged(table, random, "\";,\t\n19x"), "a.csv", how));
            golden.add(fmt::format("{} {}", head, seed), "list", text);
        }
    }
    golden.compare();
}

/// Crosstables of four players whose cells have any word that programs write there, and some that none does.
TEST(FilesGolden, CrosstablesAreReadAsTheyWere)
{
    static constexpr std::array kHeads{"No.,Name,Rtg,R1,R2,R3,Pts\n", "Rk.,SNo,,Name,Rtg,1.Rd,2.Rd,3.Rd,Pts\n",
                                       "STT,Họ và tên,Hệ số,Ván 1,Ván 2,Ván 3,Điểm\n", "No.,Name,Elo,1,2,3,Total\n"};
    static constexpr std::array kCells{
        "1w1", "2b0", "3w½", "4b½", "1b1", "2w0", "3b0", "4w1", "1w+", "2b-",  "3w=",  "4b=",  "2w*", "4b",
        "5w1", "x9",  "",    "-1",  "-½",  "-0",  "--",  "***", "bye", "BYE1", "BYE½", "BYE0", "F",   "H",
        "U",   "Z",   "F0",  "F1",  "0",   "1",   "=",   "½",   "-=",  "+",    "-",    "3т1",  "2đ0", "4t½"};
    static constexpr std::array kPoints{"3", "2,5", "2", "1½", "1", "0.5", "½", "0", "7", "x"};
    fixture::Golden golden("files/crosstables");
    for (std::size_t head = 0; head < kHeads.size(); ++head) {
        for (std::uint64_t seed = 0; seed < 150; ++seed) {
            Random random(seed * 5 + head);
            std::string table = kHeads[head];
            std::array<std::array<std::string, 3>, 4> cells;
            for (auto& row : cells) {
                for (std::string& cell : row) cell = kCells[random.below(kCells.size())];
            }
            for (std::size_t round = 0; round < 3; ++round) {  // mostly a round as it may be
                if (random.below(4) == 0) continue;
                const std::size_t other = random.below(3) + 1;
                for (std::size_t player = 1; player <= 4; ++player) {
                    const std::size_t opponent = ((player - 1) ^ other) + 1;
                    const char* won = player < opponent ? "1" : "0";
                    cells[player - 1][round] =
                        fmt::format("{}{}{}", opponent, player < opponent ? 'w' : 'b', seed % 2 == 0 ? won : "½");
                }
            }
            for (std::size_t player = 0; player < 4; ++player) {
                table += head == 1 ? fmt::format("{},{},,Name{},1500", player + 1, player + 1, player)
                                   : fmt::format("{},Name{},1500", player + 1, player);
                for (const std::string& cell : cells[player]) table += ',' + cell;
                table += fmt::format(",\"{}\"\n", kPoints[random.below(kPoints.size())]);
            }
            golden.add(fmt::format("{} {}", head, seed), "crosstable", textOf(readText(table, "a.csv")));
        }
    }
    golden.compare();
}

/// Any attribute of an upload has another value.
std::string withOtherValues(std::string xml, Random& random)
{
    static constexpr std::array kValues{"",  "0", "1", "2",  "3",          "-1",         "-2", "0.5", "1.0", "1,5",
                                        "K", "J", "N", "99", "2011/05/12", "1900/00/00", "w",  "GM",  "x",   "16"};
    for (int count = random.between(1, 4); count > 0; --count) {
        const std::size_t begin = xml.find("=\"", random.below(xml.size()));
        if (begin == std::string::npos) continue;
        xml.replace(begin + 2, xml.find('"', begin + 2) - begin - 2, kValues[random.below(kValues.size())]);
    }
    return xml;
}

TEST(FilesGolden, UploadsAreWrittenAndReadAsTheyWere)
{
    fixture::Golden golden("files/uploads");
    for (const fixture::NamedSection& named : sections()) {
        if (named.section.players.size() > 40) continue;
        Random random(named.section.players.size());
        PrintedPlaces places{.round = named.section.roundsPaired()};
        const auto anyPlace = [&] {
            return PrintedPlace{random.between(0, 9),    random.below(2) == 0,       "1.5", {"2", "", "3½"},
                                random.between(0, 2000), random.between(1000, 2500), 7};
        };
        for (const Player& player : named.section.players) places.players[player.tpn] = anyPlace();
        for (const Team& team : named.section.teams.teams) places.teams[team.id.value] = anyPlace();
        const std::string written = writeChessResults(named.section, places, {"a", "b", "c", "d"});
        const auto read = readText(written, "a.xml");
        std::string text = written + textOf(read);
        if (read) text += writeChessResults(read->sections.front(), {}, {});
        for (int each = 0; each < 12; ++each) {
            const auto other = readText(withOtherValues(written, random), "a.xml");
            text += textOf(other);
            if (other) text += writeChessResults(other->sections.front(), places, {});
        }
        golden.add(named.name, "upload", text);
    }
    golden.compare();
}

TEST(FilesGolden, TablesAreWrittenAsTheyWere)
{
    fixture::Golden golden("files/tables");
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Random random(seed);
        static constexpr std::array kTexts{"", "1", "2½", "a,b", "\"q\"", "<b>&'", "x\ny", " z", "-3", "1.50"};
        Table table{.title = std::string("T & ") + kTexts[random.below(kTexts.size())]};
        for (int notes = random.between(0, 2); notes > 0; --notes)
            table.notes.emplace_back(kTexts[random.below(kTexts.size())]);
        const int columns = random.between(1, 4);
        for (int column = 0; column < columns; ++column)
            table.columns.push_back({kTexts[random.below(kTexts.size())], random.below(2) == 0});
        for (int row = random.between(0, 5); row > 0; --row) {
            auto& cells = table.rows.emplace_back();
            for (int column = 0; column < columns; ++column) cells.emplace_back(kTexts[random.below(kTexts.size())]);
        }
        std::string text = writeCsv(table) + writeHtml("Trang <1>", {table, table}, seed % 2 == 0 ? "vi" : "en");
        const auto read = readCsv(writeCsv(table), "a.csv");
        if (read) {
            for (const CsvRow& row : *read) {
                text += fmt::format("\n{}:", row.line);
                for (const std::string& cell : row.fields) text += "|" + cell;
            }
        }
        golden.add(std::to_string(seed), "table", text);
    }
    golden.compare();
}

}  // namespace
}  // namespace kydai::format
