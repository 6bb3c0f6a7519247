/// Who is known to be absent from the rounds that are still to be paired, whatever the model says it with.
#pragma once

#include "model/section.h"

#include <vector>

namespace kydai::format {

/// Byes asked for, and a zero-point bye for every further round that a withdrawn player misses or that comes before a
/// late entry; by round, none beyond the last scheduled round. `written` is the last round that the report holds: a
/// round left out of it gives the byes that were known before it was paired. A player stands at most once in a round.
std::vector<RequestedBye> absencesAhead(const Section& section, RoundNumber written);

}  // namespace kydai::format
