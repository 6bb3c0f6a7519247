/// What answers about a published round tell of the sheet that hung on the wall: what was corrected since, or that
/// nothing is known of that day. Private to core/pairing.
#pragma once

#include "explain/explanation.h"
#include "model/section.h"

#include <vector>

namespace kydai::pairing {

/// Adds the steps about these players' numbers and boards. `differs`: the answer says that the round is not as the
/// rules give it. Fact `judged_by`: "picture" or, where it matters, "today".
void tellSheet(Explanation& answer, const Section& today, RoundNumber round, const std::vector<PlayerId>& about,
               bool differs);

}  // namespace kydai::pairing
