#include "model/section_check.h"

#include <gtest/gtest.h>

#include <functional>

namespace kydai {
namespace {

/// Three players, one round of a game and a bye, two teams: sound.
Section sound()
{
    Section section;
    section.players.resize(3);
    for (int i = 0; i < 3; ++i) section.players[static_cast<std::size_t>(i)].id = PlayerId{i + 1};
    section.rounds.resize(1);
    section.rounds[0].games = {{PlayerId{1}, PlayerId{2}, Outcome::Win, Outcome::Loss, true}};
    section.rounds[0].byes = {{PlayerId{3}, Outcome::PairingBye}};
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
    EXPECT_EQ(problemAfter([](Section& s) { s.players[1].id = PlayerId{1}; }), Errc::Duplicate);
    EXPECT_EQ(problemAfter([](Section& s) { s.players[0].id = PlayerId{0}; }), Errc::OutOfRange);
    EXPECT_EQ(problemAfter([](Section& s) { s.players[2].id = PlayerId{10000}; }), Errc::OutOfRange);
}

TEST(SectionCheck, EverybodyIsInARoundOnceWithTheRightKindOfResult)
{
    EXPECT_EQ(problemAfter([](Section& s) { s.rounds[0].byes[0].player = PlayerId{2}; }), Errc::Duplicate);
    EXPECT_EQ(problemAfter([](Section& s) { s.rounds[0].byes[0].player = PlayerId{9}; }), Errc::UnknownReference);
    EXPECT_EQ(problemAfter([](Section& s) { s.rounds[0].byes[0].kind = Outcome::Win; }), Errc::Malformed);
    EXPECT_EQ(problemAfter([](Section& s) { s.rounds[0].games[0].whiteOutcome = Outcome::HalfBye; }), Errc::Malformed);
}

TEST(SectionCheck, RulesNamePlayersAndRoundsThatCanBe)
{
    EXPECT_EQ(problemAfter([](Section& s) {
                  s.requestedByes = {{PlayerId{9}, 2, Outcome::HalfBye}};
              }),
              Errc::UnknownReference);
    EXPECT_EQ(problemAfter([](Section& s) {
                  s.requestedByes = {{PlayerId{1}, 0, Outcome::HalfBye}};
              }),
              Errc::OutOfRange);
    EXPECT_EQ(problemAfter([](Section& s) {
                  s.rules.virtualPoints = {{PlayerId{1}, 999, Points{10}}};
              }),
              Errc::OutOfRange);
    EXPECT_EQ(problemAfter([](Section& s) { s.rules.prohibited = {{3, 2, {PlayerId{1}}, {}, {}}}; }), Errc::OutOfRange);
    EXPECT_EQ(problemAfter([](Section& s) {
                  s.adjustments = {{PlayerId{8}, 0, {}, Points{5}}};
              }),
              Errc::UnknownReference);
    EXPECT_EQ(problemAfter([](Section& s) { s.rules.scheduledRounds = -1; }), Errc::OutOfRange);
}

TEST(SectionCheck, TeamsAndTheirMatchesExist)
{
    EXPECT_EQ(problemAfter([](Section& s) { s.teams.teams[1].id = TeamId{1}; }), Errc::Duplicate);
    EXPECT_EQ(problemAfter([](Section& s) { s.teams.teams[0].members = {PlayerId{4}}; }), Errc::UnknownReference);
    EXPECT_EQ(problemAfter([](Section& s) { s.teams.byes = {{1, TeamId{3}, {}, {}}}; }), Errc::UnknownReference);
    EXPECT_EQ(problemAfter([](Section& s) {
                  s.teams.lineUps = {{1, TeamId{1}, TeamId{7}, {}}};
              }),
              Errc::UnknownReference);
}

}  // namespace
}  // namespace kydai
