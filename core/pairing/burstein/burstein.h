/// The Burstein System (C.04.4.2, edition of February 2026): after some seeding rounds by the Dutch rules, players of
/// one score whose opponents did well meet those whose opponents did badly. Source: rules/other_systems.md, section 3.
#pragma once

#include "pairing/field.h"

#include <cstddef>
#include <optional>
#include <stop_token>
#include <utility>
#include <vector>

namespace kydai::pairing {

/// How strong the opposition was, as it stands now: sums of points in tenths.
/// @rule C.04.4.2.1.7  A round without a game counts as one against oneself; to his opponents, the zero-point byes of a
/// player who has left count as draws.
struct BursteinIndex {
    int buchholz = 0;
    int sonnebornBerger = 0;  ///< tenths of tenths
    friend bool operator==(const BursteinIndex&, const BursteinIndex&) = default;
};

struct BursteinField {
    Field field{};
    std::vector<BursteinIndex> index{};  ///< by entrant
    std::vector<std::size_t> order{};    ///< entrants by Index: Buchholz, Sonneborn-Berger, TPN (1.8)
    std::vector<std::size_t> place{};    ///< of each entrant in `order`
};

/// A bracket as it was paired. All numbers are entrants.
struct BursteinBracket {
    Points score{};
    std::vector<std::size_t> players{};  ///< by Index: BSN 1 first
    std::vector<std::pair<std::size_t, std::size_t>> pairs{};
    std::vector<std::size_t> floaters{};  ///< to the next bracket, by Index
    int withoutPreference = 0;            ///< C8
};

struct BursteinPairing {
    std::optional<std::size_t> bye{};
    std::vector<BursteinBracket> brackets{};
};

/// Rounds that are paired by the Dutch rules: the first min(floor(rounds / 2), 4).
/// @rule C.04.4.2.1.6
RoundNumber seedingRounds(const Section& section);

/// @rule C.04.4.2.1.8  By Buchholz, Sonneborn-Berger, TPN.
BursteinField makeBursteinField(const Section& section, RoundNumber round);

/// nullopt if no pairing exists, or if it was stopped.
/// @rule C.04.4.2.2  C5 the most pairs, C6 the lowest scores of those who float, C7 the next bracket, C8 preferences.
/// @rule C.04.4.2.4  BSN 1 meets the largest number that can be, then BSN 2, and so on.
std::optional<BursteinPairing> pairByBurstein(const BursteinField& field, const std::stop_token& stop = {});

}  // namespace kydai::pairing
