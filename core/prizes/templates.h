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

/// A plan as a section of one sex has it: lists for the other sex go, and where it has none for its own they become its
/// own. A section for both has every list. Who is left out of the prizes, and protests, stay with `before`, the plan
/// that the section has now: they name its players.
PrizePlan planFor(const PrizePlan& plan, Sex sex, const PrizePlan& before = {});

}  // namespace kydai::prizes
