// Between matches of teams and boards: numbers, line-ups, who sits where, and a round whose line-ups change.

#include "pairing/teams/team_round.h"

#include "model/team_scorecards.h"
#include "pairing/teams/team_order.h"
#include "support/explained.h"
#include "support/player_id.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace kydai::pairing {
namespace {

using Ids = std::vector<PlayerId>;

/// Three teams of three: A has 1 2 3, B 4 5 6, C 7 8 9; 10 is in none. Ratings 1910, 1920, …
Section threeTeams()
{
    Section section = newcomers(10);
    for (Player& player : section.players) player.rating = 1900 + 10 * player.tpn;
    section.rules.pairingSystem = PairingSystem::TeamSwiss;
    for (int number = 1; number <= 3; ++number) {
        Team& team = section.teams.teams.emplace_back();
        team.id = TeamId{number};
        team.name = std::string(1, static_cast<char>('A' + number - 1));
        team.members = {playerId(3 * number - 2), playerId(3 * number - 1), playerId(3 * number)};
    }
    section.teams.boardColours = "WB";
    return section;
}

/// Team A against B with White on board 1; C has the bye.
Section withRound()
{
    Section section = threeTeams();
    Round& round = section.rounds.emplace_back();
    round.games = {{playerId(1), playerId(4), Outcome::Win, Outcome::Loss},
                   {playerId(5), playerId(2), Outcome::Draw, Outcome::Draw}};
    round.byes = {{playerId(7), Outcome::PairingBye}, {playerId(8), Outcome::PairingBye},
                  {playerId(3), Outcome::ZeroBye},    {playerId(6), Outcome::HalfBye},
                  {playerId(9), Outcome::ZeroBye},    {playerId(10), Outcome::ZeroBye}};
    return section;
}

std::string boardsOfRound(const Round& round)
{
    std::string text;
    for (const Game& game : round.games)
        text += std::to_string(keyOf(game.white)) + '-' + std::to_string(keyOf(game.black)) +
                (game.whiteOutcome == Outcome::Open ? "? " : " ");
    return text;
}
std::string byesOfRound(const Round& round, Outcome kind)
{
    std::set<int> players;
    for (const Bye& bye : round.byes) {
        if (bye.kind == kind) players.insert(keyOf(bye.player));
    }
    std::string text;
    for (const int player : players) text += std::to_string(player) + ' ';
    return text;
}

// --- numbers

TEST(TeamOrder, TheMeanIsOfTheFirstTheBestOrAllAndRoundedDown)
{
    Section section = threeTeams();
    Team team = section.teams.teams[0];
    team.members = {playerId(2), playerId(9), playerId(1), PlayerId{}};
    EXPECT_EQ(meanRating(section, team, TeamOrder::FirstMembers, 1), 1920);
    EXPECT_EQ(meanRating(section, team, TeamOrder::FirstMembers, 2), 1955);
    EXPECT_EQ(meanRating(section, team, TeamOrder::BestMembers, 1), 1990);
    EXPECT_EQ(meanRating(section, team, TeamOrder::BestMembers, 2), 1955);
    EXPECT_EQ(meanRating(section, team, TeamOrder::AllMembers, 1), 1940);
    EXPECT_EQ(meanRating(section, team, TeamOrder::BestMembers, 9), 1940);
    section.players[0].rating = 1911;
    EXPECT_EQ(meanRating(section, team, TeamOrder::AllMembers, 0), 1940) << "1940.33";
    team.members.clear();
    EXPECT_EQ(meanRating(section, team, TeamOrder::AllMembers, 0), 0);
}

TEST(TeamOrder, NumbersFollowAndWhatNamesATeamGoesWithIt)
{
    Section section = threeTeams();
    TeamEvent& teams = section.teams;
    teams.lineUps = {{1, TeamId{1}, TeamId{3}}};
    teams.byes = {{1, TeamId{2}}};
    teams.forfeits = {{1, TeamForfeit::Kind::FirstWins, TeamId{3}, TeamId{1}}};
    teams.absences = {{1, TeamId{3}}};
    teams.awards = {{0, TeamId{1}}};
    teams.prohibited = {{1, 9, {TeamId{1}, TeamId{2}, TeamId{7}}}};
    const TeamEvent made = orderedTeams(section, teams, TeamOrder::BestMembers, 2, 0);
    const auto names = [](const TeamEvent& event) {
        std::string text;
        for (std::size_t at = 0; at < event.teams.size(); ++at) {
            text += event.teams[at].name;
            EXPECT_EQ(event.teams[at].id, TeamId{static_cast<int>(at) + 1});
        }
        return text;
    };
    EXPECT_EQ(names(made), "CBA");
    EXPECT_EQ(made.lineUps[0].team, TeamId{3});
    EXPECT_EQ(made.lineUps[0].opponent, TeamId{1});
    EXPECT_EQ(made.byes[0].team, TeamId{2});
    EXPECT_EQ(made.forfeits[0].first, TeamId{1});
    EXPECT_EQ(made.forfeits[0].second, TeamId{3});
    EXPECT_EQ(made.absences[0].team, TeamId{1});
    EXPECT_EQ(made.awards[0].team, TeamId{3});
    EXPECT_EQ(made.prohibited[0].teams, (std::vector{TeamId{3}, TeamId{2}, TeamId{7}}));
    EXPECT_EQ(names(orderedTeams(section, teams, TeamOrder::AsListed, 2, 0)), "ABC");
    for (Player& player : section.players) player.rating = 2000;
    EXPECT_EQ(names(orderedTeams(section, teams, TeamOrder::AllMembers, 2, 0)), "ABC") << "equals stay";
    std::set<std::string> drawn;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        drawn.insert(names(orderedTeams(section, teams, TeamOrder::Lots, 2, seed)));
        EXPECT_EQ(orderedTeams(section, teams, TeamOrder::Lots, 2, seed),
                  orderedTeams(section, teams, TeamOrder::Lots, 2, seed));
    }
    EXPECT_EQ(drawn.size(), 6U) << "every order can be drawn";
}

