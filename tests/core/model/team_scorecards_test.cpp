// A team's rounds as its boards, its byes and what was awarded make them: rules/team_pairing.md, section 2.

#include "model/team_scorecards.h"

#include "support/player_id.h"

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <vector>

namespace kydai {
namespace {

constexpr std::size_t kNobody = TeamRound::kNobody;

/// Four teams of three: A has 1 2 3, B 4 5 6, C 7 8 9, D 10 11 12. In round 1 A beats B by 1½ to ½ on two boards, and
/// D meets nobody while C has the bye.
Section fourTeams()
{
    Section section;
    for (int number = 1; number <= 12; ++number) {
        Player& player = section.players.emplace_back();
        player.id = playerId(number);
        player.tpn = number;
    }
    for (int number = 1; number <= 4; ++number) {
        Team& team = section.teams.teams.emplace_back();
        team.id = TeamId{10 * number};
        team.members = {playerId(3 * number - 2), playerId(3 * number - 1), playerId(3 * number)};
    }
    Round& round = section.rounds.emplace_back();
    round.games = {{playerId(1), playerId(4), Outcome::Win, Outcome::Loss},
                   {playerId(5), playerId(2), Outcome::Draw, Outcome::Draw}};
    round.byes = {{playerId(7), Outcome::PairingBye}, {playerId(8), Outcome::PairingBye}};
    for (const int away : {3, 6, 9, 10, 11, 12}) round.byes.push_back({playerId(away), Outcome::ZeroBye});
    return section;
}

TeamRound first(const Section& section, std::size_t team)
{
    return teamScoresOf(section, 1).entry(team, 1);
}

TEST(TeamScorecards, AMatchIsReadFromItsBoards)
{
    const Section section = fourTeams();
    const TeamScores scores = teamScoresOf(section, 1);
    EXPECT_EQ(scores.boardsPerMatch, 2);
    EXPECT_EQ(scores.rounds, 1);
    const TeamRound& a = scores.entry(0, 1);
    EXPECT_EQ(a.opponent, 1U);
    EXPECT_EQ(a.outcome, Outcome::Win);
    EXPECT_EQ(a.colour, Colour::White);
    EXPECT_EQ(a.matchPoints, Points{20});
    EXPECT_EQ(a.gamePoints, Points{15});
    EXPECT_EQ(a.boards, (std::vector{Points{10}, Points{5}}));
    EXPECT_EQ(a.undecided, 0);
    ASSERT_EQ(a.played.size(), 2U);
    EXPECT_EQ(a.played[1], (TeamBoard{Outcome::Draw, Colour::Black}));
    const TeamRound& b = scores.entry(1, 1);
    EXPECT_EQ(b.opponent, 0U);
    EXPECT_EQ(b.outcome, Outcome::Loss);
    EXPECT_EQ(b.colour, Colour::Black);
    EXPECT_EQ(b.matchPoints, Points{});
    EXPECT_EQ(b.gamePoints, Points{5});
    Section even = section;
    even.rounds[0].games[0].whiteOutcome = even.rounds[0].games[0].blackOutcome = Outcome::Draw;
    for (const std::size_t team : {0U, 1U}) {
        EXPECT_EQ(first(even, team).outcome, Outcome::Draw);
        EXPECT_EQ(first(even, team).matchPoints, Points{10});
    }
}

TEST(TeamScorecards, AByeIsADrawnMatchAndWhoIsAwayHasNothing)
{
    Section section = fourTeams();
    EXPECT_EQ(first(section, 2).opponent, kNobody);
    EXPECT_EQ(first(section, 2).outcome, Outcome::PairingBye);
    EXPECT_EQ(first(section, 2).matchPoints, Points{10});
    EXPECT_EQ(first(section, 2).gamePoints, Points{20}) << "a win on each board of the bye";
    EXPECT_EQ(first(section, 3).outcome, Outcome::ZeroBye);
    EXPECT_EQ(first(section, 3).matchPoints, Points{});
    EXPECT_EQ(first(section, 3).gamePoints, Points{});
    section.rounds[0].byes[4].kind = Outcome::PairingBye;  // 9 too: more than a match has boards
    EXPECT_EQ(first(section, 2).gamePoints, Points{20});
    const auto awarded = [&](Outcome kind) {
        Section other = fourTeams();
        other.rounds[0].byes[0].kind = other.rounds[0].byes[1].kind = kind;
        return first(other, 2);
    };
    EXPECT_EQ(awarded(Outcome::HalfBye).matchPoints, Points{10});
    EXPECT_EQ(awarded(Outcome::HalfBye).gamePoints, Points{10});
    EXPECT_EQ(awarded(Outcome::FullBye).matchPoints, Points{20});
    EXPECT_EQ(awarded(Outcome::FullBye).outcome, Outcome::FullBye);
    EXPECT_EQ(awarded(Outcome::UnopposedLoss).outcome, Outcome::ZeroBye);
    EXPECT_EQ(awarded(Outcome::UnopposedWin).matchPoints, Points{20});
    section.teams.matchLoss = Points{5};
    EXPECT_EQ(first(section, 3).matchPoints, Points{5});
}

TEST(TeamScorecards, AMatchWithoutAPlayedBoardIsAForfeit)
{
    Section section = fourTeams();
    auto& games = section.rounds[0].games;
    games[0].whiteOutcome = games[1].blackOutcome = Outcome::ForfeitWin;
    games[0].blackOutcome = games[1].whiteOutcome = Outcome::ForfeitLoss;
    EXPECT_EQ(first(section, 0).outcome, Outcome::ForfeitWin);
    EXPECT_EQ(first(section, 0).matchPoints, Points{20});
    EXPECT_EQ(first(section, 1).outcome, Outcome::ForfeitLoss);
    for (Game& game : games) game.whiteOutcome = game.blackOutcome = Outcome::ForfeitLoss;
    for (const std::size_t team : {0U, 1U}) {
        EXPECT_EQ(first(section, team).outcome, Outcome::ForfeitLoss) << "both are lost";
        EXPECT_EQ(first(section, team).matchPoints, Points{});
    }
    games[1].whiteOutcome = games[1].blackOutcome = Outcome::Draw;
    EXPECT_EQ(first(section, 0).outcome, Outcome::Draw) << "one board was played";
}

TEST(TeamScorecards, AMatchWithAnOpenBoardIsOpen)
{
    Section section = fourTeams();
    Game& game = section.rounds[0].games[1];
    for (const Outcome open : {Outcome::Open, Outcome::Adjourned}) {
        game.whiteOutcome = game.blackOutcome = open;
        EXPECT_EQ(first(section, 0).outcome, Outcome::Open);
        EXPECT_EQ(first(section, 0).undecided, 1);
        EXPECT_EQ(first(section, 1).undecided, 1);
        EXPECT_EQ(first(section, 0).matchPoints, Points{});
    }
}

TEST(TeamScorecards, ALineUpSaysWhoSatWhereAndWhichBoardWasEmpty)
{
    Section section = fourTeams();
    section.rounds[0].games.erase(section.rounds[0].games.begin());
    section.rounds[0].byes.push_back({playerId(4), Outcome::UnopposedWin});
    section.rounds[0].byes.push_back({playerId(1), Outcome::ZeroBye});
    // Without a line-up the one board of A counts as its first.
    EXPECT_EQ(first(section, 0).colour, Colour::Black);
    EXPECT_EQ(first(section, 0).boards.size(), 1U);
    section.teams.lineUps = {{2, TeamId{10}, TeamId{20}, {playerId(3), playerId(2)}},
                             {1, TeamId{10}, TeamId{20}, {PlayerId{}, playerId(2)}}};
    EXPECT_EQ(first(section, 0).boards, (std::vector{Points{}, Points{5}}));
    EXPECT_EQ(first(section, 0).played[0], TeamBoard{});
    EXPECT_EQ(first(section, 0).colour, Colour::White) << "Black on board 2 is White on board 1";
    EXPECT_EQ(first(section, 0).opponent, 1U);
    section.teams.boardColours = "WW";
    EXPECT_EQ(first(section, 0).colour, Colour::Black);
    section.teams.boardColours.clear();
    EXPECT_EQ(first(section, 1).boards, (std::vector{Points{10}, Points{5}})) << "who has nobody opposite sat there";
    EXPECT_EQ(first(section, 1).opponent, 0U);
    EXPECT_EQ(first(section, 1).outcome, Outcome::Win);
    // In the order of the line-up, not of the list.
    section = fourTeams();
    section.teams.lineUps = {{1, TeamId{10}, TeamId{20}, {playerId(2), playerId(1)}}};
    EXPECT_EQ(first(section, 0).boards, (std::vector{Points{5}, Points{10}}));
    EXPECT_EQ(first(section, 0).colour, Colour::Black);
}

TEST(TeamScorecards, AMatchWhoseLineUpsNobodyHasSeenIsOpenWithItsColours)
{
    Section section = fourTeams();
    section.rounds.emplace_back();
    section.teams.lineUpRules.unseen = true;
    section.teams.lineUps = {{.round = 2, .team = TeamId{20}, .opponent = TeamId{10}},
                             {.round = 2, .team = TeamId{10}, .opponent = TeamId{20}}};
    const TeamScores scores = teamScoresOf(section, 2);
    EXPECT_EQ(scores.entry(0, 2).opponent, 1U);
    EXPECT_EQ(scores.entry(1, 2).opponent, 0U);
    EXPECT_EQ(scores.entry(1, 2).colour, Colour::White) << "named first";
    EXPECT_EQ(scores.entry(0, 2).colour, Colour::Black);
    for (const std::size_t team : {0U, 1U}) EXPECT_EQ(scores.entry(team, 2).outcome, Outcome::Open);
}

TEST(TeamScorecards, WhatWasAwardedWithoutPlayComesBeforeTheBoards)
{
    Section section = fourTeams();
    section.teams.byes = {{1, TeamId{40}, Points{10}, Points{15}},
                          {2, TeamId{10}, Points{20}, Points{20}},
                          {1, TeamId{99}, Points{20}, Points{20}}};
    EXPECT_EQ(first(section, 3).outcome, Outcome::PairingBye);
    EXPECT_EQ(first(section, 3).matchPoints, Points{10});
    EXPECT_EQ(first(section, 3).gamePoints, Points{15});
    EXPECT_EQ(first(section, 0).outcome, Outcome::Win) << "that bye is of another round";
    section.teams.byes = {{1, TeamId{30}, Points{20}, Points{5}}};
    section.rounds[0].byes[0].kind = section.rounds[0].byes[1].kind = Outcome::HalfBye;
    EXPECT_EQ(first(section, 2).outcome, Outcome::HalfBye) << "its kind stays";
    EXPECT_EQ(first(section, 2).matchPoints, Points{20});
    section.teams.byes = {{1, TeamId{10}, Points{}, Points{}}};
    EXPECT_EQ(first(section, 0).opponent, kNobody);
    EXPECT_EQ(first(section, 0).outcome, Outcome::PairingBye);
}

TEST(TeamScorecards, AMatchThatWasForfeitedAsAWhole)
{
    using Kind = TeamForfeit::Kind;
    const auto forfeited = [](Kind kind, RoundNumber round = 1, int second = 40) {
        Section section = fourTeams();
        section.teams.forfeits = {{round, kind, TeamId{30}, TeamId{second}}};
        for (Bye& bye : section.rounds[0].byes) bye.kind = Outcome::ZeroBye;
        return teamScoresOf(section, 1);
    };
    const TeamScores won = forfeited(Kind::FirstWins);
    EXPECT_EQ(won.entry(2, 1).opponent, 3U);
    EXPECT_EQ(won.entry(3, 1).opponent, 2U);
    EXPECT_EQ(won.entry(2, 1).outcome, Outcome::ForfeitWin);
    EXPECT_EQ(won.entry(3, 1).outcome, Outcome::ForfeitLoss);
    EXPECT_EQ(won.entry(2, 1).matchPoints, Points{20});
    EXPECT_EQ(won.entry(3, 1).matchPoints, Points{});
    EXPECT_EQ(won.entry(2, 1).gamePoints, Points{20}) << "a forfeit on each of two boards";
    EXPECT_EQ(won.entry(3, 1).gamePoints, Points{});
    EXPECT_EQ(forfeited(Kind::SecondWins).entry(3, 1).outcome, Outcome::ForfeitWin);
    EXPECT_EQ(forfeited(Kind::SecondWins).entry(2, 1).outcome, Outcome::ForfeitLoss);
    EXPECT_EQ(forfeited(Kind::BothLose).entry(2, 1).outcome, Outcome::ForfeitLoss);
    EXPECT_EQ(forfeited(Kind::BothLose).entry(3, 1).outcome, Outcome::ForfeitLoss);
    EXPECT_EQ(forfeited(Kind::FirstWins, 2).entry(2, 1).opponent, kNobody) << "of another round";
    EXPECT_EQ(forfeited(Kind::FirstWins, 1, 99).entry(2, 1).opponent, kNobody) << "of nobody";
}

TEST(TeamScorecards, AwardsAreAddedOrDecide)
{
    const auto with = [](const TeamAward& award, RoundNumber rounds = 1) {
        Section section = fourTeams();
        if (rounds == 2) section.rounds.push_back(section.rounds[0]);
        section.teams.awards = {award};
        return teamScoresOf(section, rounds);
    };
    const TeamScores total = with({0, TeamId{10}, {}, Points{-20}, Points{5}});
    EXPECT_EQ(total.bonus[0].matchPoints, Points{-20});
    EXPECT_EQ(total.bonus[0].gamePoints, Points{5});
    EXPECT_EQ(total.bonus[1].matchPoints, Points{});
    EXPECT_EQ(total.entry(0, 1).matchPoints, Points{20});
    const TeamScores round = with({1, TeamId{10}, {}, Points{-5}, Points{10}}, 2);
    EXPECT_EQ(round.entry(0, 1).matchPoints, Points{15});
    EXPECT_EQ(round.entry(0, 1).gamePoints, Points{25});
    EXPECT_EQ(round.entry(0, 2).matchPoints, Points{20});
    EXPECT_EQ(round.bonus[0].matchPoints, Points{});
    const TeamScores decided = with({1, TeamId{10}, Outcome::Loss, Points{1}, Points{2}});
    EXPECT_EQ(decided.entry(0, 1).outcome, Outcome::Loss);
    EXPECT_EQ(decided.entry(0, 1).matchPoints, Points{1});
    EXPECT_EQ(decided.entry(0, 1).gamePoints, Points{2});
    EXPECT_EQ(with({1, TeamId{30}, Outcome::Win, Points{1}, Points{2}}).entry(2, 1).outcome, Outcome::PairingBye)
        << "without an opponent there is no match to decide";
    const TeamScores worth = with({0, TeamId{30}, Outcome::PairingBye, Points{7}, Points{8}}, 2);
    for (const RoundNumber each : {1, 2}) {
        EXPECT_EQ(worth.entry(2, each).matchPoints, Points{7});
        EXPECT_EQ(worth.entry(2, each).gamePoints, Points{8});
    }
    EXPECT_EQ(with({0, TeamId{30}, Outcome::HalfBye, Points{7}, Points{8}}).entry(2, 1).matchPoints, Points{10});
    EXPECT_EQ(with({2, TeamId{10}, Outcome::Loss, Points{}, Points{}}).entry(0, 1).outcome, Outcome::Win);
    EXPECT_EQ(with({1, TeamId{99}, Outcome::Loss, Points{}, Points{}}).entry(0, 1).outcome, Outcome::Win);
    Section open = fourTeams();
    open.rounds[0].games[0].whiteOutcome = open.rounds[0].games[0].blackOutcome = Outcome::Open;
    open.teams.awards = {{1, TeamId{10}, Outcome::Draw, Points{10}, Points{10}}};
    EXPECT_EQ(first(open, 0).undecided, 0) << "nothing is waited for any more";
}

TEST(TeamScorecards, AScaleTakesThePlaceOfTheThree)
{
    Section section = fourTeams();
    section.teams.matchScale = {{Points{5}, Points{7}}, {Points{15}, Points{30}}, {Points{20}, Points{40}}};
    EXPECT_EQ(first(section, 0).matchPoints, Points{30});
    EXPECT_EQ(first(section, 1).matchPoints, Points{7});
    EXPECT_EQ(matchPointsFor(section.teams, Points{4}, Points{99}), Points{99}) << "the scale starts higher";
    EXPECT_EQ(matchPointsFor(section.teams, Points{20}, Points{99}), Points{40});
}

}  // namespace
}  // namespace kydai
