/// What the answers about a round of teams compare: the best round in which two teams meet beside the one that was
/// made, bracket by bracket. Pure functions; any thread.
#pragma once

#include "pairing/draft.h"
#include "pairing/ranked_round.h"
#include "pairing/teams/team_round.h"
#include "pairing/teams/team_swiss.h"

#include <optional>
#include <stop_token>
#include <vector>

namespace kydai::pairing {

/// Why the first team of a match has White on board 1: a step of C.04.6.4.3, the table, or somebody's hand. Nothing
/// where no rule pairs the section.
/// \param due what the rules give for the round
std::optional<Step> teamColourStep(const Section& section, RoundNumber round, const DraftOutcome& due,
                                   const TeamSeat& match);
/// The best round of teams, or the best in which two meet. Nothing where there is none, or it was stopped.
std::optional<TeamRecord> bestTeamRound(const Section& section, RoundNumber round, std::optional<PairIndices> forced,
                                        const std::stop_token& stop = {});

/// C4 to C10 and the two orders, the highest first: the first that differs is better where its value is smaller.
std::vector<RankedMeasure> teamMeasures(const TeamField& field, const TeamBracket& bracket);

}  // namespace kydai::pairing
