// Means of the opponents' ratings, alone or moved by the table of B.02 8.1.1 for the percentage scored.
//
// Example (FIDE technical commission, exercises of March 2024, number 2): opponents of 1750, 1900, 2200, 1450 and 2100
// are 9400 / 5 = 1880 on the mean (ARO); 4 of 5 are 80 per cent, the table gives +240: TPR 2120.
#include "tiebreak/ratings.h"

#include "rating/tables.h"
#include "tiebreak/cut.h"
#include "tiebreak/edition.h"

#include <algorithm>
#include <utility>

namespace kydai::tiebreak {

namespace {

constexpr int kNoScoreDifference = 800;

/// Win 1, draw ½, loss 0, whatever the event awards: what rating tables understand.
Amount scoreOf(Outcome outcome)
{
    if (outcome == Outcome::Win || outcome == Outcome::UnratedWin) return Amount::whole(1);
    if (outcome == Outcome::Draw || outcome == Outcome::UnratedDraw) return Amount{50};
    return {};
}

/// A term per round; the games over the board take over the opponent's rating.
std::vector<Term> opponentRatings(const View& view, const RatingTable& ratings, std::size_t participant,
                                  bool forfeitsPlayed = false)
{
    std::vector<Term> terms = roundTerms(view, participant);
    for (Term& term : terms) {
        const Entry& entry = view.table.entry(participant, term.round);
        const bool met = entry.metOverTheBoard() || (forfeitsPlayed && entry.hasOpponent() && isForfeit(entry.outcome));
        const int rating = met ? ratings.of(term.opponent, term.round) : 0;
        term.voluntary = false;
        term.source = rating > 0 ? Source::Rating : Source::NotCounted;
        if (rating > 0) term.before = term.used = term.contribution = Amount::whole(rating);
    }
    return terms;
}

/// In hundredths of a point.
std::int64_t expectedScore(const std::vector<int>& opponents, int rating)
{
    std::int64_t sum = 0;
    for (const int opponent : opponents) sum += rating::scoringProbability(rating - opponent);
    return sum;
}

}  // namespace

namespace {

std::vector<Term> cutRatings(const View& view, const RatingTable& ratings, std::size_t participant, const Code& code)
{
    std::vector<Term> terms = opponentRatings(view, ratings, participant, code.forfeitsPlayed);
    cutLowest(terms, code.cutLow, cutsVoluntaryRoundsFirst(view.edition));
    cutHighest(terms, code.cutHigh);
    return terms;
}

}  // namespace

Value averageRating(const View& view, const RatingTable& ratings, std::size_t participant, const Code& code)
{
    return averaged(cutRatings(view, ratings, participant, code), 0);
}

Value sumOfRatings(const View& view, const RatingTable& ratings, std::size_t participant, const Code& code)
{
    return summed(cutRatings(view, ratings, participant, code));
}

Value performanceRating(const View& view, const RatingTable& ratings, std::size_t participant)
{
    Value result = averaged(opponentRatings(view, ratings, participant), 0);
    if (!result.value) return result;
    for (const Term& term : result.terms) {
        if (term.source == Source::Rating) result.scored += scoreOf(term.outcome);
    }
    result.average = static_cast<int>(result.value->numerator());
    result.percentage = static_cast<int>(Fraction(result.scored.hundredths, result.counted).roundedHalfUp());
    result.difference = rating::ratingDifference(result.percentage);
    result.value = Fraction(result.average + result.difference);
    return result;
}

Value perfectPerformance(const View& view, const RatingTable& ratings, std::size_t participant)
{
    Value result = averaged(opponentRatings(view, ratings, participant), 0);
    if (!result.value) return result;
    std::vector<int> opponents;
    for (const Term& term : result.terms) {
        if (term.source != Source::Rating) continue;
        opponents.push_back(ratings.of(term.opponent, term.round));
        result.scored += scoreOf(term.outcome);
    }
    const auto [lowest, highest] = std::ranges::minmax(opponents);
    if (result.scored == Amount{}) {
        result.value = Fraction(lowest - kNoScoreDifference);
        return result;
    }
    int below = lowest - kNoScoreDifference;     // expects nothing
    int reached = highest + kNoScoreDifference;  // expects every point
    while (reached - below > 1) {
        const int middle = below + (reached - below) / 2;
        (expectedScore(opponents, middle) >= result.scored.hundredths ? reached : below) = middle;
    }
    result.value = Fraction(reached);
    return result;
}

Value averageOfOpponents(const View& view, const std::vector<Value>& values, std::size_t participant)
{
    std::vector<Term> terms = roundTerms(view, participant);
    for (Term& term : terms) {
        const bool met = view.table.entry(participant, term.round).metOverTheBoard();
        const bool counted = met && values[term.opponent].value.has_value();
        term.source = counted ? Source::OpponentTieBreak : Source::NotCounted;
        if (!counted) continue;
        term.before = term.used = term.contribution = Amount::whole(values[term.opponent].value->numerator());
    }
    return averaged(std::move(terms), 0);
}

}  // namespace kydai::tiebreak
