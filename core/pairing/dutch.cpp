// Scoregroups are paired from the top. In each bracket the upper half meets the lower half; the criteria C6 to C21 say
// which of all pairings of it is best, and of equal ones the first in the order of transpositions and exchanges is
// taken. Who can't be paired floats down, as few and as low as possible.
//
// Example (C.04.3, 3.2 and 3.3): six players
// before round 1 are S1 = 1 2 3 and S2 = 4 5 6: 1-4, 2-5, 3-6. After 1-0, ½-½, 0-1 the groups are {1, 6}, {2, 5} and
// {3, 4}: 1-6, then 2 and 5 have met, so both float down and meet 3 and 4.
#include "pairing/dutch.h"

#include "pairing/bracket.h"
#include "pairing/bye.h"
#include "pairing/edition.h"
#include "pairing/order.h"
#include "support/assert.h"

#include <algorithm>

namespace kydai::pairing {

namespace {

using Ranks = std::vector<std::size_t>;

/// The walk from the top scoregroup to the bye.
class DutchWalk {
public:
    DutchWalk(const Field& field, const Options& options, Position position, const std::stop_token& stop,
              Progress* progress)
        : m_field(field),
          m_rules(editionRules(field.edition)),
          m_options(options),
          m_stop(stop),
          m_progress(progress),
          m_position(std::move(position))
    {
    }

    PairingOutcome run()
    {
        if (m_progress != nullptr) m_progress->start(m_field.size());
        if (auto none = settleBye(m_position)) return *std::move(none);
        findByeScore();
        std::size_t begin = 0;
        Ranks movedDown;
        while (begin < m_position.players() || !movedDown.empty()) {
            const std::size_t end = groupEnd(begin);
            m_task = BracketTask{};
            m_task.movedDown = movedDown;
            m_task.residents = range(begin, end);
            m_begin = begin;
            m_nextEnd = groupEnd(end);
            m_score = m_position.score(begin);
            const auto solution = solve(end);
            if (!solution) return Cancelled{};
            record(*solution);
            begin = m_task.residents.back() + 1;
            movedDown = solution->downfloaters;
            if (begin == m_position.players()) break;
        }
        if (m_position.hasBye()) {
            KYDAI_ASSERT(m_result.brackets.back().downfloaters.size() == 1);
            m_result.bye = m_result.brackets.back().downfloaters.front();
        }
        settleNextBrackets();
        sortForPublishing(m_field, m_result.pairs);
        return std::move(m_result);
    }

    /// The first bracket alone, of which some pairs are settled.
    BracketOutcome runBracket(const BracketAgain& again)
    {
        m_task.movedDown = range(0, again.movedDown.size());
        m_begin = again.movedDown.size();
        const std::size_t end = m_begin + again.residents.size();
        if (again.floater) keepOut(*again.floater, end);
        if (auto none = settleBye(m_position)) return *std::move(none);
        findByeScore();
        BracketBest best;
        if (m_position.hasBye() && m_rules.minimisesByeScore) best.byeScore = m_byeScore;
        if (best.byeScore && again.byeScore && *best.byeScore > *again.byeScore) return best;
        m_task.residents = range(m_begin, end);
        m_nextEnd = groupEnd(end);
        m_score = again.score;
        m_mustCollapse = again.collapsed;
        const auto solution = solve(end);
        if (!solution && m_stop.stop_requested()) return Cancelled{};
        if (!solution) return NoPairing{};
        best.pairs = again.settled;
        for (const auto& [higher, lower] : solution->pairs)
            best.pairs.emplace_back(m_position.entrantOf[higher], m_position.entrantOf[lower]);
        best.downfloaters = again.floated;
        for (const std::size_t rank : solution->downfloaters) best.downfloaters.push_back(m_position.entrantOf[rank]);
        const Bracket judged{m_field, again.score, {}, {}, again.lowestScore};
        best.criteria = judge(judged, best.pairs, best.downfloaters, again.onward, *solution);
        best.restriction = m_restriction;
        return best;
    }

private:
    /// Leaves a player nobody in the bracket.
    void keepOut(std::size_t entrant, std::size_t end)
    {
        const auto at = std::ranges::find(m_position.entrantOf, entrant);
        const auto rank = static_cast<std::size_t>(at - m_position.entrantOf.begin());
        for (std::size_t other = 0; other < end; ++other) m_position.edges.resetBoth(rank, other);
    }

