#include "tiebreak/moves.h"

#include "support/assert.h"
#include "tiebreak/calculator.h"
#include "tiebreak/registry.h"

#include <algorithm>
#include <cstdlib>
#include <string>
#include <tuple>
#include <utility>

namespace kydai::tiebreak {

namespace {

/// -1: `a` is before `b`, 1: behind, 0: level.
using Order = int;

template <class Key>
Order orderOf(const Key& a, const Key& b)
{
    return a < b ? -1 : b < a ? 1 : 0;
}

std::size_t placeIn(const Encounter& encounter, std::size_t participant)
{
    const auto at = std::ranges::find_if(encounter.places, [&](const std::vector<std::size_t>& members) {
        return std::ranges::find(members, participant) != members.end();
    });
    return static_cast<std::size_t>(at - encounter.places.begin());
}

/// How one tie-break alone orders two; level where it orders nobody, or not these two.
Order orderBy(const Column& column, std::size_t a, std::size_t b)
{
    if (column.refusal != Refusal::None || definition(column.code.kind).helper) return 0;
    if (!Calculator::ordersGroups(column.code.kind))
        return isBefore(column, a, b) ? -1 : isBefore(column, b, a) ? 1 : 0;
    const std::size_t group = column.groupOf[a];
    if (group == kNobody || column.groupOf[b] != group) return 0;
    return orderOf(placeIn(column.groups[group], a), placeIn(column.groups[group], b));
}

/// How far they came in a knock-out; level elsewhere.
Order orderByBracket(const Standings& standings, std::size_t a, std::size_t b)
{
    const std::vector<KnockOutReach>& reach = standings.competition->reach;
    return reach.empty() ? 0 : orderOf(reach[b], reach[a]);
}

/// The sum of values in a club; level elsewhere.
Order orderByKeizer(const Standings& standings, std::size_t a, std::size_t b)
{
    const auto& keizer = standings.competition->keizer;
    return keizer ? orderOf(keizer->rows[b].sum, keizer->rows[a].sum) : 0;
}

/// Points, higher first; they order nobody in a knock-out.
Order orderByPoints(const Standings& standings, std::size_t a, std::size_t b)
{
    if (!standings.competition->reach.empty()) return 0;
    const ScoreTable& table = standings.competition->primary;
    return orderOf(table.score(b), table.score(a));
}

bool hasPlace(const Standings& standings, std::size_t participant)
{
    return standings.rank(participant) != 0;
}

/// In the whole of the standings; whoever has no place is behind everybody.
Order orderIn(const Standings& standings, std::size_t a, std::size_t b)
{
    const auto key = [&](std::size_t participant) {
        return std::pair(!hasPlace(standings, participant), standings.rank(participant));
    };
    return orderOf(key(a), key(b));
}

/// Players are matched by who they are, teams by their numbers.
std::vector<std::size_t> matched(const Competition& before, const Competition& after)
{
    std::vector<std::size_t> beforeOf(after.participants(), kNobody);
    for (std::size_t at = 0; at < after.participants(); ++at) {
        if (after.teams) {
            const auto found = std::ranges::find(before.numbers, after.numbers[at]);
            if (found != before.numbers.end()) beforeOf[at] = static_cast<std::size_t>(found - before.numbers.begin());
        } else {
            beforeOf[at] = before.indexOf(after.players[at]).value_or(kNobody);
        }
    }
    return beforeOf;
}

/// Finds what moved the participants.
class MoveFinder {
public:
    explicit MoveFinder(Moves& moves) : m_moves(moves), m_before(*moves.before), m_after(*moves.after) {}

    void run()
    {
        for (const Row& row : m_after.rows) {
            const std::size_t mine = row.participant;
            if (m_moves.beforeOf[mine] == kNobody) continue;
            const int was = m_before.rank(m_moves.beforeOf[mine]);
            if (was == row.rank) continue;
            Move move{mine, was, row.rank};
            const bool up = orderOf(std::pair(row.rank == 0, row.rank), std::pair(was == 0, was)) < 0;
            fill(move, up);
            m_moves.list.push_back(std::move(move));
        }
    }

private:
    [[nodiscard]] std::size_t then(std::size_t participant) const { return m_moves.beforeOf[participant]; }

    /// Whom he passed and who passed him; the cause is that of one pair in the direction of his move: of his own number
    /// rather than the other's, and of the earliest stage.
    void fill(Move& move, bool up) const
    {
        std::optional<std::tuple<bool, std::size_t, int>> best;
        for (const Row& row : m_after.rows) {
            const std::size_t other = row.participant;
            if (other == move.participant || then(other) == kNobody) continue;
            const Order was = orderIn(m_before, then(move.participant), then(other));
            const Order now = orderIn(m_after, move.participant, other);
            if (now == was) continue;
            if (now < 0) move.passed.push_back(other);
            if (now > 0) move.passedBy.push_back(other);
            if ((now < was) != up) continue;
            const auto [cause, stage] = causeOf(move.participant, other);
            const std::tuple key(cause.whose != move.participant, stage, std::abs(row.rank - move.after));
            if (best && *best <= key) continue;
            best = key;
            move.cause = cause;
        }
        // Only who came or left can move somebody without another one that he passes.
        if (!best) move.cause = {MoveCause::By::Presence, 0, move.participant, move.participant};
    }

