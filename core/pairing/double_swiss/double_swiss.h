/// The Double-Swiss System (C.04.5, of February 2026): every pairing is a match of two games, which are two rounds of a
/// section here. The first of them is paired by the procedure of the team Swiss without colour criteria; the second is
/// the first with colours changed. Source: rules/other_systems.md, section 4. Pure functions; any thread.
#pragma once

#include "pairing/field.h"
#include "pairing/teams/team_swiss.h"

#include <optional>

namespace kydai::pairing {

/// The same entrants, by TPN, as players and as what the procedure of teams pairs.
struct DoubleSwissField {
    Field field{};         ///< histories of first games; nobody prefers a colour
    TeamField matching{};  ///< rounds are matches
};

/// What the first game of a match is to be paired from. A match counts as played unless somebody forfeited both games.
/// @rule C.04.5.2.1.1  C1: nobody has a second match with anybody.
/// @rule C.04.5.2.1.2  C2: no bye after a bye, a match won by forfeit, or a full-point bye.
DoubleSwissField makeDoubleSwissField(const Section& section, RoundNumber round);

/// nullopt if no pairing of all players exists, or if it was stopped.
/// @rule C.04.5.2  C4 to C6 as for teams; C7, C8: upfloaters, and their opponents, that floated in the match before,
/// but for the last one.
/// @rule C.04.5.3.4  The bye first. @rule C.04.5.3.5  Upfloaters. @rule C.04.5.3.6  The smallest identifier.
std::optional<TeamPairing> pairByDoubleSwiss(const DoubleSwissField& of, const std::stop_token& stop = {});

}  // namespace kydai::pairing
