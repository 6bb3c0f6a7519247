/// The numbers of players who come later: where a late entry stands in the pairing order.
#pragma once

#include "model/section.h"

#include <vector>

namespace kydai::pairing {

/// @rule C.04.2.2  Once this round is paired, no pairing number changes any more.
inline constexpr RoundNumber kNumbersFrozenAfterRound = 4;

/// Whether the pairing numbers of the players who are in still may change.
bool mayRenumber(const Section& section);

/// The numbers of all players, those of `section` first (in ascending order of id), then the added ones in their order.
/// Before round 1 everybody is ordered anew. Later a late entry gets the number of its rating, title and name and the
/// weaker ones shift, keeping their order; after round 4 it gets the next number behind all others.
/// @rule C.04.2.2
std::vector<int> numbersWithLateEntries(const Section& section, const std::vector<Player>& added);

}  // namespace kydai::pairing