    /// C8 looks ahead with one of several best pairings of the next bracket; those whom it costs are the players whom
    /// that bracket really left over in the end, or nobody where it became another one (2017).
    void settleNextBrackets()
    {
        for (std::size_t i = 0; i < m_result.brackets.size(); ++i) {
            for (CriterionResult& result : m_result.brackets[i].criteria) {
                if (result.criterion->cost != c8NextBracket) continue;
                result.players.clear();
                if (i + 1 == m_result.brackets.size()) continue;
                const Ranks& left = m_result.brackets[i + 1].downfloaters;
                const Bracket any{m_field, {}, {}, {}, {}};
                if (result.criterion->cost(any, {{}, {}, false, left}, nullptr) == result.cost) result.players = left;
            }
        }
    }

    static Ranks range(std::size_t begin, std::size_t end)
    {
        Ranks ranks;
        for (std::size_t i = begin; i < end; ++i) ranks.push_back(i);
        return ranks;
    }

    /// One past the last rank with the score of `begin`.
    [[nodiscard]] std::size_t groupEnd(std::size_t begin) const
    {
        std::size_t end = begin;
        while (end < m_position.players() && m_position.score(end) == m_position.score(begin)) ++end;
        return end;
    }

    void findByeScore()
    {
        if (!m_position.hasBye()) return;
        for (std::size_t rank = 0; rank < m_position.players(); ++rank) {
            if (m_position.edges.test(m_position.byeRank(), rank)) m_byeScore = m_position.score(rank);
        }
    }

    std::optional<BracketSolution> solve(std::size_t end)
    {
        m_restriction = Restriction::None;
        m_collapsed = false;
        m_task.general = m_options.general;
        return m_rules.completesEveryBracket ? solve2026(end) : solve2017(end);
    }

    // --- edition 2026

    /// The plain method looks at everybody. A narrower search finds the same candidate where that allows the rest to be
    /// paired just as well as if it had been asked for: then no candidate is better, and none of the best comes
    /// earlier.
    std::optional<BracketSolution> solve2026(std::size_t end)
    {
        const bool last = end == m_position.players();
        const bool byeIsNear = m_position.hasBye() && (last || m_byeScore >= m_position.score(end));
        std::optional<BracketSolution> alone;
        if (!m_options.general && !last && !byeIsNear) {
            alone = solveAlone();
            if (alone && certifies(*alone, end)) return alone;
            if (m_stop.stop_requested()) return std::nullopt;
            if (auto ahead = solveAhead(end, false)) {
                if (completes(ahead->alone, m_nextEnd)) {
                    m_restriction = restrictionOf(*alone, *ahead, end);
                    return ahead;
                }
            }
        }
        auto solution = solveAll(end);
        if (solution && alone) m_restriction = restrictionOf(*alone, *solution, end);
        if (solution && solution->floatsToBye && m_byeScore >= m_score) {
            m_task.packing.unplayedGames = true;
            solution = solveBracket(m_position, m_task, m_stop);
        }
        return solution;
    }

    /// What kept the bracket from the candidate that is best by itself.
    [[nodiscard]] Restriction restrictionOf(const BracketSolution& alone, const BracketSolution& made,
                                            std::size_t end) const
    {
        if (alone.pairs == made.pairs && alone.downfloaters == made.downfloaters) return Restriction::None;
        return completes(alone.downfloaters, end) ? Restriction::NextBracket : Restriction::Completion;
    }

    /// The bracket by itself; nobody below takes part.
    std::optional<BracketSolution> solveAlone()
    {
        m_task.next.clear();
        m_task.below.clear();
        m_task.completing = false;
        m_task.packing = PackingOptions{};
        m_task.packing.lookAhead = false;
        if (m_task.movedDown.empty() && m_task.residents.empty()) return BracketSolution{};
        // Nearly always the fewest floats that the numbers allow are possible.
        const std::size_t above = m_task.movedDown.size();
        const std::size_t here = m_task.residents.size();
        m_task.floats = above > here ? above - here : (above + here) % 2;
        auto solution = solveBracket(m_position, m_task, m_stop);
        if (solution || m_stop.stop_requested()) return solution;
        m_task.floats.reset();
        return solveBracket(m_position, m_task, m_stop);
    }

    /// The bracket with the next scoregroup.
    std::optional<BracketSolution> solveAhead(std::size_t end, bool completionAhead)
    {
        m_task.floats.reset();
        m_task.next = range(end, m_nextEnd);
        m_task.below.clear();
        m_task.completing = false;
        m_task.packing = PackingOptions{};
        m_task.packing.completionAhead = completionAhead;
        return solveBracket(m_position, m_task, m_stop);
    }

    /// The bracket with everybody below, all of whom must be paired.
    std::optional<BracketSolution> solveAll(std::size_t end)
    {
        m_task.floats.reset();
        m_task.next = range(end, m_nextEnd);
        m_task.below = range(m_nextEnd, m_position.players());
        m_task.completing = true;
        m_task.packing = PackingOptions{};
        auto solution = solveBracket(m_position, m_task, m_stop);
        KYDAI_ASSERT(solution || m_stop.stop_requested());
        return solution;
    }

