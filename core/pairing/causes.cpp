// Example (C.04.3, 3.3 and 4.2): S1 = 1 2 3 meets S2 = 4 5 6, and 1 met 4 before. The chain of 1 is "4: met"; 1 gets
// 5. That of 2 is "5: engaged with 1; 1 should have met 4: met"; 2 gets 4. 3 against 6 is the plain order.
#include "pairing/causes.h"

#include "explain/articles.h"
#include "pairing/order.h"
#include "pairing/why_not.h"

#include <algorithm>
#include <utility>

namespace kydai::pairing {

namespace {

using Entrants = std::vector<std::size_t>;

std::size_t indexIn(const Entrants& list, std::size_t player)
{
    return static_cast<std::size_t>(std::ranges::find(list, player) - list.begin());
}

bool has(const Entrants& list, std::size_t player)
{
    return std::ranges::find(list, player) != list.end();
}

Entrants withoutThose(const Entrants& list, const std::set<std::size_t>& gone)
{
    Entrants left;
    std::ranges::copy_if(list, std::back_inserter(left), [&](std::size_t player) { return !gone.contains(player); });
    return left;
}

/// The part of a bracket that a pair belongs to: who stands against whom by the plain order, and who could be taken.
struct Halves {
    Entrants upper{};  ///< S1 by the plain order
    Entrants lower{};  ///< S2 by the plain order
    Entrants takes{};  ///< S2 after exchanges, in order
    bool exchanged = false;
};

Halves halvesOf(const BracketRecord& bracket, const PairIndices& pair)
{
    if (has(bracket.s1, pair.first)) return {bracket.s1, bracket.residents, bracket.residents, false};
    const auto middle = bracket.remainder.begin() + static_cast<std::ptrdiff_t>(bracket.remainderPairs);
    Halves halves{{bracket.remainder.begin(), middle}, {middle, bracket.remainder.end()}, {}, false};
    halves.exchanged = !bracket.exchangedDown.empty();
    for (const std::size_t player : bracket.remainder) {
        const bool low = has(halves.lower, player);
        if (low ? !has(bracket.exchangedUp, player) : has(bracket.exchangedDown, player))
            halves.takes.push_back(player);
    }
    return halves;
}

}  // namespace

CauseFinder::CauseFinder(const Section& section, const Field& field, const RoundPairing& record)
    : m_section(section),
      m_field(field),
      m_record(record),
      m_order(rankingOrder(field)),
      m_rank(field.size()),
      m_partner(field.size(), kNobody)
{
    for (std::size_t rank = 0; rank < m_order.size(); ++rank) m_rank[m_order[rank]] = rank;
    for (const Pairing& pair : record.pairs) {
        m_partner[pair.higher] = pair.lower;
        m_partner[pair.lower] = pair.higher;
    }
}

/// The rank of the better of a player's pair: how early the pair stands.
std::size_t CauseFinder::pairRank(std::size_t player) const
{
    const std::size_t partner = m_partner[player];
    return partner == kNobody ? m_rank[player] : std::min(m_rank[player], m_rank[partner]);
}

/// The bracket as it was made, with nothing settled yet.
BracketAgain CauseFinder::question(std::size_t bracket) const
{
    const BracketRecord& made = m_record.brackets[bracket];
    BracketAgain again;
    again.score = made.score;
    if (m_record.bye) again.byeScore = m_field.entrants[*m_record.bye].score;
    again.lowestScore = m_field.entrants[made.residents.back()].score;
    again.collapsed = made.collapsed;
    again.movedDown = made.movedDown;
    again.residents = made.residents;
    const std::size_t end = m_rank[made.residents.back()] + 1;
    again.below.assign(m_order.begin() + static_cast<std::ptrdiff_t>(end), m_order.end());
    return again;
}

Obstacle CauseFinder::firstDifference(const BracketRecord& made, const BracketBest& best) const
{
    Obstacle found;
    const bool is2017 = m_field.edition == PairingEdition::E2017;
    const bool boundBefore = made.restriction == Restriction::Completion;
    const bool boundNow = best.restriction == Restriction::Completion;
    if (best.byeScore && m_record.bye) {
        const Points before = m_field.entrants[*m_record.bye].score;
        if (*best.byeScore > before) {
            found.kind = Obstacle::Kind::Criterion;
            found.criterion = "C5";
            found.article = article::kC5;
            found.best = {best.byeScore->tenths};
            found.made = {before.tenths};
            return found;
        }
    }
    if (is2017 && boundNow && !boundBefore) {
        found.kind = Obstacle::Kind::Criterion;
        found.criterion = "C.4";
        found.article = article::kCompletion2017;
        found.best = {1};
        found.made = {0};
        found.sufferers = newlyHit(best.downfloaters, made.downfloaters);
        return found;
    }
    for (std::size_t i = 0; i < made.criteria.size(); ++i) {
        const CriterionResult& before = made.criteria[i];
        const CriterionResult& after = best.criteria[i];
        if (before.cost == after.cost) continue;
        const CriterionKind kind = kindOf(m_field.edition, *before.criterion);
        if (is2017 && boundBefore && kind == CriterionKind::NextBracket) continue;  // not asked of that bracket
        if (after.cost < before.cost) return found;
        found.kind = Obstacle::Kind::Criterion;
        found.criterion = before.criterion->name;
        found.about = kind;
        found.article = before.criterion->article;
        found.best = after.cost;
        found.made = before.cost;
        if (kind != CriterionKind::NextBracket) found.sufferers = newlyHit(after.players, before.players);
        return found;
    }
    return found;
}

std::optional<Obstacle> CauseFinder::compared(std::size_t bracket, const BracketAgain& again,
                                              const std::stop_token& stop) const
{
    const BracketOutcome outcome = pairBracketAgain(m_field, again, stop);
    if (std::holds_alternative<Cancelled>(outcome)) return std::nullopt;
    if (const auto* none = std::get_if<NoPairing>(&outcome)) {
        Obstacle found;
        if (none->left.empty()) return found;  // only by pairing groups above anew
        found.kind = Obstacle::Kind::Completion;
        found.unpaired = none->left;
        found.article = m_field.edition == PairingEdition::E2017 ? article::kCompletion2017 : article::kC4;
        return found;
    }
    return firstDifference(m_record.brackets[bracket], std::get<BracketBest>(outcome));
}

std::optional<Obstacle> CauseFinder::obstacle(std::size_t bracket, std::size_t a, std::size_t b,
                                              const std::stop_token& stop) const
{
    Obstacle found;
    const std::size_t rank = std::min(m_rank[a], m_rank[b]);
    for (const std::size_t player : {b, a}) {
        if (m_partner[player] == kNobody || pairRank(player) >= rank) continue;
        found.kind = Obstacle::Kind::Engaged;
        found.with = m_partner[player];
        return found;
    }
    found.bar = whatBarsPair(m_section, m_field, a, b);
    switch (found.bar.kind) {
    case PairBar::Kind::Met:
        found.kind = Obstacle::Kind::Met;
        return found;
    case PairBar::Kind::Prohibited:
        found.kind = Obstacle::Kind::Prohibited;
        return found;
    case PairBar::Kind::SameAbsoluteColour:
        found.kind = Obstacle::Kind::Colour;
        return found;
    case PairBar::Kind::None:
    case PairBar::Kind::SamePlayer:
        break;
    }
    if (m_partner[a] == kNobody || m_partner[b] == kNobody) {
        found.kind = Obstacle::Kind::Bye;
        return found;
    }
    BracketAgain again = question(bracket);
    settleAbove(rank, bracket, again);
    again.settled.emplace_back(above(a, b) ? a : b, above(a, b) ? b : a);
    const std::set<std::size_t> both{a, b};
    again.movedDown = withoutThose(again.movedDown, both);
    again.residents = withoutThose(again.residents, both);
    auto barred = compared(bracket, again, stop);
    const bool cameDown = has(m_record.brackets[bracket].movedDown, above(a, b) ? a : b);
    if (!barred || barred->kind != Obstacle::Kind::Completion || !cameDown) return barred;
    return inWholeRound(a, b, stop);
}

/// Whoever came down ranks above pairs that were made before his turn: with those made anew too the round might be
/// completed, at a price in a group above.
std::optional<Obstacle> CauseFinder::inWholeRound(std::size_t a, std::size_t b, const std::stop_token& stop) const
{
    std::vector<ForcedPair> pairs{{a, b}};
    for (const Pairing& pair : m_record.pairs) {
        if (m_rank[pair.higher] < std::min(m_rank[a], m_rank[b])) pairs.push_back({pair.higher, pair.lower});
    }
    const WhyNot why = whyNotTogether(m_field, m_record, std::move(pairs), stop);
    if (why.verdict == WhyNot::Verdict::Cancelled) return std::nullopt;
    Obstacle found;
    if (why.verdict == WhyNot::Verdict::Impossible) {
        found.kind = Obstacle::Kind::Completion;
        found.unpaired = why.blocked.left;
        found.article = m_field.edition == PairingEdition::E2017 ? article::kCompletion2017 : article::kC4;
    } else if (why.verdict == WhyNot::Verdict::ByeScore) {
        found.kind = Obstacle::Kind::Criterion;
        found.criterion = "C5";
        found.article = article::kC5;
        found.best = {m_field.entrants[*why.alternative->bye].score.tenths};
        found.made = {m_field.entrants[*m_record.bye].score.tenths};
    } else if (why.verdict == WhyNot::Verdict::Completion) {
        found.kind = Obstacle::Kind::Criterion;
        found.criterion = "C.4";
        found.article = article::kCompletion2017;
        found.best = {1};
        found.made = {0};
        found.sufferers = why.sufferers;
    } else if (why.verdict == WhyNot::Verdict::Worse && why.made < why.forced) {
        found.kind = Obstacle::Kind::Criterion;
        found.criterion = why.criterion->name;
        found.about = kindOf(m_field.edition, *why.criterion);
        found.article = why.criterion->article;
        found.best = why.forced;
        found.made = why.made;
        if (found.about != CriterionKind::NextBracket) found.sufferers = why.sufferers;
    }
    return found;
}

/// Lets the pairs stand whose better player ranks above `rank`: those of the bracket, and those below it of players who
/// left it.
void CauseFinder::settleAbove(std::size_t rank, std::size_t bracket, BracketAgain& again) const
{
    const BracketRecord& made = m_record.brackets[bracket];
    std::set<std::size_t> gone;
    for (const PairIndices& pair : made.pairs) {
        if (m_rank[pair.first] >= rank) continue;
        again.settled.push_back(pair);
        gone.insert({pair.first, pair.second});
    }
    for (const std::size_t player : made.downfloaters) {
        const std::size_t partner = m_partner[player];
        if (partner == kNobody || pairRank(player) >= rank) continue;
        again.floated.push_back(player);
        gone.insert({player, partner});
        const auto& next = m_record.brackets[bracket + 1].residents;
        if (!has(next, partner)) again.onward.push_back(player);
    }
    again.movedDown = withoutThose(again.movedDown, gone);
    again.residents = withoutThose(again.residents, gone);
    again.below = withoutThose(again.below, gone);
}

/// Follows the pairs from one that left the plain order to what started it.
class CauseFinder::Chain {
public:
    Chain(const CauseFinder& finder, std::size_t bracket, const std::stop_token& stop)
        : m_finder(finder), m_index(bracket), m_bracket(finder.m_record.brackets[bracket]), m_stop(stop)
    {
    }

