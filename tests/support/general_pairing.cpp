// Example (C.04.3, 3.2): six players before round 1. Every pair costs nothing by the criteria; of all matchings that
// have no exchange the lexicographically first is 1-4, 2-5, 3-6.
#include "support/general_pairing.h"

#include "support/plain_matching.h"
#include "support/weighted_blossoms.h"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <functional>
#include <numeric>
#include <set>
#include <stdexcept>

namespace kydai::verify {

namespace {

using Index = std::size_t;
using Players = std::vector<Index>;
using Costs = std::vector<int>;
using brute::Float;
using brute::Strength;
constexpr Index kBye = static_cast<Index>(-2);
constexpr Index kAlone = static_cast<Index>(-1);

bool has(const Players& list, Index player)
{
    return std::ranges::find(list, player) != list.end();
}

Players range(Index begin, Index end)
{
    Players players(end - begin);
    std::iota(players.begin(), players.end(), begin);
    return players;
}

// --- what two players cost

bool bothDue(const brute::Entrant& a, const brute::Entrant& b)
{
    return a.strength != Strength::None && b.strength != Strength::None && a.preferred == b.preferred;
}

/// Of two who are due the same colour, who does not get it: 5.2.2 to 5.2.4; `a` is ranked higher.
const brute::Entrant& denied(const brute::Entrant& a, const brute::Entrant& b)
{
    if (a.strength != b.strength) return a.strength < b.strength ? a : b;
    const int wide = std::abs(a.difference) - std::abs(b.difference);
    if (a.strength == Strength::Absolute && wide != 0) return wide < 0 ? a : b;
    const char due = a.preferred == Colour::White ? 'W' : 'B';
    for (Index back = 1; back <= std::min(a.colours.size(), b.colours.size()); ++back) {
        const char one = a.colours[a.colours.size() - back];
        if (one != b.colours[b.colours.size() - back]) return one == due ? a : b;
    }
    return b;
}

/// C10 to C13 of one pair.
struct ColourCost {
    bool widens = false;
    bool third = false;
    bool misses = false;
    bool missesStrong = false;
};
ColourCost colourCost(const brute::Entrant& a, const brute::Entrant& b)
{
    ColourCost cost;
    if (!bothDue(a, b)) return cost;
    const Strength weaker = std::min(a.strength, b.strength);
    cost.misses = true;
    cost.missesStrong = weaker == Strength::Strong;
    if (weaker != Strength::Absolute) return cost;
    const brute::Entrant& who = denied(a, b);
    const bool white = who.preferred == Colour::White;
    cost.widens = std::abs(who.difference + (white ? -1 : 1)) > 2;
    cost.third = who.colours.ends_with(white ? "BB" : "WW");
    return cost;
}

Float floatBack(const brute::Entrant& who, int back)
{
    return back == 1 ? who.lastRound : who.roundBefore;
}

/// A group to be paired, and who is looked at besides.
struct Task {
    Players movedDown{};
    Players residents{};
    Players next{};
    Players below{};          ///< under the next group
    Players bound{};          ///< may not float
    bool completing = false;  ///< everybody must be paired, or take the bye
    bool lookAhead = false;   ///< C8
    bool nextIsLast = false;  ///< 2017: of the next group one must take the bye where it is odd
};

/// One bracket: a matching for the criteria and the moved down players, one for the exchanges, one for the
/// transposition.
class Solver {
public:
    Solver(const brute::Position& position, Task task)
        : m_position(position), m_task(std::move(task)), m_role(position.entrants.size(), Role::None)
    {
        const auto place = [&](const Players& players, Role role) {
            for (const Index player : players) m_role[player] = role;
            m_vertices.insert(m_vertices.end(), players.begin(), players.end());
        };
        place(m_task.movedDown, Role::MovedDown);
        place(m_task.residents, Role::Resident);
        place(m_task.next, Role::Next);
        place(m_task.below, Role::Below);
        if (m_vertices.size() % 2 != 0 && (m_task.completing || m_task.nextIsLast)) m_vertices.push_back(kBye);
        collectScores();
    }

