#include "pairing/late_entry.h"

#include "model/tournament_rating.h"

#include <algorithm>
#include <numeric>

namespace kydai::pairing {

bool mayRenumber(const Section& section)
{
    return section.roundsPaired() < kNumbersFrozenAfterRound;
}

std::vector<int> numbersWithLateEntries(const Section& section, const std::vector<Player>& added)
{
    std::vector<Player> all = section.players;
    all.insert(all.end(), added.begin(), added.end());
    // By strength among all, but those who are in keep the order that they have.
    std::vector<Player> byStrength = all;
    assignPairingNumbers(byStrength, orderRulesOf(section));
    std::vector<std::size_t> order(section.players.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::sort(order, {}, [&](std::size_t player) { return all[player].tpn; });
    for (std::size_t late = section.players.size(); late < all.size(); ++late) {
        const auto weaker = std::ranges::find_if(
            order, [&](std::size_t player) { return byStrength[player].tpn > byStrength[late].tpn; });
        order.insert(weaker, late);
    }
    for (std::size_t place = 0; place < order.size(); ++place) all[order[place]].tpn = static_cast<int>(place + 1);
    std::vector<int> numbers;
    numbers.reserve(all.size());
    for (const Player& player : all) numbers.push_back(player.tpn);
    return numbers;
}

}  // namespace kydai::pairing
