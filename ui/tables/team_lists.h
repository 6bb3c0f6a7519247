/// Lists of team events. Each reads the section that it is made from, which must outlive it. Any thread.
#pragma once

#include "model/section.h"
#include "pairing/teams/league.h"
#include "tables/list.h"

#include <vector>

namespace kydai::tables {

/// By player: the index of his team, or TeamRound::kNobody.
std::vector<std::size_t> teamsOfPlayers(const Section& section);
/// The matches of a round by table, with both scores. Subjects are matches.
List teamPairingsList(const Section& section, RoundNumber round);
/// Matches with their days and places, and their scores where they are played: of a league all of them, those to come
/// too. Subjects are places in `matches`.
List leagueList(const Section& section, std::vector<pairing::LeagueMatch> matches);
/// The teams with their members in board order and what each did. Subjects are indices in Section::players.
List teamMembersList(const Section& section);
/// The players by the board on which they played most, the best first by points in games played, percentage and
/// performance; who played fewer than half of the rounds comes last and has no place. Subjects as above.
List boardsList(const Section& section);

}  // namespace kydai::tables
