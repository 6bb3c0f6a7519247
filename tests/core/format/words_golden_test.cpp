// The words of files: codes of systems, tempos and tie-breaks, heads of columns, values in cells, workbooks, and the
// account of what each format keeps. As they were when they were last read.
#include "core/format/read_text.h"
#include "format/coded_type.h"
#include "format/csv.h"
#include "format/json.h"
#include "format/loss_account.h"
#include "format/member_text.h"
#include "format/player_heads.h"
#include "format/text_lines.h"
#include "format/trf_writer.h"
#include "format/tunx.h"
#include "format/xlsx.h"
#include "format/xlsx_reader.h"
#include "format/zip_archive.h"
#include "model/fields.h"
#include "model/json_shapes.h"
#include "model/numbering.h"
#include "support/festival.h"
#include "support/golden.h"
#include "support/random.h"
#include "support/whole_event.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace kydai::format {
namespace {

constexpr std::string_view kCodes[] = {"",
                                       "FIDE_DUTCH",
                                       "fide_dutch_2017",
                                       "FIDE_DUTCH_2026_BAKU",
                                       " FIDE_DUTCH_BAKU ",
                                       "FIDE_DUBOV",
                                       "SWISS_X",
                                       "FIDE_",
                                       "CUSTOM_SWISS",
                                       "BERGER_ROUNDROBIN",
                                       "SCHILLER",
                                       "KNOCKOUT",
                                       "TEAM_SWISS",
                                       "_BAKU",
                                       "Round robin",
                                       "Vòng tròn",
                                       "Swiss Dubov",
                                       "burstein swiss",
                                       "A B_C",
                                       "FIDE_TEAM",
                                       "SCHEVENINGEN",
                                       "roundrobin x",
                                       "Individual: Swiss"};

std::string textOf(const PairingRules& rules)
{
    return fmt::format("{} '{}' {} {}{}{}", wordFor(rules.pairingSystem), rules.systemCode,
                       wordFor(rules.pairingEdition), rules.bakuAcceleration, rules.doubleRoundRobin,
                       rules.reverseLastTwoRounds);
}

TEST(WordsGolden, CodesOfSystemsAreReadAndWrittenAsTheyWere)
{
    fixture::Golden golden("files/codes");
    std::vector<std::string> codes(std::begin(kCodes), std::end(kCodes));
    for (const SystemRow& row : kSystemRows) {
        for (const SystemCode& code : row.codes) {
            codes.emplace_back(code.code);
            codes.push_back(std::string(code.code) + "_BAKU");
        }
    }
    for (const std::string& code : codes) {
        PairingRules rules;
        std::string text = fmt::format("{} {}", applyCodedType(code, rules), textOf(rules));
        for (const bool isCode : {false, true}) {
            for (const int year : {0, 2016, 2026}) {
                for (const bool teams : {false, true}) {
                    Section section;
                    (isCode ? section.info.codedType : section.info.type) = code;
                    section.info.firstDay = {year, 2, 1};
                    if (teams) section.teams.teams.emplace_back();
                    section.rules.editionsChosen = true;
                    applyCodedType(section);
                    text += fmt::format("\n{} {} {} {} '{}' '{}' {}", textOf(section.rules), year,
                                        section.rules.editionsChosen, wordFor(section.rules.tieBreakEdition),
                                        codedTypeOf(section), typeWordsOf(section), needsItsCode(section));
                }
            }
        }
        golden.add("'" + code + "'", "code", text);
    }
    for (std::size_t system = 0; system < std::size(kSystemRows); ++system) {
        std::string text;
        for (int way = 0; way < 64; ++way) {
            PairingRules rules;
            rules.pairingSystem = kSystemRows[system].system;
            rules.systemCode = "OWN";
            rules.pairingEdition = (way & 1) != 0 ? PairingEdition::E2017 : PairingEdition::E2026;
            rules.bakuAcceleration = (way & 2) != 0;
            rules.doubleRoundRobin = (way & 4) != 0;
            rules.reverseLastTwoRounds = (way & 8) != 0;
            const auto byDate = (way & 16) != 0 ? PairingEdition::E2017 : PairingEdition::E2026;
            text += codedTypeOf(rules, byDate, (way & 32) != 0) + '\n';
        }
        golden.add(std::string(wordFor(kSystemRows[system].system)), "system", text);
    }
    golden.compare();
}

TEST(WordsGolden, TemposAndTieBreaksAreReadAsTheyWere)
{
    fixture::Golden golden("files/words");
    for (const char* coded : {"5400+30",
                              "3600",
                              "3599",
                              "601",
                              "600",
                              "599",
                              "40/6000+30:1800+30",
                              "60/3600:900",
                              "59/3000:600",
                              "61/10:3600",
                              "30/600+10:30/600+10:9999",
                              "W900-B600",
                              "w 60+60-B5",
                              "",
                              "W",
                              "x",
                              "40/",
                              "/60",
                              "+10",
                              "10+",
                              "1000000+1",
                              "1000001",
                              "1+1000001",
                              "0+60",
                              "0+59",
                              "0+10",
                              "0+11",
                              ":600",
                              "600:",
                              "600:x"}) {
        const auto tempo = tempoOf(coded);
        golden.add("'" + std::string(coded) + "'", "tempo", tempo ? std::string(wordFor(*tempo)) : "none");
    }
    for (const char* code : {"BHC1", "BH-C1", "bh:gp#c1-p", "BH/C1", "FBM2", "SB-C2", "AROC1", "AOBM1", "BHC3", "BH",
                             "C1", "DE", "BH-C1-P", "#", "a-b#c-d"})
        golden.add(code, "tiebreak", canonicalTieBreak(code));
    for (std::uint16_t code = 0; code < 90; ++code) {
        std::string text;
        for (std::uint8_t cuts = 0; cuts < 5; ++cuts) {
            for (const int option : {0, 1, 2, 3, 4, 8, 128})
                text += listedAs(numberOf({code, cuts, static_cast<std::uint8_t>(option)}, false), false, "24") + ',';
        }
        golden.add(std::to_string(code), "number", text);
    }
    golden.compare();
}

/// All heads that the rows give.
struct Heads {
    std::vector<std::pair<PlayerField, std::string>> found{};
    template <class M, class Owner>
    void operator()(const Row& row, M Owner::* /*member*/)
    {
        std::string_view rest = row.heads;
        while (!rest.empty()) {
            const std::size_t end = std::min(rest.find('|'), rest.size());
            std::string_view head = rest.substr(0, end);
            rest.remove_prefix(std::min(end + 1, rest.size()));
            if (head.starts_with('*')) head.remove_prefix(1);
            found.push_back({{kTypeWord<Owner>, row.word}, std::string(head)});
        }
    }
};

TEST(WordsGolden, HeadsAndCellsAreReadAsTheyWere)
{
    fixture::Golden golden("files/cells");
    Heads heads;
    describe(heads, std::type_identity<Player>{});
    describe(heads, std::type_identity<NationalRecord>{});
    for (const auto& [field, head] : heads.found) {
        EXPECT_EQ(fieldOfWholeHead(head), field) << head;
        std::string text;
        for (const std::string& form : {head, "x " + head, head + " (y)", "x" + head, head + "s", head + "."}) {
            for (const PlayerField& found : {fieldOfWholeHead(form), fieldOfHead(form)})
                text += fmt::format("{}.{} ", found.type, found.word);
            text += fmt::format("{}\n", isVietnameseNameHead(form));
        }
        golden.add(head, "head", text);
    }
    for (const PlayerField& field : playerFields()) {
        EXPECT_EQ(playerFieldOf(field.type, field.word), field);
        if (field.type != kTypeWord<Player> || field.word == "columns") continue;
        std::string text;
        for (const char* cell :
             {"1",          "0",          "000",        "-1",         "4000",  "4001",    "99999",      "100000",
              "12401234",   "2011",       "1899",       "2200",       "2201",  "05.2011", "31.12.2010", "32.12.2010",
              "29/02/2011", "29/02/2012", "2011-05-12", "12/13/2011", "m",     "W",       "f",          "nam",
              "Nữ",         "x",          "GM",         "wgm",        "g",     "CM",      "KT",         "VIE",
              "vie",        " a b ",      "U12",        "1.5",        "2400x", ""}) {
            Player player;
            const Fragment expected = readPlayerMember(player, field.word, cell);
            text += fmt::format("{}: {} {}\n", cell, logText(expected), toJson(player).dump());
        }
        golden.add(std::string(field.word), "cells", text);
    }
    golden.compare();
}

TEST(WordsGolden, DaysOfEveryMonthAreReadAsTheyWere)
{
    fixture::Golden golden("files/days");
    for (const int year : {1900, 2000, 2023, 2024}) {
        for (int month = 0; month <= 13; ++month) {
            std::string text;
            for (const int day : {0, 1, 27, 28, 29, 30, 31, 32}) {
                const std::string report =
                    fmt::format("012 x\n042 {}/{:02}/{:02}\n001    1      A\n", year, month, day);
                text += textOf(readText(report, "a.trf"));
                for (const std::string& cell :
                     {fmt::format("{}.{}.{}", day, month, year), fmt::format("{}-{:02}-{:02}", year, month, day)}) {
                    Player player;
                    text += logText(readPlayerMember(player, "birth", cell)) + toJson(player).dump() + '\n';
                }
            }
            golden.add(fmt::format("{}/{}", year, month), "days", text);
        }
    }
    golden.compare();
}

std::string bytesOf(const std::vector<Table>& tables)
{
    const auto path = std::filesystem::temp_directory_path() / "kydai_words_golden.xlsx";
    EXPECT_TRUE(writeXlsx(path, "Sổ", tables).ok());
    const auto bytes = readBytes(path);
    std::filesystem::remove(path);
    return bytes.ok() ? *bytes : std::string();
}

TEST(Workbooks, ASheetIsPrintedOnePageWideAndAsLongAsItIs)
{
    const std::string bytes = bytesOf({{.title = "A", .columns = {{"Tên"}}, .rows = {{"An"}}}});
    const auto sheet = ZipArchive::open(bytes, "a.xlsx")->read("xl/worksheets/sheet1.xml");
    ASSERT_TRUE(sheet);
    EXPECT_NE(sheet->find("<pageSetUpPr fitToPage=\"1\"/>"), std::string::npos);
    EXPECT_NE(sheet->find("fitToHeight=\"0\""), std::string::npos) << "as many pages as there are";
    EXPECT_EQ(sheet->find("fitToWidth"), std::string::npos) << "one, as where nothing is said";
    EXPECT_NE(sheet->find("orientation=\"landscape\""), std::string::npos);
}

TEST(Workbooks, AColumnIsAsWideAsTheLongestOfItsHeadAndItsCells)
{
    const auto sheetOf = [](const char* head, const char* cell) {
        const std::string bytes = bytesOf({{.title = "A", .columns = {{head}}, .rows = {{"An"}, {cell}}}});
        return ZipArchive::open(bytes, "a.xlsx")->read("xl/worksheets/sheet1.xml").value();
    };
    const std::string ofHead = sheetOf("Đơn vị của kỳ thủ", "Huế");
    const std::string ofCell = sheetOf("Tên", "Đơn vị của kỳ thủ");
    EXPECT_NE(ofHead.find("<col min=\"1\" max=\"1\" width=\"19.7"), std::string::npos) << ofHead;
    EXPECT_NE(ofCell.find("<col min=\"1\" max=\"1\" width=\"19.7"), std::string::npos) << ofCell;
}

TEST(WordsGolden, WorkbooksComeBackAsTheyDid)
{
    fixture::Golden golden("files/workbooks");
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
        Random random(seed);
        static constexpr const char* kTexts[] = {"",   "1",    "2½",  "a,b", "<b>&'", "x\ny",        " z",
                                                 "-3", "1.50", "0.1", "1e5", "007",   "12345678901", "Đỗ"};
        std::vector<Table> tables(1 + random.below(3));
        for (Table& table : tables) {
            table.title =
                seed % 3 == 0 ? std::string(40, 'T') : "Bảng [1]*?/\\:" + std::to_string(&table - tables.data());
            for (int notes = random.between(0, 2); notes > 0; --notes) table.notes.emplace_back("ghi chú");
            const int columns = random.between(1, 5);
            for (int column = 0; column < columns; ++column)
                table.columns.push_back({kTexts[random.below(std::size(kTexts))], random.below(2) == 0});
            for (int row = random.between(0, 4); row > 0; --row) {
                auto& cells = table.rows.emplace_back();
                for (int column = 0; column < columns; ++column)
                    cells.emplace_back(kTexts[random.below(std::size(kTexts))]);
            }
        }
        const std::string bytes = bytesOf(tables);
        std::string text;
        const auto told = [&](const std::string& workbook) {
            const auto sheets = readXlsx(workbook, "a.xlsx");
            if (!sheets) {
                text +=
                    fmt::format("error {} {}\n", static_cast<int>(sheets.error().code), logText(sheets.error().what));
                return;
            }
            for (const Sheet& sheet : *sheets) {
                text += sheet.name;
                for (const CsvRow& row : sheet.rows) {
                    text += fmt::format("\n{}:", row.line);
                    for (const std::string& cell : row.fields) text += "|" + cell;
                }
            }
        };
        told(bytes);
        // Its members and its end, cut and damaged: offsets don't depend on what the workbook's date packs to.
        for (const std::size_t cut : {1, 4, 12, 16, 20, 22, 23, 40}) told(bytes.substr(0, bytes.size() - cut));
        for (std::size_t at = 2; at <= 22; ++at) {
            std::string damaged = bytes;
            damaged[damaged.size() - at] = static_cast<char>(damaged[damaged.size() - at] ^ 1);
            told(damaged);
        }
        golden.add(std::to_string(seed), "workbook", text);
    }
    golden.compare();
}

