/// Which team has White on board 1: the steps of C.04.6, 4, in the order in which the article tries them, and the order
/// of two teams (4.2). The result is the decision record from which the explanation is made.
#pragma once

#include "pairing/teams/team_field.h"

#include <cstdint>
#include <optional>

namespace kydai::pairing {

enum class TeamColourDecider : std::uint8_t {
    InitialColour,    ///< 4.3.1
    OnlyPreference,   ///< 4.3.2
    BothPreferences,  ///< 4.3.3
    StrongerOne,      ///< 4.3.4
    LowerDifference,  ///< 4.3.5
    Alternate,        ///< 4.3.6
    FirstPreference,  ///< 4.3.7
    FirstAlternates,  ///< 4.3.8
    OtherAlternates,  ///< 4.3.9
};

struct TeamAllocation {
    std::size_t white = 0;  ///< entrants
    std::size_t black = 0;
    std::size_t first = 0;  ///< the first-team of 4.2
    TeamColourDecider decider{};
    std::optional<int> matchesBack{};  ///< played matches from the newest, where alternation decided
};

/// @rule C.04.6.4.2  The first-team: the higher primary score, then the higher secondary one where it is used, then the
/// smaller TPN.
bool isFirstTeam(const TeamField& field, std::size_t a, std::size_t b);

/// @rule C.04.6.4.3.1  @rule C.04.6.4.3.2  @rule C.04.6.4.3.3  @rule C.04.6.4.3.4  @rule C.04.6.4.3.5
/// @rule C.04.6.4.3.6  @rule C.04.6.4.3.7  @rule C.04.6.4.3.8  @rule C.04.6.4.3.9
/// @rule C.04.6.4.3  The first of the nine steps that decides.
TeamAllocation allocateTeamColours(const TeamField& field, std::size_t a, std::size_t b);

}  // namespace kydai::pairing
