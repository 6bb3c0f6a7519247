#include "support/brute_force_pairing.h"

#include <algorithm>
#include <bit>
#include <functional>
#include <limits>
#include <map>
#include <numeric>

namespace kydai::brute {

namespace {

using Mask = std::uint32_t;
using Indices = std::vector<std::size_t>;
using Pairs = std::vector<std::pair<std::size_t, std::size_t>>;
using Cost = std::vector<int>;

constexpr int kOnePoint = 10;
constexpr int kNoBye = std::numeric_limits<int>::min();
constexpr std::size_t kMostPlayers = 16;

Mask bit(std::size_t player)
{
    return Mask{1} << player;
}

Mask maskOf(const Indices& players)
{
    Mask mask = 0;
    for (const std::size_t player : players) mask |= bit(player);
    return mask;
}

Indices playersOf(Mask mask)
{
    Indices players;
    for (std::size_t i = 0; i < kMostPlayers; ++i) {
        if ((mask & bit(i)) != 0) players.push_back(i);
    }
    return players;
}

/// 4.3 (D.2): an exchange of equally many BSNs between the original S1 and S2; numbers are BSN, from 1.
struct Exchange {
    std::vector<int> down{};  ///< from S1 to S2, descending
    std::vector<int> up{};    ///< from S2 to S1, ascending

    [[nodiscard]] int difference() const
    {
        return std::accumulate(up.begin(), up.end(), 0) - std::accumulate(down.begin(), down.end(), 0);
    }
};

bool goesBefore(const Exchange& a, const Exchange& b)
{
    if (a.down.size() != b.down.size()) return a.down.size() < b.down.size();
    if (a.difference() != b.difference()) return a.difference() < b.difference();
    if (a.down != b.down) return a.down > b.down;
    return a.up < b.up;
}

/// All exchanges between S1 = 1…upper and S2 = upper+1…size in the prescribed order; the first exchanges nothing.
std::vector<Exchange> exchangesInOrder(std::size_t upper, std::size_t size)
{
    std::vector<Exchange> exchanges;
    for (Mask newS1 = 0; newS1 < (Mask{1} << size); ++newS1) {
        if (static_cast<std::size_t>(std::popcount(newS1)) != upper) continue;
        Exchange exchange;
        for (std::size_t i = upper; i-- > 0;) {
            if ((newS1 & bit(i)) == 0) exchange.down.push_back(static_cast<int>(i) + 1);
        }
        for (std::size_t i = upper; i < size; ++i) {
            if ((newS1 & bit(i)) != 0) exchange.up.push_back(static_cast<int>(i) + 1);
        }
        exchanges.push_back(std::move(exchange));
    }
    std::ranges::sort(exchanges, goesBefore);
    return exchanges;
}

struct Candidate {
    Pairs pairs{};  ///< higher ranked first
    Indices downfloaters{};
};

/// A bracket to be paired, and how.
struct Task {
    Indices movedDown{};
    Indices residents{};
    Mask below = 0;            ///< everybody in lower scoregroups
    bool penultimate = false;  ///< 2017: the PPB
    bool collapsed = false;    ///< 2017: the CLB
    bool isAhead = false;      ///< only looked at, for the sake of the bracket above
    [[nodiscard]] bool isLast() const { return below == 0; }
};

class Pairer {
public:
    explicit Pairer(const Position& position, std::vector<Wish::Group> groups = {})
        : m_position(position),
          m_groups(std::move(groups)),
          m_size(position.entrants.size()),
          m_may(m_size, 0),
          m_byeScores(std::size_t{1} << m_size, kUnknown)
    {
        for (std::size_t i = 0; i < m_size; ++i) {
            for (std::size_t j = 0; j < m_size; ++j) {
                if (mayMeet(position, i, j)) m_may[i] |= bit(j);
            }
        }
    }

