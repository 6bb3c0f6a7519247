// Tables: cycles and meetings of several games, teams by Berger, Scheveningen from 2 to 10 boards, and tables that the
// event gives. Every size is tried whole: every pair exactly as often as it must, colours as level as they are said.

#include "pairing/berger.h"
#include "pairing/explain_pairing.h"
#include "pairing/given_table.h"
#include "pairing/next_round.h"
#include "pairing/scheveningen.h"
#include "pairing/teams/team_round.h"
#include "support/explained.h"
#include "support/player_id.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace kydai::pairing {
namespace {

/// 'W' and 'B' by round.
using Letters = std::map<int, std::string>;

/// White without Black, and the longest run of one colour.
int balanceOf(const std::string& letters)
{
    return static_cast<int>(std::ranges::count(letters, 'W') - std::ranges::count(letters, 'B'));
}
int longestRun(const std::string& letters)
{
    int longest = 0;
    int run = 0;
    for (std::size_t at = 0; at < letters.size(); ++at) {
        run = at > 0 && letters[at] == letters[at - 1] ? run + 1 : 1;
        longest = std::max(longest, run);
    }
    return longest;
}

// --- cycles and games

class BergerMeetings : public ::testing::TestWithParam<int> {};

TEST_P(BergerMeetings, ArtAnnex1_TwoMeetAsOftenAsTheRulesSayWithColoursLevel)
{
    const int players = GetParam();
    for (const bool doubled : {false, true}) {
        for (const bool byCycle : {false, true}) {
            for (int games = 1; games <= 5; ++games) {
                const BergerOptions options{doubled, true, games, byCycle};
                const int due = games * (doubled ? 2 : 1);
                std::map<std::pair<int, int>, int> met;
                std::map<std::pair<int, int>, int> balance;
                Letters letters;
                EXPECT_EQ(bergerRounds(players, options), due * bergerCycle(players));
                for (RoundNumber round = 1; round <= bergerRounds(players, options); ++round) {
                    std::set<int> seated;
                    for (const BergerBoard& board : bergerRound(players, round, options).boards) {
                        const auto pair = std::minmax(board.white, board.black);
                        ++met[pair];
                        balance[pair] += board.white < board.black ? 1 : -1;
                        EXPECT_TRUE(seated.insert(board.white).second && seated.insert(board.black).second);
                        letters[board.white] += 'W';
                        letters[board.black] += 'B';
                    }
                }
                EXPECT_EQ(static_cast<int>(met.size()), players * (players - 1) / 2);
                for (const auto& [pair, times] : met) EXPECT_EQ(times, due) << pair.first << '-' << pair.second;
                for (const auto& [pair, whites] : balance) EXPECT_EQ(std::abs(whites), due % 2);
                for (const auto& [player, told] : letters) EXPECT_LE(longestRun(told), 2) << player << ' ' << told;
            }
        }
    }
}

TEST_P(BergerMeetings, GamesOfAMeetingFollowEachOtherUnlessTheyRepeatTheTable)
{
    const int players = GetParam();
    const BergerRound first = bergerRound(players, 1, {.games = 2});
    const BergerRound second = bergerRound(players, 2, {.games = 2});
    ASSERT_EQ(first.boards.size(), second.boards.size());
    for (std::size_t at = 0; at < first.boards.size(); ++at)
        EXPECT_EQ(second.boards[at], (BergerBoard{first.boards[at].black, first.boards[at].white}));
    const RoundNumber cycle = bergerCycle(players);
    EXPECT_EQ(bergerRound(players, cycle + 1, {.games = 2, .byCycle = true}).boards, second.boards);
    EXPECT_EQ(bergerRound(players, 2 * cycle + 1, {.games = 3, .byCycle = true}).boards, first.boards);
}

INSTANTIATE_TEST_SUITE_P(Sizes, BergerMeetings, ::testing::Range(2, 17));

TEST(BergerMeetings, WithoutTheReversedEndSomebodyHasAColourThreeTimesInARow)
{
    const auto longest = [](bool reversed) {
        Letters letters;
        for (RoundNumber round = 1; round <= bergerRounds(6, true); ++round) {
            for (const BergerBoard& board : bergerRound(6, round, {true, reversed}).boards) {
                letters[board.white] += 'W';
                letters[board.black] += 'B';
            }
        }
        int most = 0;
        for (const auto& [player, told] : letters) most = std::max(most, longestRun(told));
        return most;
    };
    EXPECT_EQ(longest(false), 3);
    EXPECT_EQ(longest(true), 2);
}

// --- Scheveningen

class ScheveningenSize : public ::testing::TestWithParam<int> {};

TEST_P(ScheveningenSize, EverybodyOfOneTeamMeetsEverybodyOfTheOtherOnceWithColoursLevel)
{
    const int boards = GetParam();
    const bool isOdd = boards % 2 != 0;
    std::set<std::pair<int, int>> met;
    Letters first;
    Letters second;
    for (RoundNumber round = 1; round <= boards; ++round) {
        std::set<int> seconds;
        int whites = 0;
        const auto made = scheveningenRound(boards, round);
        ASSERT_EQ(static_cast<int>(made.size()), boards);
        for (const ScheveningenBoard& board : made) {
            EXPECT_TRUE(met.insert({board.first, board.second}).second) << board.first << '-' << board.second;
            seconds.insert(board.second);
            first[board.first] += board.firstIsWhite ? 'W' : 'B';
            second[board.second] += board.firstIsWhite ? 'B' : 'W';
            whites += board.firstIsWhite ? 1 : -1;
        }
        EXPECT_EQ(static_cast<int>(seconds.size()), boards) << "round " << round;
        if (boards > 2) {
            EXPECT_EQ(std::abs(whites), isOdd ? 1 : 0) << "round " << round;
        }
    }
    EXPECT_EQ(static_cast<int>(met.size()), boards * boards);
    const int ofSecond = isOdd ? 1 : boards == 6 || boards == 10 ? 2 : 0;
    for (const auto& [place, told] : first) {
        EXPECT_EQ(std::abs(balanceOf(told)), isOdd ? 1 : 0) << place << ' ' << told;
        EXPECT_LE(longestRun(told), isOdd ? 2 : 1) << place << ' ' << told;
    }
    for (const auto& [place, told] : second) {
        EXPECT_EQ(std::abs(balanceOf(told)), ofSecond) << place << ' ' << told;
        EXPECT_LE(longestRun(told), 2) << place << ' ' << told;
    }
}

INSTANTIATE_TEST_SUITE_P(Boards, ScheveningenSize,
                         ::testing::Range(kFewestScheveningenBoards, kMostScheveningenBoards + 1));

TEST(Scheveningen, TheSmallTablesAreThoseInUse)
{
    const auto told = [](int boards) {
        std::string text;
        for (RoundNumber round = 1; round <= boards; ++round) {
            text += round > 1 ? "| " : "";
            for (const ScheveningenBoard& board : scheveningenRound(boards, round)) {
                const std::string a = 'A' + std::to_string(board.first);
                const std::string b = 'B' + std::to_string(board.second);
                text += (board.firstIsWhite ? a + '-' + b : b + '-' + a) + ' ';
            }
        }
        return text;
    };
    EXPECT_EQ(told(2), "A1-B1 A2-B2 | B2-A1 B1-A2 ");
    EXPECT_EQ(told(3), "A1-B1 A2-B2 B3-A3 | B2-A1 A2-B3 B1-A3 | A1-B3 B1-A2 A3-B2 ");
    EXPECT_EQ(told(4),
              "A1-B1 A2-B2 B3-A3 B4-A4 | B2-A1 B1-A2 A3-B4 A4-B3 | A1-B3 A2-B4 B1-A3 B2-A4 | B4-A1 B3-A2 A3-B2 A4-B1 ");
}

// --- events of teams

/// Teams of `boards` members and one reserve each, by numbers: team 1 has the first of them.
Section teamEvent(int teams, int boards, PairingSystem system)
{
    Section section = newcomers(teams * (boards + 1));
    section.rules.pairingSystem = system;
    int next = 1;
    for (int number = 1; number <= teams; ++number) {
        Team& team = section.teams.teams.emplace_back();
        team.id = TeamId{number};
        team.name = std::string("Team ") + static_cast<char>('A' + number - 1);
        for (int member = 0; member <= boards; ++member) team.members.push_back(playerId(next++));
    }
    for (int board = 0; board < boards; ++board) section.teams.boardColours += board % 2 == 0 ? 'W' : 'B';
    return section;
}

Round drafted(const Section& section, RoundNumber round)
{
    const DraftOutcome outcome = draftRound(section, round);
    const auto* draft = std::get_if<DraftRound>(&outcome);
    return draft == nullptr ? Round{} : draft->round;
}

Refusal refusalOf(const Section& section, RoundNumber round)
{
    const DraftOutcome outcome = draftRound(section, round);
    const auto* none = std::get_if<Unpairable>(&outcome);
    return none == nullptr ? Refusal::None : none->refusal;
}

class TeamTable : public ::testing::TestWithParam<int> {};

TEST_P(TeamTable, EveryTeamMeetsEveryOtherAtHomeAndAwayOnAllBoards)
{
    const int teams = GetParam();
    constexpr int kBoards = 3;
    for (const bool homeBlack : {false, true}) {
        Section section = teamEvent(teams, kBoards, PairingSystem::TeamRoundRobin);
        section.rules.doubleRoundRobin = section.rules.reverseLastTwoRounds = true;
        section.rules.homeBlack = homeBlack;
        ASSERT_EQ(tableRounds(section), bergerRounds(teams, true));
        std::map<std::pair<std::size_t, std::size_t>, int> matches;
        for (RoundNumber round = 1; round <= tableRounds(section); ++round) {
            section.rounds.push_back(drafted(section, round));
            EXPECT_EQ(static_cast<int>(section.rounds.back().games.size()), teams / 2 * kBoards);
            for (Game& game : section.rounds.back().games) {
                game.whiteOutcome = Outcome::Win;
                game.blackOutcome = Outcome::Loss;
            }
            const BergerRound row = tableRow(section, round);
            for (const TeamSeat& seat : teamSeatsOf(section, round)) {
                ASSERT_TRUE(seat.black);
                ++matches[{seat.white, *seat.black}];
                const BergerBoard match{static_cast<int>(seat.white) + 1, static_cast<int>(*seat.black) + 1};
                const BergerBoard named = homeBlack ? BergerBoard{match.black, match.white} : match;
                EXPECT_EQ(std::ranges::count(row.boards, named), 1);
            }
            // A round that is there is drafted as it is: nobody is seated anew.
            EXPECT_EQ(drafted(section, round).games.size(), section.rounds.back().games.size());
        }
        EXPECT_EQ(static_cast<int>(matches.size()), teams * (teams - 1));
        for (const auto& [match, times] : matches) EXPECT_EQ(times, 1) << match.first << '-' << match.second;
        EXPECT_EQ(refusalOf(section, tableRounds(section) + 1), Refusal::TableEnds);
    }
}

INSTANTIATE_TEST_SUITE_P(Teams, TeamTable, ::testing::Range(2, 13));

TEST(TeamTable, WhyThisOpponentAndColourNamesTheTeamsAndTheTable)
{
    const Section section = teamEvent(4, 2, PairingSystem::TeamRoundRobin);
    const RoundExplainer round(section, 1);
    const Explanation answer = round.pairing(playerId(1));
    EXPECT_EQ(answer.conclusion.phrase, Phrase::TeamsMeet);
    ASSERT_EQ(answer.steps.size(), 1U);
    EXPECT_EQ(answer.steps[0].phrase, Phrase::TableTeams);
    EXPECT_EQ(jsonOf(answer)["opponent"], 10);
    EXPECT_EQ(round.pairing(playerId(3)).conclusion.phrase, Phrase::TeamNoBoard);
    EXPECT_EQ(round.whyNot(playerId(1), playerId(4))->conclusion.phrase, Phrase::TableMeet);
    EXPECT_EQ(round.bye().conclusion.phrase, Phrase::ByeNobody);
    const Section odd = teamEvent(3, 2, PairingSystem::TeamRoundRobin);
    EXPECT_EQ(RoundExplainer(odd, 1).pairing(playerId(1)).conclusion.phrase, Phrase::TableNoGame);
    EXPECT_EQ(RoundExplainer(odd, 1).bye().conclusion.phrase, Phrase::TableNoGame);
}

TEST(TeamTable, WithoutTeamsItPairsNobody)
{
    Section section = newcomers(4);
    for (const PairingSystem system : {PairingSystem::TeamRoundRobin, PairingSystem::Scheveningen}) {
        section.rules.pairingSystem = system;
        EXPECT_EQ(tableRounds(section), 0);
        EXPECT_NE(refusalOf(section, 1), Refusal::None);
    }
}

class ScheveningenEvent : public ::testing::TestWithParam<int> {};

TEST_P(ScheveningenEvent, PlayedTwiceEverybodyHasBothColoursAgainstEverybody)
{
    const int boards = GetParam();
    Section section = teamEvent(2, boards, PairingSystem::Scheveningen);
    EXPECT_EQ(tableRounds(section), boards);
    section.rules.doubleRoundRobin = section.rules.reverseLastTwoRounds = true;
    ASSERT_EQ(tableRounds(section), 2 * boards);
    std::map<std::pair<int, int>, int> met;
    for (RoundNumber round = 1; round <= 2 * boards; ++round) {
        const Round made = drafted(section, round);
        EXPECT_EQ(static_cast<int>(made.games.size()), boards);
        EXPECT_EQ(made.byes.size(), 2U) << "the reserves";
        const int inCycle = (round - 1) % boards + 1;
        EXPECT_EQ(keyOf(made.games.front().white) + keyOf(made.games.front().black),
                  1 + boards + 1 + scheveningenRound(boards, inCycle).front().second)
            << "in the order of the table";
        for (const Game& game : made.games) ++met[{keyOf(game.white), keyOf(game.black)}];
    }
    EXPECT_EQ(static_cast<int>(met.size()), 2 * boards * boards);
    for (const auto& [pair, times] : met) {
        EXPECT_EQ(times, 1);
        EXPECT_NE(pair.first <= boards + 1, pair.second <= boards + 1) << "of one team";
    }
    const Game first = drafted(section, 1).games.front();
    section.rules.homeBlack = true;
    const Game other = drafted(section, 1).games.front();
    EXPECT_EQ(other.white, first.black);
    EXPECT_EQ(other.black, first.white);
}

TEST_P(ScheveningenEvent, ColoursAreThoseOfTheTableTurnedForHomeBlackAndInTheSecondCycle)
{
    const int boards = GetParam();
    Section section = teamEvent(2, boards, PairingSystem::Scheveningen);
    section.rules.doubleRoundRobin = section.rules.reverseLastTwoRounds = true;
    for (const bool homeBlack : {false, true}) {
        section.rules.homeBlack = homeBlack;
        for (RoundNumber round = 1; round <= 2 * boards; ++round) {
            std::vector<Game> due;
            for (const ScheveningenBoard& board : scheveningenRound(boards, (round - 1) % boards + 1)) {
                const PlayerId first = playerId(board.first);
                const PlayerId second = playerId(boards + 1 + board.second);
                const bool isTurned = homeBlack != (round > boards);
                due.push_back(board.firstIsWhite != isTurned ? Game{first, second} : Game{second, first});
            }
            EXPECT_EQ(drafted(section, round).games, due) << "round " << round << ", home black " << homeBlack;
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Boards, ScheveningenEvent,
                         ::testing::Range(kFewestScheveningenBoards, kMostScheveningenBoards + 1));

TEST(ScheveningenEvent, AsksForTwoTeamsOfTwoToTen)
{
    EXPECT_EQ(refusalOf(teamEvent(3, 3, PairingSystem::Scheveningen), 1), Refusal::NoTwoTeams);
    EXPECT_EQ(refusalOf(teamEvent(2, 11, PairingSystem::Scheveningen), 1), Refusal::NoTwoTeams);
    EXPECT_EQ(refusalOf(teamEvent(2, 1, PairingSystem::Scheveningen), 1), Refusal::NoTwoTeams);
    const Section section = teamEvent(2, 3, PairingSystem::Scheveningen);
    EXPECT_EQ(refusalOf(section, 4), Refusal::TableEnds);
    const RoundExplainer past(teamEvent(3, 3, PairingSystem::Scheveningen), 1);
    const RoundExplainer round(section, 2);
    EXPECT_EQ(round.pairing(playerId(1)).conclusion.phrase, Phrase::PairingFromOtherTable);
    EXPECT_EQ(round.pairing(playerId(4)).conclusion.phrase, Phrase::TableNoGame);
    EXPECT_EQ(jsonOf(round.pairing(playerId(1)))["opponent"], 6);
}

// --- given tables

TEST(GivenTable, ItsBoardsAreTheRoundsInTheirOrder)
{
    Section section = newcomers(5);
    section.rules.pairingSystem = PairingSystem::GivenTable;
    EXPECT_EQ(refusalOf(section, 1), Refusal::NoTable);
    section.rules.table = {{2, 1, 0, 1, 0, 3}, {1, 2, 0, 3, 0, 4}, {1, 1, 0, 2, 0, 1}};
    EXPECT_EQ(tableRounds(section), 2);
    const Round first = drafted(section, 1);
    ASSERT_EQ(first.games.size(), 2U);
    EXPECT_EQ(first.games[0], (Game{playerId(2), playerId(1)}));
    EXPECT_EQ(first.games[1], (Game{playerId(3), playerId(4)}));
    ASSERT_EQ(first.byes.size(), 1U);
    EXPECT_EQ(first.byes[0], (Bye{playerId(5), Outcome::ZeroBye}));
    EXPECT_EQ(refusalOf(section, 3), Refusal::TableEnds);
    const RoundExplainer round(section, 1);
    EXPECT_EQ(round.pairing(playerId(2)).conclusion.phrase, Phrase::PairingFromOtherTable);
    EXPECT_EQ(round.pairing(playerId(5)).conclusion.phrase, Phrase::TableNoGame);
    EXPECT_EQ(round.whyNot(playerId(1), playerId(3))->conclusion.phrase, Phrase::TableMeet);
    section.rules.table.push_back({2, 2, 0, 1, 0, 2});
    EXPECT_FALSE(fitsTable(section)) << "player 1 twice";
    EXPECT_EQ(refusalOf(section, 1), Refusal::NoTable);
    section.rules.table.back() = {2, 2, 0, 6, 0, 2};
    EXPECT_FALSE(fitsTable(section)) << "no player 6";
}

TEST(GivenTable, HuttonsTeamsMeetEveryOtherOnOneBoard)
{
    // Three teams of two: A1-B1 C1-A2 B2-C2.
    Section section = teamEvent(3, 1, PairingSystem::GivenTable);
    section.rules.table = {{1, 1, 1, 1, 2, 1}, {1, 2, 3, 1, 1, 2}, {1, 3, 2, 2, 3, 2}};
    const Round round = drafted(section, 1);
    ASSERT_EQ(round.games.size(), 3U);
    EXPECT_EQ(round.games[0], (Game{playerId(1), playerId(3)}));
    EXPECT_EQ(round.games[1], (Game{playerId(5), playerId(2)}));
    EXPECT_EQ(round.games[2], (Game{playerId(4), playerId(6)}));
    EXPECT_TRUE(round.byes.empty());
    section.rules.table.back().blackTeam = 4;
    EXPECT_EQ(refusalOf(section, 1), Refusal::NoTable);
}

// --- all rounds at once

TEST(WholeTable, ItsRoundsAreThoseDraftedOneByOne)
{
    Section berger = newcomers(5);
    berger.rules.pairingSystem = PairingSystem::RoundRobin;
    for (const Section& section :
         {berger, teamEvent(4, 2, PairingSystem::TeamRoundRobin), teamEvent(2, 3, PairingSystem::Scheveningen)}) {
        const std::vector<Round> all = roundsOfWholeTable(section);
        ASSERT_EQ(static_cast<RoundNumber>(all.size()), tableRounds(section));
        for (RoundNumber round = 1; round <= tableRounds(section); ++round)
            EXPECT_EQ(all[static_cast<std::size_t>(round) - 1].games, drafted(section, round).games) << round;
    }
}

TEST(WholeTable, WhatIsPairedStandsAsItWasPlayed)
{
    Section section = newcomers(5);
    section.rules.pairingSystem = PairingSystem::RoundRobin;
    Round first = drafted(section, 1);
    std::swap(first.games.front().white, first.games.front().black);  // by hand, as the arbiter had to
    first.games.front().whiteOutcome = Outcome::Win;
    first.games.front().blackOutcome = Outcome::Loss;
    section.rounds.push_back(first);
    const std::vector<Round> all = roundsOfWholeTable(section);
    ASSERT_EQ(all.size(), 5U);
    EXPECT_EQ(all.front(), first);
    EXPECT_EQ(all[1].games, drafted(section, 2).games);
}

TEST(WholeTable, IsEmptyWhereNoneIsFixedOrNoneCanBeMade)
{
    EXPECT_TRUE(roundsOfWholeTable(newcomers(8)).empty()) << "a Swiss";
    EXPECT_TRUE(roundsOfWholeTable(teamEvent(3, 3, PairingSystem::Scheveningen)).empty()) << "three teams";
}

}  // namespace
}  // namespace kydai::pairing
