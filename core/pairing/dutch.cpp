// Scoregroups are paired from the top. In each bracket the upper half meets the lower half; the criteria C6 to C21 say
// which of all pairings of it is best, and of equal ones the first in the order of transpositions and exchanges is
// taken. Who can't be paired floats down, as few and as low as possible.
//
// Example (C.04.3, 3.2 and 3.3): six players
// before round 1 are S1 = 1 2 3 and S2 = 4 5 6: 1-4, 2-5, 3-6. After 1-0, ½-½, 0-1 the groups are {1, 6}, {2, 5} and
// {3, 4}: 1-6, then 2 and 5 have met, so both float down and meet 3 and 4.
#include "pairing/dutch.h"

#include "pairing/bye.h"
#include "pairing/dutch_walk.h"
#include "pairing/order.h"
#include "support/assert.h"

#include <algorithm>

namespace kydai::pairing {

namespace {

using Ranks = DutchWalk::Ranks;

Ranks range(std::size_t begin, std::size_t end)
{
    Ranks ranks;
    for (std::size_t i = begin; i < end; ++i) ranks.push_back(i);
    return ranks;
}

/// Every downfloater can be matched among the downfloaters and the next bracket.
bool matchesAhead(MaximumMatching& ahead, const Ranks& floaters, const Ranks& next)
{
    if (floaters.size() > next.size()) return false;
    for (const std::size_t rank : next) ahead.activate(rank);
    return std::ranges::all_of(floaters, [&](std::size_t rank) {
        ahead.activate(rank);
        return ahead.augment(rank);
    });
}

/// Every downfloater meets a player of the next bracket: neither another downfloater nor the bye. Asked of the finished
/// matching, because each augmentation may seat anybody anew.
bool seatsAhead(const MaximumMatching& ahead, const Ranks& floaters, const Ranks& next)
{
    return std::ranges::all_of(floaters, [&](std::size_t rank) {
        return std::ranges::binary_search(next, static_cast<std::size_t>(ahead.mate(rank)));
    });
}

}  // namespace

DutchWalk::DutchWalk(Position position, const Conditions& conditions, bool general, const std::stop_token& stop)
    : m_rules(editionRules(position.field.edition)),
      m_general(general),
      m_stop(stop),
      m_position(std::move(position)),
      m_conditions(conditions)
{
}

void DutchWalk::standBefore(Ranks movedDown, std::size_t begin, bool collapsed)
{
    // Those who were parted by standing further down may meet again above.
    for (const auto& [one, other] : m_parted) m_position.edges.setBoth(one, other);
    m_parted.clear();
    m_movedDown = std::move(movedDown);
    for (const std::size_t one : m_movedDown) {
        for (const std::size_t other : m_movedDown) {
            if (other <= one || !m_position.edges.test(one, other)) continue;
            m_position.edges.resetBoth(one, other);  // MDPs meet residents
            m_parted.emplace_back(one, other);
        }
    }
    m_begin = begin;
    m_mustCollapse = collapsed;
    m_atEnd = false;
}

std::optional<NoPairing> DutchWalk::settle(std::optional<Points> lowest)
{
    m_atEnd = players() == 0;
    if (m_atEnd) return std::nullopt;
    Ranks ranks = m_movedDown;
    for (std::size_t rank = m_begin; rank < players(); ++rank) ranks.push_back(rank);
    if (auto none = settleBye(m_position, ranks, lowest.value_or(m_position.score(players() - 1)))) return none;
    if (!m_position.hasBye()) return std::nullopt;
    for (const std::size_t rank : ranks) {
        if (m_position.edges.test(m_position.byeRank(), rank)) m_byeScore = m_position.score(rank);
    }
    return std::nullopt;
}

/// One past the last rank with the score of `begin`.
std::size_t DutchWalk::groupEnd(std::size_t begin) const
{
    std::size_t end = begin;
    while (end < players() && m_position.score(end) == m_position.score(begin)) ++end;
    return end;
}

std::optional<BracketRecord> DutchWalk::next()
{
    const std::size_t end = groupEnd(m_begin);
    m_nextEnd = groupEnd(end);
    m_task = BracketTask{};
    m_task.movedDown = m_movedDown;
    m_task.residents = range(m_begin, end);
    m_task.general = m_general;
    m_restriction = Restriction::None;
    keepThoseBound(end);
    const auto solution = m_rules.completesEveryBracket ? solve2026(end) : solve2017(end);
    if (!solution) return std::nullopt;
    BracketRecord bracket = record(*solution);
    m_begin = m_task.residents.back() + 1;
    m_movedDown = solution->downfloaters;
    m_atEnd = m_begin == players();
    return bracket;
}

void DutchWalk::passOver(const BracketRecord& bracket)
{
    Ranks movedDown;
    for (const std::size_t entrant : bracket.downfloaters) movedDown.push_back(m_position.rankOf[entrant]);
    standBefore(std::move(movedDown), groupEnd(m_begin), false);
    m_atEnd = m_begin == players();
}

/// Who is bound to stay in the bracket by the conditions can't float: a narrower search must know it.
void DutchWalk::keepThoseBound(std::size_t end)
{
    if (m_conditions.none()) return;
    for (const Ranks* ranks : {&m_task.movedDown, &m_task.residents}) {
        for (const std::size_t rank : *ranks) {
            const bool stays = std::ranges::any_of(m_conditions.groups, [&](const Conditions::Group& group) {
                return group.stays && group.player == m_position.entrantOf[rank] && group.score >= score();
            });
            if (stays || (m_rules.completesEveryBracket && !reaches(rank, end))) m_task.kept.push_back(rank);
        }
    }
}

/// May meet somebody from rank `end` on, or take the bye.
bool DutchWalk::reaches(std::size_t rank, std::size_t end) const
{
    for (std::size_t other = end; other < m_position.edges.size(); ++other) {
        if (m_position.edges.test(rank, other)) return true;
    }
    return false;
}

// --- edition 2026

/// The plain method looks at everybody. A narrower search finds the same candidate where that allows the rest to be
/// paired just as well as if it had been asked for: then no candidate is better, and none of the best comes
/// earlier.
std::optional<BracketSolution> DutchWalk::solve2026(std::size_t end)
{
    const bool last = end == players();
    const bool byeIsNear = m_position.hasBye() && (last || m_byeScore >= m_position.score(end));
    std::optional<BracketSolution> alone;
    if (!m_general && !last && !byeIsNear) {
        alone = solveAlone();
        if (alone && certifies(*alone, end)) return alone;
        if (m_stop.stop_requested()) return std::nullopt;
        KYDAI_ASSERT(alone.has_value());
        if (auto ahead = solveAhead(end, false)) {
            if (completes(ahead->alone, m_nextEnd)) {
                m_restriction = restrictionOf(*alone, *ahead, end);
                return ahead;
            }
        }
    }
    auto solution = solveAll(end);
    if (solution && alone) m_restriction = restrictionOf(*alone, *solution, end);
    if (solution && solution->floatsToBye && m_byeScore >= score()) {
        m_task.packing.unplayedGames = true;
        solution = solveBracket(m_position, m_task, m_stop);
    }
    return solution;
}

/// What kept the bracket from the candidate that is best by itself.
Restriction DutchWalk::restrictionOf(const BracketSolution& alone, const BracketSolution& made, std::size_t end) const
{
    if (alone.pairs == made.pairs && alone.downfloaters == made.downfloaters) return Restriction::None;
    return completes(alone.downfloaters, end) ? Restriction::NextBracket : Restriction::Completion;
}

/// The bracket by itself; nobody below takes part.
std::optional<BracketSolution> DutchWalk::solveAlone()
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
std::optional<BracketSolution> DutchWalk::solveAhead(std::size_t end, bool completionAhead)
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
std::optional<BracketSolution> DutchWalk::solveAll(std::size_t end)
{
    m_task.floats.reset();
    m_task.next = range(end, m_nextEnd);
    m_task.below = range(m_nextEnd, players());
    m_task.completing = true;
    m_task.packing = PackingOptions{};
    auto solution = solveBracket(m_position, m_task, m_stop);
    KYDAI_ASSERT(solution || m_stop.stop_requested());
    return solution;
}

/// The next bracket can pair as many as its count allows, all the downfloaters among them, and the rest can be
/// completed with whom it leaves over. On success that player is noted in the solution.
bool DutchWalk::certifies(BracketSolution& solution, std::size_t end) const
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
bool DutchWalk::completes(const Ranks& left, std::size_t below) const
{
    MaximumMatching matching(m_position.edges, none());
    Ranks all = left;
    if (m_position.hasBye()) all.insert(all.begin(), m_position.byeRank());
    for (std::size_t rank = below; rank < players(); ++rank) all.push_back(rank);
    for (const std::size_t rank : all) matching.activate(rank);
    matching.augmentAll(all);
    return std::ranges::all_of(all, [&](std::size_t rank) { return matching.isMatched(rank); });
}

// --- edition 2017

/// @rule C.04.3.A.9 (edition 2017)  A bracket is paired without a look at completion. Where its downfloaters and
/// the players below can't be completed, it is the penultimate one (PPB), paired anew under C.4, and all below
/// collapse into the last one.
std::optional<BracketSolution> DutchWalk::solve2017(std::size_t end)
{
    const bool collapsed = m_mustCollapse;
    if (collapsed) {
        m_task.residents = range(m_begin, players());  // of all lower scores
        end = players();
    } else if (end < players()) {
        auto solution = solveFreely(end);
        if (!solution) return std::nullopt;
        if (completes(solution->downfloaters, end)) return solution;
        m_restriction = Restriction::Completion;
        m_mustCollapse = true;
    }
    m_task.floats.reset();
    m_task.next.clear();
    m_task.below = range(end, players());
    m_task.completing = true;
    m_task.packing = PackingOptions{};
    m_task.packing.lookAhead = false;
    m_task.packing.collapsed = collapsed;
    return solveBracket(m_position, m_task, m_stop);
}

std::optional<BracketSolution> DutchWalk::solveFreely(std::size_t end)
{
    const bool nextIsLast = m_nextEnd == players();
    if (!m_general) {
        auto alone = solveAlone();
        if (!alone || certifies2017(*alone, end, nextIsLast)) return alone;
    }
    auto ahead = solveAhead(end, nextIsLast);
    if (ahead && !m_general) m_restriction = Restriction::NextBracket;
    return ahead;
}

bool DutchWalk::certifies2017(BracketSolution& solution, std::size_t end, bool nextIsLast) const
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

BracketRecord DutchWalk::record(const BracketSolution& solution) const
{
    const auto entrants = [&](const Ranks& ranks) {
        std::vector<std::size_t> result;
        for (const std::size_t rank : ranks) result.push_back(m_position.entrantOf[rank]);
        return result;
    };
    BracketRecord bracket;
    bracket.score = score();
    bracket.collapsed = m_task.packing.collapsed;
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
    for (const auto& [higher, lower] : solution.pairs)
        bracket.pairs.emplace_back(m_position.entrantOf[higher], m_position.entrantOf[lower]);
    bracket.criteria = resultsOf(bracket, solution);
    return bracket;
}

/// What the candidate costs by each criterion, and for whom.
std::vector<CriterionResult> DutchWalk::resultsOf(const BracketRecord& bracket, const BracketSolution& solution) const
{
    const Bracket whole{m_position.field, bracket.score, bracket.movedDown, bracket.residents,
                        m_position.score(m_task.residents.back())};
    Candidate candidate{bracket.pairs, bracket.downfloaters, solution.floatsToBye, {}};
    if (m_task.residents.back() + 1 < players()) {
        for (const std::size_t rank : solution.unpairedAhead)
            candidate.floatingOnward.push_back(m_position.entrantOf[rank]);
    }
    std::vector<CriterionResult> results;
    for (const Criterion& criterion : criteriaOf(m_position.field.edition)) {
        CriterionResult result{&criterion, {}, {}};
        result.cost = criterion.cost(whole, candidate, &result.players);
        results.push_back(std::move(result));
    }
    return results;
}

void settleNextBrackets(const Field& field, std::vector<BracketRecord>& brackets)
{
    for (std::size_t i = 0; i < brackets.size(); ++i) {
        for (CriterionResult& result : brackets[i].criteria) {
            if (result.criterion->cost != c8NextBracket) continue;
            result.players.clear();
            if (i + 1 == brackets.size()) continue;
            const Ranks& left = brackets[i + 1].downfloaters;
            const Bracket any{field, {}, {}, {}, {}};
            if (result.criterion->cost(any, {{}, {}, false, left}, nullptr) == result.cost) result.players = left;
        }
    }
}

RoundPairing assembled(const Field& field, std::vector<BracketRecord> brackets)
{
    RoundPairing round;
    round.brackets = std::move(brackets);
    for (const BracketRecord& bracket : round.brackets) {
        for (const PairIndices& pair : bracket.pairs)
            round.pairs.push_back({pair.first, pair.second, allocateColours(field, pair.first, pair.second)});
    }
    if (field.size() % 2 != 0) {
        KYDAI_ASSERT(round.brackets.back().downfloaters.size() == 1);
        round.bye = round.brackets.back().downfloaters.front();
    }
    settleNextBrackets(field, round.brackets);
    sortForPublishing(field, round.pairs);
    return round;
}

std::optional<NoPairing> whatBlocksRound(const Field& field, const Options& options)
{
    Position position(field, options);
    return settleBye(position);
}

PairingOutcome pairRound(const Field& field, const Options& options, const std::stop_token& stop, Progress* progress)
{
    if (progress != nullptr) progress->start(field.size());
    DutchWalk walk(Position(field, options), options.conditions, options.general, stop);
    if (auto none = walk.settle()) return *std::move(none);
    std::vector<BracketRecord> brackets;
    while (!walk.atEnd()) {
        auto bracket = walk.next();
        if (!bracket) return Cancelled{};
        if (progress != nullptr) progress->advance(2 * bracket->pairs.size());
        brackets.push_back(*std::move(bracket));
    }
    return assembled(field, std::move(brackets));
}

}  // namespace kydai::pairing