    std::optional<PairedBracket> solve()
    {
        const bool byeIsNear = std::ranges::any_of(m_vertices, [&](Index player) {
            return player != kBye && isHere(player) && m_vertices.back() == kBye && allowed(player, kBye);
        });
        if (m_position.edition == PairingEdition::E2026 && byeIsNear) {
            const auto first = match();
            if (!first) return std::nullopt;
            m_unplayedCount =
                std::ranges::count_if(m_vertices, [&](Index player) { return isFloater(*first, player); }) == 1;
        }
        m_stage = Stage::MovedDown;
        const auto shape = match();
        if (!shape) return std::nullopt;
        fixMovedDown(*shape);
        auto found = shape;
        if (m_bracket.upper > 0) {
            const Costs best = criteriaOf(*shape);
            m_upper.assign(m_bracket.remainder.begin(),
                           m_bracket.remainder.begin() + static_cast<std::ptrdiff_t>(m_bracket.upper));
            m_lower.assign(m_bracket.remainder.begin() + static_cast<std::ptrdiff_t>(m_bracket.upper),
                           m_bracket.remainder.end());
            m_stage = Stage::Transposition;
            found = match();
            if (!found || criteriaOf(*found) != best) {
                m_stage = Stage::Exchange;
                found = match();
                if (!found) return std::nullopt;
                fixExchange(*found);
                m_stage = Stage::Transposition;
                found = match();
            }
        }
        if (!found) return std::nullopt;
        return finished(*found);
    }

private:
    enum class Role { None, MovedDown, Resident, Next, Below };
    enum class Stage { Count, MovedDown, Exchange, Transposition };
    using Mates = std::map<Index, Index>;  ///< kAlone, kBye

    [[nodiscard]] bool is2017() const { return m_position.edition == PairingEdition::E2017; }
    [[nodiscard]] const brute::Entrant& entrant(Index player) const { return m_position.entrants[player]; }
    [[nodiscard]] Role role(Index player) const { return player >= m_role.size() ? Role::None : m_role[player]; }
    [[nodiscard]] bool isHere(Index player) const
    {
        return role(player) == Role::MovedDown || role(player) == Role::Resident;
    }
    [[nodiscard]] bool isHereOrNext(Index player) const { return isHere(player) || role(player) == Role::Next; }
    [[nodiscard]] int difference(Index a, Index b) const { return entrant(a).score - entrant(b).score; }
    [[nodiscard]] int floating(Index player) const
    {
        return entrant(player).score - entrant(m_task.residents.back()).score + 10;
    }
    [[nodiscard]] bool isFloater(const Mates& mates, Index player) const
    {
        return isHere(player) && !isHere(mates.at(player));
    }

    void collectScores()
    {
        std::set<int, std::greater<>> here;
        std::set<int, std::greater<>> ahead;
        std::set<int, std::greater<>> differences;
        for (const Index player : m_vertices) {
            if (player == kBye) continue;
            if (isHere(player)) here.insert(entrant(player).score);
            if (isHereOrNext(player)) ahead.insert(entrant(player).score);
            m_scores.insert(entrant(player).score);
        }
        for (const int score : here) {
            differences.insert(score - entrant(m_task.residents.back()).score + 10);
            for (const int other : here) {
                if (other < score) differences.insert(score - other);
            }
        }
        m_here.assign(here.begin(), here.end());
        m_ahead.assign(ahead.begin(), ahead.end());
        m_differences.assign(differences.begin(), differences.end());
    }

    // --- who may be joined at this stage

