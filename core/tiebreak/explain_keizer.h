/// Where the sum of a player in Keizer's system comes from, round by round. Private to core/tiebreak.
#pragma once

#include "explain/explanation.h"
#include "model/keizer.h"
#include "tiebreak/explain_rows.h"

#include <cstddef>
#include <cstdint>

namespace kydai::tiebreak {

/// Points of a sum in sixtieths: whole, or with two decimals, which part any two sums.
Real keizerReal(std::int64_t sixtieths);

/// The sum of a player with a detail for each round.
Step keizerStep(const Section& section, const KeizerTable& table, std::size_t player, const Names& names);

}  // namespace kydai::tiebreak