    [[nodiscard]] BitSet none() const { return BitSet(m_position.edges.size()); }

    /// Every downfloater can be matched among the downfloaters and the next bracket.
    static bool matchesAhead(MaximumMatching& ahead, const Ranks& floaters, const Ranks& next)
    {
        if (floaters.size() > next.size()) return false;
        for (const std::size_t rank : next) ahead.activate(rank);
        return std::ranges::all_of(floaters, [&](std::size_t rank) {
            ahead.activate(rank);
            return ahead.augment(rank);
        });
    }

    /// Every downfloater meets a player of the next bracket: neither another downfloater nor the bye. Asked of the
    /// finished matching, because each augmentation may seat anybody anew.
    static bool seatsAhead(const MaximumMatching& ahead, const Ranks& floaters, const Ranks& next)
    {
        return std::ranges::all_of(floaters, [&](std::size_t rank) {
            return std::ranges::binary_search(next, static_cast<std::size_t>(ahead.mate(rank)));
        });
    }

    /// The next bracket can pair as many as its count allows, all the downfloaters among them, and the rest can be
    /// completed with whom it leaves over. On success that player is noted in the solution.
    bool certifies(BracketSolution& solution, std::size_t end) const
    {
        const Ranks& floaters = solution.downfloaters;
        const Ranks next = range(end, m_nextEnd);
        MaximumMatching ahead(m_position.edges, none());
        if (!matchesAhead(ahead, floaters, next)) return false;
        if (ahead.augmentAll(next) != (floaters.size() + next.size()) % 2) return false;
        if (!seatsAhead(ahead, floaters, next)) return false;
        Ranks left;
        for (const std::size_t rank : next) {
            if (!ahead.isMatched(rank)) left.push_back(rank);
        }
        solution.unpairedAhead = left;
        return completes(left, m_nextEnd);
    }

    /// These players, everybody from rank `below` on and the bye can be paired completely.
    bool completes(const Ranks& left, std::size_t below) const
    {
        MaximumMatching matching(m_position.edges, none());
        Ranks all = left;
        if (m_position.hasBye()) all.insert(all.begin(), m_position.byeRank());
        for (std::size_t rank = below; rank < m_position.players(); ++rank) all.push_back(rank);
        for (const std::size_t rank : all) matching.activate(rank);
        matching.augmentAll(all);
        return std::ranges::all_of(all, [&](std::size_t rank) { return matching.isMatched(rank); });
    }

    // --- edition 2017

    /// @rule C.04.3.A.9 (edition 2017)  A bracket is paired without a look at completion. Where its downfloaters and
    /// the players below can't be completed, it is the penultimate one (PPB), paired anew under C.4, and all below
    /// collapse into the last one.
    std::optional<BracketSolution> solve2017(std::size_t end)
    {
        if (end < m_position.players() && !m_mustCollapse) {
            auto solution = solveFreely(end);
            if (!solution) return std::nullopt;
            if (completes(solution->downfloaters, end)) return solution;
            m_restriction = Restriction::Completion;
            m_mustCollapse = true;
        } else if (m_mustCollapse) {
            // The collapsed bracket: residents of all lower scores.
            m_task.residents = range(m_begin, m_position.players());
            end = m_position.players();
            m_collapsed = true;
        }
        m_task.floats.reset();
        m_task.next.clear();
        m_task.below = range(end, m_position.players());
        m_task.completing = true;
        m_task.packing = PackingOptions{};
        m_task.packing.lookAhead = false;
        m_task.packing.collapsed = m_collapsed;
        return solveBracket(m_position, m_task, m_stop);
    }

    std::optional<BracketSolution> solveFreely(std::size_t end)
    {
        const bool nextIsLast = m_nextEnd == m_position.players();
        if (!m_options.general) {
            auto alone = solveAlone();
            if (!alone || certifies2017(*alone, end, nextIsLast)) return alone;
        }
        auto ahead = solveAhead(end, nextIsLast);
        if (ahead && !m_options.general) m_restriction = Restriction::NextBracket;
        return ahead;
    }

    bool certifies2017(BracketSolution& solution, std::size_t end, bool nextIsLast) const
    {
        const Ranks& floaters = solution.downfloaters;
        const Ranks next = range(end, m_nextEnd);
        MaximumMatching ahead(m_position.edges, none());
        if (!matchesAhead(ahead, floaters, next)) return false;
        const bool odd = (floaters.size() + next.size()) % 2 != 0;
        if (nextIsLast && odd) {
            ahead.activate(m_position.byeRank());
            if (!ahead.augment(m_position.byeRank())) return false;
        }
        if (ahead.augmentAll(next) != (odd && !nextIsLast ? 1 : 0)) return false;
        if (!seatsAhead(ahead, floaters, next)) return false;
        solution.unpairedAhead.clear();
        for (const std::size_t rank : next) {
            const bool takesBye = ahead.isMatched(rank) && ahead.mate(rank) == static_cast<int>(m_position.byeRank());
            if (takesBye || !ahead.isMatched(rank)) solution.unpairedAhead.push_back(rank);
        }
        return true;
    }

