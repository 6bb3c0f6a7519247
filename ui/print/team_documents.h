/// The prints of team events: the matches of a round, sheets for the captains, forms for line-ups, the teams with their
/// members, and the lists of boards. The section must be a team event.
#pragma once

#include "pairing/teams/league.h"
#include "print/documents.h"

#include <vector>

namespace kydai::print {

/// The matches of a round by table.
Sheet teamPairingsSheet(const Section& section, RoundNumber round, const PrintOptions& options);
/// A page for each match: both line-ups with their colours, a box for each result, the score, and place to sign.
Sheet matchSheetsSheet(const Section& section, RoundNumber round, const PrintOptions& options);
/// All matches with their days and places.
Sheet leagueSheet(const Section& section, std::vector<pairing::LeagueMatch> matches, const PrintOptions& options);
/// A page for each team with its members in board order and a blank line-up to fill in and sign.
Sheet lineUpFormsSheet(const Section& section, const PrintOptions& options);
/// The teams with their members and what each did.
Sheet teamMembersSheet(const Section& section, std::optional<RoundNumber> after, const PrintOptions& options);
/// The players of each board, for board prizes.
Sheet boardsSheet(const Section& section, std::optional<RoundNumber> after, const PrintOptions& options);

}  // namespace kydai::print