    [[nodiscard]] bool allowed(Index a, Index b) const
    {
        if (b == kBye ? !entrant(a).mayTakeBye : !brute::mayMeet(m_position, a, b)) return false;
        if (role(a) == Role::MovedDown && role(b) == Role::MovedDown) return false;
        if (isHere(a) && !isHere(b) && has(m_task.bound, a)) return false;
        if (m_stage == Stage::Count || m_stage == Stage::MovedDown) return true;
        const auto fixed = m_fixed.find(a);
        if (fixed != m_fixed.end()) return fixed->second == b;
        if (m_fixed.contains(b)) return false;
        if (role(a) == Role::MovedDown) return !isHere(b);
        if (m_stage != Stage::Transposition) return true;
        if (role(a) == Role::Resident && role(b) == Role::Resident) return has(m_upper, a) != has(m_upper, b);
        return !has(m_upper, a);
    }

    // --- what each criterion costs for two who are joined, or for one who is left alone

    [[nodiscard]] Costs costs(Index a, Index b) const
    {
        Costs row;
        const bool pair = isHere(a) && isHere(b);
        const bool floats = isHere(a) && !pair;
        row.push_back(b == kAlone && (m_task.completing || has(m_task.bound, a)) ? 1 : 0);
        if (!is2017()) row.push_back(b == kBye ? byeRank(a) : 0);
        row.push_back(floats ? 1 : 0);
        if (is2017()) {
            for (const int each : m_differences)
                row.push_back((pair && difference(a, b) == each) || (floats && floating(a) == each) ? 1 : 0);
        } else {
            for (const int score : m_here) row.push_back(floats && entrant(a).score == score ? 1 : 0);
        }
        if (m_stage == Stage::Count) return row;
        if (m_task.lookAhead) ahead(a, b, row);
        if (!is2017()) row.push_back(m_unplayedCount && floats && b == kBye ? entrant(a).unplayed : 0);
        const ColourCost colours = pair ? colourCost(entrant(a), entrant(b)) : ColourCost{};
        for (const bool each : {colours.widens, colours.third, colours.misses, colours.missesStrong})
            row.push_back(each ? 1 : 0);
        for (const int back : {1, 2}) repeats(a, b, back, row);
        for (const int back : {1, 2}) repeatedDifferences(a, b, back, row);
        order(a, b, row);
        return row;
    }
    [[nodiscard]] int byeRank(Index player) const
    {
        return static_cast<int>(std::distance(m_scores.begin(), m_scores.find(entrant(player).score)));
    }
    void ahead(Index a, Index b, Costs& row) const
    {
        const auto left = [&](Index player, Index mate) {
            return isHereOrNext(player) && !isHereOrNext(mate) && (player != kBye);
        };
        const bool one = left(a, b);
        if (m_task.nextIsLast) row.push_back(one && b == kAlone ? 1 : 0);
        row.push_back(one ? 1 : 0);
        for (const int score : m_ahead) row.push_back(one && entrant(a).score == score ? 1 : 0);
    }
    [[nodiscard]] bool downAgain(Index player, int back) const
    {
        const bool counts = is2017() || role(player) == Role::MovedDown;
        return counts && floatBack(entrant(player), back) == Float::Down;
    }
    [[nodiscard]] bool meetsHigher(Index a, Index b) const { return isHere(a) && isHere(b) && difference(a, b) != 0; }
    [[nodiscard]] bool isFloated(Index a, Index b) const { return isHere(a) && !isHere(b); }
    void repeats(Index a, Index b, int back, Costs& row) const
    {
        bool down = isFloated(a, b) && floatBack(entrant(a), back) == Float::Down;
        down = is2017() ? down || (meetsHigher(a, b) && downAgain(a, back)) : down && role(a) == Role::Resident;
        row.push_back(down ? 1 : 0);
        row.push_back(meetsHigher(a, b) && floatBack(entrant(b), back) == Float::Up ? 1 : 0);
    }
    void repeatedDifferences(Index a, Index b, int back, Costs& row) const
    {
        const bool down = (meetsHigher(a, b) || isFloated(a, b)) && downAgain(a, back);
        const bool up = meetsHigher(a, b) && floatBack(entrant(b), back) == Float::Up;
        for (const int each : m_differences) {
            const int own = isFloated(a, b) ? floating(a) : meetsHigher(a, b) ? difference(a, b) : 0;
            row.push_back(down && own == each ? 1 : 0);
        }
        for (const int each : m_differences) row.push_back(up && difference(a, b) == each ? 1 : 0);
    }

