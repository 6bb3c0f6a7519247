#include "pairing/teams/team_swiss.h"

#include "pairing/class_graph.h"
#include "pairing/wide_int.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <numeric>
#include <tuple>

namespace kydai::pairing {

namespace {

/// @rule C.04.6.3.4
std::optional<std::size_t> byeOf(const TeamField& field, const Members& teams)
{
    Members candidates;
    for (const std::size_t team : teams) {
        if (field.entrants[team].byeEligible) candidates.push_back(team);
    }
    std::ranges::sort(candidates, {}, [&](std::size_t team) {
        const TeamEntrant& entrant = field.entrants[team];
        return std::tuple(entrant.score, -entrant.played, -entrant.tpn());
    });
    const auto leavesPairable = [&](std::size_t team) {
        Members rest = teams;
        std::erase(rest, team);
        return canBePaired(rest, [&](std::size_t a, std::size_t b) { return !field.barred.test(a, b); });
    };
    const auto found = std::ranges::find_if(candidates, leavesPairable);
    return found == candidates.end() ? std::nullopt : std::optional(*found);
}

/// The scores of some teams, descending.
std::vector<Points> levelsOf(const TeamField& field, const Members& teams)
{
    std::vector<Points> levels;
    for (const std::size_t team : teams) levels.push_back(field.entrants[team].score);
    std::ranges::sort(levels, std::ranges::greater());
    levels.erase(std::unique(levels.begin(), levels.end()), levels.end());
    return levels;
}

/// The choice of the upfloaters of the top scoregroup. Levels are the scores below it, from 0.
template <class Wide>
class UpfloaterSearch {
public:
    UpfloaterSearch(const TeamField& field, const Members& teams, const std::vector<Points>& scores)
        : m_field(field), m_teams(teams), m_top(scores.front()), m_levels(scores.begin() + 1, scores.end())
    {
    }

    /// False where the teams can't be paired, or if it was stopped.
    bool find(TeamBracket& bracket, const std::stop_token& stop)
    {
        bracket.score = m_top;
        for (const std::size_t team : m_teams) {
            if (scoreOf(team) == m_top) bracket.residents.push_back(team);
        }
        m_floats = m_field.floatsCount();
        m_lookAhead = !m_levels.empty() && m_levels.front() == followingScore();
        if (!solve(stop)) return false;
        if (m_lookAhead && !nextComplies()) {
            bracket.nextComplies = false;
            m_lookAhead = false;
            if (!solve(stop)) return false;
        }
        choose(bracket);
        return true;
    }

private:
    [[nodiscard]] Points scoreOf(std::size_t team) const { return m_field.entrants[team].score; }
    [[nodiscard]] bool isResident(std::size_t team) const { return scoreOf(team) == m_top; }

    /// @rule C.04.6.2.3.3  The scoregroup right below, of all teams; where its teams have all floated up nothing is
    /// asked.
    [[nodiscard]] Points followingScore() const
    {
        Points following{INT32_MIN};
        for (const TeamEntrant& entrant : m_field.entrants) {
            if (entrant.score < m_top) following = std::max(following, entrant.score);
        }
        return following;
    }

    /// Digits from the least: C7, C6, then the levels from the highest to the lowest (C5), then the number (C4). Only
    /// the number that leave a group matters where C5 compares ascending scores: the lowest goes first.
    [[nodiscard]] Wide costOf(std::size_t a, std::size_t b) const
    {
        if (isResident(b) && !isResident(a)) std::swap(a, b);
        DigitCost<Wide> cost;
        if (isResident(a) != isResident(b)) {
            cost.add(0, m_floats && m_field.entrants[b].floated ? 1 : 0);
            cost.add(2 + levelOf(b));
            cost.add(2 + m_levels.size());
        } else if (!isResident(a) && m_lookAhead && (levelOf(a) == 0) != (levelOf(b) == 0)) {
            cost.add(1);
        }
        return cost.sum();
    }

    [[nodiscard]] std::size_t levelOf(std::size_t team) const
    {
        const auto at = std::ranges::find(m_levels, scoreOf(team));
        return static_cast<std::size_t>(at - m_levels.begin());
    }

