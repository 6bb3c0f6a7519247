/// Plans to start from; their amounts are examples that the event's regulations replace.
#pragma once

#include "model/prize_plan.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kydai::prizes {

/// "vietnamese_youth": medals with joint third and consolation prizes for boys and girls; "open_hort": an open with
/// Hort and category prizes; "us": places and classes divided by pools. nullopt for another word.
std::optional<PrizePlan> planOfTemplate(std::string_view word);
std::vector<std::string> templateWords();

}  // namespace kydai::prizes
