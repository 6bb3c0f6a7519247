/// What a system allocates the colours of a round from: the entrants with their histories and preferences, their rank,
/// and the regulations that allocate. The engine and whoever tells about colours start from the same one.
#pragma once

#include "colour/allocation.h"
#include "pairing/field.h"

#include <cstddef>
#include <vector>

namespace kydai::pairing {

struct ColourField {
    Field field{};
    std::vector<std::size_t> place{};  ///< of each entrant by rank; empty: by the score that pairs, then TPN
    colour::Rules rules = colour::Rules::Dutch2026;

    [[nodiscard]] bool ranksHigher(std::size_t a, std::size_t b) const;
    /// Two entrants, in either order.
    [[nodiscard]] colour::Allocation allocate(std::size_t a, std::size_t b) const;
};

}  // namespace kydai::pairing
