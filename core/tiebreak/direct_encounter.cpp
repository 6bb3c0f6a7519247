// The games among the tied make a table of their own. Where all have met it ranks them, and who is level starts again
// among themselves; where a game is missing, only a place that nobody can reach any more is given.
//
// Example (C.07, 6.3): A beat B and C, B and C have not met. B or C can reach 1 point at most, A has 2: A is first, and
// B and C start again, without a game: they stay tied. Had A beaten only B, C could still reach 2: nothing is broken.
#include "tiebreak/direct_encounter.h"

#include "tiebreak/edition.h"
#include "tiebreak/registry.h"
#include "tiebreak/team_tiebreaks.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace kydai::tiebreak {

DirectEncounter::DirectEncounter(const ScoreTable& table, TieBreakEdition edition, bool forfeitsPlayed)
    : m_table(table), m_edition(edition), m_forfeitsPlayed(forfeitsPlayed), m_position(table.participants(), kNobody)
{
}

DirectEncounter::DirectEncounter(const ScoreTable& primary, const ScoreTable& secondary, bool matchPointsPrimary,
                                 const TeamScores& boards, std::span<const Kind> twoTeamRules, bool forfeitsPlayed)
    : m_table(primary),
      m_secondary(&secondary),
      m_boards(&boards),
      m_edition(TieBreakEdition::E26),
      m_twoTeamRules(twoTeamRules),
      m_forfeitsPlayed(forfeitsPlayed),
      m_matchPointsPrimary(matchPointsPrimary),
      m_position(primary.participants(), kNobody)
{
}

bool DirectEncounter::counts(const ScoreTable& table, const Entry& entry) const
{
    if (!entry.hasOpponent() || isUndecided(entry.outcome)) return false;
    return isPlayed(entry.outcome) || m_forfeitsPlayed || table.predetermined;
}

Encounter DirectEncounter::order(std::vector<std::size_t> group)
{
    std::ranges::sort(group);
    Encounter result;
    if (!directEncounterNeedsAllMeetings(m_edition)) {
        apply(group, result);
        return result;
    }
    result.steps.push_back(oldStandings(group));
    const EncounterStep& step = result.steps.back();
    result.places = step.ranked;
    if (result.places.empty()) result.places.push_back(group);
    return result;
}

void DirectEncounter::apply(const std::vector<std::size_t>& group, Encounter& result)
{
    if (group.size() == 1) {
        result.places.push_back(group);
        return;
    }
    result.steps.push_back(separateStandings(group, m_table));
    if (m_secondary != nullptr) {
        result.steps.back().score = m_matchPointsPrimary ? ScoreKind::Match : ScoreKind::Game;
        if (result.steps.back().ranked.empty()) {
            result.steps.push_back(separateStandings(group, *m_secondary));
            result.steps.back().score = m_matchPointsPrimary ? ScoreKind::Game : ScoreKind::Match;
        }
    }
    const std::vector<std::vector<std::size_t>> ranked = result.steps.back().ranked;
    const std::vector<std::size_t> left = result.steps.back().left;
    if (ranked.empty()) {
        if (!orderTwoTeams(group, result)) result.places.push_back(group);
        return;
    }
    for (const std::vector<std::size_t>& place : ranked) apply(place, result);
    if (!left.empty()) apply(left, result);
}

EncounterStep DirectEncounter::separateStandings(const std::vector<std::size_t>& group, const ScoreTable& table)
{
    const std::size_t size = group.size();
    for (std::size_t i = 0; i < size; ++i) m_position[group[i]] = i;

    EncounterStep step;
    step.group = group;
    step.points.resize(size);
    std::vector<int> missing(size, static_cast<int>(size) - 1);
    for (std::size_t i = 0; i < size; ++i) {
        const std::size_t first = step.meetings.size();
        RoundNumber round = 0;
        for (const Entry& entry : table.of(group[i])) {
            ++round;
            if (!counts(table, entry) || m_position[entry.opponent] == kNobody) continue;
            const std::size_t other = m_position[entry.opponent];
            if (other <= i) continue;  // seen from the other side already
            const auto same = std::find_if(step.meetings.begin() + static_cast<std::ptrdiff_t>(first),
                                           step.meetings.end(), [&](const Meeting& met) { return met.b == other; });
            Meeting& met = same != step.meetings.end() ? *same : step.meetings.emplace_back(Meeting{i, other});
            ++met.games;
            met.pointsOfA += Fraction(entry.points.tenths, 10);
            met.pointsOfB += Fraction(table.entry(entry.opponent, round).points.tenths, 10);
        }
    }
    for (const std::size_t member : group) m_position[member] = kNobody;

    for (Meeting& met : step.meetings) {
        met.pointsOfA = met.pointsOfA / Fraction(met.games);
        met.pointsOfB = met.pointsOfB / Fraction(met.games);
        step.points[met.a] += met.pointsOfA;
        step.points[met.b] += met.pointsOfB;
        --missing[met.a];
        --missing[met.b];
    }
    const bool allMet = std::ranges::all_of(missing, [](int games) { return games == 0; });
    step.rule = allMet || table.predetermined ? EncounterRule::AllMet : EncounterRule::NotAllMet;
    if (step.rule == EncounterRule::AllMet) {
        rankAllMet(step);
    } else {
        rankUnreachable(step, missing, table);
    }
    return step;
}

