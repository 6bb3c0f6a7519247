/// Points and a column per round, as crosstables and lists of players have them. Subjects are indices in
/// Section::players.
#pragma once

#include "model/scorecards.h"
#include "tables/list.h"
#include "tiebreak/competition.h"

#include <functional>
#include <memory>

namespace kydai::tables {

/// "R5"
QString roundHead(RoundNumber round, const text::Wording& wording);
/// `numberOf` gives the number that stands for an opponent. Columns "round1" … of the family "rounds", then "points":
/// the sum of the standings, which need not be that of the cells (games of who left a round robin early).
void addRounds(List& list, const Section& section, const std::shared_ptr<const Scorecards>& cards,
               const std::function<int(std::size_t)>& numberOf,
               const std::shared_ptr<const tiebreak::Competition>& competition);

}  // namespace kydai::tables
