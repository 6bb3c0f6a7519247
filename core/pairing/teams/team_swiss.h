/// The Swiss Team Pairing System: who meets whom in a round of teams (C.04.6, edition of February 2026). Scoregroups
/// from the top, each with the upfloaters it needs; there are no downfloaters. Source: rules/team_pairing.md, sections
/// 3 and 4.
///
/// Every question is one of perfect matchings: the upfloaters of a bracket are the lower ends of the pairs that leave a
/// scoregroup in a perfect matching of all teams not yet paired. Weights carry the criteria, and what is first in the
/// order of the articles is found by asking whether an optimal matching without certain pairs exists.
#pragma once

#include "pairing/teams/team_colours.h"
#include "pairing/teams/team_field.h"

#include <cstddef>
#include <optional>
#include <stop_token>
#include <utility>
#include <vector>

namespace kydai::pairing {

/// What the criteria of pairs count in a bracket, the highest first.
struct TeamQuality {
    int samePreference = 0;    ///< C8: pairs in which both want the same colour
    int sameStrong = 0;        ///< C9: of them with two strong preferences; type B
    int floatedOpponents = 0;  ///< C10: opponents of upfloaters that were floaters in the round before
    friend bool operator==(const TeamQuality&, const TeamQuality&) = default;
};

/// A scoregroup with its upfloaters, as it was paired. All numbers are entrants.
struct TeamBracket {
    Points score{};
    std::vector<std::size_t> residents{};   ///< by TPN
    std::vector<std::size_t> upfloaters{};  ///< by score, then TPN (3.5.3)
    /// C6: the next scoregroup can be paired with no more upfloaters than its number asks; false where no choice allows
    /// that.
    bool nextComplies = true;
    int floatedUpfloaters = 0;  ///< C7
    TeamQuality quality{};
    /// Tops ascending with their bottoms (3.6): the smaller TPN of a pair is its top.
    std::vector<std::pair<std::size_t, std::size_t>> pairs{};
};

struct TeamPairing {
    std::optional<std::size_t> bye{};  ///< entrant
    std::vector<TeamBracket> brackets{};
    std::vector<TeamAllocation> matches{};  ///< in the order of the tables
};

/// nullopt if no pairing of all teams exists (3.3.3: the chief arbiter decides), or if it was stopped.
///
/// @rule C.04.6.2.1.1  C1: nobody meets twice. @rule C.04.6.2.1.2  C2: who may not have the bye.
/// @rule C.04.6.2.3.1  C4. @rule C.04.6.2.3.2  C5. @rule C.04.6.2.3.3  C6. @rule C.04.6.2.3.4  C7.
/// @rule C.04.6.2.3.5  C8. @rule C.04.6.2.3.6  C9. @rule C.04.6.3.5.4  The order of sets.
/// @rule C.04.6.3.6.2  The order of pairings.
/// @rule C.04.6.2.1.3  C3: the teams not yet paired can always be paired.
/// @rule C.04.6.3.4  The pairing-allocated bye first: the lowest score, the most matches played, the largest TPN.
/// @rule C.04.6.3.5  Upfloaters: C4 the fewest, C5 the highest scores, C6, C7, then the first set in lexicographic
/// order.
/// @rule C.04.6.3.6  The pairing that is best by C8, C9, C10, of these the smallest identifier.
std::optional<TeamPairing> pairTeams(const TeamField& field, const std::stop_token& stop = {});

}  // namespace kydai::pairing
