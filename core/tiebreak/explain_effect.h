/// What an opponent's withdrawal, forfeit or bye did to a player's tie-break: the terms of the two games before and
/// after the adjustment of unplayed rounds (C.07.16), and the value round by round since. Pure; any thread.
///
/// Facts: `player`, `opponent`, `code`, `value`, `before` (with the opponent's score as it stands, unadjusted),
/// `absences` with `round` and `outcome`, `rounds` with `round` and `value`.
#pragma once

#include "explain/explanation.h"
#include "support/result.h"
#include "tiebreak/standings.h"

namespace kydai::tiebreak {

/// Participants of the standings, whose first column is the tie-break.
/// @rule C.07.16.3  The contribution of an opponent with unplayed rounds is adjusted.
Explanation explainEffect(const Section& section, const Standings& standings, std::size_t participant,
                          std::size_t opponent);

}  // namespace kydai::tiebreak
