// Example (C.04.3, 3.3 and 4.2): S1 = 1 2 3 meets S2 = 4 5 6, and 1 met 4 before. The chain of 1 is "4: met"; 1 gets
// 5. That of 2 is "5: engaged with 1; 1 should have met 4: met"; 2 gets 4. 3 against 6 is the plain order.
#include "pairing/causes.h"

#include "explain/articles.h"
#include "pairing/order.h"
#include "support/assert.h"

#include <algorithm>
#include <iterator>
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

Article completionArticle(PairingEdition edition)
{
    return edition == PairingEdition::E2017 ? article::kCompletion2017 : article::kC4;
}

Obstacle barred(const PairBar& bar)
{
    Obstacle found;
    found.bar = bar;
    found.kind = Obstacle::Kind::Colour;
    if (bar.kind == PairBar::Kind::Met) found.kind = Obstacle::Kind::Met;
    if (bar.kind == PairBar::Kind::Prohibited) found.kind = Obstacle::Kind::Prohibited;
    return found;
}

}  // namespace

Obstacle obstacleOf(PairingEdition edition, WhyNot why)
{
    using Verdict = WhyNot::Verdict;
    KYDAI_ASSERT(why.verdict != Verdict::Cancelled && why.verdict != Verdict::Together);
    if (why.verdict == Verdict::Barred) return barred(why.bar);
    Obstacle found;
    found.bracket = why.bracket;
    found.alternative = std::move(why.alternative);
    if (why.verdict == Verdict::Impossible) {
        found.kind = Obstacle::Kind::Completion;
        found.unpaired = std::move(why.blocked.left);
        found.nobodyMayTakeBye = why.blocked.nobodyMayTakeBye;
        found.article = completionArticle(edition);
        return found;
    }
    if (why.verdict == Verdict::Sequence) return found;
    found.kind = Obstacle::Kind::Criterion;
    found.best = std::move(why.forced);
    found.made = std::move(why.made);
    found.sufferers = std::move(why.sufferers);
    if (why.verdict == Verdict::ByeScore) {
        found.criterion = "C5";
        found.article = article::kC5;
    } else if (why.verdict == Verdict::Completion) {
        found.criterion = "C.4";
        found.article = article::kCompletion2017;
        found.best = {1};
        found.made = {0};
    } else {
        found.criterion = why.criterion->name;
        found.about = kindOf(edition, *why.criterion);
        found.article = why.criterion->article;
    }
    return found;
}

