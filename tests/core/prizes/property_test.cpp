// Properties on random prize lists, checked by brute force from the wording of rules/prizes.md: nothing here calls the
// code that it checks but for the result.

#include "prizes/one_prize.h"
#include "prizes/pools.h"
#include "prizes/share.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <numeric>
#include <random>
#include <vector>

namespace kydai::prizes {
namespace {

class PrizeProperty : public testing::TestWithParam<unsigned> {
protected:
    int draw(int from, int to) { return from + static_cast<int>(m_random() % static_cast<unsigned>(to - from + 1)); }

    std::vector<int> drawTied(int players)
    {
        std::vector<int> tied;
        while (players > 0) {
            tied.push_back(draw(1, players));
            players -= tied.back();
        }
        return tied;
    }

private:
    std::mt19937 m_random{GetParam()};
};

Fraction sum(const std::vector<Fraction>& amounts)
{
    return std::accumulate(amounts.begin(), amounts.end(), Fraction());
}

TEST_P(PrizeProperty, SharesAddUpToThePrizesOfThePlacesHeld)
{
    const int players = draw(1, 12);
    std::vector<Fraction> prizes;
    for (int places = draw(1, 15); places > 0; --places) prizes.emplace_back(draw(1, 1000));
    std::ranges::sort(prizes, std::greater<>());
    SharingRule rule;
    rule.sharing = static_cast<PrizeSharing>(draw(0, 2));
    rule.pot = static_cast<PrizePot>(draw(0, 1));
    rule.minimum = Fraction(draw(0, 3) * 50);
    rule.endPlace = draw(0, 1) * draw(1, 8);
    rule.acrossEnd = static_cast<TieAcrossEnd>(draw(0, 2));
    const Shares shares = shareOut(prizes, drawTied(players), rule);
    ASSERT_EQ(shares.amounts.size(), static_cast<std::size_t>(players));
    const auto held = std::min<std::size_t>(prizes.size(), shares.amounts.size());
    EXPECT_EQ(sum(shares.amounts), sum({prizes.begin(), prizes.begin() + static_cast<std::ptrdiff_t>(held)}));
    for (std::size_t i = 1; i < shares.amounts.size(); ++i) EXPECT_LE(shares.amounts[i], shares.amounts[i - 1]);
    for (const auto mode : {PrizeRounding::LargestRemainder, PrizeRounding::Down}) {
        const Rounded rounded = roundShares(shares.amounts, draw(1, 50), mode);
        EXPECT_GE(rounded.leftOver, Fraction());
    }
}

TEST_P(PrizeProperty, PoolHasTheGreatestTotalOfAllThatDifferentPlayersCanWin)
{
    const auto players = static_cast<std::size_t>(draw(1, 4));
    std::vector<PoolPrize> prizes(static_cast<std::size_t>(draw(1, 5)));
    for (PoolPrize& prize : prizes) {
        prize.amount = Fraction(draw(1, 9) * 10);
        for (std::size_t player = 0; player < players; ++player) prize.eligible.push_back(draw(0, 2) > 0);
    }
    Fraction best;
    std::vector<bool> given(prizes.size(), false);
    const std::function<void(std::size_t, Fraction)> giveTo = [&](std::size_t player, Fraction total) {
        best = std::max(best, total);
        if (player == players) return;
        giveTo(player + 1, total);
        for (std::size_t prize = 0; prize < prizes.size(); ++prize) {
            if (given[prize] || !prizes[prize].eligible[player]) continue;
            given[prize] = true;
            giveTo(player + 1, total + prizes[prize].amount);
            given[prize] = false;
        }
    };
    giveTo(0, Fraction());
    std::vector<std::size_t> everybody(players);
    std::vector<std::size_t> all(prizes.size());
    std::iota(everybody.begin(), everybody.end(), std::size_t{0});
    std::iota(all.begin(), all.end(), std::size_t{0});
    Fraction total;
    for (const std::size_t prize : poolOf(prizes, everybody, all)) total += prizes[prize].amount;
    EXPECT_EQ(total, best);
}

TEST_P(PrizeProperty, PoolsPayWhatTheyHoldAndNobodyAboveHisLargestPrize)
{
    const int players = draw(1, 9);
    std::vector<PoolPrize> prizes(static_cast<std::size_t>(draw(1, 7)));
    for (PoolPrize& prize : prizes) {
        prize.amount = Fraction(draw(1, 30) * 10);
        const bool open = draw(0, 1) == 0;
        for (int player = 0; player < players; ++player) prize.eligible.push_back(open || draw(0, 1) == 1);
    }
    const PoolDivision division = dividePools(prizes, drawTied(players), true);
    std::vector<int> used(prizes.size(), 0);
    for (const Pool& pool : division.pools) {
        Fraction paid;
        Fraction held;
        for (const std::size_t player : pool.players) paid += division.amounts[player];
        for (const std::size_t prize : pool.prizes) {
            held += prizes[prize].amount;
            ++used[prize];
            EXPECT_TRUE(std::ranges::any_of(pool.players, [&](std::size_t p) { return prizes[prize].eligible[p]; }));
        }
        EXPECT_EQ(paid, held);
        EXPECT_LE(pool.prizes.size(), pool.players.size());
        if (pool.alone) {
            EXPECT_GT(pool.aloneShare, pool.together);
        }
    }
    for (const std::size_t prize : division.unused) ++used[prize];
    EXPECT_TRUE(std::ranges::all_of(used, [](int times) { return times == 1; }));
    for (std::size_t player = 0; player < division.amounts.size(); ++player) {
        Fraction largest;
        for (const PoolPrize& prize : prizes) {
            if (prize.eligible[player]) largest = std::max(largest, prize.amount);
        }
        EXPECT_LE(division.amounts[player], largest);
    }
}

TEST_P(PrizeProperty, WithoutClassesPoolsAreEqualShares)
{
    const int players = draw(1, 9);
    const std::vector<int> tied = drawTied(players);
    std::vector<PoolPrize> prizes;
    std::vector<Fraction> amounts;
    for (int left = draw(1, 8); left > 0; --left) amounts.emplace_back(draw(1, 20));
    std::ranges::sort(amounts, std::greater<>());
    for (const Fraction& amount : amounts)
        prizes.push_back({amount, std::vector<bool>(static_cast<std::size_t>(players), true)});
    EXPECT_EQ(dividePools(prizes, tied, true).amounts,
              shareOut(amounts, tied, {.sharing = PrizeSharing::Equal}).amounts);
}

struct RandomChoice {
    std::vector<Offer> offers{};
    std::vector<Candidates> lists{};
    std::size_t players = 0;
};

/// All the ways to give the prizes out, and the one that is best for the first, then for the second, and so on: the
/// wording "from the top of the standings each takes the most valuable of those left", without its algorithm.
std::vector<std::size_t> firstComeBest(const RandomChoice& choice)
{
    std::vector<std::size_t> byTaste(choice.offers.size());
    std::iota(byTaste.begin(), byTaste.end(), std::size_t{0});
    std::ranges::sort(byTaste,
                      [&](std::size_t a, std::size_t b) { return isPreferred(choice.offers[a], choice.offers[b]); });
    std::vector<std::size_t> best(choice.players, choice.offers.size());
    std::vector<std::size_t> tried(choice.players, choice.offers.size());
    std::vector<bool> given(choice.offers.size(), false);
    const std::function<void(std::size_t)> give = [&](std::size_t player) {
        if (player == choice.players) {
            best = std::min(best, tried);
            return;
        }
        for (std::size_t taste = 0; taste <= byTaste.size(); ++taste) {
            if (taste < byTaste.size()) {
                const Offer& offer = choice.offers[byTaste[taste]];
                const auto& may = choice.lists[offer.list].players;
                if (given[taste] || std::ranges::find(may, player) == may.end()) continue;
                given[taste] = true;
            }
            tried[player] = taste;
            give(player + 1);
            if (taste < byTaste.size()) given[taste] = false;
        }
    };
    give(0);
    for (std::size_t& taste : best) taste = taste < byTaste.size() ? byTaste[taste] : kNoPrize;
    return best;
}

RandomChoice drawChoice(const std::function<int(int, int)>& draw)
{
    RandomChoice choice;
    choice.players = static_cast<std::size_t>(draw(1, 5));
    choice.lists.resize(static_cast<std::size_t>(draw(1, 3)));
    for (std::size_t player = 0; player < choice.players; ++player) {
        choice.lists[0].players.push_back(player);
        for (std::size_t list = 1; list < choice.lists.size(); ++list) {
            if (draw(0, 1) == 1) choice.lists[list].players.push_back(player);
        }
    }
    for (std::size_t list = 0; list < choice.lists.size(); ++list) {
        int value = draw(3, 9);
        for (int place = 1; place <= draw(1, 2) && value > 0; ++place, value -= draw(0, 3))
            choice.offers.push_back({Fraction(value * 10), list, place, list == 0});
    }
    return choice;
}

TEST_P(PrizeProperty, EachTakesTheMostValuableOfThoseLeft)
{
    const RandomChoice choice = drawChoice([this](int from, int to) { return draw(from, to); });
    const auto won = assignInOrder(choice.offers, choice.lists, choice.players, FreedPrize::Slide);
    EXPECT_EQ(won, firstComeBest(choice));
}

TEST_P(PrizeProperty, TheQueueOfSharedListsGivesTheSameWithoutSharing)
{
    const RandomChoice choice = drawChoice([this](int from, int to) { return draw(from, to); });
    SharedMain main;
    std::vector<Offer> categories;
    for (const Offer& offer : choice.offers) {
        if (offer.main)
            main.prizes.push_back(offer.value);
        else
            categories.push_back(offer);
    }
    main.players = choice.lists[0].players;
    for (std::size_t player = 0; player < choice.players; ++player) main.tiedAs.push_back(static_cast<int>(player));
    const SharedAssignment shared = assignShared(main, categories, choice.lists, choice.players);
    const auto won = assignInOrder(choice.offers, choice.lists, choice.players, FreedPrize::Slide);
    for (std::size_t player = 0; player < choice.players; ++player) {
        const Fraction value = won[player] == kNoPrize ? Fraction() : choice.offers[won[player]].value;
        Fraction got;
        if (shared.offerOf[player] != kNoPrize) {
            got = categories[shared.offerOf[player]].value;
        } else {
            const auto at = std::ranges::find(shared.members, player) - shared.members.begin();
            got = shared.shares.amounts[static_cast<std::size_t>(at)];
        }
        EXPECT_EQ(got, value) << "player " << player;
    }
}

INSTANTIATE_TEST_SUITE_P(Seeds, PrizeProperty, testing::Range(1U, 301U));

}  // namespace
}  // namespace kydai::prizes