    /// Articles 4.4, 4.2 and 4.3.
    void order(Index a, Index b, Costs& row) const
    {
        if (m_stage == Stage::MovedDown) {
            for (const Index player : m_task.movedDown) row.push_back(a == player && !isHere(b) ? 1 : 0);
            for (const Index player : m_task.movedDown) {
                const bool meets = a == player && isHere(b);
                row.push_back(meets ? static_cast<int>(b - m_task.residents.front()) : 0);
            }
        }
        if (m_stage == Stage::Exchange) exchange(a, b, row);
        if (m_stage != Stage::Transposition) return;
        for (const Index player : m_upper) {
            const bool meets = (a == player || b == player) && isHere(b);
            const Index other = a == player ? b : a;
            row.push_back(meets ? static_cast<int>(std::ranges::find(m_lower, other) - m_lower.begin()) : 0);
        }
    }
    /// Of two of one half the one nearer to the other half changes; so does who floats out of the upper half.
    void exchange(Index a, Index b, Costs& row) const
    {
        const bool plays = has(m_bracket.remainder, a);
        const bool within = plays && has(m_bracket.remainder, b);
        Index down = kAlone;
        Index up = kAlone;
        if (within && has(m_upper, b)) down = b;
        if (plays && !within && has(m_upper, a)) down = a;
        if (within && has(m_lower, a)) up = a;
        const auto place = [&](Index player) {
            return static_cast<int>(std::ranges::find(m_bracket.remainder, player) - m_bracket.remainder.begin());
        };
        const int size = static_cast<int>(m_bracket.remainder.size());
        row.push_back(down != kAlone ? 1 : 0);
        row.push_back((down != kAlone ? size - place(down) : 0) + (up != kAlone ? place(up) : 0));
        for (auto player = m_upper.rbegin(); player != m_upper.rend(); ++player)
            row.push_back(*player == down ? -1 : 0);
        for (const Index player : m_lower) row.push_back(player == up ? -1 : 0);
    }

    // --- the matching

    [[nodiscard]] std::optional<Mates> match() const
    {
        const Index count = m_vertices.size();
        std::vector<Costs> alone;
        for (const Index player : m_vertices)
            alone.push_back(player == kBye ? Costs(width(), 0) : costs(player, kAlone));
        if (m_task.completing && m_vertices.back() == kBye) alone.back().front() = 1;
        struct Gain {
            Index a;
            Index b;
            Costs row;
        };
        std::vector<Gain> gains;
        std::vector<int> most(width(), 0);
        for (Index i = 0; i < count; ++i) {
            for (Index j = i + 1; j < count; ++j) {
                if (!allowed(m_vertices[i], m_vertices[j])) continue;
                Costs row = costs(m_vertices[i], m_vertices[j]);
                for (Index k = 0; k < row.size(); ++k) {
                    row[k] = alone[i][k] + alone[j][k] - row[k];
                    most[k] = std::max(most[k], std::abs(row[k]));
                }
                gains.push_back({i, j, std::move(row)});
            }
        }
        std::vector<Index> shifts(most.size());
        Index bits = 2;
        for (Index k = most.size(); k-- > 0;) {
            shifts[k] = bits;
            if (most[k] != 0) bits += static_cast<Index>(std::bit_width(static_cast<Index>(most[k]) * count)) + 1;
        }
        bits += 4;
        std::vector<Index> found;
        const auto with = [&]<std::size_t words>() {
            WeightedBlossoms<Wide<words>> matching(count);
            for (const Gain& gain : gains) {
                Wide<words> weight;
                for (Index k = 0; k < most.size(); ++k) {
                    if (gain.row[k] != 0) weight += Wide<words>::of(gain.row[k], shifts[k]);
                }
                if (weight > Wide<words>()) matching.join(gain.a, gain.b, weight);
            }
            found = matching.solve();
        };
        if (bits <= 128) {
            with.template operator()<2>();
        } else if (bits <= 256) {
            with.template operator()<4>();
        } else if (bits <= 512) {
            with.template operator()<8>();
        } else if (bits <= 1536) {
            with.template operator()<24>();
        } else {
            throw std::length_error("too many players for the weights of the tests' pairer");
        }
        Mates mates;
        for (Index i = 0; i < count; ++i) {
            const bool lonely = found[i] == WeightedBlossoms<Wide<2>>::kNobody;
            if (lonely && (m_task.completing || has(m_task.bound, m_vertices[i]))) return std::nullopt;
            mates[m_vertices[i]] = lonely ? kAlone : m_vertices[found[i]];
        }
        return mates;
    }
    [[nodiscard]] Index width() const { return costs(m_vertices.front(), kAlone).size(); }

