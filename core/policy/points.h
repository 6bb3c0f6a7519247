/// Which values of results FIDE's rules know (rules/endorsement.md, questions 74-84 and 167). Any thread.
#pragma once

#include "model/game.h"

namespace kydai::policy {

/// Two draws are worth at most a win and a loss; the pairing-allocated bye at most a win, and what results add up to;
/// an adjourned game is a draw until it is decided.
bool areLawful(const PointSystem& points);

}  // namespace kydai::policy
