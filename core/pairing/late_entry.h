/// The numbers of players who come later: where a late entry stands in the pairing order.
#pragma once

#include "model/section.h"

#include <vector>

namespace kydai::pairing {

/// Once this round is paired, corrections move no pairing number any more; late entries still do.
/// @rule C.04.2.2.3
inline constexpr RoundNumber kNumbersFrozenAfterRound = 4;

/// Whether the pairing numbers of the players who are in still may be corrected.
bool mayRenumber(const Section& section);

/// The numbers of all players, those of `section` first (in ascending order of id), then the added ones in their order.
/// An added player gets the number of his rating, title and name; those who are in shift and keep their order, so that
/// rounds that were paired stay as the rules give them. Numbers that were free are closed.
/// @rule C.04.2.2.5  Numbers are provisional until the list of participants is closed.
std::vector<int> numbersWithLateEntries(const Section& section, const std::vector<Player>& added);

}  // namespace kydai::pairing
