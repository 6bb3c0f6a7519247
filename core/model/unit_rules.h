/// How an event ranks its units (đơn vị) over several sections: medals, or the best of each by places or points.
/// Source: rules/team_pairing.md, section 14.
#pragma once

#include <cstdint>

namespace kydai {

enum class EventUnitOrder : std::uint8_t {
    Medals,  ///< gold, then silver, then bronze
    Places,  ///< the sum of the places of the best: low is better
    Points,
};

struct EventUnitRules {
    EventUnitOrder order = EventUnitOrder::Medals;
    int best = 4;            ///< players of a unit that count; with `women` so many men
    int women = 0;           ///< women that count beside the men; 0 = the sexes are not parted
    int fewest = 0;          ///< a unit with fewer players in the sum has no place; 0 = it stands behind whole ones
    bool jointThird = true;  ///< in sections whose prizes name no medals
    [[nodiscard]] int counting() const { return best + women; }
    friend bool operator==(const EventUnitRules&, const EventUnitRules&) = default;
};

}  // namespace kydai
