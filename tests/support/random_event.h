/// Random sections for property tests: some rounds played, the next one to be paired. The pairs of the played rounds
/// are drawn, not computed, so positions are stranger than an engine would make them; everything is legal input.
#pragma once

#include "model/section.h"

#include <cstdint>

namespace kydai {

/// Limits of what is drawn; each seed draws its own numbers within them.
struct EventShape {
    int fewestPlayers = 3;
    int mostPlayers = 8;
    int mostRoundsPlayed = 6;
    bool oddSystems = true;  ///< 3-1-0, bye below a win
    bool virtualPoints = true;
    bool prohibitedPairs = true;
    bool absences = true;  ///< requested byes, late entries, withdrawals, forfeits
};

/// The same seed gives the same section on every machine. The next round is roundsPaired() + 1; it is the final one in
/// about a third of the events.
Section randomEvent(std::uint64_t seed, const EventShape& shape = {});

}  // namespace kydai
