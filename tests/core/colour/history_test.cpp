#include "colour/history.h"

#include "support/player_id.h"
#include "support/random.h"

#include <gtest/gtest.h>

#include <string>

namespace kydai::colour {
namespace {

History history(std::string_view text)
{
    const auto parsed = History::parse(text);
    EXPECT_TRUE(parsed) << text;
    return parsed.value_or(History{});
}

TEST(ColourHistory, CountsPlayedGamesOnly)
{
    const History h = history("BWW=B-W");
    EXPECT_EQ(h.rounds(), 7);
    EXPECT_EQ(h.games(), 5);
    EXPECT_EQ(h.whites(), 3);
    EXPECT_EQ(h.blacks(), 2);
}

TEST(ColourHistory, ReadsBackFromTheNewestGameWithItsRound)
{
    const History h = history("BWW=B=W");
    EXPECT_EQ(h.colourBack(1), Colour::White);
    EXPECT_EQ(h.roundBack(1), 7);
    EXPECT_EQ(h.colourBack(2), Colour::Black);
    EXPECT_EQ(h.roundBack(2), 5);
    EXPECT_EQ(h.roundBack(5), 1);
}

TEST(ColourHistory, RefusesOtherLettersAndTooManyRounds)
{
    EXPECT_FALSE(History::parse("BWX"));
    EXPECT_FALSE(History::parse(std::string(kMaxRounds + 1, 'W')));
    EXPECT_TRUE(History::parse(std::string(kMaxRounds, 'W')));
    EXPECT_TRUE(History::parse(""));
}

TEST(ColourHistory, LastDifferenceIsCountedOverPlayedGames)
{
    EXPECT_EQ(lastDifference(history("BWB=W"), history("BWW=B=W")), 4);
    EXPECT_EQ(lastDifference(history("W"), history("B")), 1);
    EXPECT_EQ(lastDifference(history("WBW"), history("BWBW")), std::nullopt);
    EXPECT_EQ(lastDifference(history(""), history("W")), std::nullopt);
}

TEST(ColourHistory, IsBuiltFromTheRoundsBeforeTheAskedOne)
{
    Section section;
    section.players = {Player{.id = playerId(1), .tpn = 1}, Player{.id = playerId(2), .tpn = 2},
                       Player{.id = playerId(3), .tpn = 3}};
    const Game played{playerId(1), playerId(2), Outcome::Win, Outcome::Loss};
    const Game forfeited{playerId(3), playerId(1), Outcome::ForfeitLoss, Outcome::ForfeitWin};
    const Game unrated{playerId(2), playerId(1), Outcome::UnratedLoss, Outcome::UnratedWin};
    section.rounds = {Round{.games = {played}, .byes = {{playerId(3), Outcome::PairingBye}}},
                      Round{.games = {forfeited}, .byes = {{playerId(2), Outcome::HalfBye}}},
                      Round{.games = {unrated}, .byes = {{playerId(3), Outcome::ZeroBye}}},
                      Round{.games = {Game{playerId(1), playerId(3)}}, .byes = {}}};
    const Scorecards cards(section);
    EXPECT_EQ(toString(History::before(4, cards, 0, playerId(1))), "W=B");
    EXPECT_EQ(toString(History::before(3, cards, 0, playerId(1))), "W=");
    EXPECT_EQ(toString(History::before(4, cards, 1, playerId(2))), "B=W");
    EXPECT_EQ(toString(History::before(5, cards, 2, playerId(3))), "====") << "an open game has no colour yet";
    EXPECT_EQ(History::before(1, cards, 0, playerId(1)).rounds(), 0);
}

// The packed form against plain strings, over all lengths up to the most rounds there are.
TEST(ColourHistory, PackedFormEqualsThePlainOne)
{
    Random random(20261121);
    for (int trial = 0; trial < 2000; ++trial) {
        std::string texts[2];
        std::string games[2];
        const int common = random.between(0, 120);
        std::string tail;
        for (int i = 0; i < common; ++i) tail += "WB"[random.below(2)];
        for (int side = 0; side < 2; ++side) {
            const int own = random.between(0, 40);
            for (int i = 0; i < own; ++i) texts[side] += "WB="[random.below(3)];
            for (const char c : tail) {
                if (texts[side].size() < 190 && random.chance(100'000)) texts[side] += '=';
                texts[side] += c;
            }
            texts[side].resize(std::min<std::size_t>(texts[side].size(), kMaxRounds));
            for (const char c : texts[side]) {
                if (c != '=') games[side] += c;
            }
        }
        const History a = history(texts[0]);
        const History b = history(texts[1]);
        ASSERT_EQ(toString(a), texts[0]);
        std::optional<int> expected;
        for (std::size_t back = 1; back <= std::min(games[0].size(), games[1].size()); ++back) {
            if (games[0][games[0].size() - back] == games[1][games[1].size() - back]) continue;
            expected = static_cast<int>(back);
            break;
        }
        ASSERT_EQ(lastDifference(a, b), expected) << texts[0] << ' ' << texts[1];
    }
}

}  // namespace
}  // namespace kydai::colour
