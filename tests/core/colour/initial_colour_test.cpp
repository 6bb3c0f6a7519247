#include "colour/initial_colour.h"

#include "support/player_id.h"

#include <gtest/gtest.h>

namespace kydai::colour {
namespace {

Section sectionOf(int players)
{
    Section section;
    for (int number = 1; number <= players; ++number)
        section.players.push_back({.id = playerId(number), .tpn = number});
    return section;
}
Game game(int white, int black)
{
    return {playerId(white), playerId(black), Outcome::Win, Outcome::Loss};
}

TEST(InitialColour, Art5_1_TheDrawnColourGoesFirst)
{
    Section section = sectionOf(2);
    section.rules.initialColour = Colour::Black;
    section.rounds = {Round{.games = {game(1, 2)}}};
    EXPECT_EQ(initialColour(section), Colour::Black);
}

TEST(InitialColour, IsReadFromTheFirstEffectiveNumber)
{
    Section section = sectionOf(4);
    EXPECT_EQ(initialColour(section), Colour::White) << "before anything was paired";
    section.rounds = {Round{.games = {game(3, 1), game(2, 4)}}};
    EXPECT_EQ(initialColour(section), Colour::Black);
}

TEST(InitialColour, ANumberWithoutAColourPassesOnToTheNext)
{
    Section section = sectionOf(3);
    section.rounds = {Round{.games = {game(2, 3)}, .byes = {{playerId(1), Outcome::PairingBye}}}};
    EXPECT_EQ(initialColour(section), Colour::Black) << "number 2 is even and has White";
}

TEST(InitialColour, ThoseWhoStartLateShiftNobodysParity)
{
    Section section = sectionOf(5);
    section.rounds = {Round{.games = {game(2, 4), game(5, 3)}, .byes = {{playerId(1), Outcome::ZeroBye}}},
                      Round{.games = {game(1, 2), game(3, 4)}, .byes = {{playerId(5), Outcome::PairingBye}}}};
    EXPECT_EQ(effectiveNumbers(section, 1), (std::vector<int>{0, 1, 2, 3, 4}));
    EXPECT_EQ(effectiveNumbers(section, 2), (std::vector<int>{1, 2, 3, 4, 5}));
    EXPECT_EQ(initialColour(section), Colour::White);
    const std::uint8_t now[] = {1, 0, 0, 0, 0};
    EXPECT_EQ(effectiveNumbers(section, 1, now), (std::vector<int>{1, 2, 3, 4, 5}));
}

TEST(InitialColour, NumbersFollowTheTpnNotTheId)
{
    Section section = sectionOf(3);
    section.players[0].tpn = 3;
    section.players[2].tpn = 1;
    section.rounds = {Round{.games = {game(1, 2), game(3, 2)}}};
    EXPECT_EQ(effectiveNumbers(section, 1), (std::vector<int>{3, 2, 1}));
}

}  // namespace
}  // namespace kydai::colour
