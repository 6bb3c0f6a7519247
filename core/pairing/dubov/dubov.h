/// The Dubov System (C.04.4.1, edition of February 2026): inside a scoregroup players whose opponents were weak so far
/// meet the higher rated ones. There are upfloaters only. Source: rules/other_systems.md, section 2.
#pragma once

#include "pairing/field.h"

#include <cstddef>
#include <optional>
#include <stop_token>
#include <utility>
#include <vector>

namespace kydai::pairing {

/// What the system looks at besides the field, by entrant.
struct DubovTraits {
    int rating = 0;
    int aro = 0;       ///< average rating of the opponents met, rounded half up; 0 before the first game (1.7)
    int upfloats = 0;  ///< rounds in which he was paired with, and played, somebody of a higher scoregroup
    bool upfloatedLast = false;
};

struct DubovField {
    Field field{};  ///< a player without a game prefers Black, mildly (1.6.4)
    std::vector<DubovTraits> traits{};
    int mostUpfloats = 0;  ///< MaxT: who has upfloated so often is a maximum upfloater (1.8)
};

/// A scoregroup with its upfloaters, as it was paired. All numbers are entrants.
struct DubovBracket {
    Points score{};
    std::vector<std::size_t> residents{};
    std::vector<std::size_t> upfloaters{};  ///< by score, then TPN
    int withoutPreference = 0;              ///< C7
    int maximumUpfloaters = 0;              ///< C8
    int timesUpfloated = 0;                 ///< C9: of the maximum upfloaters
    int upfloatedLast = 0;                  ///< C10
    std::vector<std::size_t> shifted{};     ///< who changed groups (3.2.4): from the smaller group, then the larger
    std::vector<int> shiftedNumbers{};      ///< of each in the order of 4.3
    std::vector<std::pair<std::size_t, std::size_t>> pairs{};  ///< S1 by ascending ARO, with T2
};

struct DubovPairing {
    std::optional<std::size_t> bye{};
    std::vector<DubovBracket> brackets{};
};

/// As makeField; ratings are those of the players, or the provisional one of the unrated (RuleSet::unratedRating).
/// @rule C.04.4.1.1.6.4  Whoever has not played prefers Black, mildly.
DubovField makeDubovField(const Section& section, RoundNumber round);

/// nullopt if no pairing exists, or if it was stopped.
/// @rule C.04.4.1.3.2  Upfloaters: C5 the fewest, C6 the highest scores, then C7 to C10 of the bracket, the first set.
/// @rule C.04.4.1.3.2.4  Shifters: where the groups are unequal, from the middle of the larger one.
/// @rule C.04.4.1.4.3  S1 by ascending ARO, T2 the first permutation in which everybody may meet.
std::optional<DubovPairing> pairByDubov(const DubovField& field, const std::stop_token& stop = {});

}  // namespace kydai::pairing
