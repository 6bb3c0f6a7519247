/// Which values of results FIDE's rules know (rules/endorsement.md, questions 74-84 and 167). Any thread.
#pragma once

#include "model/game.h"

#include <span>

namespace kydai::policy {

/// Two draws are worth at most a win and a loss; the pairing-allocated bye at most a win, and what results add up to;
/// an adjourned game is a draw until it is decided.
bool areLawful(const PointSystem& points);

/// The systems that events choose from: 1 – ½ – 0, 2 – 1 – 0 and 3 – 1 – 0, in this order.
std::span<const PointSystem> usualPoints();

}  // namespace kydai::policy
