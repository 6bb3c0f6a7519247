#include "pairing/manual_edit.h"

#include "support/player_id.h"
#include "support/random.h"

#include <gtest/gtest.h>

#include <set>

namespace kydai::pairing {
namespace {

PlayerId id(int number)
{
    return playerId(number);
}

/// Boards 1–2, 3–4, 5–6 with results, the bye for 7, and 8 absent.
Round round()
{
    Round round;
    for (int white = 1; white <= 5; white += 2)
        round.games.push_back({id(white), id(white + 1), Outcome::Win, Outcome::Loss});
    round.byes = {{id(7), Outcome::PairingBye}, {id(8), Outcome::ZeroBye}};
    return round;
}

std::multiset<int> everybody(const Round& round)
{
    std::multiset<int> players;
    for (const Game& game : round.games) {
        players.insert(keyOf(game.white));
        players.insert(keyOf(game.black));
    }
    for (const Bye& bye : round.byes) players.insert(keyOf(bye.player));
    return players;
}

TEST(ManualEdit, ExchangedPlayersTakeEachOthersColour)
{
    const Round changed = exchangePlayers(round(), id(1), id(4));
    EXPECT_EQ(changed.games[0].white, id(4));
    EXPECT_EQ(changed.games[1].black, id(1));
    EXPECT_EQ(changed.games[0].whiteOutcome, Outcome::Open);
    EXPECT_EQ(changed.games[2], round().games[2]);
}

TEST(ManualEdit, ExchangeWithTheByeGivesTheBye)
{
    const Round changed = exchangePlayers(round(), id(6), id(7));
    EXPECT_EQ(changed.games[2].black, id(7));
    EXPECT_EQ(changed.byes[0].player, id(6));
    EXPECT_EQ(changed.byes[0].kind, Outcome::PairingBye);
}

TEST(ManualEdit, ExchangingOpponentsSwapsColours)
{
    EXPECT_EQ(exchangePlayers(round(), id(1), id(2)), swapColours(round(), 0));
    EXPECT_EQ(swapColours(round(), 0).games[0].white, id(2));
}

TEST(ManualEdit, FormerOpponentsMeet)
{
    const Round changed = pairTogether(round(), id(3), id(1));
    EXPECT_EQ(opponentOnBoard(changed, id(3)), id(1));
    EXPECT_EQ(changed.games[0].white, id(3));
    EXPECT_EQ(opponentOnBoard(changed, id(2)), id(4));
    EXPECT_EQ(changed.byes, round().byes);
}

TEST(ManualEdit, WhoIsLeftAloneTakesOrEndsTheBye)
{
    // An absent player arrives: his opponent's former opponent meets the taker of the bye.
    const Round arrived = pairTogether(round(), id(8), id(1));
    EXPECT_EQ(opponentOnBoard(arrived, id(8)), id(1));
    EXPECT_EQ(opponentOnBoard(arrived, id(2)), id(7));
    EXPECT_TRUE(arrived.byes.empty());
    // The taker of the bye plays: the one left alone takes it.
    const Round played = pairTogether(round(), id(7), id(1));
    EXPECT_EQ(opponentOnBoard(played, id(7)), id(1));
    EXPECT_EQ(played.byes[0], (Bye{id(2), Outcome::PairingBye}));
}

TEST(ManualEdit, AnAbsentPlayersPlaceGoesToTheTakerOfTheBye)
{
    const auto changed = giveBye(round(), id(5), Outcome::ZeroBye);
    ASSERT_TRUE(changed);
    EXPECT_EQ(opponentOnBoard(*changed, id(6)), id(7));
    EXPECT_EQ(changed->byes.back(), (Bye{id(5), Outcome::ZeroBye}));
    const auto second = giveBye(*changed, id(1), Outcome::HalfBye);
    ASSERT_TRUE(second);
    EXPECT_EQ(second->byes.front(), (Bye{id(2), Outcome::PairingBye}));
}

TEST(ManualEdit, APairingByeNeedsSomebodyToTakeThePlace)
{
    EXPECT_EQ(giveBye(round(), id(1), Outcome::PairingBye)->byes[0].player, id(1));
    Round even = round();
    even.byes.clear();
    EXPECT_FALSE(giveBye(even, id(1), Outcome::PairingBye));
    EXPECT_FALSE(giveBye(round(), id(99), Outcome::ZeroBye));
}

TEST(ManualEdit, NobodyIsLostOrDoubled)
{
    Random random(5);
    Round changed = round();
    const auto all = everybody(changed);
    for (int step = 0; step < 2000; ++step) {
        const PlayerId a = id(random.between(1, 8));
        const PlayerId b = id(random.between(1, 8));
        switch (random.below(4)) {
        case 0:
            changed = exchangePlayers(changed, a, b);
            break;
        case 1:
            changed = pairTogether(changed, a, b);
            break;
        case 2:
            if (!changed.games.empty()) changed = swapColours(changed, random.below(changed.games.size()));
            break;
        default:
            if (const auto with = giveBye(changed, a, random.chance(500'000) ? Outcome::ZeroBye : Outcome::PairingBye))
                changed = *with;
        }
        ASSERT_EQ(everybody(changed), all);
    }
}

}  // namespace
}  // namespace kydai::pairing
