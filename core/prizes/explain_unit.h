/// Why is a unit in its place over the sections of an event: who counted, what parts it from its neighbours, and what
/// would have changed it. From the record of event_units.h. Any thread.
#pragma once

#include "explain/explanation.h"
#include "prizes/event_units.h"

#include <span>

namespace kydai::prizes {

/// @param unit index in `units`, which are eventUnits(sections, rules)
Explanation explainUnit(std::span<const RankedSection> sections, const EventUnitRules& rules,
                        std::span<const EventUnit> units, std::size_t unit);

}  // namespace kydai::prizes