    /// What the matching costs by the criteria, without the order.
    [[nodiscard]] Costs criteriaOf(const Mates& mates) const
    {
        Costs total;
        for (const auto& [player, mate] : mates) {
            if (player == kBye || (mate < player)) continue;
            const Costs row = costs(player, mate);
            total.resize(row.size(), 0);
            for (Index k = 0; k < row.size(); ++k) total[k] += row[k];
        }
        Costs ordering;
        order(m_vertices.front(), kAlone, ordering);
        total.resize(total.size() - ordering.size());
        return total;
    }

    // --- what the stages settle

    void fixMovedDown(const Mates& mates)
    {
        for (const Index player : m_task.movedDown) {
            if (!isHere(mates.at(player))) continue;
            m_bracket.pairedMovedDown.push_back(player);
            m_fixed[player] = mates.at(player);
            m_fixed[mates.at(player)] = player;
        }
        Index paired = 0;
        for (const Index player : m_task.residents) {
            if (m_fixed.contains(player)) continue;
            m_bracket.remainder.push_back(player);
            if (isHere(mates.at(player))) ++paired;
        }
        m_bracket.upper = paired / 2;
    }

    void fixExchange(const Mates& mates)
    {
        const Players upper = m_upper;
        const Players lower = m_lower;
        for (const Index player : upper) {
            const Index mate = mates.at(player);
            if (!isHere(mate) || (has(upper, mate) && mate < player)) m_bracket.exchangedDown.push_back(player);
        }
        for (const Index player : lower) {
            const Index mate = mates.at(player);
            if (isHere(mate) && has(lower, mate) && player < mate) m_bracket.exchangedUp.push_back(player);
        }
        m_upper.clear();
        m_lower.clear();
        for (const Index player : m_bracket.remainder) {
            const bool stays = has(upper, player) && !has(m_bracket.exchangedDown, player);
            (stays || has(m_bracket.exchangedUp, player) ? m_upper : m_lower).push_back(player);
        }
    }

    PairedBracket finished(const Mates& mates)
    {
        m_bracket.movedDown = m_task.movedDown;
        m_bracket.residents = m_task.residents;
        m_bracket.score = entrant(m_task.residents.front()).score;
        for (const Players* players : {&m_bracket.pairedMovedDown, &m_upper}) {
            for (const Index player : *players) m_bracket.pairs.push_back(std::minmax(player, mates.at(player)));
        }
        for (const Players* players : {&m_task.movedDown, &m_task.residents}) {
            for (const Index player : *players) {
                if (isFloater(mates, player)) m_bracket.downfloaters.push_back(player);
            }
        }
        m_bracket.floatsToBye = m_bracket.downfloaters.size() == 1 && mates.at(m_bracket.downfloaters.front()) == kBye;
        if (m_task.lookAhead) {
            for (const Index player : m_vertices) {
                if (player == kBye || !isHereOrNext(player) || isHereOrNext(mates.at(player))) continue;
                m_bracket.leftAhead.push_back(entrant(player).score);
            }
            std::ranges::sort(m_bracket.leftAhead, std::greater<>());
        }
        return std::move(m_bracket);
    }