    /// False where it was stopped.
    bool follow(const PairIndices& pair) { return lead(pair) && passes(pair); }

    std::vector<Departure> found{};

private:
    using Kind = Obstacle::Kind;

    bool add(std::size_t player, std::size_t expected)
    {
        auto obstacle = m_finder.obstacle(m_index, player, expected, m_stop);
        if (!obstacle) return false;
        found.push_back({player, expected, *std::move(obstacle)});
        const Obstacle& last = found.back().obstacle;
        if (last.kind != Kind::Engaged) return true;
        const std::size_t taken = m_finder.m_partner[last.with];
        PairIndices pair{last.with, taken};
        if (m_finder.above(taken, last.with)) std::swap(pair.first, pair.second);
        return lead(pair);
    }

    /// The pair's own step away from the plain order, and what that follows from.
    bool lead(const PairIndices& pair)
    {
        const auto [upper, lower] = pair;
        const bool here = std::ranges::find(m_bracket.pairs, pair) != m_bracket.pairs.end();
        if (!here || !m_told.insert(pair).second) return true;
        const Halves halves = halvesOf(m_bracket, pair);
        const std::size_t i = indexIn(halves.upper, upper);
        const std::size_t k = indexIn(halves.lower, lower);
        if (i == halves.upper.size() || k == halves.lower.size()) return changedHalves(pair, halves);
        if (i == k) return true;
        const std::size_t plain = i < halves.lower.size() ? halves.lower[i] : kNobody;
        if (plain != kNobody && has(m_bracket.exchangedUp, plain) && halves.exchanged)
            return exchange(upper, plain, plain);
        const bool taken = plain == kNobody || m_finder.pairRank(plain) < m_finder.m_rank[upper];
        // Who was left by a better placed player is taken before the plain opponent's turn comes.
        if (!taken && k < i) return fromBelow(lower, halves.upper[k], halves);
        return plain == kNobody || add(upper, plain);
    }

