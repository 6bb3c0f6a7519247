/// What the individual FIDE systems besides the Dutch have in common (C.04.4): who may meet, the pairing-allocated bye
/// that is chosen before anything is paired, and the colours of a pair. Private to core/pairing.
/// Source: rules/other_systems.md, section 1.
#pragma once

#include "pairing/field.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

namespace kydai::pairing {

/// @rule C.04.4.1.2.1  C1: nobody meets twice. C3: no two players with the same absolute colour preference meet,
/// whoever they are.
bool mayMeetStrictly(const Field& field, std::size_t a, std::size_t b);

/// Who may take the bye (C2), whose turn comes first in front: of the lowest score, with the most games played over the
/// board, the last by `ranksBefore`.
/// @rule C.04.4.2.3.1
std::vector<std::size_t> byeOrder(const Field& field, const std::function<bool(std::size_t, std::size_t)>& ranksBefore);

/// The entrant who takes the bye: eligible (C2), such that the others can be paired, of the lowest score, with the most
/// games played over the board, the last by `ranksBefore`. nullopt if nobody is.
/// @rule C.04.4.1.3.1
std::optional<std::size_t> byeBeforePairing(const Field& field,
                                            const std::function<bool(std::size_t, std::size_t)>& ranksBefore);

/// The colours of two entrants, the higher ranked one first.
colour::Allocation allocateStrictly(const Field& field, std::size_t higher, std::size_t lower);

}  // namespace kydai::pairing