TEST(TeamOrder, ATeamForEachUnitOfThoseInNone)
{
    Section section = threeTeams();
    section.teams.teams.resize(1);
    section.teams.teams[0].id = TeamId{4};
    for (const int number : {1, 5, 6, 7}) section.players[static_cast<std::size_t>(number) - 1].unit = "Huế";
    for (const int number : {8, 10}) section.players[static_cast<std::size_t>(number) - 1].unit = "Đà Nẵng";
    section.players[4].rating = section.players[5].rating;
    std::swap(section.players[4].tpn, section.players[5].tpn);
    const TeamEvent made = withTeamsOfUnits(section, section.teams);
    ASSERT_EQ(made.teams.size(), 3U);
    EXPECT_EQ(made.teams[0], section.teams.teams[0]);
    EXPECT_EQ(made.teams[1].id, TeamId{5});
    EXPECT_EQ(made.teams[1].name, "Đà Nẵng");
    EXPECT_EQ(made.teams[1].members, (Ids{playerId(10), playerId(8)}));
    EXPECT_EQ(made.teams[2].id, TeamId{6});
    EXPECT_EQ(made.teams[2].members, (Ids{playerId(7), playerId(6), playerId(5)})) << "1 is in A; equals by number";
}

/// An arbiter's list says who sits on which board; where it doesn't say it of all, or twice, ratings order them.
TEST(TeamOrder, MembersOfAUnitStandByTheBoardsOfTheirList)
{
    Section section = threeTeams();
    section.teams.teams.clear();
    for (const int number : {1, 5, 6}) {
        Player& player = section.players[static_cast<std::size_t>(number) - 1];
        player.unit = "Huế";
        player.fields = {{"Ghi chú", "1"}, {"Bàn số", std::to_string(number)}};
    }
    const auto members = [&] { return withTeamsOfUnits(section, {}).teams.at(0).members; };
    EXPECT_EQ(members(), (Ids{playerId(1), playerId(5), playerId(6)}));
    for (const char* other : {"1", "", "x", "0", "2a", "-2"}) {
        section.players[4].fields[1].text = other;
        EXPECT_EQ(members(), (Ids{playerId(6), playerId(5), playerId(1)})) << other;
    }
}

TEST(TeamOrder, TeamsOfUnitsStandByTheVietnameseAlphabet)
{
    Section section = threeTeams();
    section.teams.teams.clear();
    const std::array units{"Đà Nẵng", "Cần Thơ", "Thừa Thiên Huế", "An Giang", "Ấp Bắc"};
    for (std::size_t at = 0; at < units.size(); ++at) section.players[at].unit = units[at];
    std::string all;
    for (const Team& team : withTeamsOfUnits(section, {}).teams) all += team.name + ";";
    EXPECT_EQ(all, "An Giang;Ấp Bắc;Cần Thơ;Đà Nẵng;Thừa Thiên Huế;");
}

// --- line-ups