    bool fromBelow(std::size_t lower, std::size_t expected, const Halves& halves)
    {
        if (halves.exchanged && has(m_bracket.exchangedDown, expected)) return exchange(lower, expected, expected);
        return add(lower, expected);
    }

    /// One of the two was moved into the other half.
    bool changedHalves(const PairIndices& pair, const Halves& halves)
    {
        for (const std::size_t player : {pair.first, pair.second}) {
            const bool up = has(m_bracket.exchangedUp, player);
            if (!up && !has(m_bracket.exchangedDown, player)) continue;
            const std::size_t place = indexIn(up ? halves.lower : halves.upper, player);
            const Entrants& others = up ? halves.upper : halves.lower;
            if (place < others.size()) return exchange(player, others[place], player);
        }
        return true;
    }

    /// `moved` is the one of the two who changed halves.
    bool exchange(std::size_t player, std::size_t expected, std::size_t moved)
    {
        const bool up = has(m_bracket.exchangedUp, moved);
        const Entrants& own = up ? m_bracket.exchangedUp : m_bracket.exchangedDown;
        const Entrants& other = up ? m_bracket.exchangedDown : m_bracket.exchangedUp;
        Obstacle changed;
        changed.kind = Kind::Exchange;
        changed.with = other[indexIn(own, moved)];
        found.push_back({player, expected, changed});
        return exchangeCause(up ? changed.with : moved);
    }