    const brute::Position& m_position;
    Task m_task;
    std::vector<Role> m_role;
    Players m_vertices{};
    std::set<int> m_scores{};
    std::vector<int> m_here{};
    std::vector<int> m_ahead{};
    std::vector<int> m_differences{};
    Stage m_stage = Stage::Count;
    bool m_unplayedCount = false;
    std::map<Index, Index> m_fixed{};  ///< moved down players and whom they meet
    Players m_upper{};                 ///< S1 of the remainder
    Players m_lower{};
    PairedBracket m_bracket{};
};

// --- what a bracket costs

class Charges {
public:
    Charges(const brute::Position& position, const PairedBracket& bracket) : m_position(position), m_bracket(bracket) {}

    std::vector<Charge> all()
    {
        if (m_position.edition == PairingEdition::E2017) {
            count("C.5", &Charges::floats);
            list("C.6", &Charges::differences);
            for (const auto& [a, b] : m_bracket.pairs) {
                if (difference(a, b) == 0) m_charges.back().cost.push_back(0);
            }
            nextBracket("C.7");
            colours("C.8", "C.9", "C.10", "C.11");
            count("C.12", &Charges::sameDown, 1);
            count("C.13", &Charges::sameUp, 1);
            count("C.14", &Charges::sameDown, 2);
            count("C.15", &Charges::sameUp, 2);
            list("C.16", &Charges::sameDown, 1);
            list("C.17", &Charges::sameUp, 1);
            list("C.18", &Charges::sameDown, 2);
            list("C.19", &Charges::sameUp, 2);
        } else {
            count("C6", &Charges::floats);
            list("C7", &Charges::floats);
            nextBracket("C8");
            start("C9");
            if (m_bracket.floatsToBye) {
                const Index taker = m_bracket.downfloaters.front();
                const int unplayed = m_position.entrants[taker].unplayed;
                m_charges.back().cost = {unplayed};
                if (unplayed > 0) m_charges.back().parts[taker] = unplayed;
            } else {
                m_charges.back().cost = {0};
            }
            colours("C10", "C11", "C12", "C13");
            count("C14", &Charges::residentsDown, 1);
            count("C15", &Charges::sameUp, 1);
            count("C16", &Charges::residentsDown, 2);
            count("C17", &Charges::sameUp, 2);
            list("C18", &Charges::movedDown, 1);
            list("C19", &Charges::sameUp, 1);
            list("C20", &Charges::movedDown, 2);
            list("C21", &Charges::sameUp, 2);
        }
        return std::move(m_charges);
    }

private:
    using Parts = std::map<Index, int>;
    using Rule = Parts (Charges::*)(int) const;

    [[nodiscard]] const brute::Entrant& entrant(Index player) const { return m_position.entrants[player]; }
    [[nodiscard]] int difference(Index a, Index b) const { return entrant(a).score - entrant(b).score; }
    [[nodiscard]] int floating(Index player) const
    {
        return entrant(player).score - entrant(m_bracket.residents.back()).score + 10;
    }

