#include "model/scorecards.h"

#include "support/player_id.h"

#include <gtest/gtest.h>

namespace kydai {
namespace {

/// Round 1: 1–2 won by White, 3 has the bye. Round 2: 3–1 double forfeit, 2 is absent without a word.
Section twoRounds()
{
    Section section;
    for (int id = 1; id <= 3; ++id) {
        Player player;
        player.id = playerId(id);
        player.tpn = id;
        section.players.push_back(player);
    }
    Round first;
    first.games = {{playerId(1), playerId(2), Outcome::Win, Outcome::Loss}};
    first.byes = {{playerId(3), Outcome::PairingBye}};
    Round second;
    second.games = {{playerId(3), playerId(1), Outcome::ForfeitLoss, Outcome::ForfeitLoss}};
    section.rounds = {first, second};
    return section;
}

TEST(Scorecards, BothSidesOfABoardSeeEachOther)
{
    const Scorecards cards(twoRounds());
    EXPECT_EQ(cards.entry(0, 1).opponent, 1U);
    EXPECT_EQ(cards.entry(1, 1).opponent, 0U);
    EXPECT_EQ(cards.entry(0, 1).colour, Colour::White);
    EXPECT_EQ(cards.entry(0, 2).colour, Colour::Black);
    EXPECT_EQ(cards.entry(2, 2).outcome, Outcome::ForfeitLoss);
}

TEST(Scorecards, WhoIsNamedNowhereInARoundWasAbsent)
{
    const Scorecards cards(twoRounds());
    EXPECT_EQ(cards.entry(1, 2).outcome, Outcome::ZeroBye);
    EXPECT_FALSE(cards.entry(1, 2).hasOpponent());
}

TEST(Scorecards, ScoresAreTheSumOfTheRounds)
{
    const Scorecards cards(twoRounds());
    EXPECT_EQ(cards.score(0), Points{10});
    EXPECT_EQ(cards.score(2), Points{10});
    EXPECT_EQ(cards.scoreAfter(0, 0), Points{0});
    EXPECT_EQ(Scorecards(twoRounds(), 1).rounds(), 1);
}

TEST(Scorecards, AdjustmentsOfOneRoundAndOfTheEventAreAdded)
{
    Section section = twoRounds();
    section.adjustments = {{playerId(1), 0, std::nullopt, Points{-5}},
                           {playerId(3), 1, Outcome::PairingBye, Points{5}},
                           {playerId(2), 2, std::nullopt, Points{10}}};
    const Scorecards cards(section);
    EXPECT_EQ(cards.score(0), Points{5});
    EXPECT_EQ(cards.score(2), Points{5});
    EXPECT_EQ(cards.entry(1, 2).points, Points{10});
}

TEST(Scorecards, OldForfeitsWithoutColourHaveNone)
{
    Section section = twoRounds();
    section.rounds[1].games[0].coloursKnown = false;
    const Scorecards cards(section);
    EXPECT_EQ(cards.entry(0, 2).colour, std::nullopt);
    EXPECT_EQ(cards.entry(0, 2).opponent, 2U);
}

}  // namespace
}  // namespace kydai