    std::optional<Pairing> run()
    {
        const Mask all = static_cast<Mask>((std::size_t{1} << m_size) - 1);
        if (byeScore(all) == kImpossible) return std::nullopt;
        Pairing pairing;
        Mask left = all;
        Indices floating;
        while (left != 0 || !floating.empty()) {
            if (left == 0) return std::nullopt;  // the procedure stuck although a pairing exists
            Task task{floating, scoregroupOf(left)};
            task.below = left & ~maskOf(task.residents);
            std::optional<Bracket> bracket = pairBracket(task);
            if (is2017() && !task.isLast() && (!bracket || !completes(*bracket, task.below))) {
                return finishCollapsed(std::move(pairing), task);
            }
            if (!bracket) return std::nullopt;
            left = task.below;
            floating = bracket->downfloaters;
            pairing.brackets.push_back(std::move(*bracket));
            if (left == 0) return finished(std::move(pairing), floating);
        }
        return pairing;
    }

private:
    static constexpr int kUnknown = std::numeric_limits<int>::max();
    static constexpr int kImpossible = std::numeric_limits<int>::max() - 1;

    [[nodiscard]] bool is2017() const { return m_position.edition == PairingEdition::E2017; }
    [[nodiscard]] const Entrant& entrant(std::size_t player) const { return m_position.entrants[player]; }
    [[nodiscard]] bool may(std::size_t a, std::size_t b) const { return (m_may[a] & bit(b)) != 0; }

    /// The lowest score among those who could take the bye when all of `players` are paired completely (C1–C3);
    /// kNoBye for an even number, kImpossible when no pairing exists. By trying everything.
    int byeScore(Mask players)
    {
        if (players == 0) return kNoBye;
        int& known = m_byeScores[players];
        if (known != kUnknown) return known;
        const auto first = static_cast<std::size_t>(std::countr_zero(players));
        const Mask others = players & ~bit(first);
        int best = kImpossible;
        for (const std::size_t second : playersOf(others & m_may[first])) {
            best = std::min(best, byeScore(others & ~bit(second)));
        }
        const bool odd = std::popcount(players) % 2 != 0;
        if (odd && entrant(first).mayTakeBye && byeScore(others) != kImpossible) {
            best = std::min(best, entrant(first).score);
        }
        return m_byeScores[players] = best;
    }

    /// The residents of the highest scoregroup among `players`.
    [[nodiscard]] Indices scoregroupOf(Mask players) const
    {
        Indices group;
        const Indices sorted = playersOf(players);
        for (const std::size_t player : sorted) {
            if (entrant(player).score == entrant(sorted.front()).score) group.push_back(player);
        }
        return group;
    }

    bool completes(const Bracket& bracket, Mask below)
    {
        return byeScore(below | maskOf(bracket.downfloaters)) != kImpossible;
    }

    /// 2017, A.9: the bracket is paired again as the PPB, then all below it together as the CLB.
    std::optional<Pairing> finishCollapsed(Pairing pairing, Task task)
    {
        task.penultimate = true;
        std::optional<Bracket> upper = pairBracket(task);
        if (!upper) return std::nullopt;
        Task rest{upper->downfloaters, playersOf(task.below)};
        rest.collapsed = true;
        pairing.brackets.push_back(std::move(*upper));
        std::optional<Bracket> last = pairBracket(rest);
        if (!last) return std::nullopt;
        const Indices unpaired = last->downfloaters;
        pairing.brackets.push_back(std::move(*last));
        return finished(std::move(pairing), unpaired);
    }

    Pairing finished(Pairing pairing, const Indices& unpaired) const
    {
        for (const Bracket& bracket : pairing.brackets) {
            for (const auto& [a, b] : bracket.pairs) pairing.pairs.emplace_back(entrant(a).id, entrant(b).id);
        }
        std::ranges::sort(pairing.pairs);
        if (!unpaired.empty()) pairing.bye = entrant(unpaired.front()).id;
        return pairing;
    }

    // --- what a bracket may leave over, and what the first criteria cost

    /// C4 (2017: C.4) and C2: who is left over can still be paired, and a last bracket leaves at most a legal bye.
    bool isLegal(const Task& task, const Indices& downfloaters)
    {
        if (task.isLast()) {
            return downfloaters.empty() || (downfloaters.size() == 1 && entrant(downfloaters.front()).mayTakeBye);
        }
        if (breaksWish(task, downfloaters)) return false;
        if (is2017() && !task.penultimate) return true;
        return byeScore(task.below | maskOf(downfloaters)) != kImpossible;
    }

    /// Somebody who is to stay in this group, or above it, leaves it. What the next bracket can do is not asked of.
    bool breaksWish(const Task& task, const Indices& downfloaters) const
    {
        if (task.isAhead) return false;
        return std::ranges::any_of(m_groups, [&](const Wish::Group& group) {
            return group.stays && group.score >= entrant(task.residents.front()).score &&
                   std::ranges::find(downfloaters, group.player) != downfloaters.end();
        });
    }

