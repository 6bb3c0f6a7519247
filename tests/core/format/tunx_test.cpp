#include "format/tunx.h"

#include "format/csv.h"
#include "format/tunx_file.h"
#include "model/json.h"
#include "model/scorecards.h"
#include "support/event_builder.h"
#include "support/golden.h"
#include "support/player_id.h"
#include "support/shared_files.h"
#include "support/tunx_bytes.h"
#include "support/utf8.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>
#include <tuple>
#include <utility>

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
        // Tie-breaks by older rules, or not computed, are told.
        EXPECT_TRUE(std::ranges::all_of(read->diagnostics,
                                        [](const Diagnostic& one) { return one.problem == Problem::Assumed; }));
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
    EXPECT_TRUE(read.error().code == Errc::Malformed || read.error().code == Errc::Unsupported);
}

/// How an individual event of 2025 lists a tie-break of these bytes.
std::string listed(const TunxTieBreak& tieBreak, bool teams = false)
{
    return listedAs(numberOf(tieBreak, teams), teams, "24");
}

TEST(Tunx, TieBreaksMeanWhatTheirBytesSay)
{
    EXPECT_EQ(listed({84, 0x01}), "BH/C1");
    EXPECT_EQ(listed({84, 0x11}), "BH/M1");
    EXPECT_EQ(listed({84, 0x10}), "BH/H1");
    EXPECT_EQ(listed({84, 0x01, 0, 0, true}), "BH/C1@26") << "valid from 2026, whatever the date";
    EXPECT_EQ(listedAs(numberOf({84}, false), false, "26"), "BH@24");
    EXPECT_EQ(listed({84, 0, 0, 1}, true), "BH:MP");
    EXPECT_EQ(listed({82, 0, 0, 1}, true), "EMGSB");
    EXPECT_EQ(listed({85, 0x11}), "SB/C1/H1");
    EXPECT_EQ(listed({37, 0x00, 13}), "BH@OLD");
    EXPECT_EQ(listed({37, 0x11, 5}), "BH/M1@OLD");
    EXPECT_EQ(listed({37, 0x00, 1}), "BH");
    EXPECT_EQ(listed({52, 0x00, 13}), "SB@OLD");
    EXPECT_EQ(listed({11}), "DE@OLD");
    EXPECT_EQ(listed({68, 0, 129}), "WIN");
    EXPECT_EQ(listed({68, 0, 128}), "WIN");
    EXPECT_EQ(listed({68, 0, 4}), "BWG");
    EXPECT_EQ(listed({68, 0, 8}), "BPG");
    EXPECT_EQ(listed({87, 0, 0, 50}), "KS/L50%");
    EXPECT_EQ(listed({88, 0, 0, 1400}), "TPR/U1400");
    EXPECT_EQ(listed({13}, true), "MPTS");
    EXPECT_EQ(listed({1}, true), "GPTS");
    EXPECT_EQ(listed({61}), "61");
    EXPECT_EQ(listed({54, 0, 16, 1400}), "54");
    EXPECT_EQ(listed({300}), "300") << "a number of tomorrow is kept";
    EXPECT_EQ(listedAs(numberOf({81}, false), false, "old"), "DE@24") << "new in an old event";
}

/// The file with other tie-breaks, their parameters nought but for the cuts.
std::string withTieBreaks(std::string bytes, const std::vector<std::pair<int, int>>& numbersAndCuts)
{
    const std::string marker("\x95\xFF\x89\x44");
    const std::size_t settings = bytes.find(marker) + marker.size();
    bytes[settings + 27] = static_cast<char>(numbersAndCuts.size());
    for (std::size_t at = 0; at < numbersAndCuts.size(); ++at) {
        bytes[settings + 29 + 2 * at] = static_cast<char>(numbersAndCuts[at].first);
        for (std::size_t byte = 0; byte < 19; ++byte) bytes[settings + 651 + 19 * at + byte] = '\0';
        bytes[settings + 651 + 19 * at] = static_cast<char>(numbersAndCuts[at].second);
    }
    return bytes;
}

