#include "prizes/one_prize.h"

#include "support/assert.h"

#include <algorithm>
#include <numeric>

namespace kydai::prizes {

namespace {

/// The walk from the top of the standings.
class Walk {
public:
    Walk(std::span<const Offer> offers, std::span<const Candidates> lists, std::size_t players, FreedPrize freed)
        : m_offers(offers),
          m_lists(lists),
          m_frozen(freed == FreedPrize::Freeze),
          m_taken(offers.size(), false),
          m_prizeOf(players, kNoPrize),
          m_placeIn(lists.size(), std::vector<int>(players, 0)),
          m_passed(lists.size(), 0)
    {
        for (std::size_t list = 0; list < lists.size(); ++list) {
            int place = 0;
            for (const std::size_t player : lists[list].players) m_placeIn[list][player] = ++place;
        }
    }

    std::vector<std::size_t> run()
    {
        for (std::size_t player = 0; player < m_prizeOf.size(); ++player) visit(player);
        return std::move(m_prizeOf);
    }

private:
    void visit(std::size_t player)
    {
        std::size_t best = kNoPrize;
        for (std::size_t at = 0; at < m_offers.size(); ++at) {
            if (m_taken[at] || !mayTake(player, m_offers[at])) continue;
            if (best == kNoPrize || isPreferred(m_offers[at], m_offers[best])) best = at;
        }
        if (best != kNoPrize) m_taken[best] = true;
        m_prizeOf[player] = best;
        closeUp(player, best);
    }

    /// Whether he is far enough down or up: a place prize is for those who have reached its place.
    [[nodiscard]] bool mayTake(std::size_t player, const Offer& offer) const
    {
        const int place = m_placeIn[offer.list][player];
        if (place == 0) return false;
        if (!offer.main) return true;
        return offer.place <= (m_frozen ? place : place - m_passed[offer.list]);
    }

    /// Who takes a prize of another list leaves his place in the main lists to those below.
    void closeUp(std::size_t player, std::size_t taken)
    {
        for (std::size_t list = 0; list < m_lists.size(); ++list) {
            const bool left = taken != kNoPrize && m_offers[taken].list != list;
            if (left && m_placeIn[list][player] != 0) ++m_passed[list];
        }
    }

    std::span<const Offer> m_offers;
    std::span<const Candidates> m_lists;
    bool m_frozen;
    std::vector<bool> m_taken;
    std::vector<std::size_t> m_prizeOf;
    std::vector<std::vector<int>> m_placeIn;  ///< [list][player], 0 = not in it
    std::vector<int> m_passed;                ///< [list]: players so far who left it
};

class SharedWalk {
public:
    SharedWalk(const SharedMain& main, std::span<const Offer> offers, std::span<const Candidates> lists,
               std::size_t players)
        : m_main(main), m_offers(offers), m_lists(lists), m_holder(offers.size(), kNoPrize), m_share(players)
    {
        m_result.offerOf.assign(players, kNoPrize);
        m_result.inMain.assign(players, false);
        m_result.before.assign(players, Fraction());
        for (const std::size_t player : main.players) m_result.inMain[player] = true;
        m_queue.resize(offers.size());
        std::iota(m_queue.begin(), m_queue.end(), std::size_t{0});
        std::ranges::stable_sort(m_queue,
                                 [&](std::size_t a, std::size_t b) { return isPreferred(offers[a], offers[b]); });
    }

    SharedAssignment run()
    {
        divideMain();
        // Every step raises what one player has; the bound stands against a rule of sharing that would not.
        std::size_t steps = (m_offers.size() + 1) * (m_share.size() + 1);
        while (giveNext()) KYDAI_ASSERT(steps-- > 0);
        return std::move(m_result);
    }

private:
    [[nodiscard]] Fraction current(std::size_t player) const
    {
        const std::size_t offer = m_result.offerOf[player];
        if (offer != kNoPrize) return m_offers[offer].value;
        return m_result.inMain[player] ? m_share[player] : Fraction();
    }
    [[nodiscard]] bool hasNothing(std::size_t player) const
    {
        return m_result.offerOf[player] == kNoPrize && current(player) == Fraction();
    }

    bool giveNext()
    {
        for (const std::size_t offer : m_queue) {
            if (m_holder[offer] != kNoPrize) continue;
            for (const std::size_t player : m_lists[m_offers[offer].list].players) {
                // A medal without a value goes to one who has nothing at all.
                const bool wants = m_offers[offer].value > current(player) ||
                                   (m_offers[offer].value == Fraction() && hasNothing(player));
                if (!wants) continue;
                take(player, offer);
                return true;
            }
        }
        return false;
    }

    void take(std::size_t player, std::size_t offer)
    {
        const std::size_t smaller = m_result.offerOf[player];
        if (smaller != kNoPrize) m_holder[smaller] = kNoPrize;
        m_holder[offer] = player;
        m_result.offerOf[player] = offer;
        if (!m_result.inMain[player]) return;
        m_result.before[player] = m_share[player];
        m_result.inMain[player] = false;
        divideMain();
    }

    void divideMain()
    {
        m_result.members.clear();
        std::vector<int> tiedAs;
        for (std::size_t at = 0; at < m_main.players.size(); ++at) {
            if (!m_result.inMain[m_main.players[at]]) continue;
            m_result.members.push_back(m_main.players[at]);
            tiedAs.push_back(m_main.tiedAs[at]);
        }
        m_result.shares = shareOut(m_main.prizes, groupSizes(tiedAs), m_main.rule);
        for (std::size_t at = 0; at < m_result.members.size(); ++at)
            m_share[m_result.members[at]] = m_result.shares.amounts[at];
    }

    const SharedMain& m_main;
    std::span<const Offer> m_offers;
    std::span<const Candidates> m_lists;
    std::vector<std::size_t> m_queue{};
    std::vector<std::size_t> m_holder;
    std::vector<Fraction> m_share;
    SharedAssignment m_result{};
};

}  // namespace

bool isPreferred(const Offer& a, const Offer& b)
{
    if (a.value != b.value) return a.value > b.value;
    if (a.main != b.main) return a.main;
    if (a.list != b.list) return a.list < b.list;
    return a.place < b.place;
}

std::vector<int> groupSizes(std::span<const int> tiedAs)
{
    std::vector<int> sizes;
    for (std::size_t at = 0; at < tiedAs.size(); ++at) {
        if (at > 0 && tiedAs[at] == tiedAs[at - 1])
            ++sizes.back();
        else
            sizes.push_back(1);
    }
    return sizes;
}

std::vector<std::size_t> assignInOrder(std::span<const Offer> offers, std::span<const Candidates> lists,
                                       std::size_t players, FreedPrize freed)
{
    return Walk(offers, lists, players, freed).run();
}

SharedAssignment assignShared(const SharedMain& main, std::span<const Offer> offers, std::span<const Candidates> lists,
                              std::size_t players)
{
    return SharedWalk(main, offers, lists, players).run();
}

}  // namespace kydai::prizes