    int lowestScore(const Task& task) const { return entrant(task.residents.back()).score; }

    int floatingDifference(const Task& task, std::size_t player) const
    {
        return entrant(player).score - (lowestScore(task) - kOnePoint);
    }

    int difference(const std::pair<std::size_t, std::size_t>& pair) const
    {
        return entrant(pair.first).score - entrant(pair.second).score;
    }

    Cost c5ByeScore(const Task& task, const Candidate& candidate)
    {
        const int score = byeScore(task.below | maskOf(candidate.downfloaters));
        return {score == kNoBye ? 0 : score};
    }

    Cost c7DownfloaterScores(const Candidate& candidate) const
    {
        Cost scores;
        for (const std::size_t player : candidate.downfloaters) scores.push_back(entrant(player).score);
        std::ranges::sort(scores, std::greater<>());
        return scores;
    }

    Cost scoreDifferences(const Task& task, const Candidate& candidate) const
    {
        Cost differences;
        for (const auto& pair : candidate.pairs) differences.push_back(difference(pair));
        for (const std::size_t player : candidate.downfloaters) differences.push_back(floatingDifference(task, player));
        std::ranges::sort(differences, std::greater<>());
        return differences;
    }

    /// C5–C7 (2017: C.5, C.6): how many pairs, and whom the bracket cannot keep.
    std::vector<Cost> shapeCosts(const Task& task, const Candidate& candidate)
    {
        const Cost count{static_cast<int>(candidate.downfloaters.size())};
        if (is2017()) return {count, scoreDifferences(task, candidate)};
        return {c5ByeScore(task, candidate), count, c7DownfloaterScores(candidate)};
    }

    /// The least C5–C7 over every legal way to pair the bracket, MDPs with residents and residents with residents.
    struct Shape {
        std::vector<Cost> costs{};
        Candidate candidate{};
    };
    std::optional<Shape> bestShape(const Task& task)
    {
        std::optional<Shape> best;
        Candidate candidate;
        Indices players = task.movedDown;
        players.insert(players.end(), task.residents.begin(), task.residents.end());
        tryShapes(task, players, 0, 0, candidate, best);
        return best;
    }
    void tryShapes(const Task& task, const Indices& players, std::size_t at, Mask used, Candidate& candidate,
                   std::optional<Shape>& best)
    {
        while (at < players.size() && (used & bit(players[at])) != 0) ++at;
        if (best && candidate.downfloaters.size() > best->candidate.downfloaters.size() && is2017()) return;
        if (at == players.size()) {
            if (!isLegal(task, candidate.downfloaters)) return;
            std::vector<Cost> costs = shapeCosts(task, candidate);
            if (!best || costs < best->costs) best = Shape{std::move(costs), candidate};
            return;
        }
        const std::size_t player = players[at];
        const std::size_t from = std::max(at + 1, task.movedDown.size());
        for (std::size_t other = from; other < players.size(); ++other) {
            if ((used & bit(players[other])) != 0 || !may(player, players[other])) continue;
            candidate.pairs.emplace_back(player, players[other]);
            tryShapes(task, players, at + 1, used | bit(players[other]), candidate, best);
            candidate.pairs.pop_back();
        }
        candidate.downfloaters.push_back(player);
        tryShapes(task, players, at + 1, used, candidate, best);
        candidate.downfloaters.pop_back();
    }

    // --- the other criteria, one function each

    /// C8 (2017: C.7): the best that the next bracket could do with these downfloaters. Empty where there is none.
    std::vector<Cost> nextBracket(const Task& task, const Candidate& candidate)
    {
        if (task.isLast() || (is2017() && task.penultimate)) return {};
        const Mask floaters = maskOf(candidate.downfloaters);
        const auto known = m_next.find(floaters);
        if (known != m_next.end()) return known->second;
        Task next{candidate.downfloaters, scoregroupOf(task.below)};
        std::ranges::sort(next.movedDown);
        next.below = task.below & ~maskOf(next.residents);
        next.isAhead = true;
        const std::optional<Shape> shape = bestShape(next);
        std::vector<Cost> costs = shape ? shape->costs : std::vector<Cost>{{kImpossible}};
        m_next.emplace(floaters, costs);
        return costs;
    }

