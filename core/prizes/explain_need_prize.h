/// What a player still needs for a prize: of few open games every outcome is divided; else the places among those who
/// may win the list are bounded. Pure function of a section and its plan; any thread.
#pragma once

#include "explain/explanation.h"
#include "model/section.h"
#include "support/progress.h"
#include "support/result.h"

#include <cstddef>
#include <stop_token>

namespace kydai::prizes {

/// `list` is an index of PrizePlan::lists. Facts: `player`, `list`, `method` ("eligible", "outcomes", "places"),
/// `certain` and `possible` (the least own result: "win", "draw", "loss", or points as a decimal; null where none),
/// `rows` with `result`, `ways`, `won`, `low`, `high`. Errors: those of awardsOf; Cancelled.
Result<Explanation> explainNeedPrize(const Section& section, PlayerId player, std::size_t list,
                                     const std::stop_token& stop = {}, Progress* progress = nullptr);

}  // namespace kydai::prizes