TEST(TeamRounds, AMatchHasAsManyBoardsAsThePatternElseAsWerePlayedElseAsTheSmallestTeamHasMembers)
{
    Section section = threeTeams();
    EXPECT_EQ(boardsPerMatch(section), 2);
    section.teams.boardColours = "WBWB";
    EXPECT_EQ(boardsPerMatch(section), 4);
    section.teams.boardColours.clear();
    EXPECT_EQ(boardsPerMatch(section), 3);
    section.teams.teams[1].members.pop_back();
    EXPECT_EQ(boardsPerMatch(section), 2);
    section.teams.teams[0].members.resize(1);
    section.teams.teams[0].members.push_back(playerId(3));
    Section played = withRound();
    played.teams.boardColours.clear();
    EXPECT_EQ(boardsPerMatch(played), 2);
}

TEST(TeamRounds, WithoutALineUpTheFirstPlayWhoAreThere)
{
    Section section = threeTeams();
    EXPECT_EQ(lineUpOf(section, 1, 1, 2), (Ids{playerId(4), playerId(5)}));
    EXPECT_EQ(lineUpOf(section, 1, 1, 4), (Ids{playerId(4), playerId(5), playerId(6), PlayerId{}}));
    section.requestedByes = {{playerId(4), 1, Outcome::HalfBye}, {playerId(5), 2, Outcome::ZeroBye}};
    EXPECT_EQ(lineUpOf(section, 1, 1, 2), (Ids{playerId(5), playerId(6)}));
    EXPECT_EQ(lineUpOf(section, 1, 2, 2), (Ids{playerId(4), playerId(6)}));
    section.players[5].withdrawnFromRound = 2;
    EXPECT_EQ(lineUpOf(section, 1, 2, 2), (Ids{playerId(4), PlayerId{}}));
    section.teams.lineUps = {{2, TeamId{2}, {}, {playerId(6), PlayerId{}}}, {1, TeamId{1}, {}, {playerId(3)}}};
    EXPECT_EQ(lineUpOf(section, 1, 2, 2), (Ids{playerId(6), PlayerId{}})) << "as it was handed in";
    EXPECT_EQ(lineUpOf(section, 1, 1, 2), (Ids{playerId(5), playerId(6)}));
    EXPECT_EQ(lineUpOf(section, 0, 1, 2), (Ids{playerId(3), PlayerId{}}));
}

TEST(TeamRounds, WhoSitsIsWhoIsPaired)
{
    Section section = withRound();
    EXPECT_EQ(boardsOf(section, 0, 1), (Ids{playerId(1), playerId(2)}));
    EXPECT_EQ(boardsOf(section, 1, 1), (Ids{playerId(4), playerId(5)}));
    EXPECT_EQ(boardsOf(section, 2, 1), (Ids{playerId(7), playerId(8)}));
    section.rounds[0].byes[3].kind = Outcome::UnopposedWin;
    EXPECT_EQ(boardsOf(section, 1, 1), (Ids{playerId(4), playerId(5), playerId(6)}));
    section.teams.lineUps = {{1, TeamId{1}, TeamId{2}, {playerId(3), PlayerId{}}}, {2, TeamId{2}, {}, {}}};
    EXPECT_EQ(boardsOf(section, 0, 1), (Ids{playerId(3), PlayerId{}}));
    EXPECT_EQ(boardsOf(section, 1, 1).size(), 3U);
}

TEST(TeamRounds, MatchesAreReadFromTheBoards)
{
    Section section = withRound();
    EXPECT_EQ(teamSeatsOf(section, 1), (std::vector<TeamSeat>{{0, 1}, {2, std::nullopt}}));
    std::swap(section.rounds[0].games[0].white, section.rounds[0].games[0].black);
    std::swap(section.rounds[0].games[1].white, section.rounds[0].games[1].black);
    EXPECT_EQ(teamSeatsOf(section, 1), (std::vector<TeamSeat>{{1, 0}, {2, std::nullopt}}));
    EXPECT_EQ(teamSeatsInOrder(section, 1), (std::vector<TeamSeat>{{1, 0}, {2, std::nullopt}}));
    // C against A on the first boards, B has the bye.
    section.rounds[0].games = {{playerId(7), playerId(1)}, {playerId(2), playerId(8)}};
    section.rounds[0].byes = {{playerId(4), Outcome::PairingBye}, {playerId(5), Outcome::PairingBye}};
    EXPECT_EQ(teamSeatsOf(section, 1), (std::vector<TeamSeat>{{1, std::nullopt}, {2, 0}}));
    EXPECT_EQ(teamSeatsInOrder(section, 1), (std::vector<TeamSeat>{{2, 0}, {1, std::nullopt}}));
}

// --- a round that is made, and made anew