    bool solve(const std::stop_token& stop)
    {
        const auto classOf = [&](std::size_t team) { return std::pair(scoreOf(team), m_field.entrants[team].floated); };
        m_matching.emplace(classGraph<Wide>(
            m_teams, [&](std::size_t a, std::size_t b) { return !m_field.barred.test(a, b); }, classOf,
            [&](std::size_t a, std::size_t b) { return costOf(a, b); }, DigitCost<Wide>::most(m_levels.size() + 3)));
        return m_matching->solve(stop);
    }

    [[nodiscard]] std::size_t mateOf(std::size_t vertex) const { return m_matching->mate(vertex); }

    /// @rule C.04.6.2.3.3  C6: what is left of the next scoregroup needs no more upfloaters than its number asks.
    [[nodiscard]] bool nextComplies() const
    {
        std::size_t left = 0;
        std::size_t leaving = 0;
        for (std::size_t v = 0; v < m_teams.size(); ++v) {
            const std::size_t other = m_teams[mateOf(v)];
            if (isResident(m_teams[v]) || levelOf(m_teams[v]) != 0 || isResident(other)) continue;
            ++left;
            leaving += levelOf(other) != 0 ? 1 : 0;
        }
        return leaving <= left % 2;
    }

    /// @rule C.04.6.3.5.4  Of the sets that are as good, the first: by score, then TPN, in lexicographic order.
    void choose(TeamBracket& bracket)
    {
        for (std::size_t level = 0; level < m_levels.size(); ++level) {
            std::size_t wanted = 0;
            for (std::size_t v = 0; v < m_teams.size(); ++v) wanted += isUpfloater(v, level) ? 1 : 0;
            for (std::size_t v = 0; v < m_teams.size() && wanted > 0; ++v) {
                if (isResident(m_teams[v]) || levelOf(m_teams[v]) != level || !take(v)) continue;
                bracket.upfloaters.push_back(m_teams[v]);
                --wanted;
            }
        }
        for (const std::size_t team : bracket.upfloaters)
            bracket.floatedUpfloaters += m_field.entrants[team].floated ? 1 : 0;
    }

    [[nodiscard]] bool isUpfloater(std::size_t vertex, std::size_t level) const
    {
        return !isResident(m_teams[vertex]) && levelOf(m_teams[vertex]) == level && isResident(m_teams[mateOf(vertex)]);
    }

    /// Whether an optimal matching has this team meet a resident; if so it does from now on.
    bool take(std::size_t vertex)
    {
        return m_matching->avoid(vertex, [&](std::size_t other) { return !isResident(m_teams[other]); });
    }

    const TeamField& m_field;
    const Members& m_teams;
    Points m_top;
    std::vector<Points> m_levels;
    bool m_floats = true;     ///< C7 counts
    bool m_lookAhead = true;  ///< C6 is asked
    std::optional<Narrowing<Wide>> m_matching{};
};

/// By weights that are wide enough for the scores there are.
bool findUpfloaters(const TeamField& field, const Members& teams, TeamBracket& bracket, const std::stop_token& stop)
{
    const std::vector<Points> scores = levelsOf(field, teams);
    const std::size_t bits = (scores.size() + 4) * DigitCost<std::int64_t>::kBits;
    if (bits < 4 * 64) return UpfloaterSearch<WideInt<4>>(field, teams, scores).find(bracket, stop);
    if (bits < 16 * 64) return UpfloaterSearch<WideInt<16>>(field, teams, scores).find(bracket, stop);
    return UpfloaterSearch<WideInt<64>>(field, teams, scores).find(bracket, stop);
}

/// The pairs of a bracket.
class BracketSearch {
public:
    BracketSearch(const TeamField& field, TeamBracket& bracket) : m_field(field), m_bracket(bracket)
    {
        m_teams = bracket.residents;
        m_teams.insert(m_teams.end(), bracket.upfloaters.begin(), bracket.upfloaters.end());
        std::ranges::sort(m_teams);
    }

