#include "pairing/dubov/dubov.h"

#include "model/baku.h"
#include "model/scorecards.h"
#include "pairing/class_graph.h"
#include "pairing/ranked_pairing.h"
#include "pairing/wide_int.h"

#include <algorithm>
#include <tuple>

namespace kydai::pairing {

namespace {

Colour preferenceOf(const DubovField& of, std::size_t entrant)
{
    return of.field.entrants[entrant].side.preference.colour;
}

bool isMaximumUpfloater(const DubovField& of, std::size_t entrant)
{
    return of.traits[entrant].upfloats >= of.mostUpfloats;
}

/// The choice of the upfloaters of the top scoregroup. Levels are the scores below it, from 0.
template <class Wide>
class DubovUpfloaters {
public:
    DubovUpfloaters(const DubovField& of, const Members& players, const std::vector<Points>& scores)
        : m_of(of), m_players(players), m_top(scores.front()), m_levels(scores.begin() + 1, scores.end())
    {
    }

    bool find(DubovBracket& bracket, const std::stop_token& stop)
    {
        bracket.score = m_top;
        std::ranges::copy_if(m_players, std::back_inserter(bracket.residents),
                             [&](std::size_t player) { return isResident(player); });
        const auto classOf = [&](std::size_t player) {
            const DubovTraits& traits = m_of.traits[player];
            return std::tuple(scoreOf(player), preferenceOf(m_of, player), traits.upfloats, traits.upfloatedLast);
        };
        m_matching.emplace(classGraph<Wide>(
            m_players, [&](std::size_t a, std::size_t b) { return mayMeetStrictly(m_of.field, a, b); }, classOf,
            [&](std::size_t a, std::size_t b) { return costOf(a, b); }, DigitCost<Wide>::most(m_levels.size() + 6)));
        if (!m_matching->solve(stop)) return false;
        choose(bracket);
        return true;
    }

private:
    [[nodiscard]] Points scoreOf(std::size_t player) const { return m_of.field.entrants[player].score; }
    [[nodiscard]] bool isResident(std::size_t player) const { return scoreOf(player) == m_top; }
    [[nodiscard]] std::size_t levelOf(std::size_t player) const
    {
        const auto at = std::ranges::find(m_levels, scoreOf(player));
        return static_cast<std::size_t>(at - m_levels.begin());
    }

    /// Digits from the least: C10, C9, C8, C7, then the levels (C6), the number (C5).
    [[nodiscard]] Wide costOf(std::size_t a, std::size_t b) const
    {
        if (isResident(b) && !isResident(a)) std::swap(a, b);
        DigitCost<Wide> cost;
        if (!isResident(a)) return cost.sum();
        cost.add(3, preferenceOf(m_of, a) == preferenceOf(m_of, b) ? 1 : 0);
        if (isResident(b)) return cost.sum();
        if (!m_of.field.finalRound) {
            cost.add(0, m_of.traits[b].upfloatedLast ? 1 : 0);
            cost.add(1, isMaximumUpfloater(m_of, b) ? m_of.traits[b].upfloats : 0);
            cost.add(2, isMaximumUpfloater(m_of, b) ? 1 : 0);
        }
        cost.add(4 + levelOf(b));
        cost.add(4 + m_levels.size());
        return cost.sum();
    }

    /// @rule C.04.4.1.3.2.3  Of the sets that are as good, the first: by score, then TPN.
    void choose(DubovBracket& bracket)
    {
        for (std::size_t level = 0; level < m_levels.size(); ++level) {
            const auto isOfLevel = [&](std::size_t v) {
                return !isResident(m_players[v]) && levelOf(m_players[v]) == level;
            };
            std::size_t wanted = 0;
            for (std::size_t v = 0; v < m_players.size(); ++v)
                wanted += isOfLevel(v) && isResident(m_players[m_matching->mate(v)]) ? 1 : 0;
            for (std::size_t v = 0; v < m_players.size() && wanted > 0; ++v) {
                const auto lower = [&](std::size_t other) { return !isResident(m_players[other]); };
                if (!isOfLevel(v) || !m_matching->avoid(v, lower)) continue;
                bracket.upfloaters.push_back(m_players[v]);
                --wanted;
            }
        }
        for (const std::size_t player : bracket.upfloaters) {
            const bool isMaximum = isMaximumUpfloater(m_of, player);
            bracket.maximumUpfloaters += isMaximum ? 1 : 0;
            bracket.timesUpfloated += isMaximum ? m_of.traits[player].upfloats : 0;
            bracket.upfloatedLast += m_of.traits[player].upfloatedLast ? 1 : 0;
        }
    }

    const DubovField& m_of;
    const Members& m_players;
    Points m_top;
    std::vector<Points> m_levels;
    std::optional<Narrowing<Wide>> m_matching{};
};

/// The pairs of a bracket.
class DubovPairs {
public:
    DubovPairs(const DubovField& of, DubovBracket& bracket) : m_of(of), m_bracket(bracket)
    {
        m_players = bracket.residents;
        m_players.insert(m_players.end(), bracket.upfloaters.begin(), bracket.upfloaters.end());
        std::ranges::sort(m_players);
        m_shifted.assign(m_players.size(), false);
    }