    Cost c8NextBracket(const Task& task, const Candidate& candidate)
    {
        Cost flat;
        for (const Cost& cost : nextBracket(task, candidate)) flat.insert(flat.end(), cost.begin(), cost.end());
        return flat;
    }

    /// C9: only where exactly one player floats and is bound to take the bye, whose score C5 has fixed.
    Cost c9UnplayedGames(const Task& task, const Candidate& candidate)
    {
        if (candidate.downfloaters.size() != 1) return {0};
        const std::size_t player = candidate.downfloaters.front();
        const int taken = byeScore(task.below | bit(player));
        return {taken == entrant(player).score ? entrant(player).unplayed : 0};
    }

    /// Of two players due the same colour absolutely, who does not get it (5.2.2–5.2.4).
    std::size_t deniedOf(std::size_t higher, std::size_t lower) const
    {
        const Entrant& a = entrant(higher);
        const Entrant& b = entrant(lower);
        if (std::abs(a.difference) != std::abs(b.difference)) {
            return std::abs(a.difference) > std::abs(b.difference) ? lower : higher;
        }
        const char due = a.preferred == Colour::White ? 'W' : 'B';
        const std::size_t games = std::min(a.colours.size(), b.colours.size());
        for (std::size_t back = 1; back <= games; ++back) {
            const char first = a.colours[a.colours.size() - back];
            const char second = b.colours[b.colours.size() - back];
            if (first != second) return first == due ? higher : lower;
        }
        return lower;
    }

    bool bothDue(const std::pair<std::size_t, std::size_t>& pair) const
    {
        const Entrant& a = entrant(pair.first);
        const Entrant& b = entrant(pair.second);
        return a.strength != Strength::None && b.strength != Strength::None && a.preferred == b.preferred;
    }

    bool bothAbsolute(const std::pair<std::size_t, std::size_t>& pair) const
    {
        return bothDue(pair) && entrant(pair.first).strength == Strength::Absolute &&
               entrant(pair.second).strength == Strength::Absolute;
    }

    Cost c10ColourDifference(const Candidate& candidate) const
    {
        int count = 0;
        for (const auto& pair : candidate.pairs) {
            if (!bothAbsolute(pair)) continue;
            const Entrant& denied = entrant(deniedOf(pair.first, pair.second));
            const int after = denied.difference + (denied.preferred == Colour::White ? -1 : 1);
            if (after > 2 || after < -2) ++count;
        }
        return {count};
    }

    Cost c11ThirdColour(const Candidate& candidate) const
    {
        int count = 0;
        for (const auto& pair : candidate.pairs) {
            if (!bothAbsolute(pair)) continue;
            const Entrant& denied = entrant(deniedOf(pair.first, pair.second));
            const std::string third(2, denied.preferred == Colour::White ? 'B' : 'W');
            if (denied.colours.ends_with(third)) ++count;
        }
        return {count};
    }

    Cost c12Preferences(const Candidate& candidate) const
    {
        return {static_cast<int>(std::ranges::count_if(candidate.pairs, [&](const auto& p) { return bothDue(p); }))};
    }

    /// The weaker preference is denied; it counts when it is a strong one.
    Cost c13StrongPreferences(const Candidate& candidate) const
    {
        return {static_cast<int>(std::ranges::count_if(candidate.pairs, [&](const auto& pair) {
            return bothDue(pair) &&
                   std::min(entrant(pair.first).strength, entrant(pair.second).strength) == Strength::Strong;
        }))};
    }

    static Float floatBack(const Entrant& e, int back) { return back == 1 ? e.lastRound : e.roundBefore; }

    bool isMovedDown(const Task& task, std::size_t player) const
    {
        return std::ranges::find(task.movedDown, player) != task.movedDown.end();
    }

    Cost residentDownfloats(const Task& task, const Candidate& candidate, int back) const
    {
        return {static_cast<int>(std::ranges::count_if(candidate.downfloaters, [&](std::size_t player) {
            return !isMovedDown(task, player) && floatBack(entrant(player), back) == Float::Down;
        }))};
    }

    Cost opponentUpfloats(const Task& task, const Candidate& candidate, int back) const
    {
        return {static_cast<int>(std::ranges::count_if(candidate.pairs, [&](const auto& pair) {
            return isMovedDown(task, pair.first) && floatBack(entrant(pair.second), back) == Float::Up;
        }))};
    }

