/// How an event ranks its units (đơn vị) over several sections: by medals, or by the places or points of the best, over
/// the event or section by section; the event's regulations as a value. Source: rules/team_pairing.md, section 14;
/// rules/prizes.md, section 7.
#pragma once

#include <cstdint>
#include <vector>

namespace kydai {

enum class EventUnitOrder : std::uint8_t {
    Medals,  ///< gold, then silver, then bronze
    Places,  ///< the sum of the places of the best: low is better
    Points,
    PlacePoints,  ///< the sum of what their places are worth: 10-8-6-…
};

/// Among whom the best of a unit are looked for.
enum class EventUnitScope : std::uint8_t {
    Event,    ///< all its players: the best of the event
    Section,  ///< those of each section apart: the best of each are added
};

/// What can part two units.
enum class EventUnitPart : std::uint8_t {
    Gold,
    Silver,
    Bronze,
    Players,  ///< how many count: more is better
    Places,
    Points,
    PlacePoints,
    Best,  ///< the best single place, then the second, and so on
};

struct EventUnitRules {
    EventUnitOrder order = EventUnitOrder::Medals;
    int best = 4;            ///< players of a unit that count; with `women` so many men
    int women = 0;           ///< women that count beside the men; 0 = the sexes are not parted
    int fewest = 0;          ///< a unit with fewer players in the sum has no place; 0 = it stands behind whole ones
    bool jointThird = true;  ///< in sections whose prizes name no medals
    EventUnitScope scope = EventUnitScope::Event;
    std::vector<int> placePoints{10, 8, 6, 5, 4, 3, 2, 1};  ///< of place 1, 2 …; nothing from there on
    std::vector<EventUnitPart> ties{};                      ///< between units that are level; empty: the usual ones
    [[nodiscard]] int counting() const { return best + women; }
    friend bool operator==(const EventUnitRules&, const EventUnitRules&) = default;
};

}  // namespace kydai