    bool find(const std::stop_token& stop)
    {
        m_matching.emplace(classGraph<std::int64_t>(
            m_players, [&](std::size_t a, std::size_t b) { return mayMeetStrictly(m_of.field, a, b); },
            [&](std::size_t player) { return preferenceOf(m_of, player); },
            [&](std::size_t a, std::size_t b) {
                return std::int64_t{preferenceOf(m_of, a) == preferenceOf(m_of, b) ? 1 : 0};
            },
            std::int64_t{2}));
        if (!m_matching->solve(stop)) return false;
        for (std::size_t v = 0; v < m_players.size(); ++v)
            m_bracket.withoutPreference +=
                m_matching->mate(v) > v && prefers(v) == prefers(m_matching->mate(v)) ? 1 : 0;
        return nobodyPlayed() ? halves() : recompose();
    }

private:
    [[nodiscard]] Colour prefers(std::size_t v) const { return preferenceOf(m_of, m_players[v]); }
    [[nodiscard]] const DubovTraits& traits(std::size_t v) const { return m_of.traits[m_players[v]]; }
    [[nodiscard]] bool nobodyPlayed() const
    {
        return std::ranges::all_of(
            m_players, [&](std::size_t player) { return m_of.field.entrants[player].side.history.games() == 0; });
    }

    /// Nobody has played: the first half by TPN against the second.
    bool halves()
    {
        for (std::size_t v = 0; v < m_players.size(); ++v) {
            if (v < m_players.size() / 2)
                m_first.push_back(v);
            else
                m_second.push_back(v);
        }
        // All prefer Black and cost the same: any matching will do.
        return seat();
    }

    /// @rule C.04.4.1.3.2.4  Members of one group who must meet each other: one of each such pair changes groups.
    bool recompose()
    {
        Members whites;
        Members blacks;
        for (std::size_t v = 0; v < m_players.size(); ++v) (prefers(v) == Colour::White ? whites : blacks).push_back(v);
        const Members& smaller = whites.size() <= blacks.size() ? whites : blacks;
        const Members& larger = whites.size() <= blacks.size() ? blacks : whites;
        shift(smaller);
        shift(larger);
        const auto place = [&](const Members& group, Members& own, Members& other) {
            for (const std::size_t v : group) (m_shifted[v] ? other : own).push_back(v);
        };
        place(whites, m_first, m_second);
        place(blacks, m_second, m_first);
        return seat();
    }

    /// @rule C.04.4.1.4.3  Shifters in their order: White seekers by ARO, Black seekers by TPN, from the middle
    /// outwards.
    [[nodiscard]] Members shiftersOf(Members group) const
    {
        if (!group.empty() && prefers(group.front()) == Colour::White) sortByAro(group);
        Members order;
        const std::size_t size = group.size();
        if (size == 0) return order;
        const std::size_t middle = (size - 1) / 2;
        order.push_back(group[middle]);
        for (std::size_t step = 1; order.size() < size; ++step) {
            const bool odd = size % 2 != 0;
            const auto below = middle + step;
            const auto above = middle - step;
            // Odd: D C E B F …; even: C D B E …
            if (odd && middle >= step) order.push_back(group[above]);
            if (below < size) order.push_back(group[below]);
            if (!odd && middle >= step) order.push_back(group[above]);
        }
        return order;
    }

    /// The first set such that everybody in it meets somebody of his own group who stays.
    void shift(const Members& group)
    {
        std::size_t pairs = 0;
        for (const std::size_t v : group)
            pairs += m_matching->mate(v) > v && prefers(v) == prefers(m_matching->mate(v)) ? 1 : 0;
        int number = 0;
        for (const std::size_t v : shiftersOf(group)) {
            ++number;
            if (pairs == 0) break;
            const auto notToMeet = [&](std::size_t other) { return prefers(other) != prefers(v) || m_shifted[other]; };
            if (!m_matching->avoid(v, notToMeet)) continue;
            m_shifted[v] = true;
            m_bracket.shifted.push_back(m_players[v]);
            m_bracket.shiftedNumbers.push_back(number);
            --pairs;
        }
    }

    void sortByAro(Members& group) const
    {
        std::ranges::stable_sort(group, {}, [&](std::size_t v) { return std::pair(traits(v).aro, m_players[v]); });
    }

