// Teams are compared by their boards: wins on high boards are worth more.
//
// Example (C.07, 12.1): 1 point on board 1 and 1 on board 2 count 1·1 + 2·1 = 3; 1½ and ½ count 1·1½ + 2·½ = 2½, and
// the lower number is first.
#include "tiebreak/team_tiebreaks.h"

#include "support/assert.h"
#include "tiebreak/buchholz.h"

#include <algorithm>
#include <numeric>

namespace kydai::tiebreak {

std::vector<Fraction> boardPoints(const TeamScores& scores, std::size_t team, std::size_t opponent)
{
    std::vector<Fraction> sums(static_cast<std::size_t>(scores.boardsPerMatch));
    for (RoundNumber round = 1; round <= scores.rounds; ++round) {
        const TeamRound& entry = scores.entry(team, round);
        if (opponent != kNobody && entry.opponent != opponent) continue;
        if (entry.outcome == Outcome::PairingBye) {
            for (Fraction& sum : sums) sum += Fraction(1);
            continue;
        }
        for (std::size_t board = 0; board < std::min(sums.size(), entry.boards.size()); ++board) {
            sums[board] += Fraction(entry.boards[board].tenths, 10);
        }
    }
    return sums;
}

Fraction boardCount(const std::vector<Fraction>& boards)
{
    Fraction sum;
    std::int64_t number = 0;
    for (const Fraction& points : boards) sum += Fraction(++number) * points;
    return sum;
}

std::vector<Fraction> boardCountKey(const std::vector<Fraction>& boards)
{
    return {boardCount(boards)};
}

std::vector<Fraction> topBoardsKey(const std::vector<Fraction>& boards)
{
    return boards;
}

std::vector<Fraction> bottomBoardsKey(const std::vector<Fraction>& boards)
{
    std::vector<Fraction> sums(boards.size());
    std::partial_sum(boards.begin(), boards.end(), sums.begin());
    if (!sums.empty()) sums.pop_back();  // all boards together are no comparison of article 12.3
    std::ranges::reverse(sums);
    return sums;
}

std::vector<Fraction> decidingNumbers(const std::vector<Fraction>& a, const std::vector<Fraction>& b)
{
    KYDAI_ASSERT(a.size() == b.size());
    const auto [mine, theirs] = std::ranges::mismatch(a, b);
    if (mine != a.end()) return {*mine, *theirs};
    return a.empty() ? std::vector<Fraction>(2) : std::vector<Fraction>{a.back(), b.back()};
}

Value boardCountValue(const std::vector<Fraction>& boards)
{
    std::vector<Term> terms;
    int number = 0;
    for (const Fraction& points : boards) {
        Term& term = terms.emplace_back();
        term.round = ++number;
        const Fraction hundredths = points * Fraction(100);
        term.before = term.used = Amount{hundredths.numerator() / hundredths.denominator()};
        term.contribution = Amount{term.used.hundredths * number};
    }
    return summed(std::move(terms));
}

Value secondaryScore(const ScoreTable& table, std::size_t team)
{
    std::vector<Term> terms;
    RoundNumber round = 0;
    for (const Entry& entry : table.of(team)) {
        Term& term = terms.emplace_back();
        term.round = ++round;
        term.opponent = entry.opponent;
        term.outcome = entry.outcome;
        term.ownPoints = entry.points;
        term.before = term.used = term.contribution = Amount::of(entry.points);
    }
    return summed(std::move(terms));
}

int scheduleFactor(const ScoreTable& primary, const ScoreTable& secondary, const Code& code)
{
    if (code.factor > 0) return code.factor;
    const int most = primary.win.tenths * primary.rounds();
    const int ofOneMatch = secondary.win.tenths;
    return ofOneMatch > 0 ? std::max(1, most / ofOneMatch) : 1;
}

Value strengthOfSchedule(const View& primary, const ScoreTable& secondary, std::size_t team, const Code& code)
{
    Value result = summed(opponentScores(primary, team, code));
    result.factor = scheduleFactor(primary.table, secondary, code);
    result.base = Fraction(secondary.score(team).tenths, 10);
    result.value = result.base + *result.value / Fraction(result.factor);
    return result;
}

}  // namespace kydai::tiebreak