TEST(Tunx, EveryTieBreakComesInWithEveryNumberInOrderByItsRule)
{
    std::string bytes;
    for (const auto& file : tunxFiles()) {
        if (file.filename().string().starts_with("romanian_u1700")) bytes = *readBytes(file);
    }
    if (bytes.empty()) GTEST_SKIP() << "no shared data: real/tunx";
    const auto list = [](const std::string& content, std::size_t* told = nullptr) {
        const auto read = readTunx(content, "x");
        EXPECT_TRUE(read.ok());
        if (told != nullptr)
            *told =
                static_cast<std::size_t>(std::ranges::count(read->diagnostics, Problem::Assumed, &Diagnostic::problem));
        return read->sections.at(0).rules.tieBreaks;
    };
    std::size_t told = 0;
    EXPECT_EQ(list(bytes, &told), (std::vector<std::string>{"BH@OLD", "BH/M1@OLD", "DE@OLD"}));
    EXPECT_EQ(told, 3U) << "each is said to be counted by older rules";
    // Examples 7 and 8 of the Vietnamese article on Buchholz.
    EXPECT_EQ(list(withTieBreaks(bytes, {{11, 0}, {84, 0}, {84, 1}, {81, 0}, {86, 0}}), &told),
              (std::vector<std::string>{"DE@OLD", "BH", "BH/C1", "DE", "PS"}));
    EXPECT_EQ(told, 1U);
    EXPECT_EQ(list(withTieBreaks(bytes, {{81, 0}, {84, 0}, {86, 0}, {68, 0}, {81, 0}}), &told),
              (std::vector<std::string>{"DE", "BH", "PS", "WIN", "DE"}));
    EXPECT_EQ(told, 0U);
    EXPECT_EQ(list(withTieBreaks(bytes, {{54, 0}, {61, 0}, {69, 0}, {79, 0}, {5, 0}}), &told),
              (std::vector<std::string>{"54", "61", "69", "REP", "MAN"}));
    EXPECT_EQ(told, 2U) << "54 and 69 are not computed";
}

TEST(Tunx, AResultThatNobodyKnowsIsToldAndOpen)
{
    const Section section = EventBuilder().player("2w1", 2000, "An").player("1b0", 1900, "Binh").build();
    std::string bytes = fixture::TunxBytes(section).take();
    const std::size_t games = bytes.find("\xB3\xFF\x89\x44");
    ASSERT_NE(games, std::string::npos);
    constexpr std::size_t kCodeOfFirst = 4 + 4;
    ASSERT_EQ(bytes[games + kCodeOfFirst], 1);
    bytes[games + kCodeOfFirst] = 99;
    const auto read = readTunx(bytes, "a.TUNX");
    ASSERT_TRUE(read.ok());
    EXPECT_EQ(read->sections.at(0).round(1).games.at(0).whiteOutcome, Outcome::Open);
    const auto told = std::ranges::find(read->diagnostics, Problem::MalformedCell, &Diagnostic::problem);
    ASSERT_NE(told, read->diagnostics.end());
    EXPECT_EQ(told->what, fragment(FragmentId::ResultCode, 99, 1, 2));
}

TEST(Tunx, EachCodeIsAResultOfBoth)
{
    using enum Outcome;
    const std::tuple<int, Outcome, Outcome> kCodes[] = {{0, Open, Open},
                                                        {1, Win, Loss},
                                                        {2, Draw, Draw},
                                                        {3, Loss, Win},
                                                        {4, ForfeitWin, ForfeitLoss},
                                                        {5, ForfeitLoss, ForfeitWin},
                                                        {6, ForfeitLoss, ForfeitLoss},
                                                        {7, Adjourned, Adjourned},
                                                        {10, Loss, Loss},
                                                        {15, UnratedWin, UnratedLoss},
                                                        {16, UnratedDraw, UnratedDraw},
                                                        {17, UnratedLoss, UnratedWin},
                                                        {8, Open, Open},
                                                        {11, Open, Open},
                                                        {14, Open, Open},
                                                        {18, Open, Open}};
    const Section section = EventBuilder().player("2w1", 2000, "An").player("1b0", 1900, "Binh").build();
    const std::string bytes = fixture::TunxBytes(section).take();
    const std::size_t code = bytes.find("\xB3\xFF\x89\x44") + 8;
    for (const auto& [number, white, black] : kCodes) {
        std::string changed = bytes;
        changed[code] = static_cast<char>(number);
        const auto read = readTunx(changed, "a.TUNX");
        ASSERT_TRUE(read.ok());
        const Game& game = read->sections.at(0).round(1).games.at(0);
        EXPECT_EQ(game.whiteOutcome, white) << number;
        EXPECT_EQ(game.blackOutcome, black) << number;
    }
}