    /// C18, C20. An MDP that floats on has a difference above that of any game in the bracket.
    Cost movedDownDifferences(const Task& task, const Candidate& candidate, int back) const
    {
        Cost differences;
        const auto add = [&](std::size_t player, int cost) {
            if (isMovedDown(task, player) && floatBack(entrant(player), back) == Float::Down) {
                differences.push_back(cost);
            }
        };
        for (const auto& pair : candidate.pairs) add(pair.first, difference(pair));
        for (const std::size_t player : candidate.downfloaters) add(player, floatingDifference(task, player));
        std::ranges::sort(differences, std::greater<>());
        return differences;
    }

    Cost opponentDifferences(const Task& task, const Candidate& candidate, int back) const
    {
        Cost differences;
        for (const auto& pair : candidate.pairs) {
            if (isMovedDown(task, pair.first) && floatBack(entrant(pair.second), back) == Float::Up) {
                differences.push_back(difference(pair));
            }
        }
        std::ranges::sort(differences, std::greater<>());
        return differences;
    }

    /// 2017, C.12 and C.14: everybody who would get the same downfloat again, paired or not.
    Cost sameDownfloats(const Candidate& candidate, int back) const
    {
        int count = 0;
        for (const auto& pair : candidate.pairs) {
            if (difference(pair) != 0 && floatBack(entrant(pair.first), back) == Float::Down) ++count;
        }
        for (const std::size_t player : candidate.downfloaters) {
            if (floatBack(entrant(player), back) == Float::Down) ++count;
        }
        return {count};
    }

    Cost sameUpfloats(const Candidate& candidate, int back) const
    {
        return {static_cast<int>(std::ranges::count_if(candidate.pairs, [&](const auto& pair) {
            return difference(pair) != 0 && floatBack(entrant(pair.second), back) == Float::Up;
        }))};
    }

    Cost sameDownfloatDifferences(const Task& task, const Candidate& candidate, int back) const
    {
        Cost differences;
        for (const auto& pair : candidate.pairs) {
            if (difference(pair) != 0 && floatBack(entrant(pair.first), back) == Float::Down) {
                differences.push_back(difference(pair));
            }
        }
        for (const std::size_t player : candidate.downfloaters) {
            if (floatBack(entrant(player), back) == Float::Down) {
                differences.push_back(floatingDifference(task, player));
            }
        }
        std::ranges::sort(differences, std::greater<>());
        return differences;
    }

    Cost sameUpfloatDifferences(const Candidate& candidate, int back) const
    {
        Cost differences;
        for (const auto& pair : candidate.pairs) {
            if (difference(pair) != 0 && floatBack(entrant(pair.second), back) == Float::Up) {
                differences.push_back(difference(pair));
            }
        }
        std::ranges::sort(differences, std::greater<>());
        return differences;
    }

    using Costs = std::vector<std::pair<std::string, Cost>>;

    Costs costs2026(const Task& task, const Candidate& c)
    {
        return {{"C5", c5ByeScore(task, c)},
                {"C6", {static_cast<int>(c.downfloaters.size())}},
                {"C7", c7DownfloaterScores(c)},
                {"C8", c8NextBracket(task, c)},
                {"C9", c9UnplayedGames(task, c)},
                {"C10", c10ColourDifference(c)},
                {"C11", c11ThirdColour(c)},
                {"C12", c12Preferences(c)},
                {"C13", c13StrongPreferences(c)},
                {"C14", residentDownfloats(task, c, 1)},
                {"C15", opponentUpfloats(task, c, 1)},
                {"C16", residentDownfloats(task, c, 2)},
                {"C17", opponentUpfloats(task, c, 2)},
                {"C18", movedDownDifferences(task, c, 1)},
                {"C19", opponentDifferences(task, c, 1)},
                {"C20", movedDownDifferences(task, c, 2)},
                {"C21", opponentDifferences(task, c, 2)}};
    }