TEST(WordsGolden, AccountsOfEveryFormatAreAsTheyWere)
{
    fixture::Golden golden("files/accounts");
    std::vector<std::pair<std::string, EventContent>> events;
    for (const fixture::NamedSection& named : fixture::festival()) {
        if (events.size() < 2) events.push_back({named.name, {"Giải", {}, {named.section}}});
    }
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        const Event event = fixture::wholeEvent(seed);
        EventContent content{event.name, event.units, {}};
        for (const EventSection& each : event.sections) content.sections.push_back(byNumber(*each.section));
        events.push_back({fmt::format("whole-{}", seed), std::move(content)});
    }
    for (const auto& [name, event] : events) {
        std::string text;
        for (const WrittenFormat& format : kWrittenFormats) {
            EXPECT_EQ(writtenFormat(format.ending), &format);
            EventContent found{event.name, event.units, {}};
            for (const Section& section : event.sections) {
                TrfWriteOptions options{.version = format.ending == "trf" ? TrfVersion::Trf16 : TrfVersion::Trf26,
                                        .ownLines = OwnLines::Public};
                const bool isReport = format.ending.starts_with("trf");
                const auto written = isReport ? writeTrf(section, options) : Result<WrittenTrf>(WrittenTrf{});
                if (isReport && written) found.sections.push_back(written->read.section);
            }
            if (found.sections.empty()) found = asCarried(format, event);
            for (const bool withPrivate : {true, false}) {
                const LossAccount account = lossAccount(format, event, found, withPrivate);
                text += fmt::format("{} {} {}\n", format.ending, account.isSilent(), toJson(account).dump());
            }
        }
        golden.add(name, "accounts", text);
    }
    golden.compare();
}

}  // namespace
}  // namespace kydai::format
