/// Whether teams, line-ups and what was awarded to teams speak of what a section has, each player once. Errors name the
/// culprit. Pure functions; any thread.
#pragma once

#include "model/section.h"
#include "support/result.h"

namespace kydai {

/// Whoever is not there has no number either.
Error noSuchPlayer();

/// The team and its players exist, and nobody sits twice.
Result<void> checkLineUp(const Section& section, const LineUp& lineUp);

/// These teams; they differ, and their members exist and play for one of them.
Result<TeamEvent> checkedTeams(const Section& section, const TeamEvent& teams);
/// The teams of a section with a line-up in place of the one that was handed in; without boards it is taken back. The
/// opponent is whoever the team has in the round. Errors as checkLineUp.
Result<TeamEvent> withLineUp(const Section& section, LineUp lineUp);
/// The same with other points awarded, to teams that exist.
Result<TeamEvent> withAwards(const Section& section, const std::vector<TeamAward>& awards);

/// Whom a team meets in a round; nobody while that is not paired.
TeamId opponentOf(const Section& section, TeamId team, RoundNumber round);

}  // namespace kydai