    /// The first stage at which the two compare otherwise.
    [[nodiscard]] std::pair<MoveCause, std::size_t> causeOf(std::size_t mine, std::size_t other) const
    {
        using By = MoveCause::By;
        if (hasPlace(m_before, then(mine)) != hasPlace(m_after, mine)) return {{By::Presence, 0, mine, other}, 0};
        if (hasPlace(m_before, then(other)) != hasPlace(m_after, other)) return {{By::Presence, 0, other, other}, 0};
        if (orderByBracket(m_before, then(mine), then(other)) != orderByBracket(m_after, mine, other))
            return {{By::Bracket, 0, mine, other}, 0};
        if (orderByKeizer(m_before, then(mine), then(other)) != orderByKeizer(m_after, mine, other)) {
            const bool own = keizerSum(m_before, then(mine)) != keizerSum(m_after, mine);
            return {{By::Keizer, 0, own ? mine : other, own ? other : mine}, 0};
        }
        if (orderByPoints(m_before, then(mine), then(other)) != orderByPoints(m_after, mine, other)) {
            const auto& was = m_before.competition->primary;
            const bool own = was.score(then(mine)) != m_after.competition->primary.score(mine);
            return {{By::Points, 0, own ? mine : other, own ? other : mine}, 0};
        }
        const std::size_t columns = std::max(m_before.columns.size(), m_after.columns.size());
        for (std::size_t at = 0; at < columns; ++at) {
            if (!m_moves.sameColumn(at)) return {{By::List, at, mine, other}, at + 1};
            const Column& was = m_before.columns[at];
            const Column& now = m_after.columns[at];
            if (orderBy(was, then(mine), then(other)) == orderBy(now, mine, other)) continue;
            return {causeAt(at, mine, other), at + 1};
        }
        return {{By::Lots, 0, mine, other}, columns + 1};
    }

    /// Nothing in a list that another system made.
    [[nodiscard]] static std::optional<std::int64_t> keizerSum(const Standings& standings, std::size_t participant)
    {
        const auto& keizer = standings.competition->keizer;
        return keizer ? std::optional(keizer->rows[participant].sum) : std::nullopt;
    }

    [[nodiscard]] MoveCause causeAt(std::size_t at, std::size_t mine, std::size_t other) const
    {
        using By = MoveCause::By;
        const Column& now = m_after.columns[at];
        if ((m_before.columns[at].refusal == Refusal::None) != (now.refusal == Refusal::None))
            return {By::Dropped, at, mine, other};
        if (Calculator::ordersGroups(now.code.kind)) return {By::Group, at, mine, other};
        const bool own = m_moves.valueBefore(at, mine).value != m_moves.valueAfter(at, mine).value;
        return {By::Value, at, own ? mine : other, own ? other : mine};
    }

    Moves& m_moves;
    const Standings& m_before;
    const Standings& m_after;
};

Amount added(const std::optional<Term>& term)
{
    return term && term->cut == Cut::None ? term->contribution : Amount{};
}

}  // namespace

Amount TermChange::difference() const
{
    return {added(after).hundredths - added(before).hundredths};
}

bool Moves::sameColumn(std::size_t column) const
{
    if (column >= before->columns.size() || column >= after->columns.size()) return false;
    return canonicalText(before->columns[column].code) == canonicalText(after->columns[column].code);
}

std::optional<std::size_t> Moves::placeBefore(std::size_t column) const
{
    if (sameColumn(column)) return column;
    const std::string code = canonicalText(after->columns[column].code);
    const std::vector<Column>& were = before->columns;
    const auto at = std::ranges::find(were, code, [](const Column& each) { return canonicalText(each.code); });
    if (at == were.end()) return std::nullopt;
    return static_cast<std::size_t>(at - were.begin());
}

std::vector<TermChange> Moves::terms(std::size_t column, std::size_t participant) const
{
    // Both are in the order of rounds; a round has one term, or several boards in their order.
    const std::vector<Term>& was = valueBefore(column, participant).terms;
    const std::vector<Term>& now = valueAfter(column, participant).terms;
    std::vector<TermChange> changes;
    std::size_t first = 0;
    std::size_t second = 0;
    while (first < was.size() || second < now.size()) {
        const bool takeFirst = first < was.size() && (second == now.size() || was[first].round <= now[second].round);
        const bool takeSecond = second < now.size() && (first == was.size() || now[second].round <= was[first].round);
        TermChange change;
        if (takeFirst) change.before = was[first++];
        if (takeSecond) change.after = now[second++];
        if (change.difference() != Amount{}) changes.push_back(change);
    }
    return changes;
}

Moves movesBetween(std::shared_ptr<const Standings> before, std::shared_ptr<const Standings> after)
{
    KYDAI_ASSERT(before->competition->teams == after->competition->teams);
    Moves moves{std::move(before), std::move(after)};
    moves.beforeOf = matched(*moves.before->competition, *moves.after->competition);
    MoveFinder(moves).run();
    return moves;
}

}  // namespace kydai::tiebreak
