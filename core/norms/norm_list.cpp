#include "norms/norm_list.h"

#include "norms/explain_norm.h"

#include <algorithm>

namespace kydai::norms {

std::vector<NormEntry> normList(const Section& section, const EventFacts& event, int onlyNumber)
{
    std::vector<NormEntry> entries;
    if (event.obstacle != Obstacle::None) return entries;
    for (std::size_t player = 0; player < section.players.size(); ++player) {
        if (onlyNumber > 0 && section.players[player].tpn != onlyNumber) continue;
        for (const Norm norm : normsFor(section.players[player])) {
            NormEntry entry{player, norm, attemptOf(section, event, player, norm),
                            forecastOf(section, event, player, norm)};
            if (onlyNumber > 0 || hasAChance(entry.attempt, entry.forecast)) entries.push_back(std::move(entry));
        }
    }
    std::ranges::stable_sort(entries, {}, [&](const NormEntry& entry) { return section.players[entry.player].tpn; });
    return entries;
}

std::vector<NormEntry> normsMade(const Section& section, const EventFacts& event)
{
    std::vector<NormEntry> made = normList(section, event);
    std::erase_if(made, [](const NormEntry& entry) { return !entry.attempt.made(); });
    return made;
}

}  // namespace kydai::norms