    /// @rule C.04.4.1.4.3  Each of S1 in turn meets the first of the other group whom he may.
    bool seat()
    {
        const std::vector<bool> inFirst = [&] {
            std::vector<bool> flags(m_players.size(), false);
            for (const std::size_t v : m_first) flags[v] = true;
            return flags;
        }();
        for (const std::size_t v : m_first) {
            if (!m_matching->avoid(v, [&](std::size_t other) { return inFirst[other]; })) return false;
        }
        for (const std::size_t v : m_second) {
            if (!m_matching->avoid(v, [&](std::size_t other) { return !inFirst[other]; })) return false;
        }
        sortByAro(m_first);
        std::ranges::sort(m_second);
        std::vector<bool> seated(m_players.size(), false);
        for (const std::size_t v : m_first) {
            const auto opponent = std::ranges::find_if(
                m_second, [&](std::size_t other) { return !seated[other] && m_matching->fix(v, other); });
            if (opponent == m_second.end()) return false;
            seated[*opponent] = true;
            m_bracket.pairs.emplace_back(m_players[v], m_players[*opponent]);
        }
        return true;
    }

    const DubovField& m_of;
    DubovBracket& m_bracket;
    Members m_players{};
    std::vector<bool> m_shifted{};
    Members m_first{};   ///< G1, by vertex
    Members m_second{};  ///< G2
    std::optional<Narrowing<std::int64_t>> m_matching{};
};

bool findDubovUpfloaters(const DubovField& of, const Members& players, DubovBracket& bracket,
                         const std::stop_token& stop)
{
    std::vector<Points> scores;
    for (const std::size_t player : players) scores.push_back(of.field.entrants[player].score);
    std::ranges::sort(scores, std::ranges::greater());
    scores.erase(std::unique(scores.begin(), scores.end()), scores.end());
    if ((scores.size() + 7) * DigitCost<std::int64_t>::kBits < 8 * 64)
        return DubovUpfloaters<WideInt<8>>(of, players, scores).find(bracket, stop);
    return DubovUpfloaters<WideInt<64>>(of, players, scores).find(bracket, stop);
}

}  // namespace

namespace {

/// The provisional one of the unrated where he has none.
int ratingOf(const Player& player, const RuleSet& rules)
{
    return player.rating > 0 ? player.rating : rules.unratedRating;
}

/// [r - 1][player]: the score by which round r was paired, virtual points and draws for missing results included.
std::vector<std::vector<Points>> scoresThatPaired(const Section& section, const Scorecards& cards)
{
    std::vector<std::vector<Points>> scores;
    std::vector<Points> pending(section.players.size());
    for (RoundNumber round = 1; round <= cards.rounds(); ++round) {
        std::vector<Points>& now = scores.emplace_back(virtualPoints(section, round));
        for (std::size_t player = 0; player < now.size(); ++player) {
            now[player] += cards.scoreAfter(player, round - 1) + pending[player];
            if (isUndecided(cards.entry(player, round).outcome)) pending[player] += section.rules.points.unknown;
        }
    }
    return scores;
}

}  // namespace

DubovField makeDubovField(const Section& section, RoundNumber round)
{
    DubovField made;
    made.field = makeField(section, round);
    made.mostUpfloats = 2 + std::max(section.roundsInAll(), round) / 5;
    const Scorecards cards(section, round - 1);
    const std::vector<std::vector<Points>> scores = scoresThatPaired(section, cards);
    for (Entrant& entrant : made.field.entrants) {
        if (entrant.side.history.games() == 0) {
            entrant.side.preference.kind = colour::PreferenceKind::Mild;
            entrant.side.preference.colour = Colour::Black;
        }
        DubovTraits& traits = made.traits.emplace_back();
        const std::size_t player = section.indexOf(entrant.id).value();
        traits.rating = ratingOf(section.players[player], section.rules);
        int sum = 0;
        int met = 0;
        for (RoundNumber before = 1; before < round; ++before) {
            const RoundEntry& entry = cards.entry(player, before);
            if (!entry.hasOpponent() || !countsAsPlayed(entry.outcome)) continue;
            sum += ratingOf(section.players[entry.opponent], section.rules);
            ++met;
            const std::vector<Points>& then = scores[static_cast<std::size_t>(before) - 1];
            if (then[entry.opponent] <= then[player]) continue;
            ++traits.upfloats;
            traits.upfloatedLast = before == round - 1;
        }
        if (met > 0) traits.aro = (2 * sum + met) / (2 * met);
    }
    return made;
}

std::optional<DubovPairing> pairByDubov(const DubovField& of, const std::stop_token& stop)
{
    DubovPairing made;
    Members waiting(of.field.size());
    std::iota(waiting.begin(), waiting.end(), std::size_t{0});
    if (waiting.size() % 2 != 0) {
        made.bye = byeBeforePairing(of.field, std::less<>());
        if (!made.bye) return std::nullopt;
        std::erase(waiting, *made.bye);
    }
    while (!waiting.empty()) {
        DubovBracket& bracket = made.brackets.emplace_back();
        if (!findDubovUpfloaters(of, waiting, bracket, stop)) return std::nullopt;
        if (!DubovPairs(of, bracket).find(stop)) return std::nullopt;
        for (const auto& [a, b] : bracket.pairs) {
            std::erase(waiting, a);
            std::erase(waiting, b);
        }
    }
    return made;
}

}  // namespace kydai::pairing
