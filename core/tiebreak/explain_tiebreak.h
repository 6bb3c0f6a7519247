/// From the standings' record to explanations. Nothing is computed again: the values carry their terms, the tied groups
/// their applications of article 6, and the columns the article 16 categories they were computed with.
#pragma once

#include "explain/explanation.h"
#include "model/section.h"
#include "tiebreak/standings.h"

#include <cstddef>
#include <string>
#include <vector>

namespace kydai::tiebreak {

/// Why a participant has this value. `section` gives names only. Facts: `player`, `code`, `value` (null when
/// undefined), `reason` why it is, `rows` (`round`, `opponent`, `own_result`, `points`, `used`, `contribution`,
/// `adjusted_from`, `reason`, `cut`, `cut_reason`), and for direct encounter `applications` (`group`, `points`,
/// `article`, `best_possible`, `ranked`).
Explanation explainTieBreak(const Section& section, const Standings& standings, std::size_t column,
                            std::size_t participant);

/// Why one participant is before another: the list walked to the first difference. Whoever is ahead is spoken of first.
/// Facts: `ahead`, `behind` (ids; null when they share a place), `decided_by` ("points", "values" in Keizer's system,
/// "bracket" in a knock-out, a code, "lots", "left_out" or null), `values`.
Explanation explainStanding(const Section& section, const Standings& standings, std::size_t participant,
                            std::size_t versus);

/// Why a player has no place: for the answer, and for the note of a list.
Step leftOutStep(const Section& section, const Competition& competition, std::size_t participant);

}  // namespace kydai::tiebreak
