#include "pairing/burstein/burstein.h"

#include "model/presence.h"
#include "model/scorecards.h"
#include "pairing/class_graph.h"
#include "pairing/ranked_pairing.h"
#include "pairing/wide_int.h"

#include <algorithm>
#include <tuple>

namespace kydai::pairing {

namespace {

/// A bracket with everybody below it. Levels are the scores of the players not yet paired, from the highest.
template <class Wide>
class BursteinSearch {
public:
    /// `top`: level of the bracket's residents; whoever has a higher score floated into it.
    BursteinSearch(const BursteinField& of, const Members& players, const std::vector<Points>& levels, std::size_t top)
        : m_of(of), m_players(players), m_levels(levels), m_top(top)
    {
    }

    bool find(BursteinBracket& bracket, const std::stop_token& stop)
    {
        bracket.score = m_levels[m_top];
        const auto classOf = [&](std::size_t player) {
            const colour::Preference& preference = m_of.field.entrants[player].side.preference;
            return std::tuple(levelOf(player), preference.kind == colour::PreferenceKind::None, preference.colour);
        };
        m_matching.emplace(classGraph<Wide>(
            m_players, [&](std::size_t a, std::size_t b) { return mayMeetStrictly(m_of.field, a, b); }, classOf,
            [&](std::size_t a, std::size_t b) { return costOf(a, b); }, DigitCost<Wide>::most(digits())));
        if (!m_matching->solve(stop)) return false;
        choose(bracket);
        return true;
    }

private:
    [[nodiscard]] std::size_t levelOf(std::size_t player) const
    {
        const auto at = std::ranges::find(m_levels, m_of.field.entrants[player].score);
        return static_cast<std::size_t>(at - m_levels.begin());
    }
    [[nodiscard]] bool isHere(std::size_t player) const { return levelOf(player) <= m_top; }
    [[nodiscard]] bool isNext(std::size_t player) const { return levelOf(player) == m_top + 1; }
    /// C8, C6 and the number of pairs of the next bracket (C7), C6 and the number of pairs of this one.
    [[nodiscard]] std::size_t digits() const { return 1 + (m_top + 2) + 1 + (m_top + 1) + 1; }

    [[nodiscard]] Wide costOf(std::size_t a, std::size_t b) const
    {
        if (levelOf(b) < levelOf(a)) std::swap(a, b);
        DigitCost<Wide> cost;
        if (isHere(b)) {
            const colour::Preference& one = m_of.field.entrants[a].side.preference;
            const colour::Preference& other = m_of.field.entrants[b].side.preference;
            const bool same = one.kind != colour::PreferenceKind::None && other.kind != colour::PreferenceKind::None &&
                              one.colour == other.colour;
            cost.add(0, same ? 1 : 0);
            return cost.sum();
        }
        const std::size_t next = 1;  // scores of who leaves the next bracket, the highest most important
        const std::size_t nextPairs = next + m_top + 2;
        const std::size_t own = nextPairs + 1;  // scores of who leaves this one
        const std::size_t ownPairs = own + m_top + 1;
        if (isHere(a)) {
            cost.add(own + m_top - levelOf(a));
            cost.add(ownPairs);
        }
        if ((isHere(a) || isNext(a)) && !isNext(b)) {
            cost.add(next + m_top + 1 - levelOf(a));
            cost.add(nextPairs);
        }
        return cost.sum();
    }

    /// @rule C.04.4.2.4  Each in turn, by Index, meets the last whom he can; who can't be paired here floats.
    void choose(BursteinBracket& bracket)
    {
        Members here;
        for (std::size_t v = 0; v < m_players.size(); ++v) {
            if (isHere(m_players[v])) here.push_back(v);
        }
        std::ranges::sort(here, {}, [&](std::size_t v) { return m_of.place[m_players[v]]; });
        for (const std::size_t v : here) bracket.players.push_back(m_players[v]);
        std::vector<bool> settled(m_players.size(), false);
        for (std::size_t first = 0; first < here.size(); ++first) {
            const std::size_t v = here[first];
            if (settled[v]) continue;
            settled[v] = true;
            std::size_t last = here.size();
            while (--last > first && (settled[here[last]] || !m_matching->fix(v, here[last]))) {
            }
            if (last == first) {
                bracket.floaters.push_back(m_players[v]);
                continue;
            }
            settled[here[last]] = true;
            const auto [a, b] = std::pair(m_players[v], m_players[here[last]]);
            bracket.pairs.emplace_back(a, b);
            bracket.withoutPreference += costOf(a, b) == Wide{0} ? 0 : 1;
        }
    }

