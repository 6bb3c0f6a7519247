#include "pairing/check.h"

#include "pairing/generate.h"
#include "pairing/round_comment.h"
#include "support/player_id.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <utility>

namespace kydai::pairing {
namespace {

Section tournament()
{
    GenerateOptions options;
    options.seed = 5;
    options.players = 11;
    options.rounds = 5;
    options.forfeitWins = 60;
    return generate(options);
}

TEST(Check, WhatTheEnginePairedIsEqualRoundByRound)
{
    const SectionCheck check = checkPairings(tournament());
    EXPECT_EQ(check.rounds.size(), 5U);
    EXPECT_EQ(check.equal(), 5);
}

TEST(Check, ATeamEventIsNotComparedByTheRulesForIndividuals)
{
    Section section = tournament();
    section.teams.teams.push_back(Team{.id = TeamId{1}, .name = "Tân Định"});
    const SectionCheck check = checkPairings(section);
    EXPECT_FALSE(check.unchecked.empty());
    EXPECT_TRUE(check.rounds.empty());
    EXPECT_TRUE(checkPairings(tournament()).unchecked.empty());
}

TEST(Check, TwoSwappedOpponentsAreFoundWithBothSides)
{
    Section section = tournament();
    Round& round = section.rounds[2];
    std::swap(round.games[1].black, round.games[2].black);
    const SectionCheck check = checkPairings(section);
    EXPECT_FALSE(check.rounds[2].equal());
    ASSERT_EQ(check.rounds[2].differences.size(), 2U);
    for (const BoardDifference& difference : check.rounds[2].differences) {
        ASSERT_TRUE(difference.published && difference.prescribed);
        EXPECT_EQ(difference.published->white, difference.prescribed->white);
        EXPECT_NE(difference.published->black, difference.prescribed->black);
    }
}

TEST(Check, EveryWrongBoardStandsBesideOneOfTheRules)
{
    Section section = tournament();
    Round& round = section.rounds[1];
    const Round right = round;
    std::swap(round.games[0].black, round.games[1].white);  // both Whites, both Blacks meet
    std::swap(round.games[2].white, round.games[2].black);
    const RoundCheck check = compareRound(round, right, 2);
    ASSERT_EQ(check.differences.size(), 3U);
    std::vector<PlayerId> whites;
    for (const BoardDifference& difference : check.differences) {
        ASSERT_TRUE(difference.published && difference.prescribed);
        whites.push_back(difference.prescribed->white);
    }
    std::ranges::sort(whites);
    EXPECT_EQ(std::unique(whites.begin(), whites.end()), whites.end());
    EXPECT_TRUE(compareRound(right, right, 2).equal());
}

TEST(RoundComment, NamesEveryBoardThatTheRulesPairOtherwise)
{
    Section section = tournament();
    std::swap(section.rounds[1].games[0].white, section.rounds[1].games[0].black);
    const Game board = section.rounds[1].games[0];
    const auto number = [&](PlayerId player) { return std::to_string(section.player(player).tpn); };
    const std::string file = number(board.white) + '-' + number(board.black);
    const std::string rules = number(board.black) + '-' + number(board.white);
    const RoundCheck check = checkPairings(section).rounds[1];
    EXPECT_EQ(importComment(section, check), "Import @ Round 2: board 1: " + file + ", rules " + rules);
    EXPECT_EQ(importComment(section, checkPairings(section).rounds[0]), "");
    for (int twice = 0; twice < 2; ++twice) {
        commentImportedRounds(section);
        EXPECT_EQ(section.rounds[1].comments, std::vector<std::string>{importComment(section, check)});
        EXPECT_TRUE(section.rounds[0].comments.empty());
    }
}

TEST(Check, AReversedColourDiffersUnlessTheFileDoesNotKnowColours)
{
    Section section = tournament();
    Game& game = section.rounds[4].games[0];
    std::swap(game.white, game.black);
    EXPECT_FALSE(checkPairings(section).rounds[4].equal());
    game.coloursKnown = false;
    EXPECT_TRUE(checkPairings(section).rounds[4].equal());
}

TEST(Check, AnotherTakerOfTheByeDiffers)
{
    Section section = tournament();
    const auto withBye = [&](const Round& round) {
        return !round.byes.empty() && round.byes.front().kind == Outcome::PairingBye;
    };
    for (std::size_t i = 0; i < section.rounds.size(); ++i) {
        if (!withBye(section.rounds[i])) continue;
        std::swap(section.rounds[i].byes.front().player, section.rounds[i].games.front().white);
        EXPECT_FALSE(checkPairings(section).rounds[i].equal());
        return;
    }
    FAIL() << "no round with a bye";
}

TEST(Check, TheEditionOfTheCallReplacesTheSectionsOwn)
{
    Section section = tournament();
    section.rules.pairingEdition = PairingEdition::E2017;
    EXPECT_EQ(checkPairings(section, {PairingEdition::E2026}).equal(), 5);
}

TEST(NextRound, ARoundRobinFollowsItsTable)
{
    Section section;
    section.rules.pairingSystem = PairingSystem::RoundRobin;
    for (int number = 1; number <= 5; ++number) {
        Player player;
        player.id = playerId(number * 10);
        player.tpn = number;
        section.players.push_back(player);
    }
    EXPECT_EQ(tableRounds(section), 5);
    const DraftOutcome outcome = draftRound(section, 1);
    const Round& round = std::get<DraftRound>(outcome).round;
    ASSERT_EQ(round.games.size(), 2U);
    EXPECT_EQ(round.games[0].white, playerId(20));  // 1-6 is free, 2-5, 3-4
    EXPECT_EQ(round.games[0].black, playerId(50));
    ASSERT_EQ(round.byes.size(), 1U);
    EXPECT_EQ(round.byes[0].player, playerId(10));
}

TEST(NextRound, ARoundThatTheTableDoesNotHaveIsRefused)
{
    Section section;
    section.rules.pairingSystem = PairingSystem::RoundRobin;
    for (int number = 1; number <= 4; ++number) {
        Player player;
        player.id = playerId(number);
        player.tpn = number;
        section.players.push_back(player);
    }
    const DraftOutcome outcome = draftRound(section, 4);
    ASSERT_TRUE(std::holds_alternative<Unpairable>(outcome));
    EXPECT_EQ(std::get<Unpairable>(outcome).refusal, Refusal::TableEnds);
    EXPECT_TRUE(std::holds_alternative<DraftRound>(draftRound(section, 3)));
}

TEST(NextRound, PlayersOfATeamEventAreNotPairedAsIfTheyWereAlone)
{
    Section section = tournament();
    Team team;
    team.id = TeamId{1};
    section.teams.teams.push_back(team);
    const DraftOutcome outcome = draftRound(section, 2);
    ASSERT_TRUE(std::holds_alternative<Unpairable>(outcome));
    EXPECT_EQ(std::get<Unpairable>(outcome).refusal, Refusal::TeamEvent);
}

TEST(NextRound, ByesKnownBeforehandStandBehindThePairingBye)
{
    Section section = tournament();
    const RoundNumber next = section.roundsPaired() + 1;
    section.rules.scheduledRounds = next;
    section.requestedByes = {{playerId(2), next, Outcome::HalfBye}, {playerId(1), next, Outcome::ZeroBye}};
    const DraftOutcome outcome = draftRound(section, next);
    const Round& round = std::get<DraftRound>(outcome).round;
    std::size_t seats = round.games.size() * 2 + round.byes.size();
    EXPECT_EQ(seats, section.players.size());
    for (std::size_t i = 1; i < round.byes.size(); ++i) EXPECT_NE(round.byes[i].kind, Outcome::PairingBye);
    EXPECT_NE(std::ranges::find(round.byes, Bye{playerId(2), Outcome::HalfBye}), round.byes.end());
}

TEST(NextRound, WhereNobodyMayMeetAnybodyTheAnswerIsNegative)
{
    Section section;
    for (int number = 1; number <= 2; ++number) {
        Player player;
        player.id = playerId(number);
        player.tpn = number;
        section.players.push_back(player);
    }
    section.rules.prohibited.push_back({1, 9, {playerId(1), playerId(2)}});
    const DraftOutcome outcome = draftRound(section, 1);
    ASSERT_TRUE(std::holds_alternative<Unpairable>(outcome));
    EXPECT_EQ(std::get<Unpairable>(outcome).reason.left.size(), 2U);
}

}  // namespace
}  // namespace kydai::pairing
