#include "model/section_check.h"

#include "support/player_id.h"

#include <gtest/gtest.h>

#include <functional>

namespace kydai {
namespace {

/// Three players, one round of a game and a bye, two teams: sound.
Section sound()
{
    Section section;
    section.players.resize(3);
    for (int i = 1; i <= 3; ++i) {
        Player& player = section.players[static_cast<std::size_t>(i - 1)];
        player.id = playerId(i);
        player.tpn = i;
    }
    section.rounds.resize(1);
    section.rounds[0].games = {{playerId(1), playerId(2), Outcome::Win, Outcome::Loss, true}};
    section.rounds[0].byes = {{playerId(3), Outcome::PairingBye}};
    section.teams.teams.resize(2);
    section.teams.teams[0].id = TeamId{1};
    section.teams.teams[1].id = TeamId{2};
    return section;
}

Errc problemAfter(const std::function<void(Section&)>& spoil)
{
    Section section = sound();
    spoil(section);
    const auto checked = checkReferences(section);
    EXPECT_FALSE(checked.ok());
    return checked.ok() ? Errc::Cancelled : checked.error().code;
}

TEST(SectionCheck, SoundSectionPasses)
{
    EXPECT_TRUE(checkReferences(sound()).ok());
    EXPECT_TRUE(checkReferences(Section{}).ok());
}

TEST(SectionCheck, PlayersHaveNumbersOfTheirOwnInAscendingOrder)
{
    EXPECT_EQ(problemAfter([](Section& s) { s.players[1].id = playerId(1); }), Errc::Duplicate);
    EXPECT_EQ(problemAfter([](Section& s) { s.players[0].id = playerId(0); }), Errc::OutOfRange);
    EXPECT_EQ(problemAfter([](Section& s) { s.players[2].tpn = 1; }), Errc::Duplicate);
    EXPECT_EQ(problemAfter([](Section& s) { s.players[2].tpn = 0; }), Errc::OutOfRange);
    EXPECT_EQ(problemAfter([](Section& s) { s.players[2].id = playerId(10000); }), Errc::OutOfRange);
}

TEST(SectionCheck, WhatIsSaidOfTeamsIsOfARoundThatThereMayBe)
{
    constexpr TeamId kA{1};
    constexpr TeamId kB{2};
    EXPECT_EQ(problemAfter([](Section& s) { s.teams.forfeits = {{.round = 0, .first = kA, .second = kB}}; }),
              Errc::OutOfRange);
    EXPECT_EQ(problemAfter([](Section& s) { s.teams.lineUps = {{0, kA, {}, {playerId(1)}}}; }), Errc::OutOfRange);
    EXPECT_EQ(problemAfter([](Section& s) { s.teams.byes = {{0, kA}}; }), Errc::OutOfRange);
    EXPECT_EQ(problemAfter([](Section& s) { s.teams.absences = {{0, kA}}; }), Errc::OutOfRange);
    EXPECT_EQ(problemAfter([](Section& s) { s.teams.forfeits = {{.round = 1, .first = kA, .second = TeamId{9}}}; }),
              Errc::UnknownReference);
    EXPECT_EQ(problemAfter([](Section& s) { s.teams.forfeits = {{.round = 1, .first = TeamId{9}, .second = kB}}; }),
              Errc::UnknownReference);
    EXPECT_EQ(problemAfter([](Section& s) { s.teams.byes = {{1, TeamId{9}}}; }), Errc::UnknownReference);
    EXPECT_EQ(problemAfter([](Section& s) { s.teams.absences = {{1, TeamId{9}}}; }), Errc::UnknownReference);
    EXPECT_EQ(problemAfter([](Section& s) { s.teams.lineUps = {{1, kA, TeamId{9}, {}}}; }), Errc::UnknownReference);
}

TEST(SectionCheck, EverybodyIsInARoundOnceWithTheRightKindOfResult)
{
    EXPECT_EQ(problemAfter([](Section& s) { s.rounds[0].byes[0].player = playerId(2); }), Errc::Duplicate);
    EXPECT_EQ(problemAfter([](Section& s) { s.rounds[0].byes[0].player = playerId(9); }), Errc::UnknownReference);
    EXPECT_EQ(problemAfter([](Section& s) { s.rounds[0].byes[0].kind = Outcome::Win; }), Errc::Malformed);
    EXPECT_EQ(problemAfter([](Section& s) { s.rounds[0].games[0].whiteOutcome = Outcome::HalfBye; }), Errc::Malformed);
}

TEST(SectionCheck, RulesNamePlayersAndRoundsThatCanBe)
{
    EXPECT_EQ(problemAfter([](Section& s) {
                  s.requestedByes = {{playerId(9), 2, Outcome::HalfBye}};
              }),
              Errc::UnknownReference);
    EXPECT_EQ(problemAfter([](Section& s) {
                  s.requestedByes = {{playerId(1), 0, Outcome::HalfBye}};
              }),
              Errc::OutOfRange);
    EXPECT_EQ(problemAfter([](Section& s) {
                  s.rules.virtualPoints = {{playerId(1), 999, Points{10}}};
              }),
              Errc::OutOfRange);
    EXPECT_EQ(problemAfter([](Section& s) { s.rules.prohibited = {{3, 2, {playerId(1)}, {}, {}}}; }), Errc::OutOfRange);
    EXPECT_EQ(problemAfter([](Section& s) {
                  s.adjustments = {{playerId(8), 0, {}, Points{5}}};
              }),
              Errc::UnknownReference);
    EXPECT_EQ(problemAfter([](Section& s) { s.rules.scheduledRounds = -1; }), Errc::OutOfRange);
}

TEST(SectionCheck, TablesAreInTheHall)
{
    const auto problem = [](int first, int kept) {
        const auto checked = checkInfo({.firstTable = first, .tables = kept});
        return checked ? Errc::Cancelled : checked.error().code;
    };
    EXPECT_EQ(problem(1, 0), Errc::Cancelled);
    EXPECT_EQ(problem(kMostTables, kMostTables), Errc::Cancelled);
    EXPECT_EQ(problem(0, 0), Errc::OutOfRange);
    EXPECT_EQ(problem(kMostTables + 1, 0), Errc::OutOfRange);
    EXPECT_EQ(problem(1, -1), Errc::OutOfRange);
    EXPECT_EQ(problem(1, kMostTables + 1), Errc::OutOfRange);
}

TEST(SectionCheck, TeamsAndTheirMatchesExist)
{
    EXPECT_EQ(problemAfter([](Section& s) { s.teams.teams[1].id = TeamId{1}; }), Errc::Duplicate);
    EXPECT_EQ(problemAfter([](Section& s) { s.teams.teams[0].members = {playerId(4)}; }), Errc::UnknownReference);
    EXPECT_EQ(problemAfter([](Section& s) { s.teams.byes = {{1, TeamId{3}, {}, {}}}; }), Errc::UnknownReference);
    EXPECT_EQ(problemAfter([](Section& s) {
                  s.teams.lineUps = {{1, TeamId{1}, TeamId{7}, {}}};
              }),
              Errc::UnknownReference);
}

}  // namespace
}  // namespace kydai
