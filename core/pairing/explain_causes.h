/// Causes in the words of steps and in the facts of the JSON. Private to core/pairing.
#pragma once

#include "pairing/causes.h"
#include "pairing/criterion_phrases.h"
#include "pairing/explain_case.h"

#include <string_view>

namespace kydai::pairing {

/// "A should meet B, but they already met in round 2." One sentence per obstacle; `next`: it follows upon that of the
/// opponent before, "Next comes C …".
Step departureStep(const ExplainCase& round, const Departure& departure, bool next = false);
/// Why a player left a group. `size` is how many were to be paired there.
Step floatStep(const ExplainCase& round, const FloatCause& cause, std::size_t size);

/// What gets worse, as the word of a clause; a criterion's.
std::string_view worseWord(const Obstacle& obstacle);
std::string_view worseWord(CriterionKind kind);

/// `departures` and `floats` of the contract (kydai-cli: explain pairing).
FactList departuresFact(const Field& field, const std::vector<Departure>& departures);
FactList floatsFact(const Field& field, const std::vector<FloatCause>& floats);
/// `{"kind": …}` of one obstacle; `of` is the player whom a colour bars.
FactObject obstacleFact(const Field& field, const Obstacle& obstacle, std::size_t of);

}  // namespace kydai::pairing