TEST(Tunx, WhoHasNoOpponentHasTheByeOrWasAway)
{
    const Section section = EventBuilder().player("2w1", 2000, "An").player("1b0", 1900, "Binh").build();
    const std::string bytes = fixture::TunxBytes(section).take();
    const std::size_t game = bytes.find("\xB3\xFF\x89\x44") + 4;
    const auto byesWith = [&](int white, int black, int code) {
        std::string changed = bytes;
        const auto put = [&](std::size_t at, int number) {
            changed[game + at] = static_cast<char>(number & 0xFF);
            changed[game + at + 1] = static_cast<char>(number >> 8);
        };
        put(0, white);
        put(2, black);
        changed[game + 4] = static_cast<char>(code);
        const auto read = readTunx(changed, "a.TUNX");
        if (!read.ok()) return logText(read.error().what) + " / " + logText(read.error().expected);
        const Section& made = read->sections.at(0);
        std::string text;
        for (const Round& round : made.rounds) {
            for (const Bye& bye : round.byes)
                text += fmt::format("{}{} ", made.numberOf(bye.player), trfCode(bye.kind));
            text += fmt::format("{} games", round.games.size());
        }
        for (const RequestedBye& bye : made.requestedByes)
            text += fmt::format("{}{} asked ", made.numberOf(bye.player), trfCode(bye.kind));
        return text;
    };
    EXPECT_EQ(byesWith(1, 0, 4), "1+ 2Z 0 games");
    EXPECT_EQ(byesWith(1, 0, 5), "1- 2Z 0 games");
    EXPECT_EQ(byesWith(0, 2, 5), "1Z 2+ 0 games");
    EXPECT_EQ(byesWith(0, 2, 4), "1Z 2- 0 games");
    EXPECT_EQ(byesWith(0, 0, 4), "1Z 2Z 0 games");
    EXPECT_EQ(byesWith(1, TunxGame::kBye, 0), "1U 2Z 0 games");
    EXPECT_EQ(byesWith(1, TunxGame::kBye, 1), "1U 2Z 0 games");
    EXPECT_EQ(byesWith(1, 1, 1), "PlayerInRound 1 1 / EachPlayerOnceInRound");
    EXPECT_EQ(byesWith(3, 1, 1), "PlayerInRound 3 1 / EachPlayerOnceInRound");
}

std::string everythingIn(const Result<ReadFile>& read)
{
    if (!read.ok())
        return fmt::format("{} {} / {}", static_cast<int>(read.error().code), logText(read.error().what),
                           logText(read.error().expected));
    std::string text;
    for (const Section& section : read->sections) text += toJson(section).dump();
    for (const Diagnostic& each : read->diagnostics)
        text += fmt::format("\n{} {} {} / {}", static_cast<int>(each.problem), each.round, logText(each.what),
                            logText(each.expected));
    return text;
}

/// Each byte of a file with another value: what differs in what is read, or why it isn't.
TEST(TunxGolden, EveryByteSaysWhatItSaid)
{
    Section section = EventBuilder()
                          .player("2w1 3b=", 2000, "An")
                          .player("1b0 4w1", 1900, "Binh")
                          .player("4w= 1w=", 1800, "Chi")
                          .player("3b= 2b0", 0, "Dung")
                          .player("", 1500, "Em")
                          .scheduledRounds(3)
                          .build();
    section.info.name = "U16";
    section.info.federation = "VIE";
    section.rules.tieBreaks = {"BH", "SB"};
    section.rules.prohibited = {{1, 3, {section.players[0].id, section.players[3].id}, {}, ""}};
    const std::string bytes = fixture::TunxBytes(section).take();
    const std::string whole = everythingIn(readTunx(bytes, "a.TUNX"));
    fixture::Golden golden("files/tunx_bytes");
    golden.add("whole", "tunx", whole);
    std::string cut;
    for (std::size_t length = 0; length < bytes.size(); length += 7)
        cut += everythingIn(readTunx(std::string_view(bytes).substr(0, length), "a.TUNX")) + '\n';
    golden.add("cut", "tunx", cut);
    constexpr std::size_t kBlock = 128;
    for (std::size_t block = 0; block < bytes.size(); block += kBlock) {
        std::string text;
        for (std::size_t at = block; at < std::min(block + kBlock, bytes.size()); ++at) {
            for (const int more : {1, 3, 255}) {
                std::string changed = bytes;
                changed[at] = static_cast<char>(changed[at] + more);
                const std::string read = everythingIn(readTunx(changed, "a.TUNX"));
                if (read != whole) text += fmt::format("{}+{}: {}\n", at, more, read);
            }
        }
        if (!text.empty()) golden.add(std::to_string(block), "tunx", text);
    }
    golden.compare();
}

}  // namespace
}  // namespace kydai::format
