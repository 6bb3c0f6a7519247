/// The two orders of a round: rank for pairing, and boards for publishing.
#pragma once

#include "pairing/outcome.h"

#include <vector>

namespace kydai::pairing {

/// @rule C.04.3.1.2  Pairing order: score (with virtual points) descending, then TPN. Indices of Field::entrants.
std::vector<std::size_t> rankingOrder(const Field& field);

/// Boards as published (model/board_order.h).
void sortForPublishing(const Field& field, std::vector<Pairing>& pairs);

}  // namespace kydai::pairing
