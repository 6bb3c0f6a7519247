/// Causes in the words of steps and in the facts of the JSON. Private to core/pairing.
#pragma once

#include "pairing/causes.h"
#include "pairing/criterion_phrases.h"
#include "pairing/explain_case.h"

#include <string_view>
#include <vector>

namespace kydai::pairing {

/// "A should meet B, but they already met in round 2." One sentence per obstacle; `next`: it follows upon that of the
/// opponent before, "Next comes C …".
Step departureStep(const ExplainCase& round, const Departure& departure, bool next = false);
/// The expected pair crossed out, and why.
PictureMarks marksOf(const Departure& departure);
/// Why a player left a group.
Step floatStep(const ExplainCase& round, const FloatCause& cause);
/// Why a player left a group, and not `other`.
Step insteadStep(const ExplainCase& round, const FloatCause& cause, std::size_t other);
/// How many left the group, and what keeps those who left it together apart.
std::vector<Step> leaverSteps(const ExplainCase& round, const FloatCause& cause);

/// What would get worse, or comes later in the order, as a part of a sentence; of what was forced only.
Clause clauseOf(const ExplainCase& round, const Obstacle& obstacle);
/// How those who would miss a colour come to it: whom each would meet, and that both are due the same one. Other than
/// `told`, a pair that the sentence speaks of itself.
std::vector<Step> colourSteps(const ExplainCase& round, const Obstacle& obstacle, std::optional<PairIndices> told = {});
/// Whether the pairing was forced to find the obstacle out: it then depends on what was held.
bool wasForced(const Obstacle& obstacle);
/// The same obstacle with the same cost for the same players.
bool sameObstacle(const Obstacle& a, const Obstacle& b);

/// What was held while the best round that is otherwise was looked for: `hold` of the JSON.
enum class Hold : std::uint8_t { BetterPlaced, Nothing };

/// `departures` and `floats` of the contract (kydai-cli: explain pairing).
FactList departuresFact(const Field& field, const std::vector<Departure>& departures);
FactList floatsFact(const Field& field, const std::vector<FloatCause>& floats);
/// `{"kind": …}` of one obstacle; `of` is the player whom a colour bars.
FactObject obstacleFact(const Field& field, const Obstacle& obstacle, std::size_t of, Hold hold);

}  // namespace kydai::pairing
