#include "format/crosstable.h"

#include "format/reader.h"
#include "losses.h"
#include "model/numbering.h"
#include "model/scorecards.h"
#include "pairing/generate.h"
#include "support/festival.h"
#include "support/fragments.h"
#include "support/player_id.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace kydai::format {
namespace {

/// How a program writes its crosstables.
struct Manner {
    std::string_view name{};
    std::string_view heads{};  ///< before the rounds
    std::string_view round{};  ///< a head, {} for the number
    std::string_view white{};
    std::string_view black{};
    std::string_view half{};
    bool byPlace = false;                    ///< rows and opponents by place, not by start number
    std::array<std::string_view, 4> byes{};  ///< pairing-allocated, half, zero, full
    bool byNumber = false;                   ///< the rows by place, the opponents by start number
};
const std::vector<Manner>& manners()
{
    static const std::vector<Manner> all{
        {"ours", "No.,Name,Rating", "R{}", "w", "b", "=", false, {"U", "H", "Z", "F"}},
        {"ours, by place", "Line,No.,Name,Rating", "R{}", "w", "b", "=", true, {"U", "H", "Z", "F"}},
        {"chess-results", "Rk.,SNo,,Name,Rtg", "{}.Rd", "w", "b", "½", true, {"-1", "-½", "-0", "F"}},
        {"rows by place, opponents by number",
         "Rk.,No.,,Name,Rating",
         "R{}",
         "w",
         "b",
         "=",
         true,
         {"U", "H", "Z", "F"},
         true},
        {"chess-results, German", "Rg.,Snr,,Name,Elo", "{}.Rd", "w", "s", "½", true, {"-1", "-½", "-0", "F"}},
        {"Spanish", "No.,Name,Elo", "Rd.{}", "b", "n", "½", false, {"BYE1", "BYE½", "BYE0", "F"}},
        {"Turkish", "No.,Name,Elo", "{}. Tur", "B", "S", "½", false, {"bye", "BYE½", "BYE0", "F"}},
        {"Vietnamese", "STT,Họ và tên,Hệ số", "Ván {}", "t", "đ", "½", false, {"BYE1", "BYE½", "BYE0", "F"}},
        {"Russian", "No.,Name,Elo", "{}", "Б", "Ч", "½", false, {"BYE1", "BYE½", "BYE0", "F"}},
    };
    return all;
}

std::string cellText(const RoundEntry& entry, int opponent, const Manner& manner)
{
    constexpr std::array<Outcome, 4> kByes{Outcome::PairingBye, Outcome::HalfBye, Outcome::ZeroBye, Outcome::FullBye};
    const auto* const bye = std::ranges::find(kByes, entry.outcome);
    if (bye != kByes.end()) return std::string(manner.byes[static_cast<std::size_t>(bye - kByes.begin())]);
    if (!entry.hasOpponent()) return entry.outcome == Outcome::UnopposedWin ? "+" : "-";
    const std::string_view colour = !entry.colour ? "" : *entry.colour == Colour::White ? manner.white : manner.black;
    std::string result(1, trfCode(entry.outcome));
    if (entry.outcome == Outcome::Draw) result = manner.half;
    if (entry.outcome == Outcome::Open) result = "*";
    return fmt::format("{}{}{}", opponent, colour, result);
}

std::string written(const Section& section, const Manner& manner)
{
    const Scorecards cards(section);
    const auto count = section.players.size();
    std::vector<std::size_t> order(count);
    std::vector<int> number(count);
    for (std::size_t at = 0; at < count; ++at) order[at] = at;
    if (manner.byPlace)
        std::ranges::stable_sort(order, std::ranges::greater{}, [&](std::size_t at) { return cards.score(at); });
    for (std::size_t place = 0; place < count; ++place)
        number[order[place]] =
            manner.byPlace && !manner.byNumber ? static_cast<int>(place + 1) : section.players[order[place]].tpn;
    std::string text = "A tournament of some place,,,\n" + std::string(manner.heads);
    const bool hasPlaces = manner.byPlace;
    const bool hasTitles = manner.heads.find(",,") != std::string_view::npos;
    for (RoundNumber round = 1; round <= cards.rounds(); ++round)
        text += ',' + fmt::format(fmt::runtime(manner.round), round);
    text += ",Pts,TB1\n";
    int line = 0;
    for (const std::size_t player : order) {
        const Player& one = section.players[player];
        if (hasPlaces) text += fmt::format("{},", ++line);
        text += fmt::format("{},{}\"{}\",{}", one.tpn, hasTitles ? "," : "", one.name, one.rating);
        for (RoundNumber round = 1; round <= cards.rounds(); ++round) {
            const RoundEntry& entry = cards.entry(player, round);
            text += ',' + cellText(entry, entry.hasOpponent() ? number[entry.opponent] : 0, manner);
        }
        text +=
            fmt::format(",{}{},7\n", cards.score(player).tenths / 10, cards.score(player).tenths % 10 == 5 ? "½" : "");
    }
    return text + "You find all details under https://results.example,,,\n";
}

bool isWorded(const Section& section)
{
    const auto hasColours = [](const Round& round) { return std::ranges::all_of(round.games, &Game::coloursKnown); };
    return section.roundsPaired() > 0 && std::ranges::all_of(section.rounds, hasColours);
}

std::size_t count(const std::vector<Diagnostic>& findings, FragmentId id)
{
    return static_cast<std::size_t>(
        std::ranges::count(findings, id, [](const Diagnostic& finding) { return finding.what.id; }));
}

TEST(Crosstable, RoundsAreReadAsEveryProgramWritesThem)
{
    int read = 0;
    for (const fixture::NamedSection& named : fixture::festival()) {
        if (!isWorded(named.section)) continue;
        const Section section = byNumber(named.section);
        for (const Manner& manner : manners()) {
            const auto file = readText(written(section, manner), "a.csv");
            ASSERT_TRUE(file.ok()) << named.name << ' ' << manner.name << ' ' << file.error().what;
            ASSERT_EQ(file->sections.size(), 1U);
            EXPECT_EQ(differentCells(section, file->sections.front()), "") << named.name << ' ' << manner.name;
            EXPECT_EQ(count(file->diagnostics, FragmentId::RoundsOfCrosstable), 1U);
            ++read;
        }
    }
    EXPECT_GT(read, 50);
}

TEST(Crosstable, RoundsHaveTwoDigitsToo)
{
    pairing::GenerateOptions options;
    options.seed = 3;
    options.players = 16;
    options.rounds = 11;
    const Section section = pairing::generate(options);
    ASSERT_EQ(section.roundsPaired(), 11);
    for (const Manner& manner : manners()) {
        const auto file = readText(written(section, manner), "a.csv");
        ASSERT_TRUE(file.ok()) << manner.name;
        EXPECT_EQ(file->sections.front().roundsPaired(), 11) << manner.name;
        EXPECT_EQ(differentCells(section, file->sections.front()), "") << manner.name;
    }
}

constexpr std::string_view kFourPlayers =
    "No.,Name,Rtg,R1,R2,R3,Pts\n"
    "1,An,2000,3w1,2b1,4w½,\"2,5\"\n"
    "2,Bình,1900,4b1,1w0,-1,2\n"
    "3,Chi,1800,1b0,4w+,-0,1\n"
    "4,Dũng,1700,2w0,3b-,1b½,0.5\n";

TEST(Crosstable, PointsAreHeldAgainstTheResults)
{
    const auto right = readText(kFourPlayers, "a.csv");
    ASSERT_TRUE(right.ok());
    EXPECT_EQ(right->diagnostics.size(), 1U) << "that the rounds were read";
    std::string wrong(kFourPlayers);
    wrong.replace(wrong.find("-0,1\n"), 5, "-0,2\n");
    const auto told = readText(wrong, "a.csv");
    ASSERT_TRUE(told.ok());
    ASSERT_EQ(count(told->diagnostics, FragmentId::PointsOfPlayer), 1U);
    EXPECT_EQ(told->diagnostics.front().line, 4);
}

TEST(Crosstable, ThePointsTellThePointSystem)
{
    std::string text(kFourPlayers);
    for (const auto& [from, to] : {std::pair("\"2,5\"", "7"), std::pair("-1,2\n", "-1,6\n"),
                                   std::pair("-0,1\n", "-0,3\n"), std::pair("0.5", "1")})
        text.replace(text.find(from), std::string_view(from).size(), to);
    const auto read = readText(text, "a.csv");
    ASSERT_TRUE(read.ok());
    EXPECT_EQ(read->sections.front().rules.points, PointSystem::of(Points{30}, Points{10}, Points{}));
    EXPECT_EQ(count(read->diagnostics, FragmentId::PointsOfCrosstable), 1U);
    EXPECT_EQ(count(read->diagnostics, FragmentId::PointsOfPlayer), 0U);
    const auto assumed = std::ranges::find(read->diagnostics, Problem::Assumed, &Diagnostic::problem);
    ASSERT_NE(assumed, read->diagnostics.end());
    EXPECT_EQ(assumed->severity, Severity::Note);
    EXPECT_EQ(assumed->what.id, FragmentId::PointsOfCrosstable);
}

TEST(Crosstable, EveryWordOfARoundWithoutAnOpponentIsKnown)
{
    const std::array<std::pair<std::string_view, Outcome>, 11> kWords{{{"BYE1", Outcome::PairingBye},
                                                                       {"bye", Outcome::PairingBye},
                                                                       {"-1", Outcome::PairingBye},
                                                                       {"bye=", Outcome::HalfBye},
                                                                       {"-½", Outcome::HalfBye},
                                                                       {"BYE0", Outcome::ZeroBye},
                                                                       {"-0", Outcome::ZeroBye},
                                                                       {"--", Outcome::ZeroBye},
                                                                       {"***", Outcome::ZeroBye},
                                                                       {"F1", Outcome::UnopposedWin},
                                                                       {"F0", Outcome::UnopposedLoss}}};
    for (const auto& [word, kind] : kWords) {
        std::string text(kFourPlayers);
        text.replace(text.find("-0,1"), 2, word);
        const auto read = readText(text, "a.csv");
        ASSERT_TRUE(read.ok()) << word;
        const auto& byes = read->sections.front().round(3).byes;
        const auto bye = std::ranges::find(byes, playerId(3), &Bye::player);
        ASSERT_NE(bye, byes.end()) << word;
        EXPECT_EQ(bye->kind, kind) << word;
    }
}

TEST(Crosstable, ACellThatSaysNothingKnownIsTold)
{
    std::string text(kFourPlayers);
    text.replace(text.find("-0,1"), 2, "x9");
    const auto read = readText(text, "a.csv");
    ASSERT_TRUE(read.ok());
    ASSERT_EQ(count(read->diagnostics, FragmentId::CellOfRound), 1U);
    EXPECT_EQ(read->diagnostics.front().what, fragment(FragmentId::CellOfRound, "x9", 3));
}

TEST(Crosstable, AForfeitMayHaveNoColour)
{
    std::string text(kFourPlayers);
    for (const auto& [from, to] : {std::pair("4w+", "4-+"), std::pair("3b-", "3--")})
        text.replace(text.find(from), 3, to);
    const auto read = readText(text, "a.csv");
    ASSERT_TRUE(read.ok());
    EXPECT_EQ(read->diagnostics.size(), 1U) << "that the rounds were read";
    const auto& games = read->sections.front().rounds[1].games;
    EXPECT_EQ(std::ranges::count(games, false, &Game::coloursKnown), 1);
}

TEST(Crosstable, CellsThatContradictEachOtherAreTold)
{
    std::string twice(kFourPlayers);
    twice.replace(twice.find("4w½"), 4, "4w1 ");
    const auto disagree = readText(twice, "a.csv");
    ASSERT_TRUE(disagree.ok());
    EXPECT_EQ(count(disagree->diagnostics, FragmentId::ResultsOfOneGame), 1U);
    std::string colours(kFourPlayers);
    colours.replace(colours.find("4w½"), 2, "4b");
    const auto same = readText(colours, "a.csv");
    ASSERT_TRUE(same.ok());
    EXPECT_EQ(count(same->diagnostics, FragmentId::SameColourInRound), 1U);
}

TEST(Crosstable, WhereOpponentsDoNotAnswerNoRoundIsRead)
{
    std::string text(kFourPlayers);
    for (const auto& [from, to] : {std::pair("3w1", "2w1"), std::pair("2w0", "9w0"), std::pair("1w0", "3w0")})
        text.replace(text.find(from), 3, to);
    const auto read = readText(text, "a.csv");
    ASSERT_TRUE(read.ok());
    EXPECT_EQ(read->sections.front().players.size(), 4U);
    EXPECT_EQ(read->sections.front().roundsPaired(), 0);
    EXPECT_EQ(count(read->diagnostics, FragmentId::CellsOfCrosstableNotAnswered), 1U);
}

TEST(Crosstable, LettersOfNoLanguageAreNoColours)
{
    std::string text(kFourPlayers);
    std::ranges::replace(text, 'w', 'n');
    std::ranges::replace(text, 'b', 'z');
    const auto read = readText(text, "a.csv");
    ASSERT_TRUE(read.ok());
    EXPECT_EQ(read->sections.front().roundsPaired(), 0);
}

TEST(Crosstable, AnOpponentWhomTheTableDoesNotListIsToldAndHisPointsStay)
{
    std::string text = "No.,Name,R1,R2,R3,R4\n";
    for (int pair = 0; pair < 5; ++pair)
        text += fmt::format("{0},W{0},{1}w1,{1}b1,{1}w1,{1}b1\n{1},B{1},{0}b0,{0}w0,{0}b0,{0}w0\n", 2 * pair + 1,
                            2 * pair + 2);
    text.replace(text.find("2w1"), 3, "77w1");
    const auto read = readText(text, "a.csv");
    ASSERT_TRUE(read.ok());
    EXPECT_EQ(count(read->diagnostics, FragmentId::OpponentInRound), 1U);
    const Section& section = read->sections.front();
    EXPECT_EQ(section.roundsPaired(), 4);
    EXPECT_EQ(Scorecards(section).score(0), Points{40});
}

TEST(Crosstable, ATableOfResultsAloneHasNoRounds)
{
    const std::vector<CsvRow> rows{
        {1, {"No.", "Name", "1", "2", "3"}}, {2, {"1", "A", "*", "1", "0"}}, {3, {"2", "B", "0", "*", "1"}}};
    EXPECT_TRUE(crosstableColumns(rows, 0).rounds.empty());
}

TEST(Crosstable, WithoutNumbersTheRowsAreTheNumbers)
{
    const auto file = readText(
        "Name,Rating,R1,R2,Pts\nAn,2000,2w1,3b=,1.5\nBinh,1900,1b0,4w1,1\nChi,1800,4b1,1w=,1.5\nDung,1700,3w0,2b0,0\n",
        "a.csv");
    ASSERT_TRUE(file.ok()) << file.error().what;
    const Section& section = file->sections.at(0);
    ASSERT_EQ(section.roundsPaired(), 2);
    EXPECT_EQ(section.round(1).games.size(), 2U);
    EXPECT_EQ(section.round(2).games.size(), 2U);
    EXPECT_EQ(section.player(section.round(1).games[0].white).name, "An");
    EXPECT_EQ(section.player(section.round(1).games[0].black).name, "Binh");
}

}  // namespace
}  // namespace kydai::format