    Costs costs2017(const Task& task, const Candidate& c)
    {
        return {{"C.5", {static_cast<int>(c.downfloaters.size())}},
                {"C.6", scoreDifferences(task, c)},
                {"C.7", c8NextBracket(task, c)},
                {"C.8", c10ColourDifference(c)},
                {"C.9", c11ThirdColour(c)},
                {"C.10", c12Preferences(c)},
                {"C.11", c13StrongPreferences(c)},
                {"C.12", sameDownfloats(c, 1)},
                {"C.13", sameUpfloats(c, 1)},
                {"C.14", sameDownfloats(c, 2)},
                {"C.15", sameUpfloats(c, 2)},
                {"C.16", sameDownfloatDifferences(task, c, 1)},
                {"C.17", sameUpfloatDifferences(c, 1)},
                {"C.18", sameDownfloatDifferences(task, c, 2)},
                {"C.19", sameUpfloatDifferences(c, 2)}};
    }

    // --- the sequence of candidates (articles 3.6, 3.7 and 4)

    /// The best candidate so far; a later one must be strictly better.
    struct Contest {
        const Task& task;
        const Shape& shape;
        std::optional<Candidate> best{};
        Costs costs{};
        std::size_t candidates = 0;
    };

    void enter(Contest& contest, Candidate candidate)
    {
        if (!isLegal(contest.task, candidate.downfloaters)) return;
        std::ranges::sort(candidate.downfloaters);
        ++contest.candidates;
        if (shapeCosts(contest.task, candidate) != contest.shape.costs) return;
        Costs costs = is2017() ? costs2017(contest.task, candidate) : costs2026(contest.task, candidate);
        if (contest.best && !(costs < contest.costs)) return;
        contest.costs = std::move(costs);
        contest.best = std::move(candidate);
    }

    std::optional<Bracket> pairBracket(const Task& task)
    {
        m_next.clear();
        const std::optional<Shape> shape = bestShape(task);
        if (!shape) return std::nullopt;
        Contest contest{task, *shape};
        const auto isPairedMdp = [&](const auto& pair) { return isMovedDown(task, pair.first); };
        const auto m1 = static_cast<std::size_t>(std::ranges::count_if(shape->candidate.pairs, isPairedMdp));
        const std::size_t maxPairs = shape->candidate.pairs.size();
        for (const Indices& s1 : setsOfMovedDown(task, m1)) tryMovedDown(contest, s1, maxPairs - m1);
        if (!contest.best) return std::nullopt;
        Bracket bracket;
        bracket.scoregroup = entrant(task.residents.front()).score;
        bracket.movedDown = task.movedDown;
        bracket.residents = task.residents;
        bracket.pairs = std::move(contest.best->pairs);
        bracket.downfloaters = std::move(contest.best->downfloaters);
        bracket.costs = std::move(contest.costs);
        bracket.candidates = contest.candidates;
        bracket.penultimate = task.penultimate;
        return bracket;
    }

    /// 4.4 (D.3): sets of `count` MDPs, by their smallest differing BSN; 2017 by highest differing score first, which
    /// C.6 has settled among the sets that can win.
    static std::vector<Indices> setsOfMovedDown(const Task& task, std::size_t count)
    {
        std::vector<Indices> sets;
        const std::size_t all = task.movedDown.size();
        for (Mask chosen = 0; chosen < (Mask{1} << all); ++chosen) {
            if (static_cast<std::size_t>(std::popcount(chosen)) != count) continue;
            Indices set;
            for (std::size_t i = 0; i < all; ++i) {
                if ((chosen & bit(i)) != 0) set.push_back(task.movedDown[i]);
            }
            sets.push_back(std::move(set));
        }
        std::ranges::sort(sets);
        return sets;
    }

    /// 4.2 (D.1): transpositions of S2 by the lexicographic value of its first BSNs; those that repeat a game end
    /// early.
    template <class Visit>
    void transpose(const Indices& s1, const Indices& s2, Pairs& pairs, Mask& used, const Visit& visit)
    {
        const std::size_t at = pairs.size() - m_base;
        if (at == s1.size()) {
            visit();
            return;
        }
        for (const std::size_t player : s2) {
            if ((used & bit(player)) != 0 || !may(s1[at], player)) continue;
            used |= bit(player);
            pairs.emplace_back(s1[at], player);
            transpose(s1, s2, pairs, used, visit);
            pairs.pop_back();
            used &= ~bit(player);
        }
    }

