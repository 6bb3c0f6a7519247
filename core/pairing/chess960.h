/// The starting positions of Chess960 (FIDE Laws, guidelines II): drawn for each round from the section's seed, so that
/// every print and every screen shows the same one. Pure functions.
#pragma once

#include "model/section.h"

#include <optional>
#include <string>

namespace kydai::pairing {

inline constexpr int kChess960Positions = 960;

/// White's first rank from a to h in the order of the numbers 0 to 959; 518 is "RNBQKBNR".
/// @rule E.01.II
std::string chess960Rank(int number);
/// Of a round; nothing where the section plays from the usual position.
std::optional<int> chess960Number(const Section& section, RoundNumber round);

}  // namespace kydai::pairing
