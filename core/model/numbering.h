/// A section as files know it: its players by their numbers.
#pragma once

#include "model/section.h"
#include "support/result.h"

#include <vector>

namespace kydai {

/// Errors: Duplicate where two players have one number, OutOfRange for one outside 1–9999.
Result<void> checkNumbers(const std::vector<Player>& players);

/// Gives a number of its own, the next behind all others, to whoever has none or one that a player before has.
void separateNumbers(std::vector<Player>& players);

/// Who has a pairing number, by index of the player: everybody who was paired, took the pairing-allocated bye, or is to
/// be paired in the next round. Whoever has not arrived, a bye in round 1 included, has a place in the list (`tpn`) and
/// no number until he does; lists show his place in brackets.
/// @rule C.04.2.2.4
std::vector<bool> haveArrived(const Section& section);

/// The same section with its players in the order of their pairing numbers, and each with the key that a reader gives
/// to that number: what is written from it and read again is equal to it, however the players were entered. Numbers are
/// separated first.
Section byNumber(const Section& section);

}  // namespace kydai