    /// Why the plain halves would not do: the first player of S1, down to the one who left it, for whom something
    /// stands against an opponent in S2.
    bool exchangeCause(std::size_t down)
    {
        if (!m_exchanges.insert(down).second) return true;
        const auto middle = m_bracket.remainder.begin() + static_cast<std::ptrdiff_t>(m_bracket.remainderPairs);
        const Entrants lower(middle, m_bracket.remainder.end());
        for (auto upper = m_bracket.remainder.begin(); upper != middle; ++upper) {
            const auto place = static_cast<std::size_t>(upper - m_bracket.remainder.begin());
            if (m_finder.m_partner[*upper] == lower[place]) continue;
            Entrants order{lower[place]};
            std::ranges::copy_if(lower, std::back_inserter(order),
                                 [&](std::size_t other) { return other != order[0]; });
            for (const std::size_t other : order) {
                if (m_finder.m_partner[*upper] == other) break;
                auto obstacle = m_finder.obstacle(m_index, *upper, other, m_stop);
                if (!obstacle) return false;
                if (!obstacle->isHard()) continue;
                found.push_back({*upper, other, *std::move(obstacle)});
                return true;
            }
            if (*upper == down) break;
        }
        return true;
    }

    /// Everybody in the order before the opponent who was still to be had.
    bool passes(const PairIndices& pair)
    {
        const std::size_t upper = pair.first;
        const std::size_t lower = pair.second;
        const Halves halves = halvesOf(m_bracket, pair);
        const std::size_t i = indexIn(halves.upper, upper);
        const bool plain = i < halves.lower.size() && i == indexIn(halves.lower, lower);
        if (plain) return true;
        for (const std::size_t other : halves.takes) {
            if (other == lower) break;
            const bool told = std::ranges::any_of(
                found, [&](const Departure& step) { return step.player == upper && step.expected == other; });
            if (told || m_finder.pairRank(other) < m_finder.m_rank[upper]) continue;
            if (!add(upper, other)) return false;
        }
        return true;
    }

