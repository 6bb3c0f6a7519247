/// Lists of team events. Each reads the section that it is made from, which must outlive it. Any thread.
#pragma once

#include "model/section.h"
#include "pairing/teams/league.h"
#include "tables/list.h"
#include "tiebreak/standings.h"

#include <optional>
#include <vector>

namespace kydai::tables {

/// Headings of the boards of a round by match, "2. Huế – Đà Nẵng 2½ : 1½", for a list whose subjects are boards and
/// then byes; of a match of which nobody knows yet who plays, the heading alone.
void addMatchHeadings(List& list, const Section& section, RoundNumber round);
/// The matches of a round by table, with both scores. Subjects are matches.
List teamPairingsList(const Section& section, RoundNumber round);
/// The teams by place with a column per round, "4w 2½": the opponents' place, the colour on board 1 and the game
/// points. Subjects are teams. The standings are those of teams, and must outlive the list no more than the section.
List teamCrosstableList(const Section& section, const tiebreak::Standings& standings);
/// Matches with their days and places, and their scores where they are played: of a league all of them, those to come
/// too. Subjects are places in `matches`.
List leagueList(const Section& section, std::vector<pairing::LeagueMatch> matches);
/// The teams with their members in board order and what each did. Subjects are indices in Section::players.
List teamMembersList(const Section& section, std::optional<RoundNumber> after = std::nullopt);
/// The players by the board on which they played most, the best first by points in games played, percentage and
/// performance; who played fewer than half of the rounds comes last and has no place. Subjects as above.
List boardsList(const Section& section, std::optional<RoundNumber> after = std::nullopt);

}  // namespace kydai::tables
