/// What lists of standings, units and crosstables have in common. Subjects are participants of the standings, which for
/// players are indices in Section::players.
#pragma once

#include "model/section.h"
#include "tables/list.h"
#include "tiebreak/standings.h"

namespace kydai::tables {

/// The number of a participant, "id" as the contract of the command line calls it.
void addNumber(List& list, const Section& section, const tiebreak::Standings& standings);
/// Name, title, unit and whatever else is known of a player.
void addWho(List& list, const Section& section);
/// The name of a team.
Column teamName(const Section& section);
/// "points": the score by which they are ranked.
void addPoints(List& list, const tiebreak::Standings& standings);
/// Of a club that plays by Keizer's system: the sums, which rank before anything else, and what everybody is worth.
void addKeizer(List& list, const tiebreak::Standings& standings);
/// A column per tie-break of the list; the id is its code as the list spells it.
void addTieBreaks(List& list, const tiebreak::Standings& standings);

/// A note for each player who has no place.
void addLeftOut(List& list, const Section& section, const tiebreak::Competition& competition);

}  // namespace kydai::tables
