/// The editions of C.07 as named predicates: rules ask what an edition does, never which year it is.
#pragma once

#include "model/rule_set.h"

namespace kydai::tiebreak {

/// Until August 2023: an unplayed round is a game against a virtual opponent, and everybody else's unplayed rounds
/// count as draws.
constexpr bool usesVirtualOpponent(TieBreakEdition edition)
{
    return edition == TieBreakEdition::Old;
}
/// Since September 2023: an unplayed round is a game against a dummy (C.07.16.4).
constexpr bool usesDummy(TieBreakEdition edition)
{
    return !usesVirtualOpponent(edition);
}
/// Since March 2026 the dummy's score has a ceiling (C.07.16.4.1, C.07.16.4.2).
constexpr bool capsDummy(TieBreakEdition edition)
{
    return edition == TieBreakEdition::E26;
}
/// Since September 2023 a cut takes a voluntary unplayed round first (C.07.16.5).
constexpr bool cutsVoluntaryRoundsFirst(TieBreakEdition edition)
{
    return edition != TieBreakEdition::Old;
}
/// Until August 2023 direct encounter counts only when all tied players have met, and is never applied again.
constexpr bool directEncounterNeedsAllMeetings(TieBreakEdition edition)
{
    return edition == TieBreakEdition::Old;
}
/// Since March 2026 Buchholz, Fore Buchholz and AOB must not be used in round robins (note to C.07.8).
constexpr bool allowsBuchholzInRoundRobin(TieBreakEdition edition)
{
    return edition != TieBreakEdition::E26;
}
/// Standard points, pairing number and rating became tie-breaks in March 2026 (C.07.7.7, C.07.7.8, C.07.10.6).
constexpr bool knowsTieBreaksOf2026(TieBreakEdition edition)
{
    return edition == TieBreakEdition::E26;
}

}  // namespace kydai::tiebreak
