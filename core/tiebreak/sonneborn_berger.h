/// Sonneborn-Berger: each opponent's score times the points taken from him; also its four team forms.
#pragma once

#include "tiebreak/code.h"
#include "tiebreak/view.h"

namespace kydai::tiebreak {

/// @rule C.07.9.1  The sum of opponent's score × points scored against him, cut as the code says.
Value sonnebornBerger(const View& view, std::size_t participant, const Code& code);

/// @rule C.07.13.2.1  EMMSB: opponents' match points × own match points.
/// @rule C.07.13.2.2  EMGSB: opponents' match points × own game points.
/// @rule C.07.13.2.3  EGMSB: opponents' game points × own match points.
/// @rule C.07.13.2.4  EGGSB: opponents' game points × own game points.
/// `opponents` gives the score taken over, `own` the points of the round; both hold the same matches.
Value extendedSonnebornBerger(const View& opponents, const ScoreTable& own, std::size_t participant, const Code& code);

}  // namespace kydai::tiebreak