    bool find(const std::stop_token& stop)
    {
        const auto base = static_cast<std::int64_t>(m_teams.size() + 1);
        const auto cost = [&](std::size_t a, std::size_t b) {
            const TeamQuality pair = qualityOf(a, b);
            return (pair.samePreference * base + pair.sameStrong) * base * 2 + pair.floatedOpponents;
        };
        const auto classOf = [&](std::size_t team) {
            const TeamEntrant& entrant = m_field.entrants[team];
            return std::tuple(entrant.preference.kind, entrant.preference.colour, isUpfloater(team), entrant.floated);
        };
        Narrowing<std::int64_t> matching(classGraph<std::int64_t>(
            m_teams, [&](std::size_t a, std::size_t b) { return !m_field.barred.test(a, b); }, classOf, cost,
            std::int64_t{2} * base * base * base));
        if (!matching.solve(stop)) return false;
        firstIdentifier(matching);
        for (const auto& [top, bottom] : m_bracket.pairs) {
            const TeamQuality pair = qualityOf(top, bottom);
            m_bracket.quality.samePreference += pair.samePreference;
            m_bracket.quality.sameStrong += pair.sameStrong;
            m_bracket.quality.floatedOpponents += pair.floatedOpponents;
        }
        return true;
    }

private:
    [[nodiscard]] bool isUpfloater(std::size_t team) const { return m_field.entrants[team].score < m_bracket.score; }

    /// @rule C.04.6.2.3.5  C8: the colour allocation grants every preference but one of two equal ones.
    /// @rule C.04.6.2.3.6  C9, for type B.
    /// @rule C.04.6.2.3.7  C10.
    [[nodiscard]] TeamQuality qualityOf(std::size_t a, std::size_t b) const
    {
        const TeamEntrant& one = m_field.entrants[a];
        const TeamEntrant& other = m_field.entrants[b];
        TeamQuality quality;
        const bool same = one.preference.kind != TeamPreferenceKind::None &&
                          other.preference.kind != TeamPreferenceKind::None &&
                          one.preference.colour == other.preference.colour;
        quality.samePreference = same ? 1 : 0;
        if (m_field.settings.preferences == TeamPreferences::TypeB)
            quality.sameStrong = same && one.preference.kind == TeamPreferenceKind::Strong &&
                                         other.preference.kind == TeamPreferenceKind::Strong
                                     ? 1
                                     : 0;
        if (m_field.floatsCount())
            quality.floatedOpponents =
                (isUpfloater(a) && other.floated ? 1 : 0) + (isUpfloater(b) && one.floated ? 1 : 0);
        return quality;
    }

    /// @rule C.04.6.3.6.2  The smallest identifier: all tops ascending, then their bottoms.
    void firstIdentifier(Narrowing<std::int64_t>& matching)
    {
        Members tops;
        for (std::size_t v = 0; v < m_teams.size(); ++v) {
            if (matching.avoid(v, [&](std::size_t other) { return other < v; })) tops.push_back(v);
        }
        std::vector<bool> seated(m_teams.size(), false);
        for (const std::size_t top : tops) {
            std::size_t bottom = top + 1;
            while (seated[bottom] || !matching.fix(top, bottom)) ++bottom;
            seated[bottom] = true;
            m_bracket.pairs.emplace_back(m_teams[top], m_teams[bottom]);
        }
    }

    const TeamField& m_field;
    TeamBracket& m_bracket;
    Members m_teams{};
};

/// @rule C.04.2.3.6  Tables: the higher score of the pair, the sum of the scores, the smaller TPN of the first-team.
void sortTables(const TeamField& field, std::vector<TeamAllocation>& matches)
{
    std::ranges::sort(matches, {}, [&](const TeamAllocation& match) {
        const TeamEntrant& a = field.entrants[match.white];
        const TeamEntrant& b = field.entrants[match.black];
        return std::tuple(-std::max(a.score, b.score).tenths, -(a.score + b.score).tenths,
                          field.entrants[match.first].tpn());
    });
}

}  // namespace

std::optional<TeamPairing> pairTeams(const TeamField& field, const std::stop_token& stop)
{
    TeamPairing made;
    Members waiting(field.size());
    std::iota(waiting.begin(), waiting.end(), std::size_t{0});
    if (waiting.size() % 2 != 0) {
        made.bye = byeOf(field, waiting);
        if (!made.bye) return std::nullopt;
        std::erase(waiting, *made.bye);
    }
    while (!waiting.empty()) {
        TeamBracket& bracket = made.brackets.emplace_back();
        if (!findUpfloaters(field, waiting, bracket, stop)) return std::nullopt;
        if (!BracketSearch(field, bracket).find(stop)) return std::nullopt;
        for (const auto& [top, bottom] : bracket.pairs) {
            made.matches.push_back(allocateTeamColours(field, top, bottom));
            std::erase(waiting, top);
            std::erase(waiting, bottom);
        }
    }
    sortTables(field, made.matches);
    return made;
}

}  // namespace kydai::pairing
