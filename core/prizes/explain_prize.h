/// From the record of the prizes to an Explanation: why a player wins what he wins, each amount with its working, and
/// why he doesn't win a list. Nothing is computed again, but for "who is next in line", which divides once more without
/// the winner. Any thread.
#pragma once

#include "explain/explanation.h"
#include "prizes/award.h"

namespace kydai::prizes {

Explanation explainPrize(const Section& section, const PrizePlan& plan, const Awards& awards, std::size_t player);

/// @p list index of the plan's list
Explanation explainWhyNot(const Section& section, const PrizePlan& plan, const Awards& awards, std::size_t player,
                          std::size_t list);

/// The line that tells how an award's amount came about.
std::vector<Step> workingOf(const Section& section, const PrizePlan& plan, const Awards& awards, const Award& award);

/// Why the awards may still change; empty where they are final.
std::vector<Step> provisionalSteps(const Awards& awards);

}  // namespace kydai::prizes