    void start(const char* name) { m_charges.push_back({name, {}, {}}); }
    /// One for each.
    void count(const char* name, Rule rule, int back = 0)
    {
        start(name);
        for (const auto& [player, part] : (this->*rule)(back)) m_charges.back().parts[player] = 1;
        m_charges.back().cost = {static_cast<int>(m_charges.back().parts.size())};
    }
    /// Each one's, in descending order.
    void list(const char* name, Rule rule, int back = 0)
    {
        start(name);
        m_charges.back().parts = (this->*rule)(back);
        for (const auto& [player, part] : m_charges.back().parts) m_charges.back().cost.push_back(part);
        std::ranges::sort(m_charges.back().cost, std::greater<>());
    }
    void nextBracket(const char* name)
    {
        start(name);
        m_charges.back().cost = m_bracket.leftAhead;
        m_charges.back().cost.insert(m_charges.back().cost.begin(), static_cast<int>(m_bracket.leftAhead.size()));
    }
    void colours(const char* widens, const char* third, const char* misses, const char* strong)
    {
        const auto one = [&](const char* name, bool ColourCost::*which) {
            start(name);
            for (const auto& [a, b] : m_bracket.pairs) {
                if (!(colourCost(entrant(a), entrant(b)).*which)) continue;
                m_charges.back().parts[&denied(entrant(a), entrant(b)) == &entrant(a) ? a : b] = 1;
            }
            m_charges.back().cost = {static_cast<int>(m_charges.back().parts.size())};
        };
        one(widens, &ColourCost::widens);
        one(third, &ColourCost::third);
        one(misses, &ColourCost::misses);
        one(strong, &ColourCost::missesStrong);
    }

    [[nodiscard]] Parts floats(int /*back*/) const
    {
        Parts parts;
        for (const Index player : m_bracket.downfloaters) parts[player] = entrant(player).score;
        return parts;
    }
    [[nodiscard]] Parts differences(int /*back*/) const
    {
        Parts parts;
        for (const Index player : m_bracket.downfloaters) parts[player] = floating(player);
        for (const auto& [a, b] : m_bracket.pairs) {
            if (difference(a, b) != 0) parts[a] = difference(a, b);
        }
        return parts;
    }
    [[nodiscard]] Parts sameDown(int back) const
    {
        Parts parts = differences(back);
        std::erase_if(parts, [&](const auto& part) { return floatBack(entrant(part.first), back) != Float::Down; });
        return parts;
    }
    [[nodiscard]] Parts residentsDown(int back) const
    {
        Parts parts;
        for (const Index player : m_bracket.downfloaters) {
            if (has(m_bracket.residents, player) && floatBack(entrant(player), back) == Float::Down) parts[player] = 1;
        }
        return parts;
    }
    [[nodiscard]] Parts movedDown(int back) const
    {
        Parts parts = sameDown(back);
        std::erase_if(parts, [&](const auto& part) { return !has(m_bracket.movedDown, part.first); });
        return parts;
    }
    [[nodiscard]] Parts sameUp(int back) const
    {
        Parts parts;
        for (const auto& [a, b] : m_bracket.pairs) {
            if (difference(a, b) != 0 && floatBack(entrant(b), back) == Float::Up) parts[b] = difference(a, b);
        }
        return parts;
    }

