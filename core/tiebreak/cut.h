/// Cutting values: least significant, most significant, and what voluntary unplayed rounds change.
#pragma once

#include "tiebreak/value.h"

#include <vector>

namespace kydai::tiebreak {

/// @rule C.07.14.1  Cut-1 leaves out the least significant value: of Buchholz the lowest contribution, of
/// Sonneborn-Berger the contribution of the opponent with the lowest score.
/// @rule C.07.14.2  Cut-2 leaves out two.
/// @rule C.07.16.5  Unless a voluntary unplayed round adds no less: then the lowest of those is left out.
/// Terms that do not count (Source::NotCounted) are never cut. `voluntaryFirst` is false under the old rules.
void cutLowest(std::vector<Term>& terms, int count, bool voluntaryFirst);

/// @rule C.07.14.3  Median-1 leaves out the least and then the most significant value.
/// @rule C.07.14.4  Median-2 leaves out two of each.
/// This is the second half; voluntary rounds make no difference to it.
void cutHighest(std::vector<Term>& terms, int count);

}  // namespace kydai::tiebreak