    const CauseFinder& m_finder;
    std::size_t m_index;
    const BracketRecord& m_bracket;
    const std::stop_token& m_stop;
    std::set<PairIndices> m_told{};
    std::set<std::size_t> m_exchanges{};
};

std::optional<FloatCause> CauseFinder::insteadOf(std::size_t bracket, std::size_t player, std::size_t other,
                                                 const std::stop_token& stop) const
{
    const BracketRecord& made = m_record.brackets[bracket];
    if (has(made.downfloaters, other)) return std::nullopt;
    BracketAgain again = question(bracket);
    again.floater = other;
    auto cause = compared(bracket, again, stop);
    if (!cause) return std::nullopt;
    return FloatCause{player, true, made.score, *std::move(cause), other, true};
}

std::optional<FloatCause> CauseFinder::downfloat(std::size_t bracket, std::size_t player,
                                                 const std::stop_token& stop) const
{
    const BracketRecord& made = m_record.brackets[bracket];
    const std::size_t place = indexIn(made.remainder, player);
    const bool odd = made.remainder.size() == 2 * made.remainderPairs + 1;
    if (odd && place + 1 == made.remainder.size() && made.limbo.empty()) {
        FloatCause cause{player, true, made.score, {}, {}, false};
        cause.cause.kind = Obstacle::Kind::Odd;
        return cause;
    }
    // Two who leave together: they could not be paired with each other.
    for (const std::size_t other : made.downfloaters) {
        if (other == player || (has(made.limbo, player) && has(made.limbo, other))) continue;
        auto cause = obstacle(bracket, player, other, stop);
        if (!cause) return std::nullopt;
        if (cause->kind == Obstacle::Kind::Engaged || cause->kind == Obstacle::Kind::Bye) continue;
        return FloatCause{player, true, made.score, *std::move(cause), other, false};
    }
    // Else somebody of its kind who stayed might have left instead.
    const auto stays = [&](std::size_t other) { return other != player && !has(made.downfloaters, other); };
    const Entrants& all = has(made.limbo, player) && !made.s1.empty() ? made.s1 : made.residents;
    const auto last = std::find_if(all.rbegin(), all.rend(), stays);
    if (last == all.rend()) return FloatCause{player, true, made.score, {}, {}, false};
    return insteadOf(bracket, player, *last, stop);
}

std::optional<Causes> CauseFinder::of(std::size_t bracket, const PairIndices& pair, const std::stop_token& stop) const
{
    Causes causes;
    Chain chain(*this, bracket, stop);
    if (!chain.follow(pair)) return std::nullopt;
    causes.departures = std::move(chain.found);
    const auto [upper, lower] = pair;
    for (std::size_t above = 0; above < bracket; ++above) {
        if (!has(m_record.brackets[above].downfloaters, upper)) continue;
        auto cause = downfloat(above, upper, stop);
        if (!cause) return std::nullopt;
        causes.floats.push_back(*std::move(cause));
    }
    if (m_field.entrants[upper].score == m_field.entrants[lower].score) return causes;
    FloatCause up{lower, false, m_field.entrants[lower].score, {}, {}, false};
    up.cause.kind = Obstacle::Kind::Engaged;
    up.cause.with = upper;
    causes.floats.push_back(std::move(up));
    return causes;
}

}  // namespace kydai::pairing
