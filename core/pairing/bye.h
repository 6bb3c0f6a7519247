/// The pairing-allocated bye, settled for the whole round before the first bracket is paired: whether the round can be
/// completed at all, and which score the bye's taker has.
#pragma once

#include "pairing/outcome.h"
#include "pairing/position.h"

#include <cstddef>
#include <optional>
#include <span>

namespace kydai::pairing {

/// Checks that a pairing exists that meets C1–C3; if none does, says what blocks it. In edition 2026 it then leaves in
/// the bye's row of the position only the players of the lowest score that allows a complete pairing.
/// @rule C.04.3.2.2.1  C4: a pairing that complies with the absolute criteria exists for all players not yet paired.
/// @rule C.04.3.A.5 (edition 2017)  With an odd number one player takes the pairing-allocated bye.
/// @rule C.04.3.2.3.1  C5: minimise the score of the player who takes the pairing-allocated bye.
std::optional<NoPairing> settleBye(Position& position);
/// The same for those who are still to be paired, ranks in ascending order: the others' pairs stand. No score below
/// `lowest` is tried for the bye.
std::optional<NoPairing> settleBye(Position& position, std::span<const std::size_t> ranks, Points lowest);

}  // namespace kydai::pairing
