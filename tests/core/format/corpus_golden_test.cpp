// What is read of the inputs that fuzzing found: every reader of files, as they were when they were last read.
#include "core/format/read_text.h"
#include "format/csv.h"
#include "format/detect.h"
#include "format/fide_list.h"
#include "format/json.h"
#include "format/player_table.h"
#include "format/text_lines.h"
#include "format/trf_reader.h"
#include "format/trf_writer.h"
#include "format/tunx.h"
#include "format/xlsx_reader.h"
#include "format/zip_archive.h"
#include "format/zip_stream.h"
#include "support/corpus.h"
#include "support/utf8.h"

#include <gtest/gtest.h>

#include <sstream>
#include <string>

namespace kydai::format {
namespace {

std::string textOf(const Error& error)
{
    return fmt::format("error {} line {}: {} / {}\n", static_cast<int>(error.code), error.line, logText(error.what),
                       logText(error.expected));
}

std::string textOf(const Result<std::vector<CsvRow>>& rows)
{
    if (!rows) return textOf(rows.error());
    std::string text;
    for (const CsvRow& row : *rows) {
        text += fmt::format("\n{}:", row.line);
        for (const std::string& cell : row.fields) text += "|" + cell;
    }
    return text;
}

std::string textOf(const Result<ReadPlayers>& read)
{
    if (!read) return textOf(read.error());
    std::string text = fmt::format("{} {} {}", read->columns.hasHead, read->columns.headRow, read->columns.spacedNames);
    for (const PlayerField& field : read->columns.fields) text += fmt::format(" {}.{}", field.type, field.word);
    for (const Player& player : read->players) text += "\n" + toJson(player).dump();
    return text + "\n" + textOf(read->diagnostics);
}

TEST(CorpusGolden, Reports)
{
    fixture::compareCorpus("fuzz_trf", [](const std::string& bytes) {
        TextLines lines;
        splitLines(bytes, CodePage::Windows1258, lines);
        std::string text = fmt::format("{} {} {} {} {}\n", static_cast<int>(detect(bytes)), lines.text,
                                       lines.lines.size(), !lines.codePage, lines.hidden);
        return text + textOf(readTrf(bytes, "a.trf", {.codePage = CodePage::Windows1252})) +
               textOf(readTrf(
                   bytes, "a.trf",
                   {.codePage = CodePage::Windows1252, .rankOrder = RankOrder::Lines, .placesAsWritten = true}));
    });
}

TEST(CorpusGolden, SwissManagersFiles)
{
    fixture::compareCorpus("fuzz_tunx", [](const std::string& bytes) {
        return fmt::format("{} ", static_cast<int>(detect(bytes))) + textOf(readTunx(bytes, "a.TUNX"));
    });
}

TEST(CorpusGolden, Tables)
{
    fixture::compareCorpus("fuzz_csv", [](const std::string& bytes) {
        if (!utf8::isValid(bytes))
            return textOf(readText(bytes, "a.csv", {.codePage = CodePage::Windows1252, .withoutHeads = true}));
        std::string text = textOf(readCsv(bytes, "a.csv"));
        for (const ListNumbers numbers : {ListNumbers::Given, ListNumbers::ByStrength, ListNumbers::Lines})
            text += textOf(readPlayerTable(bytes, "a.csv", numbers));
        return text;
    });
}

std::string sheetsText(const std::string& bytes)
{
    const auto sheets = readXlsx(bytes, "a.xlsx");
    if (!sheets) return textOf(sheets.error());
    std::string text;
    for (const Sheet& sheet : *sheets) text += sheet.name + textOf(Result<std::vector<CsvRow>>(sheet.rows));
    return text;
}

TEST(CorpusGolden, Workbooks)
{
    fixture::compareCorpus("fuzz_xlsx", [](const std::string& bytes) {
        return fmt::format("{} {}", static_cast<int>(detect(bytes)), isWorkbook(bytes)) + sheetsText(bytes) +
               textOf(readText(bytes, "a.xlsx", {.codePage = CodePage::Windows1252, .withoutHeads = true}));
    });
}

TEST(CorpusGolden, Json)
{
    fixture::compareCorpus("fuzz_json", [](const std::string& bytes) { return textOf(readJson(bytes, "a.json")); });
}

std::string listOf(const std::string& bytes, TimeControl tempo)
{
    std::istringstream stream(bytes);
    std::string text;
    Progress progress;
    const auto read =
        readFideList(stream, "a.txt", {.tempo = tempo, .progress = &progress}, [&](const FidePlayer& one) {
            text += fmt::format("{} {} {} {} {} {} {} {} {} {}", one.id, one.name, one.federation, one.sex, one.title,
                                one.womenTitle, one.otherTitles, one.arenaTitle, one.birthYear, one.flag);
            for (const FidePlayer::Tempo& each : {one.standard, one.rapid, one.blitz})
                text += fmt::format(" {}/{}/{}", each.rating, each.games, each.kFactor);
            text += '\n';
            return true;
        });
    if (!read) return text + textOf(read.error());
    text += fmt::format("kind {} month {} lines {} players {} bad {} read {}:", static_cast<int>(read->kind),
                        read->month, read->lines, read->players, read->badLines, progress.done());
    for (const std::int64_t line : read->firstBadLines) text += fmt::format(" {}", line);
    return text;
}

TEST(CorpusGolden, RatingLists)
{
    fixture::compareCorpus("fuzz_fide_list", [](const std::string& bytes) {
        return listOf(bytes, TimeControl::Standard) + listOf(bytes, TimeControl::Rapid) +
               listOf(bytes, TimeControl::Blitz);
    });
}

TEST(CorpusGolden, Archives)
{
    fixture::compareCorpus("fuzz_zip", [](const std::string& bytes) {
        std::istringstream file(bytes);
        ZipMemberBuffer member(file);
        std::istream stream(&member);
        std::ostringstream unpacked;
        unpacked << stream.rdbuf();
        std::string text = fmt::format("{} {} {}", unpacked.str(), member.failed(), member.unpackedSize());
        const auto archive = ZipArchive::open(bytes, "a.zip");
        return text + (archive ? "open" : textOf(archive.error()));
    });
}

/// What any reader lets through, written as reports.
TEST(CorpusGolden, WhatIsWrittenOfThem)
{
    fixture::compareCorpus("fuzz_round_trip", [](const std::string& bytes) {
        const auto read = readText(bytes, "a", {.codePage = CodePage::Windows1252, .withoutHeads = true});
        if (!read) return textOf(read);
        std::string text;
        for (const Section& section : read->sections) {
            for (const TrfVersion version : {TrfVersion::Trf16, TrfVersion::Trf26}) {
                const auto written = writeTrf(section, {.version = version});
                text += written ? written->text : textOf(written.error());
            }
            text += writeJson({section});
        }
        return text;
    });
}

}  // namespace
}  // namespace kydai::format
