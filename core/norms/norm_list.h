/// The list "norms and chances" of a section: who makes a norm, who still can, who misses one condition. Pure
/// functions.
#pragma once

#include "norms/forecast.h"
#include "norms/search.h"

#include <cstddef>
#include <vector>

namespace kydai::norms {

/// A title for which a player has a chance, or which was asked about.
struct NormEntry {
    std::size_t player = 0;  ///< index in Section::players
    Norm norm = Norm::GM;
    Attempt attempt{};
    Forecast forecast{};
};

/// Everybody with a chance, by number and the highest title first; of one player (by number) all titles above his own.
/// Empty where the section can give no norms.
std::vector<NormEntry> normList(const Section& section, const EventFacts& event, int onlyNumber = 0);

/// Those that are made.
std::vector<NormEntry> normsMade(const Section& section, const EventFacts& event);

}  // namespace kydai::norms
