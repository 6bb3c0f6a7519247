#include "pairing/field.h"

#include "pairing/order.h"
#include "support/player_id.h"

#include <gtest/gtest.h>

#include <tuple>

namespace kydai::pairing {
namespace {

/// Six players; rounds are added by the tests.
Section section(int players = 6)
{
    Section result;
    for (int i = 1; i <= players; ++i) {
        Player player;
        player.id = playerId(i);
        player.tpn = i;
        result.players.push_back(player);
    }
    result.rules.scheduledRounds = 5;
    return result;
}

Game game(int white, int black, Outcome outcome)
{
    return {playerId(white), playerId(black), outcome, mirrored(outcome)};
}

Bye bye(int player, Outcome kind)
{
    return {playerId(player), kind};
}

const Entrant& entrant(const Field& field, int id)
{
    return field.entrants[*field.indexOf(playerId(id))];
}

TEST(Field, Art1_4_FloatsOfBothEditions)
{
    Section s = section(8);
    s.rounds.resize(2);
    s.rounds[0].games = {game(1, 2, Outcome::Win), game(3, 4, Outcome::Win), game(5, 6, Outcome::Win)};
    s.rounds[0].byes = {bye(7, Outcome::HalfBye), bye(8, Outcome::ZeroBye)};
    s.rounds[1].games = {game(1, 4, Outcome::Draw), game(3, 5, Outcome::ForfeitWin), game(7, 8, Outcome::Draw)};
    s.rounds[1].byes = {bye(6, Outcome::PairingBye), bye(2, Outcome::ZeroBye)};
    const Field now = makeField(s, 3, PairingEdition::E2026);
    EXPECT_EQ(entrant(now, 1).floats[0], Float::Down);
    EXPECT_EQ(entrant(now, 4).floats[0], Float::Up);
    EXPECT_EQ(entrant(now, 3).floats[0], Float::Down);  // a forfeit win scores more than a loss
    EXPECT_EQ(entrant(now, 5).floats[0], Float::None);  // a forfeit loss doesn't
    EXPECT_EQ(entrant(now, 6).floats[0], Float::Down);
    EXPECT_EQ(entrant(now, 2).floats[0], Float::None);
    EXPECT_EQ(entrant(now, 7).floats[1], Float::Down);
    EXPECT_EQ(entrant(now, 8).floats[1], Float::None);
    const Field then = makeField(s, 3, PairingEdition::E2017);
    EXPECT_EQ(entrant(then, 5).floats[0], Float::Down);
    EXPECT_EQ(entrant(then, 2).floats[0], Float::Down);
    EXPECT_EQ(entrant(then, 8).floats[1], Float::Down);
}

TEST(Field, Art2_1_2_C2WhoHadAByeOrAWinWithoutPlayTakesNoBye)
{
    Section s = section(7);
    s.rounds.resize(1);
    s.rounds[0].games = {game(1, 2, Outcome::ForfeitWin), game(3, 4, Outcome::Win)};
    s.rounds[0].byes = {bye(5, Outcome::PairingBye), bye(6, Outcome::FullBye), bye(7, Outcome::HalfBye)};
    const Field now = makeField(s, 2, PairingEdition::E2026);
    for (const int barred : {1, 5, 6}) EXPECT_FALSE(entrant(now, barred).byeEligible) << barred;
    for (const int eligible : {2, 3, 4, 7}) EXPECT_TRUE(entrant(now, eligible).byeEligible) << eligible;
    EXPECT_TRUE(entrant(makeField(s, 2, PairingEdition::E2017), 6).byeEligible);  // only a forfeit win bars
}

TEST(Field, AForfeitedGameIsNoMeetingAndHasNoColour)
{
    Section s = section(4);
    s.rounds.resize(1);
    s.rounds[0].games = {game(1, 2, Outcome::ForfeitWin), game(3, 4, Outcome::UnratedWin)};
    const Field field = makeField(s, 2);
    EXPECT_TRUE(mayMeet(field, 0, 1));
    EXPECT_FALSE(mayMeet(field, 2, 3));
    EXPECT_EQ(entrant(field, 1).side.history.games(), 0);
    EXPECT_EQ(entrant(field, 1).unplayedGames, 1);
    EXPECT_EQ(entrant(field, 3).side.history.games(), 1);
}

TEST(Field, ByesKnownBeforehandAreNotPairedAndAdjournedGamesAreDraws)
{
    Section s = section(6);
    s.rounds.resize(1);
    s.rounds[0].games = {game(1, 2, Outcome::Adjourned), game(3, 4, Outcome::Win), game(5, 6, Outcome::Win)};
    s.requestedByes = {{playerId(3), 2, Outcome::HalfBye}};
    s.players[3].withdrawnFromRound = 2;
    const Field field = makeField(s, 2);
    EXPECT_EQ(field.size(), 4U);
    EXPECT_FALSE(field.indexOf(playerId(3)));
    EXPECT_FALSE(field.indexOf(playerId(4)));
    EXPECT_EQ(entrant(field, 1).score, Points{5});
    EXPECT_FALSE(mayMeet(field, 0, 1));
}

TEST(Field, ProhibitedPairsHoldInTheirRoundsOnly)
{
    Section s = section(4);
    s.rules.prohibited = {{1, 2, {playerId(1), playerId(2)}}};
    s.rounds.resize(2);
    EXPECT_FALSE(mayMeet(makeField(s, 2), 0, 1));
    EXPECT_TRUE(mayMeet(makeField(s, 3), 0, 1));
}

TEST(Field, TopscorersExistInTheFinalRoundOnly)
{
    Section s = section(2);
    s.rules.scheduledRounds = 3;
    s.rounds.resize(2);
    s.rounds[0].games = {game(1, 2, Outcome::Win)};
    s.rounds[1].games = {game(2, 1, Outcome::Draw)};
    EXPECT_FALSE(entrant(makeField(s, 2), 1).topscorer);
    const Field last = makeField(s, 3);
    EXPECT_TRUE(last.finalRound);
    EXPECT_TRUE(entrant(last, 1).topscorer);
    EXPECT_FALSE(entrant(last, 2).topscorer);
}

TEST(Field, VirtualPointsPairButDontPublish)
{
    Section s = section(2);
    s.rules.virtualPoints = {{playerId(1), 1, Points{10}}};
    const Field field = makeField(s, 1);
    EXPECT_EQ(entrant(field, 1).score, Points{10});
    EXPECT_EQ(entrant(field, 1).ownScore, Points{0});
}

/// Twenty-six or fewer players under Baku acceleration.
Section underBaku(int count)
{
    Section section;
    for (int number = 1; number <= count; ++number) {
        Player player;
        player.id = playerId(number);
        player.tpn = number;
        section.players.push_back(player);
    }
    section.rules.bakuAcceleration = true;
    section.rules.scheduledRounds = 9;
    return section;
}

TEST(Baku, AccelerationPairsTheGroupsApartInRoundOne)
{
    const Field field = makeField(underBaku(8), 1);
    EXPECT_EQ(field.entrants[0].score, Points{10});
    EXPECT_EQ(field.entrants[0].ownScore, Points{0});
    EXPECT_EQ(field.entrants[4].score, Points{0});
}

TEST(BoardOrder, Art3_6_VirtualPointsCountForTheOrderOfTheBoards)
{
    Section section = underBaku(8);
    section.rules.bakuAcceleration = false;
    section.rules.virtualPoints = {{playerId(7), 1, Points{5}}};
    const Field field = makeField(section, 1);
    std::vector<Pairing> pairs(2);
    std::tie(pairs[0].higher, pairs[0].lower) = std::pair<std::size_t, std::size_t>{0, 1};
    std::tie(pairs[1].higher, pairs[1].lower) = std::pair<std::size_t, std::size_t>{6, 7};
    sortForPublishing(field, pairs);
    EXPECT_EQ(pairs[0].higher, 6U);
}

}  // namespace
}  // namespace kydai::pairing
