/// The reasons for a player's new rating as data, from the record of the calculation alone.
#pragma once

#include "explain/explanation.h"
#include "rating/calculator.h"

#include <cstddef>

namespace kydai::rating {

/// Question, answer, label, every round with what it adds or why it is left out, each line of the formula with its
/// numbers, what had to be assumed. `entrant` is an index in the pool that `ratings` came from.
Explanation explainRating(const Pool& pool, const Ratings& ratings, std::size_t entrant);

/// A line of a formula as a step, its numbers under the names of the phrase's arguments.
Step stepOf(const FormulaStep& line);

}  // namespace kydai::rating
