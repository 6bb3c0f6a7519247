// Why somebody sits at no board, by what people call it: reserves, teams without a match, cups; and matches of which
// only the score is known (TRF26 299).

#include "model/off_boards.h"

#include "support/player_id.h"

#include <gtest/gtest.h>

namespace kydai {
namespace {

/// Three teams of three on two boards: 1 2 3 meet 4 5 6, and 7 8 9 have no match.
Section threeTeams()
{
    Section section;
    for (int number = 1; number <= 9; ++number) {
        Player& player = section.players.emplace_back();
        player.id = playerId(number);
        player.tpn = number;
    }
    for (int number = 1; number <= 3; ++number) {
        Team& team = section.teams.teams.emplace_back();
        team.id = TeamId{10 * number};
        team.members = {playerId(3 * number - 2), playerId(3 * number - 1), playerId(3 * number)};
    }
    Round& round = section.rounds.emplace_back();
    round.games = {{playerId(1), playerId(4), Outcome::Win, Outcome::Loss},
                   {playerId(5), playerId(2), Outcome::ForfeitLoss, Outcome::ForfeitLoss}};
    for (const int away : {3, 6, 7, 8, 9}) round.byes.push_back({playerId(away), Outcome::ZeroBye});
    return section;
}

TEST(OffBoards, AReserveIsNoAbsentee)
{
    const Section section = threeTeams();
    const OffBoards off(section, 1);
    EXPECT_EQ(off.of(2), OffBoard::Reserve);
    EXPECT_EQ(off.of(5), OffBoard::Reserve);
    EXPECT_EQ(off.of(6), OffBoard::TeamFree) << "his team meets nobody";
}

TEST(OffBoards, WhoLeftOrComesLaterIsNoReserve)
{
    Section section = threeTeams();
    section.players[2].withdrawnFromRound = 1;
    section.players[5].entersInRound = 2;
    const OffBoards off(section, 1);
    EXPECT_EQ(off.of(2), OffBoard::Withdrawn);
    EXPECT_EQ(off.of(5), OffBoard::NotYetHere);
    section.players[2].withdrawnFromRound = 2;
    EXPECT_EQ(OffBoards(section, 1).of(2), OffBoard::Reserve) << "in this round he was there";
}

TEST(OffBoards, OutOfACup)
{
    Section section = threeTeams();
    section.teams.teams.clear();
    EXPECT_EQ(OffBoards(section, 1).of(6), OffBoard::Bye);
    section.rules.pairingSystem = PairingSystem::KnockOut;
    // 1 beats 4 in the first round of the bracket; in the second, 1 waits while 5 and 2 play again.
    section.players.resize(4);
    section.rounds.clear();
    Round& first = section.rounds.emplace_back();
    first.games = {{playerId(1), playerId(4), Outcome::Win, Outcome::Loss},
                   {playerId(2), playerId(3), Outcome::Draw, Outcome::Draw}};
    Round& again = section.rounds.emplace_back();
    again.games = {{playerId(3), playerId(2), Outcome::Win, Outcome::Loss}};
    again.byes = {{playerId(1), Outcome::ZeroBye}, {playerId(4), Outcome::ZeroBye}};
    section.rules.knockOut = KnockOutRules{.stages = {{.games = 1}, {.games = 1}}};
    EXPECT_EQ(OffBoards(section, 2).of(0), OffBoard::MatchOver) << "he has won and waits";
    EXPECT_EQ(OffBoards(section, 2).of(3), OffBoard::MatchOver) << "the round of the bracket isn't over";
    Round& final = section.rounds.emplace_back();
    final.games = {{playerId(1), playerId(3)}};
    final.byes = {{playerId(2), Outcome::ZeroBye}, {playerId(4), Outcome::ZeroBye}};
    EXPECT_EQ(OffBoards(section, 3).of(3), OffBoard::KnockedOut);
}

TEST(OffBoards, OfAMatchDecidedAsAWholeNoBoardIsKnown)
{
    Section section = threeTeams();
    const std::vector<Game>& games = section.round(1).games;
    EXPECT_FALSE(OffBoards(section, 1).isOnlyScored(games[1])) << "both lost by forfeit";
    section.teams.awards = {{1, TeamId{10}, Outcome::Win, Points{20}, Points{15}}};
    EXPECT_TRUE(OffBoards(section, 1).isOnlyScored(games[1]));
    EXPECT_FALSE(OffBoards(section, 1).isOnlyScored(games[0])) << "it was played";
    section.teams.awards[0].round = 2;
    EXPECT_FALSE(OffBoards(section, 1).isOnlyScored(games[1])) << "of another round";
}

TEST(OffBoards, OfAMatchWhoseLineUpsNobodyHasSeenNobodyIsAReserve)
{
    Section section = threeTeams();
    section.rounds.emplace_back().byes = section.round(1).byes;
    section.teams.lineUpRules.unseen = true;
    section.teams.lineUps = {{.round = 2, .team = TeamId{10}, .opponent = TeamId{20}},
                             {.round = 2, .team = TeamId{20}, .opponent = TeamId{10}}};
    const OffBoards off(section, 2);
    EXPECT_EQ(off.of(0), OffBoard::Unseen);
    EXPECT_EQ(off.of(5), OffBoard::Unseen);
    EXPECT_EQ(off.of(6), OffBoard::TeamFree);
    section.teams.teams[2].members.pop_back();
    EXPECT_EQ(OffBoards(section, 1).of(8), OffBoard::Bye) << "he is in no team";
}

TEST(OffBoards, TheSystemHasNoBoardForReservesAndWhoIsOut)
{
    for (const OffBoard why : {OffBoard::Bye, OffBoard::Withdrawn, OffBoard::NotYetHere}) EXPECT_FALSE(isBySystem(why));
    for (const OffBoard why :
         {OffBoard::Reserve, OffBoard::TeamFree, OffBoard::KnockedOut, OffBoard::MatchOver, OffBoard::Unseen})
        EXPECT_TRUE(isBySystem(why));
    Section empty;
    empty.rules.pairingSystem = PairingSystem::KnockOut;
    empty.players = {{.id = playerId(1), .tpn = 1}};
    empty.rounds.emplace_back();
    EXPECT_EQ(OffBoards(empty, 1).of(0), OffBoard::KnockedOut) << "without a bracket nobody has a match";
}

}  // namespace
}  // namespace kydai