CauseFinder::CauseFinder(const Section& section, const Alternatives& round)
    : m_section(section), m_round(round), m_rank(round.field().size()), m_partner(round.field().size(), kNobody)
{
    const std::vector<std::size_t> order = rankingOrder(round.field());
    for (std::size_t rank = 0; rank < order.size(); ++rank) m_rank[order[rank]] = rank;
    for (const Pairing& pair : round.made().pairs) {
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
    const PairBar bar = whatBarsPair(m_section, field(), a, b);
    if (bar.kind != PairBar::Kind::None) return barred(bar);
    if (m_partner[a] == kNobody || m_partner[b] == kNobody) {
        found.kind = Obstacle::Kind::Bye;
        return found;
    }
    Conditions conditions;
    conditions.pairs = settledBefore(rank, bracket);
    conditions.pairs.emplace_back(a, b);
    WhyNot why = compared(m_round, m_round.bestFrom(bracket, conditions, stop));
    if (why.verdict == WhyNot::Verdict::Cancelled) return std::nullopt;
    return obstacleOf(field().edition, std::move(why));
}

/// The pairs whose better player ranks above `rank`: those of the bracket, and those below it of players who left it.
std::vector<PairIndices> CauseFinder::settledBefore(std::size_t rank, std::size_t bracket) const
{
    std::vector<PairIndices> settled;
    for (const PairIndices& pair : brackets()[bracket].pairs) {
        if (m_rank[pair.first] < rank) settled.push_back(pair);
    }
    for (const std::size_t player : brackets()[bracket].downfloaters) {
        if (m_partner[player] != kNobody && m_rank[player] < rank) settled.emplace_back(player, m_partner[player]);
    }
    return settled;
}

/// Follows the pairs from one that left the plain order to what started it.
class CauseFinder::Chain {
public:
    Chain(const CauseFinder& finder, std::size_t bracket, const std::stop_token& stop)
        : m_finder(finder), m_index(bracket), m_bracket(finder.brackets()[bracket]), m_stop(stop)
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
        changed.down = m_bracket.exchangedDown;
        changed.up = m_bracket.exchangedUp;
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

/// Everybody else of the group that was left: who was to be paired in it, and has its score or a higher one.
std::vector<std::size_t> CauseFinder::groupOf(const FloatCause& left) const
{
    const BracketRecord& bracket = brackets()[left.bracket];
    Entrants group;
    for (const Entrants* players : {&bracket.movedDown, &bracket.residents}) {
        std::ranges::copy_if(*players, std::back_inserter(group),
                             [&](std::size_t player) { return player != left.player && score(player) >= left.from; });
    }
    return group;
}

/// Who of a bracket meets nobody of the group's score or above.
std::vector<std::size_t> CauseFinder::leaversOf(const BracketRecord& bracket, Points group) const
{
    Entrants leavers = bracket.downfloaters;
    for (const PairIndices& pair : bracket.pairs) {
        if (score(pair.first) >= group && score(pair.second) < group) leavers.push_back(pair.first);
    }
    return leavers;
}

void CauseFinder::nameRivals(FloatCause& left) const
{
    if (!left.cause.alternative) return;
    const BracketRecord* other = left.cause.alternative->bracket(left.bracket);
    if (other == nullptr) return;
    left.instead = newlyHit(leaversOf(*other, left.from), leaversOf(brackets()[left.bracket], left.from));
}

std::optional<Obstacle> CauseFinder::whatKeepsOut(const FloatCause& left, const std::stop_token& stop) const
{
    const Entrants group = groupOf(left);
    Obstacle found;
    found.kind = group.empty() ? Obstacle::Kind::Alone : Obstacle::Kind::Nobody;
    for (const std::size_t other : group) {
        found.bars.emplace_back(other, whatBarsPair(m_section, field(), left.player, other));
        if (found.bars.back().second.kind != PairBar::Kind::None) continue;
        WhyNot why = whyLeaves(m_round, left.bracket, left.from, left.player, std::nullopt, stop);
        if (why.verdict == WhyNot::Verdict::Cancelled) return std::nullopt;
        return obstacleOf(field().edition, std::move(why));
    }
    if (group.size() != 1) return found;
    return barred(found.bars.front().second);
}

std::optional<std::vector<FloatCause>> CauseFinder::downfloats(std::size_t player, const std::stop_token& stop) const
{
    std::vector<FloatCause> causes;
    for (std::size_t i = 0; i < brackets().size(); ++i) {
        const BracketRecord& bracket = brackets()[i];
        const bool floats = has(bracket.downfloaters, player) && i + 1 < brackets().size();
        const std::size_t partner = m_partner[player];
        // 2017: in the collapsed bracket residents of several scores meet.
        const bool meetsLower =
            bracket.collapsed && has(bracket.residents, player) && partner != kNobody && score(partner) < score(player);
        if (!floats && !meetsLower) continue;
        FloatCause left;
        left.player = player;
        left.from = floats ? bracket.score : score(player);
        left.bracket = i;
        const Entrants group = groupOf(left);
        left.size = group.size() + 1;
        auto cause = whatKeepsOut(left, stop);
        if (!cause) return std::nullopt;
        left.cause = *std::move(cause);
        const bool outright = left.cause.kind == Obstacle::Kind::Met || left.cause.kind == Obstacle::Kind::Prohibited ||
                              left.cause.kind == Obstacle::Kind::Colour;
        if (outright) left.other = group.front();
        nameRivals(left);
        // 2017: a walk that knows who leaves may complete the round elsewhere; with the rival named the question is the
        // same as the one that names him.
        if (field().edition == PairingEdition::E2017 && left.instead.size() == 1) {
            auto named = insteadOf(left, left.instead.front(), stop);
            if (!named) return std::nullopt;
            left.cause = std::move(named->cause);
        }
        const bool isLast = std::ranges::none_of(group, [&](std::size_t each) { return above(player, each); });
        const bool odd = left.size % 2 != 0 && !bracket.collapsed;
        if (left.cause.kind == Obstacle::Kind::Order && isLast && odd) left.cause.kind = Obstacle::Kind::Odd;
        causes.push_back(std::move(left));
    }
    return causes;
}

std::optional<FloatCause> CauseFinder::insteadOf(const FloatCause& left, std::size_t other,
                                                 const std::stop_token& stop) const
{
    WhyNot why = whyLeaves(m_round, left.bracket, left.from, left.player, other, stop);
    if (why.verdict == WhyNot::Verdict::Cancelled) return std::nullopt;
    FloatCause cause = left;
    cause.other.reset();
    cause.cause = obstacleOf(field().edition, std::move(why));
    cause.instead = {other};
    return cause;
}

std::optional<Causes> CauseFinder::of(std::size_t bracket, const PairIndices& pair, const std::stop_token& stop) const
{
    Causes causes;
    Chain chain(*this, bracket, stop);
    if (!chain.follow(pair)) return std::nullopt;
    causes.departures = std::move(chain.found);
    const auto [upper, lower] = pair;
    auto left = downfloats(upper, stop);
    if (!left) return std::nullopt;
    causes.floats = *std::move(left);
    if (score(upper) == score(lower)) return causes;
    FloatCause up;
    up.player = lower;
    up.down = false;
    up.from = score(lower);
    up.cause.kind = Obstacle::Kind::Engaged;
    up.cause.with = upper;
    causes.floats.push_back(std::move(up));
    return causes;
}

}  // namespace kydai::pairing
