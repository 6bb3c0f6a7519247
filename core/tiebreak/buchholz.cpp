// The scores of all opponents, added up; an unplayed round counts as a game against a dummy with the own score.
//
// Example (FIDE technical commission, exercises of March 2024, number 9; 3½ and 1 are the opponents' scores): a
// half-point bye, a lost forfeit and a pairing-allocated bye with 1½ points give 3½ + 1 + 1½ + 1½ + 1½ = 9; the lowest
// cut, 9 − 1½ (a voluntary round goes before the 1 of round 2) = 7½.
#include "tiebreak/buchholz.h"

#include "tiebreak/cut.h"
#include "tiebreak/edition.h"

#include <utility>

namespace kydai::tiebreak {

std::vector<Term> opponentScores(const View& view, std::size_t participant, const Code& code)
{
    std::vector<Term> terms = roundTerms(view, participant);
    for (Term& term : terms) {
        const bool forfeit = term.opponent != kNobody && isForfeit(term.outcome);
        const bool game = view.unplayed.category(participant, term.round) == Category::Game;
        if (game || (forfeit && code.forfeitsPlayed)) {
            const Points score = view.table.score(term.opponent);
            const Points adjusted = view.unplayed.adjusted(term.opponent);
            term.source = score == adjusted ? Source::Opponent : Source::AdjustedOpponent;
            term.before = Amount::of(score);
            term.used = Amount::of(adjusted);
            term.voluntary = false;
        } else if (code.drawsWithSelf) {
            term.source = Source::DrawWithSelf;
            term.before = term.used = Amount::of(view.table.score(participant));
        } else {
            const StandIn dummy = standIn(view.table, view.unplayed, view.edition, participant, term.round);
            term.source = dummy.source;
            term.before = Amount::of(dummy.before);
            term.used = Amount::of(dummy.used);
        }
        term.contribution = term.used;
    }
    return terms;
}

bool takesVoluntaryFirst(const View& view, const Code& code)
{
    return cutsVoluntaryRoundsFirst(view.edition) && !code.plainCut;
}

Value buchholz(const View& view, std::size_t participant, const Code& code)
{
    std::vector<Term> terms = opponentScores(view, participant, code);
    cutLowest(terms, code.cutLow, takesVoluntaryFirst(view, code));
    cutHighest(terms, code.cutHigh);
    return summed(std::move(terms));
}

namespace {

/// A term per opponent met over the board: what stands for him in `each`.
std::vector<Term> ofOpponentsMet(const View& played, const std::vector<Amount>& each, std::size_t participant)
{
    std::vector<Term> terms = roundTerms(played, participant);
    for (Term& term : terms) {
        const bool met = played.table.entry(participant, term.round).metOverTheBoard();
        term.source = met ? Source::OpponentTieBreak : Source::NotCounted;
        if (met) term.before = term.used = term.contribution = each[term.opponent];
    }
    return terms;
}

}  // namespace

Value averageBuchholz(const View& played, const std::vector<Amount>& buchholz, std::size_t participant)
{
    constexpr int kDecimals = 2;
    return averaged(ofOpponentsMet(played, buchholz, participant), kDecimals);
}

Value sumOfBuchholz(const View& played, const std::vector<Amount>& buchholz, std::size_t participant)
{
    return summed(ofOpponentsMet(played, buchholz, participant));
}

}  // namespace kydai::tiebreak
