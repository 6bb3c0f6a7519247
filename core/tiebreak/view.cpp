#include "tiebreak/view.h"

namespace kydai::tiebreak {

std::vector<Term> roundTerms(const View& view, std::size_t participant)
{
    std::vector<Term> terms;
    terms.reserve(static_cast<std::size_t>(view.table.rounds()));
    RoundNumber round = 0;
    for (const Entry& entry : view.table.of(participant)) {
        ++round;
        if (view.unplayed.category(participant, round) == Category::FreeRound) continue;
        Term& term = terms.emplace_back();
        term.round = round;
        term.opponent = entry.opponent;
        term.outcome = entry.outcome;
        term.ownPoints = entry.points;
        term.voluntary = view.unplayed.isVoluntary(participant, round);
    }
    return terms;
}

}  // namespace kydai::tiebreak
