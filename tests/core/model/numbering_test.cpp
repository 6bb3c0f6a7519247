#include "model/numbering.h"

#include "model/scorecards.h"
#include "support/player_id.h"
#include "support/random_event.h"

#include <gtest/gtest.h>

#include <set>

namespace kydai {
namespace {

/// The same event, its players entered in the reverse order of their numbers.
Section enteredInReverse(const Section& section)
{
    Section reversed = section;
    const int last = static_cast<int>(section.players.size()) + 1;
    for (Player& player : reversed.players) player.tpn = last - player.tpn;
    Section result = byNumber(reversed);  // keys are now the reversed numbers
    for (Player& player : result.players) player.tpn = last - player.tpn;
    return result;
}

TEST(Numbering, ByNumberUndoesTheOrderInWhichPlayersWereEntered)
{
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        const Section section = randomEvent(seed);
        const Section reversed = enteredInReverse(section);
        ASSERT_NE(section, reversed);
        EXPECT_EQ(byNumber(reversed), section) << seed;
        EXPECT_EQ(byNumber(section), section) << seed;
    }
}

TEST(Numbering, EverybodyKeepsHisGames)
{
    const Section section = randomEvent(7);
    const Section reversed = enteredInReverse(section);
    for (const Player& player : section.players) {
        const Player* same = reversed.playerNumbered(player.tpn);
        ASSERT_NE(same, nullptr);
        EXPECT_EQ(same->name, player.name);
        EXPECT_EQ(Scorecards(section).score(*section.indexOf(player.id)),
                  Scorecards(reversed).score(*reversed.indexOf(same->id)));
    }
}

TEST(Numbering, NumbersOfTwoPlayersAreNeverEqual)
{
    std::vector<Player> players(4);
    for (int i = 0; i < 4; ++i) players[static_cast<std::size_t>(i)].tpn = i < 2 ? 5 : i - 2;
    EXPECT_FALSE(checkNumbers(players).ok());
    separateNumbers(players);
    EXPECT_TRUE(checkNumbers(players).ok());
    EXPECT_EQ(players[0].tpn, 5) << "the first one keeps it";
    EXPECT_EQ(players[3].tpn, 1);
}

TEST(Numbering, C04_2_2_4_WhoHasNotArrivedHasNoNumber)
{
    Section section;
    for (int number = 1; number <= 5; ++number) {
        Player& player = section.players.emplace_back();
        player.id = playerId(number);
        player.tpn = number;
    }
    section.rules.scheduledRounds = 3;
    section.players[1].entersInRound = 2;
    section.requestedByes = {{playerId(3), 1, Outcome::HalfBye}};
    EXPECT_EQ(haveArrived(section), (std::vector{true, false, false, true, true}));
    section.rounds.resize(1);
    section.rounds[0].games = {{playerId(1), playerId(4), Outcome::Win, Outcome::Loss}};
    section.rounds[0].byes = {
        {playerId(5), Outcome::PairingBye}, {playerId(2), Outcome::ZeroBye}, {playerId(3), Outcome::HalfBye}};
    section.players[4].withdrawnFromRound = 2;
    section.requestedByes = {{playerId(3), 2, Outcome::HalfBye}};
    EXPECT_EQ(haveArrived(section), (std::vector{true, true, false, true, true})) << "5 was there and left";
    section.rules.pairingSystem = PairingSystem::RoundRobin;
    EXPECT_EQ(haveArrived(section), std::vector<bool>(5, true));
}

TEST(Numbering, NewPlayersGetKeysThatNobodyHas)
{
    const Section section = randomEvent(3);
    std::set<PlayerId> taken;
    for (const Player& player : section.players) taken.insert(player.id);
    PlayerId last = section.players.back().id;
    for (const PlayerId id : newPlayerIds(section.players, 3)) {
        EXPECT_TRUE(taken.insert(id).second);
        EXPECT_LT(last, id);
        last = id;
    }
}

}  // namespace
}  // namespace kydai