    void tryMovedDown(Contest& contest, const Indices& s1, std::size_t remainderPairs)
    {
        Indices limbo;
        for (const std::size_t player : contest.task.movedDown) {
            if (std::ranges::find(s1, player) == s1.end()) limbo.push_back(player);
        }
        Pairs pairs;
        Mask used = 0;
        m_base = 0;
        transpose(s1, contest.task.residents, pairs, used, [&] {
            Indices remainder;
            for (const std::size_t player : contest.task.residents) {
                if ((used & bit(player)) == 0) remainder.push_back(player);
            }
            tryRemainder(contest, pairs, limbo, remainder, remainderPairs);
            m_base = 0;
        });
    }

    void tryRemainder(Contest& contest, const Pairs& movedDownPairs, const Indices& limbo, const Indices& remainder,
                      std::size_t upper)
    {
        const auto key = std::make_pair(upper, remainder.size());
        auto known = m_exchanges.find(key);
        if (known == m_exchanges.end()) {
            known = m_exchanges.emplace(key, exchangesInOrder(upper, remainder.size())).first;
        }
        for (const Exchange& exchange : known->second) {
            Mask inS1 = static_cast<Mask>((Mask{1} << upper) - 1);
            for (const int bsn : exchange.down) inS1 &= ~bit(static_cast<std::size_t>(bsn - 1));
            for (const int bsn : exchange.up) inS1 |= bit(static_cast<std::size_t>(bsn - 1));
            Indices s1;
            Indices s2;
            for (std::size_t i = 0; i < remainder.size(); ++i) {
                ((inS1 & bit(i)) != 0 ? s1 : s2).push_back(remainder[i]);
            }
            Pairs pairs = movedDownPairs;
            Mask used = 0;
            m_base = movedDownPairs.size();
            transpose(s1, s2, pairs, used, [&] {
                Candidate candidate{pairs, limbo};
                for (auto& [first, second] : candidate.pairs) {
                    if (first > second) std::swap(first, second);
                }
                for (const std::size_t player : s2) {
                    if ((used & bit(player)) == 0) candidate.downfloaters.push_back(player);
                }
                enter(contest, std::move(candidate));
            });
        }
    }

    const Position& m_position;
    std::vector<Wish::Group> m_groups;
    std::size_t m_size;
    std::vector<Mask> m_may;
    std::vector<int> m_byeScores;
    std::map<Mask, std::vector<Cost>> m_next;
    std::map<std::pair<std::size_t, std::size_t>, std::vector<Exchange>> m_exchanges;
    std::size_t m_base = 0;  ///< pairs that the transposition under way does not touch
};

}  // namespace

bool mayMeet(const Position& position, std::size_t a, std::size_t b)
{
    if (a == b || position.apart[a][b]) return false;
    const Entrant& first = position.entrants[a];
    const Entrant& second = position.entrants[b];
    const bool clash = first.strength == Strength::Absolute && second.strength == Strength::Absolute &&
                       first.preferred == second.preferred;
    return !clash || first.topscorer || second.topscorer;
}

std::optional<Pairing> pair(const Position& position)
{
    return Pairer(position).run();
}

Position restricted(Position position, const Wish& wish)
{
    const auto part = [&](std::size_t a, std::size_t b) { position.apart[a][b] = position.apart[b][a] = true; };
    for (const auto& [a, b] : wish.pairs) {
        for (std::size_t other = 0; other < position.entrants.size(); ++other) {
            if (other != b) part(a, other);
            if (other != a) part(b, other);
        }
        position.entrants[a].mayTakeBye = false;
        position.entrants[b].mayTakeBye = false;
    }
    for (const Wish::Group& group : wish.groups) {
        for (std::size_t other = 0; other < position.entrants.size(); ++other) {
            if ((position.entrants[other].score >= group.score) != group.stays) part(group.player, other);
        }
        if (group.stays) position.entrants[group.player].mayTakeBye = false;
    }
    if (wish.avoidsBye) position.entrants[*wish.avoidsBye].mayTakeBye = false;
    for (std::size_t other = 0; wish.takesBye && other < position.entrants.size(); ++other) {
        part(*wish.takesBye, other);
        if (other != *wish.takesBye) position.entrants[other].mayTakeBye = false;
    }
    return position;
}

std::optional<Pairing> pairWith(const Position& position, const Wish& wish)
{
    return Pairer(restricted(position, wish), wish.groups).run();
}

std::optional<Pairing> pairWithForced(const Position& position, PlayerId a, PlayerId b)
{
    Wish wish;
    wish.pairs = {{position.indexOf(a), position.indexOf(b)}};
    return pairWith(position, wish);
}

}  // namespace kydai::brute