void DirectEncounter::rankAllMet(EncounterStep& step) const
{
    std::vector<std::size_t> order(step.group.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) { return step.points[a] > step.points[b]; });
    std::vector<std::vector<std::size_t>> ranked;
    for (std::size_t i = 0; i < order.size(); ++i) {
        if (i == 0 || step.points[order[i]] != step.points[order[i - 1]]) ranked.emplace_back();
        ranked.back().push_back(step.group[order[i]]);
    }
    if (ranked.size() > 1) step.ranked = std::move(ranked);
}

void DirectEncounter::rankUnreachable(EncounterStep& step, const std::vector<int>& missing,
                                      const ScoreTable& table) const
{
    const std::size_t size = step.group.size();
    const Fraction win(table.win.tenths, 10);
    const Fraction loss(table.loss.tenths, 10);
    step.best.resize(size);
    std::vector<Fraction> sure(size);  // with every missing game lost
    for (std::size_t i = 0; i < size; ++i) {
        step.best[i] = step.points[i] + Fraction(missing[i]) * win;
        sure[i] = step.points[i] + Fraction(missing[i]) * loss;
    }
    std::vector<std::size_t> order(size);
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) { return sure[a] > sure[b]; });

    std::size_t next = 0;
    const auto nobodyReaches = [&](std::size_t place) {
        return std::all_of(order.begin() + static_cast<std::ptrdiff_t>(place) + 1, order.end(),
                           [&](std::size_t rival) { return sure[order[place]] > step.best[rival]; });
    };
    while (next + 1 < size && nobodyReaches(next)) step.ranked.push_back({step.group[order[next++]]});
    if (step.ranked.empty()) return;
    if (next + 1 == size) {
        step.ranked.push_back({step.group[order[next]]});
        return;
    }
    for (; next < size; ++next) step.left.push_back(step.group[order[next]]);
    std::ranges::sort(step.left);
}

EncounterStep DirectEncounter::oldStandings(const std::vector<std::size_t>& group)
{
    EncounterStep step = separateStandings(group, m_table);
    const std::size_t pairs = group.size() * (group.size() - 1) / 2;
    step.left.clear();
    step.best.clear();
    step.ranked.clear();
    step.points.assign(group.size(), Fraction());
    for (Meeting& met : step.meetings) {  // 6.1.2 is newer: two meetings were two encounters
        met.pointsOfA = met.pointsOfA * Fraction(met.games);
        met.pointsOfB = met.pointsOfB * Fraction(met.games);
        step.points[met.a] += met.pointsOfA;
        step.points[met.b] += met.pointsOfB;
    }
    step.rule = step.meetings.size() == pairs ? EncounterRule::OldAllMet : EncounterRule::OldNotAllMet;
    if (step.rule == EncounterRule::OldAllMet) rankAllMet(step);
    return step;
}

bool DirectEncounter::orderTwoTeams(const std::vector<std::size_t>& group, Encounter& result) const
{
    if (m_secondary == nullptr || group.size() != 2) return false;
    for (const Kind rule : m_twoTeamRules) {
        result.steps.push_back(twoTeams(group, rule));
        const EncounterStep& step = result.steps.back();
        if (step.ranked.empty()) continue;
        result.places.insert(result.places.end(), step.ranked.begin(), step.ranked.end());
        return true;
    }
    return false;
}

EncounterStep DirectEncounter::twoTeams(const std::vector<std::size_t>& group, Kind rule) const
{
    EncounterStep step;
    step.group = group;
    step.rule = EncounterRule::TwoTeams;
    step.twoTeamRule = rule;
    const BoardKey key = definition(rule).boardKey;
    step.points = decidingNumbers(key(boardPoints(*m_boards, group[0], group[1])),
                                  key(boardPoints(*m_boards, group[1], group[0])));
    if (step.points[0] == step.points[1]) return step;
    const bool firstWins = rule == Kind::BoardCount ? step.points[0] < step.points[1] : step.points[0] > step.points[1];
    step.ranked = firstWins ? std::vector<std::vector<std::size_t>>{{group[0]}, {group[1]}}
                            : std::vector<std::vector<std::size_t>>{{group[1]}, {group[0]}};
    return step;
}

}  // namespace kydai::tiebreak
