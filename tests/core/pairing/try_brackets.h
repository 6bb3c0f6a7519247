/// A round of C.04.5 or C.04.6 by trying everything: every set of upfloaters, every pairing of a bracket. It knows
/// sides by their numbers; who they are, and their colours, is told by the test.
#pragma once

#include <algorithm>
#include <cctype>
#include <functional>
#include <limits>
#include <map>
#include <optional>
#include <set>
#include <tuple>
#include <utility>
#include <vector>

namespace kydai::pairing {

/// What a team or a player brings along; points in tenths.
struct TriedSide {
    int number = 0;  ///< among those that have arrived
    int score = 0;
    char wants = '-';  ///< W, B strongly, w, b mildly
    bool floated = false;
    bool mayHaveBye = true;
    int played = 0;
    std::set<int> barred{};
};

class TryBrackets {
public:
    using Tpns = std::vector<int>;
    using Match = std::pair<int, int>;
    struct Tried {
        int bye = 0;
        std::vector<Match> matches{};  ///< the smaller number first
    };

    TryBrackets(std::map<int, TriedSide> sides, bool floatsCount, bool strongCounts)
        : m_sides(std::move(sides)), m_floatsCount(floatsCount), m_strongCounts(strongCounts)
    {
    }

    std::optional<Tried> pair()
    {
        Tried made;
        Tpns waiting;
        for (const auto& [tpn, side] : m_sides) waiting.push_back(tpn);
        if (waiting.size() % 2 != 0) {
            made.bye = bye(waiting);
            if (made.bye == 0) return std::nullopt;
            std::erase(waiting, made.bye);
        }
        if (!pairable(waiting)) return std::nullopt;
        while (!waiting.empty()) {
            const Tpns bracket = bracketOf(waiting);
            for (const Match& match : bestPairs(bracket)) made.matches.push_back(match);
            std::erase_if(waiting, [&](int tpn) { return std::ranges::find(bracket, tpn) != bracket.end(); });
        }
        return made;
    }

private:
    [[nodiscard]] bool mayMeet(int a, int b) { return !m_sides[a].barred.contains(b); }

    /// Every pairing of these; `visit` says whether to go on.
    bool everyPairing(const Tpns& rest, std::vector<Match>& made, const std::function<bool()>& visit)
    {
        if (rest.empty()) return visit();
        for (std::size_t at = 1; at < rest.size(); ++at) {
            if (!mayMeet(rest[0], rest[at])) continue;
            Tpns left = rest;
            left.erase(left.begin() + static_cast<std::ptrdiff_t>(at));
            left.erase(left.begin());
            made.emplace_back(rest[0], rest[at]);
            if (!everyPairing(left, made, visit)) return false;
            made.pop_back();
        }
        return true;
    }

    bool pairable(const Tpns& rest)
    {
        std::vector<Match> made;
        return rest.size() % 2 == 0 && !everyPairing(rest, made, [] { return false; });
    }

    int bye(const Tpns& waiting)
    {
        Tpns candidates;
        std::ranges::copy_if(waiting, std::back_inserter(candidates), [&](int tpn) {
            Tpns rest = waiting;
            std::erase(rest, tpn);
            return m_sides[tpn].mayHaveBye && pairable(rest);
        });
        if (candidates.empty()) return 0;
        return *std::ranges::min_element(
            candidates, {}, [&](int tpn) { return std::tuple(m_sides[tpn].score, -m_sides[tpn].played, -tpn); });
    }

    /// Whether the group right below still needs no more upfloaters than its number asks.
    bool nextComplies(const Tpns& outside, int top)
    {
        int following = std::numeric_limits<int>::min();
        for (const auto& [tpn, side] : m_sides) {
            if (side.score < top) following = std::max(following, side.score);
        }
        const auto isNext = [&](int tpn) { return m_sides[tpn].score == following; };
        const auto left = std::ranges::count_if(outside, isNext);
        std::vector<Match> made;
        return !everyPairing(outside, made, [&] {
            const auto leaving =
                std::ranges::count_if(made, [&](const Match& m) { return isNext(m.first) != isNext(m.second); });
            return leaving > left % 2;
        });
    }

    /// The residents of the top group and the best set of upfloaters: C4, C5, C6, C7, then the order of 3.5.4.
    Tpns bracketOf(const Tpns& waiting)
    {
        int top = std::numeric_limits<int>::min();
        for (const int tpn : waiting) top = std::max(top, m_sides[tpn].score);
        Tpns residents;
        Tpns lower;
        for (const int tpn : waiting) (m_sides[tpn].score == top ? residents : lower).push_back(tpn);
        std::ranges::stable_sort(lower, {}, [&](int tpn) { return -m_sides[tpn].score; });
        using Key = std::tuple<std::size_t, std::vector<int>, bool, int, Tpns>;
        std::optional<Key> best;
        Tpns chosen;
        for (unsigned set = 0; set < 1U << lower.size(); ++set) {
            Tpns bracket = residents;
            Tpns upfloaters;
            Tpns outside;
            for (std::size_t at = 0; at < lower.size(); ++at)
                ((set >> at & 1U) != 0 ? upfloaters : outside).push_back(lower[at]);
            bracket.insert(bracket.end(), upfloaters.begin(), upfloaters.end());
            if (!pairable(bracket) || !pairable(outside)) continue;
            std::vector<int> scores;  // ascending, the higher the better
            for (const int tpn : upfloaters) scores.push_back(-m_sides[tpn].score);
            std::ranges::reverse(scores);
            const auto floated = std::ranges::count_if(upfloaters, [&](int tpn) { return m_sides[tpn].floated; });
            const Key key(upfloaters.size(), scores, !nextComplies(outside, top),
                          m_floatsCount ? static_cast<int>(floated) : 0, upfloaters);
            if (best && *best <= key) continue;
            best = key;
            chosen = bracket;
        }
        m_top = top;
        std::ranges::sort(chosen);
        return chosen;
    }

    /// C8, C9, C10, then the smallest identifier: tops ascending, then their bottoms.
    std::vector<Match> bestPairs(const Tpns& bracket)
    {
        using Key = std::tuple<int, int, int, Tpns, Tpns>;
        std::optional<Key> best;
        std::vector<Match> chosen;
        std::vector<Match> made;
        everyPairing(bracket, made, [&] {
            Key key;
            auto& [same, strong, floated, tops, bottoms] = key;
            for (const auto& [a, b] : made) {
                const char one = m_sides[a].wants;
                const char other = m_sides[b].wants;
                const bool both = one != '-' && std::toupper(one) == std::toupper(other);
                same += both ? 1 : 0;
                if (m_strongCounts) strong += both && std::isupper(one) != 0 && std::isupper(other) != 0 ? 1 : 0;
                if (m_floatsCount) floated += meetsFloater(a, b) + meetsFloater(b, a);
                tops.push_back(a);
                bottoms.push_back(b);
            }
            if (!best || key < *best) {
                best = key;
                chosen = made;
            }
            return true;
        });
        return chosen;
    }
    int meetsFloater(int upfloater, int other)
    {
        return m_sides[upfloater].score < m_top && m_sides[other].floated ? 1 : 0;
    }

    std::map<int, TriedSide> m_sides;
    bool m_floatsCount;
    bool m_strongCounts;
    int m_top = 0;
};

}  // namespace kydai::pairing
