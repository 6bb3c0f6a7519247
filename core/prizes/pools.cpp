#include "prizes/pools.h"

#include <algorithm>
#include <numeric>
#include <optional>

namespace kydai::prizes {

namespace {

using Indices = std::vector<std::size_t>;
constexpr std::size_t kUnmatched = static_cast<std::size_t>(-1);

/// Prizes given to different players: augmenting paths, one prize at a time.
class PrizeMatching {
public:
    PrizeMatching(std::span<const PoolPrize> prizes, std::span<const std::size_t> players)
        : m_prizes(prizes), m_players(players), m_prizeOf(players.size(), kUnmatched)
    {
    }

    /// Whether the prize can be given besides those given so far, each to another player.
    bool give(std::size_t prize)
    {
        m_seen.assign(m_players.size(), false);
        return findPlayer(prize);
    }

private:
    bool findPlayer(std::size_t prize)
    {
        for (std::size_t at = 0; at < m_players.size(); ++at) {
            if (m_seen[at] || !m_prizes[prize].eligible[m_players[at]]) continue;
            m_seen[at] = true;
            if (m_prizeOf[at] != kUnmatched && !findPlayer(m_prizeOf[at])) continue;
            m_prizeOf[at] = prize;
            return true;
        }
        return false;
    }

    std::span<const PoolPrize> m_prizes;
    std::span<const std::size_t> m_players;
    Indices m_prizeOf;
    std::vector<bool> m_seen{};
};

class Divider {
public:
    Divider(std::span<const PoolPrize> prizes, std::size_t players, bool cap) : m_prizes(prizes), m_cap(cap)
    {
        m_result.amounts.assign(players, Fraction());
        m_result.poolOf.assign(players, 0);
        m_left.resize(prizes.size());
        std::iota(m_left.begin(), m_left.end(), std::size_t{0});
    }

    void divideGroup(const Indices& players)
    {
        m_scoreLeft = m_left;  // what the cap of every pool of this score looks at
        divide(players, m_left, std::nullopt);
    }

    PoolDivision finish()
    {
        m_result.unused = m_left;
        return std::move(m_result);
    }

private:
    /// Steps 1 to 5 of section 5.2 for players who take what there is in `offered`; the prizes used leave m_left.
    void divide(const Indices& players, Indices offered, const std::optional<Pool>& leaving)
    {
        Indices rest = players;
        while (true) {  // whoever leaves has no more than a part of the rest
            Pool pool = leaving.value_or(Pool{});
            pool.players = rest;
            pool.prizes = prizes::poolOf(m_prizes, rest, offered);
            for (const std::size_t prize : pool.prizes) pool.total += m_prizes[prize].amount;
            pool.each = pool.total / static_cast<std::int64_t>(rest.size());
            const auto better = betterAlone(rest, offered, pool.each);
            if (!better) return settle(std::move(pool));
            const Indices leavers = eligibleOf(*better, rest);
            divide(leavers, onlyFor(leavers, rest, offered),
                   Pool{.alone = true,
                        .aloneWith = *better,
                        .aloneShare = m_prizes[*better].amount / static_cast<std::int64_t>(leavers.size()),
                        .together = pool.each});
            std::erase_if(rest, [&](std::size_t player) { return std::ranges::binary_search(leavers, player); });
            std::erase_if(offered, [&](std::size_t prize) { return !std::ranges::binary_search(m_left, prize); });
        }
    }

    [[nodiscard]] Indices eligibleOf(std::size_t prize, const Indices& players) const
    {
        Indices found;
        for (const std::size_t player : players) {
            if (m_prizes[prize].eligible[player]) found.push_back(player);
        }
        return found;
    }

    /// Step 3: the prize that gives more to those who alone may win it than the pool of all does.
    [[nodiscard]] std::optional<std::size_t> betterAlone(const Indices& players, const Indices& offered,
                                                         const Fraction& share) const
    {
        std::optional<std::size_t> best;
        Fraction most = share;
        for (const std::size_t prize : offered) {
            const std::size_t eligible = eligibleOf(prize, players).size();
            if (eligible == 0) continue;
            const Fraction alone = m_prizes[prize].amount / static_cast<std::int64_t>(eligible);
            if (alone > most) {
                most = alone;
                best = prize;
            }
        }
        return best;
    }

    /// Step 4: the prizes that among `players` only the leavers can win.
    [[nodiscard]] Indices onlyFor(const Indices& leavers, const Indices& players, const Indices& offered) const
    {
        Indices found;
        for (const std::size_t prize : offered) {
            const Indices eligible = eligibleOf(prize, players);
            if (!eligible.empty() && std::ranges::includes(leavers, eligible)) found.push_back(prize);
        }
        return found;
    }

    void settle(Pool pool)
    {
        std::erase_if(m_left,
                      [&](std::size_t prize) { return std::ranges::find(pool.prizes, prize) != pool.prizes.end(); });
        for (const std::size_t player : pool.players) {
            m_result.amounts[player] = pool.each;
            m_result.poolOf[player] = m_result.pools.size();
        }
        if (m_cap) capPool(pool);
        m_result.pools.push_back(std::move(pool));
    }

    /// Step 6: nobody gets more than the largest prize that he could have won without the tie.
    void capPool(Pool& pool)
    {
        Indices open = pool.players;
        Fraction money = pool.total;
        while (!open.empty()) {
            const Fraction share = money / static_cast<std::int64_t>(open.size());
            Indices held;
            for (const std::size_t player : open) {
                if (largestAlone(player) < share) held.push_back(player);
            }
            for (const std::size_t player : open) m_result.amounts[player] = share;
            if (held.empty()) return;
            for (const std::size_t player : held) {
                m_result.amounts[player] = largestAlone(player);
                money = money - m_result.amounts[player];
                pool.capped.push_back(player);
            }
            std::erase_if(open, [&](std::size_t player) { return std::ranges::binary_search(held, player); });
        }
    }

    [[nodiscard]] Fraction largestAlone(std::size_t player) const
    {
        Fraction largest;
        for (const std::size_t prize : m_scoreLeft) {
            if (m_prizes[prize].eligible[player]) largest = std::max(largest, m_prizes[prize].amount);
        }
        return largest;
    }

    std::span<const PoolPrize> m_prizes;
    bool m_cap;
    Indices m_left{};       ///< prizes not used yet, ascending
    Indices m_scoreLeft{};  ///< the same when this score began
    PoolDivision m_result{};
};

}  // namespace

std::vector<std::size_t> poolOf(std::span<const PoolPrize> prizes, std::span<const std::size_t> players,
                                std::span<const std::size_t> left)
{
    Indices byValue(left.begin(), left.end());
    std::ranges::stable_sort(byValue,
                             [&](std::size_t a, std::size_t b) { return prizes[a].amount > prizes[b].amount; });
    PrizeMatching matching(prizes, players);
    Indices pool;
    for (const std::size_t prize : byValue) {
        if (pool.size() == players.size()) break;
        if (matching.give(prize)) pool.push_back(prize);
    }
    return pool;
}

PoolDivision dividePools(std::span<const PoolPrize> prizes, std::span<const int> tied, bool cap)
{
    const auto players = static_cast<std::size_t>(std::accumulate(tied.begin(), tied.end(), 0));
    Divider divider(prizes, players, cap);
    std::size_t first = 0;
    for (const int size : tied) {
        Indices group(static_cast<std::size_t>(size));
        std::iota(group.begin(), group.end(), first);
        divider.divideGroup(group);
        first += group.size();
    }
    return divider.finish();
}

}  // namespace kydai::prizes
