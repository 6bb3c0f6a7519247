// Each opponent's score times what was scored against him, added up.
//
// Example (FIDE technical commission, exercises of March 2024, number 2): 1·1 + 1·1½ + ½·3½ + 1·3½ + ½·3½ = 9½.
#include "tiebreak/sonneborn_berger.h"

#include "tiebreak/buchholz.h"
#include "tiebreak/cut.h"

#include <utility>

namespace kydai::tiebreak {

Value extendedSonnebornBerger(const View& opponents, const ScoreTable& own, std::size_t participant, const Code& code)
{
    std::vector<Term> terms = opponentScores(opponents, participant, code);
    constexpr std::int64_t kTenthsInAmount = 10;
    for (Term& term : terms) {
        term.ownPoints = term.source == Source::DrawWithSelf ? own.draw : own.entry(participant, term.round).points;
        // Scores are whole tenths, so this division is exact.
        term.contribution.hundredths = term.used.hundredths / kTenthsInAmount * term.ownPoints.tenths;
    }
    cutLowest(terms, code.cutLow, takesVoluntaryFirst(opponents, code));
    cutHighest(terms, code.cutHigh);
    return summed(std::move(terms));
}

Value sonnebornBerger(const View& view, std::size_t participant, const Code& code)
{
    return extendedSonnebornBerger(view, view.table, participant, code);
}

}  // namespace kydai::tiebreak
