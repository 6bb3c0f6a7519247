/// Match and game points of the teams of a section as the tie-breaks read them.
#pragma once

#include "model/team_scorecards.h"
#include "tiebreak/score_table.h"

namespace kydai::tiebreak {

ScoreTable matchPointTable(const Section& section, const TeamScores& scores);
/// A drawn match is worth half of the boards.
ScoreTable gamePointTable(const Section& section, const TeamScores& scores);

}  // namespace kydai::tiebreak