TEST(TeamRounds, BoardsFollowThePatternAndWhoHasNobodyOppositeWins)
{
    Section section = threeTeams();
    section.players[4].withdrawnFromRound = 1;
    section.players[5].entersInRound = 2;
    section.requestedByes = {{playerId(9), 1, Outcome::HalfBye}, {playerId(10), 1, Outcome::FullBye}};
    TeamField field = makeTeamField(section, 1, {});
    TeamPairing pairing;
    pairing.bye = 2;
    pairing.matches = {{.white = 1, .black = 0, .first = 0}};
    const Round made = teamRound(section, field, pairing);
    EXPECT_EQ(boardsOfRound(made), "4-1? ");
    EXPECT_EQ(byesOfRound(made, Outcome::UnopposedWin), "2 ");
    EXPECT_EQ(byesOfRound(made, Outcome::PairingBye), "7 8 ");
    EXPECT_EQ(byesOfRound(made, Outcome::ZeroBye), "3 5 6 ");
    EXPECT_EQ(byesOfRound(made, Outcome::HalfBye), "9 ");
    EXPECT_EQ(byesOfRound(made, Outcome::FullBye), "10 ");
    section.players[4].withdrawnFromRound.reset();
    EXPECT_EQ(boardsOfRound(teamRound(section, field, pairing)), "4-1? 2-5? ");
    section.teams.boardColours = "WW";
    EXPECT_EQ(boardsOfRound(teamRound(section, field, pairing)), "4-1? 5-2? ");
}

TEST(TeamRounds, AMatchThatIsThereKeepsItsBoards)
{
    Section section = withRound();
    std::swap(section.rounds[0].games[0].white, section.rounds[0].games[1].black);  // 2 on board 1, 1 on board 2
    section.teams.lineUps = {{1, TeamId{1}, TeamId{2}, {playerId(2), playerId(1)}}};
    const TeamField field = makeTeamField(section, 1, {});
    TeamPairing pairing;
    pairing.bye = 2;
    pairing.matches = {{.white = 0, .black = 1, .first = 0}};
    const Round same = teamRound(section, field, pairing);
    EXPECT_EQ(boardsOfRound(same), "2-4? 5-1? ");
    EXPECT_EQ(byesOfRound(same, Outcome::PairingBye), "7 8 ");
    EXPECT_EQ(byesOfRound(same, Outcome::HalfBye), "6 ") << "as he has it there";
    std::swap(pairing.matches[0].white, pairing.matches[0].black);
    EXPECT_EQ(boardsOfRound(teamRound(section, field, pairing)), "4-2? 1-5? ") << "the other way round it is another";
}

TEST(TeamRounds, ALineUpThatChangesMovesOnlyItsMatch)
{
    Section section = withRound();
    const Round same = withLineUps(section, 1, 0);
    EXPECT_EQ(same.games, section.rounds[0].games) << "nothing was handed in";
    EXPECT_TRUE(std::ranges::is_permutation(same.byes, section.rounds[0].byes));
    section.teams.lineUps = {{1, TeamId{1}, TeamId{2}, {playerId(1), playerId(3)}}};
    const Round changed = withLineUps(section, 1, 0);
    EXPECT_EQ(boardsOfRound(changed), "1-4 5-3? ") << "board 1 keeps its result";
    EXPECT_EQ(byesOfRound(changed, Outcome::ZeroBye), "2 9 10 ");
    EXPECT_EQ(byesOfRound(changed, Outcome::HalfBye), "6 ");
    EXPECT_EQ(byesOfRound(changed, Outcome::PairingBye), "7 8 ");
    section.teams.lineUps = {{1, TeamId{2}, TeamId{1}, {playerId(4), PlayerId{}}}};
    const Round empty = withLineUps(section, 1, 1);
    EXPECT_EQ(boardsOfRound(empty), "1-4 ");
    EXPECT_EQ(byesOfRound(empty, Outcome::UnopposedWin), "2 ");
    EXPECT_EQ(byesOfRound(empty, Outcome::ZeroBye), "3 5 9 10 ");
    section.teams.lineUps = {{1, TeamId{3}, {}, {playerId(9), playerId(7)}}};
    const Round bye = withLineUps(section, 1, 2);
    EXPECT_EQ(boardsOfRound(bye), "1-4 5-2 ");
    EXPECT_EQ(byesOfRound(bye, Outcome::PairingBye), "7 9 ");
    EXPECT_EQ(byesOfRound(bye, Outcome::ZeroBye), "3 8 10 ");
    section.players[7].withdrawnFromRound = 1;
    EXPECT_EQ(byesOfRound(withLineUps(section, 1, 2), Outcome::ZeroBye), "3 10 ");
}

}  // namespace
}  // namespace kydai::pairing
