/// Drawing numbers for a round robin so that those who belong together, players of a federation or teams of a club,
/// meet when nothing is decided yet. Pure functions; any thread.
#pragma once

#include "model/rule_set.h"
#include "model/section.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace kydai::pairing {

inline constexpr int kFewestOfVarma = 9;
inline constexpr int kMostOfVarma = 24;

/// The four sets of numbers for so many players, 9 to 24, as the annex prints them. Two of one set don't meet in the
/// last three rounds; of 12 players 6 and 12 do, in the last one.
/// @rule C.05.Annex2.5
std::vector<std::vector<int>> varmaSets(int players);

/// The numbers of all players in ascending order of id, drawn from the sets: the largest contingent first, each from
/// one set that has enough numbers left for it, so long as there is one. nullopt for more or fewer players than the
/// tables have.
/// @rule C.05.Annex2
/// @param by what makes a contingent
std::optional<std::vector<int>> numbersByVarma(const Section& section, Kinship by, std::uint64_t seed);

/// The place of each participant in a table, from 1, so that those of one kin meet as early as can be found, whatever
/// the number: in the first rounds rather than the last, else drawn by lot. An empty kin is nobody's.
std::vector<int> placesMeetingEarly(std::span<const std::string> kin, std::uint64_t seed);
std::vector<int> numbersMeetingEarly(const Section& section, Kinship by, std::uint64_t seed);

}  // namespace kydai::pairing