    const brute::Position& m_position;
    const PairedBracket& m_bracket;
    std::vector<Charge> m_charges{};
};

}  // namespace

bool PairedBracket::holds(std::size_t player) const
{
    return has(movedDown, player) || has(residents, player);
}

bool PairedBracket::isSame(const PairedBracket& other) const
{
    const std::set<std::pair<Index, Index>> mine(pairs.begin(), pairs.end());
    const std::set<std::pair<Index, Index>> theirs(other.pairs.begin(), other.pairs.end());
    return mine == theirs && downfloaters == other.downfloaters && residents == other.residents;
}

std::vector<Charge> chargesOf(const brute::Position& position, const PairedBracket& bracket)
{
    return Charges(position, bracket).all();
}

std::size_t fewestLeftOver(const brute::Position& position, const std::vector<std::size_t>& players)
{
    const bool odd = players.size() % 2 != 0;
    const Index size = players.size() + (odd ? 1 : 0);
    std::vector<std::vector<bool>> edges(size, std::vector<bool>(size, false));
    for (Index i = 0; i < players.size(); ++i) {
        for (Index j = 0; j < players.size(); ++j) edges[i][j] = brute::mayMeet(position, players[i], players[j]);
        if (odd) edges[i][size - 1] = edges[size - 1][i] = position.entrants[players[i]].mayTakeBye;
    }
    return size - 2 * PlainMatching(std::move(edges)).pairs();
}

GeneralPairer::GeneralPairer(brute::Position position, const brute::Wish& wish)
    : m_position(std::move(position)), m_groups(wish.groups)
{
}

/// Who is to stay in this group, or above it, cannot leave it.
std::vector<std::size_t> GeneralPairer::bound() const
{
    Players players;
    for (const brute::Wish::Group& group : m_groups) {
        if (group.stays && group.score >= m_position.entrants[m_begin].score) players.push_back(group.player);
    }
    return players;
}

void GeneralPairer::standBefore(std::vector<std::size_t> movedDown, std::size_t begin, bool collapsed)
{
    m_movedDown = std::move(movedDown);
    m_begin = begin;
    m_mustCollapse = collapsed;
    for (const Index a : m_movedDown) {
        for (const Index b : m_movedDown) m_position.apart[a][b] = true;  // moved down players meet residents
    }
}

std::vector<std::size_t> GeneralPairer::everybodyLeft() const
{
    Players players = m_movedDown;
    for (Index player = m_begin; player < m_position.entrants.size(); ++player) players.push_back(player);
    return players;
}

std::size_t GeneralPairer::leftOver() const
{
    return fewestLeftOver(m_position, everybodyLeft());
}

std::optional<int> GeneralPairer::byeScore() const
{
    const Players players = everybodyLeft();
    if (players.size() % 2 == 0) return std::nullopt;
    std::set<int> scores;
    for (const Index player : players) scores.insert(m_position.entrants[player].score);
    for (const int score : scores) {
        brute::Position narrowed = m_position;
        for (brute::Entrant& each : narrowed.entrants) each.mayTakeBye = each.mayTakeBye && each.score == score;
        if (fewestLeftOver(narrowed, players) == 0) return score;
    }
    return std::nullopt;
}

std::size_t GeneralPairer::groupEnd(std::size_t begin) const
{
    Index end = begin;
    while (end < m_position.entrants.size() && m_position.entrants[end].score == m_position.entrants[begin].score)
        ++end;
    return end;
}

std::optional<PairedBracket> GeneralPairer::next()
{
    const Index all = m_position.entrants.size();
    const Index end = groupEnd(m_begin);
    const Index nextEnd = groupEnd(end);
    Task task{m_movedDown, range(m_begin, end), range(end, nextEnd), range(nextEnd, all), bound(), true, end < all};
    bool penultimate = false;
    const bool collapsed = is2017() && m_mustCollapse;
    std::optional<PairedBracket> bracket;
    if (collapsed) {
        task = {m_movedDown, range(m_begin, all), {}, {}, bound(), true};
        bracket = Solver(m_position, task).solve();
    } else if (is2017() && end < all) {
        Task freely = task;
        freely.below.clear();
        freely.completing = false;
        freely.nextIsLast = nextEnd == all;
        bracket = Solver(m_position, freely).solve();
        Players rest = range(end, all);
        if (bracket) rest.insert(rest.begin(), bracket->downfloaters.begin(), bracket->downfloaters.end());
        if (!bracket || fewestLeftOver(m_position, rest) != 0) {
            penultimate = m_mustCollapse = true;
            task.lookAhead = false;
            bracket = Solver(m_position, task).solve();
        }
    } else {
        bracket = Solver(m_position, task).solve();
    }
    if (!bracket) return std::nullopt;
    bracket->penultimate = penultimate;
    bracket->collapsed = collapsed;
    bracket->isLast = task.next.empty() && task.below.empty();
    standBefore(bracket->downfloaters, task.residents.back() + 1, m_mustCollapse);
    return bracket;
}

}  // namespace kydai::verify
