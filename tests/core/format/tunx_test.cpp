#include "format/tunx.h"

#include "format/csv.h"
#include "model/scorecards.h"
#include "support/player_id.h"
#include "support/shared_files.h"
#include "support/utf8.h"

#include <gtest/gtest.h>

#include <map>

namespace kydai::format {
namespace {

std::vector<std::filesystem::path> tunxFiles()
{
    std::vector<std::filesystem::path> files = fixture::sharedFiles("real/tunx", ".TUNX");
    for (const char* ending : {".TURX", ".TUMX"})
        std::ranges::copy(fixture::sharedFiles("real/tunx", ending), std::back_inserter(files));
    return files;
}

/// What a report's columns leave of a text.
std::string cutTo(const std::string& whole, std::size_t columns)
{
    return std::string(trimmed(utf8::encode(utf8::decode(whole).substr(0, columns))));
}

void comparePlayers(const Section& own, const Section& report)
{
    ASSERT_EQ(own.players.size(), report.players.size());
    for (std::size_t i = 0; i < own.players.size(); ++i) {
        const Player& a = own.players[i];
        const Player& b = report.players[i];
        EXPECT_EQ(a.id, b.id);
        EXPECT_EQ(cutTo(a.name, 33), b.name);
        EXPECT_EQ(a.title, b.title) << a.name;
        EXPECT_EQ(a.sex, b.sex) << a.name;
        EXPECT_EQ(a.rating, b.rating) << a.name;
        EXPECT_EQ(a.federation, b.federation) << a.name;
        EXPECT_EQ(a.fideId, b.fideId) << a.name;
        EXPECT_EQ(a.birth, b.birth) << a.name;
        ASSERT_EQ(a.national.size(), b.national.size()) << a.name;
        for (std::size_t n = 0; n < a.national.size(); ++n) {
            EXPECT_EQ(a.national[n].rating, b.national[n].rating);
            EXPECT_EQ(a.national[n].federation, b.national[n].federation);
            EXPECT_EQ(cutTo(a.national[n].number, 11), b.national[n].number);
            EXPECT_EQ(cutTo(a.national[n].category, 3), b.national[n].category);
        }
    }
}

/// Rounds that the report holds too; it stops before the first round with a missing result.
void compareRounds(const Section& own, const Section& report)
{
    ASSERT_GE(own.roundsPaired(), report.roundsPaired());
    const Scorecards a(own, report.roundsPaired());
    const Scorecards b(report);
    for (std::size_t player = 0; player < a.players(); ++player) {
        for (RoundNumber round = 1; round <= b.rounds(); ++round) {
            const RoundEntry& x = a.entry(player, round);
            const RoundEntry& y = b.entry(player, round);
            EXPECT_EQ(trfCode(x.outcome), trfCode(y.outcome)) << "player " << player + 1 << " round " << round;
            EXPECT_EQ(x.opponent, y.opponent) << "player " << player + 1 << " round " << round;
            EXPECT_EQ(x.colour, y.colour) << "player " << player + 1 << " round " << round;
        }
    }
}

TEST(Tunx, NobodyEntersLaterThanHisFirstGame)
{
    const auto files = tunxFiles();
    if (files.empty()) GTEST_SKIP() << "no shared data";
    for (const auto& path : files) {
        const auto read = readFile(path);
        ASSERT_TRUE(read.ok()) << path;
        Section again = read->sections.front();
        enterByFirstGame(again);
        EXPECT_EQ(again.players, read->sections.front().players) << path;
    }
}

TEST(Tunx, EveryFileEqualsItsConvertedReport)
{
    const auto files = tunxFiles();
    if (files.empty()) GTEST_SKIP() << "no shared data: real/tunx";
    int compared = 0;
    for (const auto& path : files) {
        SCOPED_TRACE(path.filename().string());
        const auto read = readFile(path);
        ASSERT_TRUE(read.ok()) << read.error().what;
        EXPECT_TRUE(read->diagnostics.empty());
        const auto report = path.parent_path().parent_path() / "converted" / (path.stem().string() + ".trf");
        if (!std::filesystem::exists(report)) continue;  // the empty team event has none
        const auto expected = readFile(report);
        ASSERT_TRUE(expected.ok());
        const Section& own = read->sections[0];
        const Section& other = expected->sections[0];
        EXPECT_EQ(own.info.name, other.info.name);
        EXPECT_EQ(own.info.town, other.info.town);
        EXPECT_EQ(own.info.federation, other.info.federation);
        EXPECT_EQ(own.info.firstDay, other.info.firstDay);
        EXPECT_EQ(own.info.lastDay, other.info.lastDay);
        EXPECT_EQ(own.info.type, other.info.type);
        EXPECT_EQ(own.info.chiefArbiter, other.info.chiefArbiter);
        EXPECT_EQ(own.info.deputyArbiters, other.info.deputyArbiters);
        EXPECT_EQ(own.info.timeControlText, other.info.timeControlText);
        EXPECT_EQ(own.info.startingListMethod, other.info.startingListMethod);
        EXPECT_EQ(own.rules.scheduledRounds, other.rules.scheduledRounds);
        EXPECT_EQ(own.rules.pairingSystem, other.rules.pairingSystem);
        EXPECT_EQ(own.teams.teams.size(), other.teams.teams.size());
        for (std::size_t team = 0; team < own.teams.teams.size(); ++team) {
            EXPECT_EQ(own.teams.teams[team].name, other.teams.teams[team].name);
            EXPECT_EQ(own.teams.teams[team].members, other.teams.teams[team].members);
        }
        comparePlayers(own, other);
        compareRounds(own, other);
        ++compared;
    }
    EXPECT_EQ(compared, 21);
}

/// NAME.pending.tsv: round, board, white, black (or bye, out), result: the round that is still open, and absences.
TEST(Tunx, OpenRoundsAndAnnouncedAbsencesAreKept)
{
    const auto files = fixture::sharedFiles("real/converted", ".tsv");
    if (files.empty()) GTEST_SKIP() << "no shared data: real/converted";
    for (const auto& path : files) {
        SCOPED_TRACE(path.filename().string());
        const std::string stem = path.stem().stem().string();
        const auto read = readFile(path.parent_path().parent_path() / "tunx" / (stem + ".TUNX"));
        ASSERT_TRUE(read.ok());
        const Section& section = read->sections[0];
        const auto bytes = readBytes(path);
        ASSERT_TRUE(bytes.ok());
        const auto rows = readCsv(*bytes, path.string());
        ASSERT_TRUE(rows.ok());
        for (std::size_t row = 1; row < rows->size(); ++row) {
            const auto& fields = (*rows)[row].fields;
            const RoundNumber round = std::stoi(fields[0]);
            const PlayerId white = playerId(std::stoi(fields[2]));
            if (round > section.roundsPaired()) {
                ASSERT_EQ(fields[3], "out");
                EXPECT_TRUE(std::ranges::count(section.requestedByes, RequestedBye{white, round, Outcome::ZeroBye}));
                continue;
            }
            const Round& paired = section.round(round);
            if (fields[3] == "bye" || fields[3] == "out") {
                const Outcome kind = fields[3] == "bye" ? Outcome::PairingBye : Outcome::ZeroBye;
                EXPECT_TRUE(std::ranges::count(paired.byes, Bye{white, kind})) << fields[2];
            } else {
                const Game& game = paired.games.at(static_cast<std::size_t>(std::stoi(fields[1]) - 1));
                EXPECT_EQ(game.white, white);
                EXPECT_EQ(game.black, playerId(std::stoi(fields[3])));
            }
        }
    }
}

TEST(Tunx, CutAndChangedFilesAreRefusedNotHalfRead)
{
    const auto files = tunxFiles();
    if (files.empty()) GTEST_SKIP() << "no shared data: real/tunx";
    const auto bytes = readBytes(files.front());
    ASSERT_TRUE(bytes.ok());
    for (std::size_t length = 0; length < bytes->size(); length += 997)
        EXPECT_FALSE(readTunx(bytes->substr(0, length), "cut").ok()) << length;
    std::string changed = *bytes;
    changed[bytes->size() - 30] = '\x7F';
    const auto read = readTunx(changed, "changed");
    ASSERT_FALSE(read.ok());
    EXPECT_TRUE(read.error().code == Errc::Damaged || read.error().code == Errc::Unsupported);
}

TEST(Tunx, TieBreakNumbersBecomeCodes)
{
    EXPECT_EQ(tunxTieBreak(84, 0x01, 0), "BH/C1");
    EXPECT_EQ(tunxTieBreak(84, 0x11, 0), "BH/M1");
    EXPECT_EQ(tunxTieBreak(37, 0x00, 13), "BH");
    EXPECT_EQ(tunxTieBreak(11, 0, 0), "DE");
    EXPECT_EQ(tunxTieBreak(68, 0, 8), "BPG");
    EXPECT_EQ(tunxTieBreak(61, 0, 0), "");
}

}  // namespace
}  // namespace kydai::format
