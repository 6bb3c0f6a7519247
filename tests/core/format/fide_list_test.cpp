#include "format/fide_list.h"

#include "format/csv.h"
#include "format/reader.h"
#include "support/shared_files.h"

#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <sstream>

namespace kydai::format {
namespace {

std::filesystem::path folder()
{
    return std::filesystem::path(KYDAI_SHARED_DATA) / "fide_list";
}

bool absent()
{
    return !std::filesystem::exists(folder());
}

struct List {
    std::map<std::int64_t, FidePlayer> players{};
    FideListSummary summary{};
};

List readList(std::istream& stream, const std::string& name, TimeControl tempo = TimeControl::Standard)
{
    List list;
    FideListOptions options;
    options.tempo = tempo;
    const auto read = readFideList(stream, name, options, [&](const FidePlayer& player) {
        EXPECT_TRUE(list.players.emplace(player.id, player).second);
        return true;
    });
    EXPECT_TRUE(read.ok()) << name << ": " << read.error().what;
    if (read.ok()) list.summary = *read;
    return list;
}

List readNamed(const std::string& name, TimeControl tempo = TimeControl::Standard)
{
    std::ifstream stream(folder() / name, std::ios::binary);
    return readList(stream, name, tempo);
}

std::map<std::int64_t, FidePlayer> expectedPlayers()
{
    std::map<std::int64_t, FidePlayer> players;
    const auto bytes = readBytes(folder() / "expected.tsv");
    const auto rows = readCsv(*bytes, "expected.tsv");
    const auto number = [](const std::string& text) { return text.empty() ? 0 : std::stoi(text); };
    for (std::size_t row = 1; row < rows->size(); ++row) {
        const auto& f = (*rows)[row].fields;
        FidePlayer player;
        player.id = std::stoll(f[0]);
        player.name = f[1];
        player.federation = f[2];
        player.sex = f[3];
        player.title = f[4];
        player.womenTitle = f[5];
        player.otherTitles = f[6];
        player.arenaTitle = f[7];
        player.standard = {number(f[8]), number(f[9]), number(f[10])};
        player.rapid = {number(f[11]), number(f[12]), number(f[13])};
        player.blitz = {number(f[14]), number(f[15]), number(f[16])};
        player.birthYear = number(f[17]);
        player.flag = f[18];
        players.emplace(player.id, player);
    }
    return players;
}

TEST(FideList, CombinedTextWithArenaTitlesGivesEveryValue)
{
    if (absent()) GTEST_SKIP() << "no shared data: fide_list";
    const List list = readNamed("combined_foa.txt");
    EXPECT_EQ(list.summary.kind, FideListKind::Combined);
    EXPECT_EQ(list.summary.badLines, 0);
    const auto expected = expectedPlayers();
    ASSERT_EQ(list.players.size(), expected.size());
    for (const auto& [id, player] : expected) EXPECT_EQ(list.players.at(id), player) << id;
}

TEST(FideList, LegacyTextAndXmlSayTheSame)
{
    if (absent()) GTEST_SKIP() << "no shared data: fide_list";
    for (const char* name : {"combined_legacy.txt", "combined_foa.xml"}) {
        const List list = readNamed(name);
        EXPECT_EQ(list.summary.kind, FideListKind::Combined);
        const auto expected = expectedPlayers();
        ASSERT_EQ(list.players.size(), expected.size()) << name;
        for (auto [id, player] : expected) {
            if (std::string_view(name).starts_with("combined_legacy")) player.arenaTitle.clear();
            EXPECT_EQ(list.players.at(id), player) << name << id;
        }
    }
}

TEST(FideList, SingleListsGiveTheirTempoOnly)
{
    if (absent()) GTEST_SKIP() << "no shared data: fide_list";
    const auto expected = expectedPlayers();
    for (const char* name : {"standard.txt", "standard_short_lines_lf.txt"}) {
        const List list = readNamed(name);
        EXPECT_EQ(list.summary.kind, FideListKind::Single);
        EXPECT_EQ(list.summary.month, "OCT26");
        EXPECT_EQ(list.players.size(), 16U);
        for (const auto& [id, player] : list.players) {
            FidePlayer wanted = expected.at(id);
            wanted.rapid = wanted.blitz = {};
            EXPECT_EQ(player, wanted) << name << id;
        }
    }
    const List blitz = readNamed("standard_2012.xml", TimeControl::Blitz);
    EXPECT_FALSE(blitz.players.empty());
    for (const auto& [id, player] : blitz.players) {
        EXPECT_EQ(player.standard, FidePlayer::Tempo{});
        EXPECT_EQ(player.blitz, expected.at(id).standard);
    }
}

TEST(FideList, OldLayoutIsReadByItsHead)
{
    if (absent()) GTEST_SKIP() << "no shared data: fide_list";
    const List list = readNamed("old_2011.txt");
    EXPECT_EQ(list.summary.kind, FideListKind::Old);
    EXPECT_EQ(list.summary.month, "MAR11");
    EXPECT_EQ(list.players.size(), 14U);
    const auto expected = expectedPlayers();
    for (const auto& [id, player] : list.players) {
        const FidePlayer& wanted = expected.at(id);
        EXPECT_EQ(player.name, wanted.name.substr(0, player.name.size()));
        EXPECT_EQ(player.title, wanted.title);
        EXPECT_EQ(player.standard.rating, wanted.standard.rating);
        EXPECT_EQ(player.birthYear, wanted.birthYear);
        EXPECT_EQ(player.sex, wanted.sex) << id;
    }
}

TEST(FideList, BadLinesAreCountedNotGuessed)
{
    std::istringstream text(
        "ID Number      Name                                                         Fed Sex Tit  WTit OTit           "
        "FOA "
        "OCT26 Gms K  B-day Flag\r\n"
        "12x            Nobody                                                       VIE M                             "
        "   "
        "2000  0   20 1990      \r\n"
        "\r\n"
        "7              Somebody                                                     VIE M                             "
        "   "
        "2000  0   20 1990      \r\n"
        "8              No rating at its place                                       VIE M                             "
        "   "
        "           x\r\n");
    const List list = readList(text, "t");
    EXPECT_EQ(list.summary.players, 1);
    EXPECT_EQ(list.summary.badLines, 2);
    EXPECT_EQ(list.summary.firstBadLines, (std::vector<std::int64_t>{2, 5}));
}

TEST(FideList, WhatIsNoListIsRefused)
{
    for (const char* text : {"", "hello\n", "ID Number Name Fed Something OCT26\n", "ID Number Name\n", "<html></html>",
                             "<playerslist>", "<!DOCTYPE x><playerslist></playerslist>",
                             "<playerslist><player><name>&evil;</name></player></playerslist>"}) {
        std::istringstream stream(text);
        const auto read = readFideList(stream, "t", {}, [](const FidePlayer&) { return true; });
        EXPECT_FALSE(read.ok()) << text;
    }
}

TEST(FideList, TheSinkCanCancel)
{
    std::istringstream stream("<playerslist><player><fideid>1</fideid></player></playerslist>");
    const auto read = readFideList(stream, "t", {}, [](const FidePlayer&) { return false; });
    ASSERT_FALSE(read.ok());
    EXPECT_EQ(read.error().code, Errc::Cancelled);
}

}  // namespace
}  // namespace kydai::format