    const BursteinField& m_of;
    const Members& m_players;
    const std::vector<Points>& m_levels;
    std::size_t m_top;
    std::optional<Narrowing<Wide>> m_matching{};
};

bool findBracket(const BursteinField& of, const Members& players, BursteinBracket& bracket, Points residents,
                 const std::stop_token& stop)
{
    std::vector<Points> levels;
    for (const std::size_t player : players) levels.push_back(of.field.entrants[player].score);
    std::ranges::sort(levels, std::ranges::greater());
    levels.erase(std::unique(levels.begin(), levels.end()), levels.end());
    const auto top = static_cast<std::size_t>(std::ranges::find(levels, residents) - levels.begin());
    if ((2 * top + 10) * DigitCost<std::int64_t>::kBits < 4 * 64)
        return BursteinSearch<WideInt<4>>(of, players, levels, top).find(bracket, stop);
    return BursteinSearch<WideInt<64>>(of, players, levels, top).find(bracket, stop);
}

/// Sums of a player's rounds for the Index.
class IndexMaker {
public:
    IndexMaker(const Section& section, RoundNumber round) : m_section(section), m_cards(section, round - 1)
    {
        const PointSystem& points = section.rules.points;
        for (std::size_t player = 0; player < section.players.size(); ++player) {
            Points own = m_cards.score(player);
            for (const RoundEntry& entry : m_cards.of(player))
                own += isUndecided(entry.outcome) ? points.unknown : Points{};
            m_own.push_back(own);
            m_shown.push_back(own);
            // Only who has left for good: a run of absences that reaches into the round that is paired.
            if (!hasWithdrawnBy(section.players[player], round) && !isAbsentIn(player, round)) continue;
            for (RoundNumber back = round - 1; back >= 1; --back) {
                if (m_cards.entry(player, back).outcome != Outcome::ZeroBye) break;
                m_shown.back() += points.draw() - m_cards.entry(player, back).points;
            }
        }
    }

    [[nodiscard]] BursteinIndex of(std::size_t player) const
    {
        BursteinIndex index;
        for (const RoundEntry& entry : m_cards.of(player)) {
            const bool met = entry.hasOpponent() && countsAsPlayed(entry.outcome);
            const Points points = isUndecided(entry.outcome) ? m_section.rules.points.unknown : entry.points;
            const int other = (met ? m_shown[entry.opponent] : m_own[player]).tenths;
            index.buchholz += other;
            index.sonnebornBerger += other * points.tenths;
        }
        return index;
    }

private:
    [[nodiscard]] bool isAbsentIn(std::size_t player, RoundNumber round) const
    {
        const Player& who = m_section.players[player];
        if (round > m_section.roundsPaired()) {
            return !isIn(who, round) || std::ranges::any_of(m_section.requestedByes, [&](const RequestedBye& bye) {
                return bye.player == who.id && bye.round == round && bye.kind == Outcome::ZeroBye;
            });
        }
        return std::ranges::any_of(m_section.round(round).byes, [&](const Bye& bye) {
            return bye.player == m_section.players[player].id && bye.kind == Outcome::ZeroBye;
        });
    }

    const Section& m_section;
    Scorecards m_cards;
    std::vector<Points> m_own{};
    std::vector<Points> m_shown{};  ///< to the opponents
};

}  // namespace

RoundNumber seedingRounds(const Section& section)
{
    return std::min(section.roundsInAll() / 2, 4);
}

BursteinField makeBursteinField(const Section& section, RoundNumber round)
{
    BursteinField made;
    made.field = makeField(section, round);
    const IndexMaker maker(section, round);
    for (const Entrant& entrant : made.field.entrants)
        made.index.push_back(maker.of(section.indexOf(entrant.id).value()));
    made.order.resize(made.index.size());
    std::iota(made.order.begin(), made.order.end(), std::size_t{0});
    std::ranges::stable_sort(made.order, {}, [&](std::size_t entrant) {
        return std::pair(-made.index[entrant].buchholz, -made.index[entrant].sonnebornBerger);
    });
    made.place.resize(made.order.size());
    for (std::size_t place = 0; place < made.order.size(); ++place) made.place[made.order[place]] = place;
    return made;
}

std::optional<BursteinPairing> pairByBurstein(const BursteinField& of, const std::stop_token& stop)
{
    BursteinPairing made;
    Members waiting(of.field.size());
    std::iota(waiting.begin(), waiting.end(), std::size_t{0});
    if (waiting.size() % 2 != 0) {
        made.bye = byeBeforePairing(of.field, [&](std::size_t a, std::size_t b) { return of.place[a] < of.place[b]; });
        if (!made.bye) return std::nullopt;
        std::erase(waiting, *made.bye);
    }
    std::optional<Points> residents;
    while (!waiting.empty()) {
        // The highest score below the last bracket: whoever floated into it comes along.
        std::optional<Points> next;
        for (const std::size_t player : waiting) {
            const Points score = of.field.entrants[player].score;
            if ((!residents || score < *residents) && (!next || score > *next)) next = score;
        }
        if (!next) return std::nullopt;
        residents = next;
        BursteinBracket& bracket = made.brackets.emplace_back();
        if (!findBracket(of, waiting, bracket, *residents, stop)) return std::nullopt;
        for (const auto& [a, b] : bracket.pairs) {
            std::erase(waiting, a);
            std::erase(waiting, b);
        }
    }
    return made;
}

}  // namespace kydai::pairing
