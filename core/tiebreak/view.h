/// One scoring of a competition as a tie-break reads it: the rounds, their article 16 categories, and the edition.
#pragma once

#include "tiebreak/score_table.h"
#include "tiebreak/unplayed.h"

#include <vector>

namespace kydai::tiebreak {

struct View {
    const ScoreTable& table;
    const UnplayedRounds& unplayed;
    TieBreakEdition edition{};
};

/// A term per round of one participant with what the round looked like and nothing taken over yet. Free rounds of a
/// round robin are left out: they are nothing (C.07.15.2).
std::vector<Term> roundTerms(const View& view, std::size_t participant);

}  // namespace kydai::tiebreak
