/// The initial order (C.04.2, article 2) by hand: who gets which pairing number when the arbiter exchanges two, moves
/// one, draws lots or orders by a column. Each function gives the numbers of all players in ascending order of id, as
/// Renumber takes them; whether they may be given is policy's question. Pure functions, safe on any thread.
#pragma once

#include "model/section.h"

#include <cstdint>
#include <span>
#include <vector>

namespace kydai::pairing {

/// What players are ordered by. Those without a value stand behind all who have one.
enum class OrderColumn : std::uint8_t {
    Rating,          ///< C.04.2, 2.2: rating, title, name
    NationalRating,  ///< highest first
    Name,
    Unit,
    Category,
    Birth,     ///< oldest first
    FideId,    ///< lowest first
    FileRank,  ///< as the file had them
};

/// The two change numbers. Asserts that both are there.
std::vector<int> numbersExchanged(const Section& section, PlayerId one, PlayerId other);

/// The player takes the place of whoever has `number`, or the last one; those between shift by one.
std::vector<int> numbersMoved(const Section& section, PlayerId player, int number);

/// 1, 2, 3… in an order drawn by lot; the same seed gives the same order.
std::vector<int> numbersByLot(const Section& section, std::uint64_t seed);

/// 1, 2, 3… in the order of a column; who are equal in it follow one another as the section's rules say (RuleSet::
/// equalsOrder), or as they do now.
/// @rule C.04.2.2.2  Tournament rating, then title, then as chosen.
std::vector<int> numbersBy(const Section& section, OrderColumn column, bool keepEquals = false);

/// 1, 2, 3… without the players who leave, in the order that there is; numbers that were free stay free. In ascending
/// order of id, those who leave left out.
std::vector<int> numbersWithout(const Section& section, std::span<const PlayerId> leaving);

/// How many players would have another number than now.
int movedBy(const Section& section, std::span<const int> numbers);

}  // namespace kydai::pairing