    // --- the record

    void record(const BracketSolution& solution)
    {
        const auto entrants = [&](const Ranks& ranks) {
            std::vector<std::size_t> result;
            for (const std::size_t rank : ranks) result.push_back(m_position.entrantOf[rank]);
            return result;
        };
        BracketRecord bracket;
        bracket.score = m_score;
        bracket.collapsed = m_collapsed;
        bracket.movedDown = entrants(m_task.movedDown);
        bracket.residents = entrants(m_task.residents);
        bracket.s1 = entrants(solution.pairedMovedDown);
        bracket.limbo = entrants(solution.limbo);
        bracket.remainder = entrants(solution.remainder);
        bracket.remainderPairs = solution.remainderPairs;
        bracket.exchangedDown = entrants(solution.exchangedDown);
        bracket.exchangedUp = entrants(solution.exchangedUp);
        bracket.downfloaters = entrants(solution.downfloaters);
        bracket.restriction = m_restriction;
        for (const auto& [higher, lower] : solution.pairs) {
            bracket.pairs.emplace_back(m_position.entrantOf[higher], m_position.entrantOf[lower]);
            addPair(bracket.pairs.back());
        }
        const Bracket judged{m_field, m_score, bracket.movedDown, bracket.residents,
                             m_position.score(m_task.residents.back())};
        bracket.criteria = judge(judged, bracket.pairs, bracket.downfloaters, {}, solution);
        if (m_progress != nullptr) m_progress->advance(2 * bracket.pairs.size());
        m_result.brackets.push_back(std::move(bracket));
    }

    void addPair(const PairIndices& pair)
    {
        m_result.pairs.push_back({pair.first, pair.second, allocateColours(m_field, pair.first, pair.second)});
    }

    /// What a candidate costs by each criterion, and for whom.
    [[nodiscard]] std::vector<CriterionResult> judge(const Bracket& judged, const std::vector<PairIndices>& pairs,
                                                     const std::vector<std::size_t>& downfloaters,
                                                     const std::vector<std::size_t>& onward,
                                                     const BracketSolution& solution) const
    {
        Candidate candidate{pairs, downfloaters, solution.floatsToBye && downfloaters.size() == 1, onward};
        if (m_begin + m_task.residents.size() < m_position.players()) {
            for (const std::size_t rank : solution.unpairedAhead) {
                candidate.floatingOnward.push_back(m_position.entrantOf[rank]);
            }
        }
        std::vector<CriterionResult> results;
        for (const Criterion& criterion : criteriaOf(m_field.edition)) {
            CriterionResult result{&criterion, {}, {}};
            result.cost = criterion.cost(judged, candidate, &result.players);
            results.push_back(std::move(result));
        }
        return results;
    }

    const Field& m_field;
    const EditionRules& m_rules;
    const Options& m_options;
    const std::stop_token& m_stop;
    Progress* m_progress;
    Position m_position;
    Points m_byeScore{};
    BracketTask m_task{};
    std::size_t m_begin = 0;  ///< rank of the bracket's first resident
    std::size_t m_nextEnd = 0;
    Points m_score{};  ///< of the bracket's residents
    bool m_collapsed = false;
    bool m_mustCollapse = false;
    Restriction m_restriction = Restriction::None;
    RoundPairing m_result{};
};

}  // namespace

std::optional<NoPairing> whatBlocksRound(const Field& field, const Options& options)
{
    Position position(field, options);
    return settleBye(position);
}

PairingOutcome pairRound(const Field& field, const Options& options, const std::stop_token& stop, Progress* progress)
{
    if (field.size() == 0) return RoundPairing{};
    return DutchWalk(field, options, Position(field, options), stop, progress).run();
}

BracketOutcome pairBracketAgain(const Field& field, const BracketAgain& again, const std::stop_token& stop)
{
    std::vector<std::size_t> entrants = again.movedDown;
    entrants.insert(entrants.end(), again.residents.begin(), again.residents.end());
    entrants.insert(entrants.end(), again.below.begin(), again.below.end());
    const Options plain;
    return DutchWalk(field, plain, Position::among(field, std::move(entrants)), stop, nullptr).runBracket(again);
}

}  // namespace kydai::pairing
