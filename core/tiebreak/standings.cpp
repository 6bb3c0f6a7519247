#include "tiebreak/standings.h"

#include "support/random.h"
#include "tiebreak/calculator.h"
#include "tiebreak/edition.h"
#include "tiebreak/registry.h"
#include "tiebreak/team_tiebreaks.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <tuple>
#include <utility>

namespace kydai::tiebreak {

bool isBefore(const Column& column, std::size_t a, std::size_t b)
{
    const std::optional<Fraction>& mine = column.values[a].value;
    const std::optional<Fraction>& theirs = column.values[b].value;
    if (!mine || !theirs) return mine.has_value() && !theirs.has_value();
    return column.lowFirst ? *mine < *theirs : *theirs < *mine;
}

namespace {

using Group = std::vector<std::size_t>;

/// Splits what is still tied, step by step, and notes what separated whom.
class Walk {
public:
    explicit Walk(std::size_t participants) : m_separation(participants)
    {
        Group all(participants);
        std::iota(all.begin(), all.end(), std::size_t{0});
        if (!all.empty()) m_groups.push_back(std::move(all));
    }

    [[nodiscard]] const std::vector<Group>& groups() const { return m_groups; }
    [[nodiscard]] const Separation& separation(std::size_t participant) const { return m_separation[participant]; }

    /// Replaces each group by its parts; `split(group)` gives them best first.
    template <class Split>
    void refine(Separation reason, Split split)
    {
        std::vector<Group> finer;
        finer.reserve(m_groups.size());
        for (Group& group : m_groups) {
            if (group.size() == 1) {
                finer.push_back(std::move(group));
                continue;
            }
            bool first = true;
            for (Group& part : split(group)) {
                if (!first) {
                    for (const std::size_t participant : part) m_separation[participant] = reason;
                }
                first = false;
                finer.push_back(std::move(part));
            }
        }
        m_groups = std::move(finer);
    }

private:
    std::vector<Group> m_groups;
    std::vector<Separation> m_separation;
};

/// Equal keys share a part; `before` orders them.
template <class Before>
std::vector<Group> splitBy(const Group& group, Before before)
{
    Group order = group;
    std::ranges::stable_sort(order, before);
    std::vector<Group> parts;
    for (std::size_t i = 0; i < order.size(); ++i) {
        if (i == 0 || before(order[i - 1], order[i])) parts.emplace_back();
        parts.back().push_back(order[i]);
    }
    return parts;
}

/// Each member's value becomes his place inside the group; 0 where nothing was broken.
void placeValues(Column& column, const Encounter& encounter, bool asPlaces)
{
    int place = 1;
    for (const Group& members : encounter.places) {
        for (const std::size_t member : members) {
            if (asPlaces) column.values[member].value = Fraction(encounter.broken() ? place : 0);
        }
        place += static_cast<int>(members.size());
    }
}

/// Old direct encounter: the points among the tied players, where everybody met everybody.
void oldEncounterValues(Column& column, const Encounter& encounter)
{
    for (const EncounterStep& step : encounter.steps) {
        for (std::size_t i = 0; i < step.group.size(); ++i) {
            const bool counts = step.rule == EncounterRule::OldAllMet;
            column.values[step.group[i]].value = counts ? step.points[i] : Fraction(0);
        }
    }
}

class Walker {
public:
    Walker(const Competition& competition, TieBreakEdition edition)
        : m_calculator(competition, edition), m_competition(competition), m_walk(competition.participants())
    {
        m_walk.refine({Separation::By::LeftOut, 0}, [&](const Group& group) {
            return splitBy(group, [&](std::size_t a, std::size_t b) {
                return competition.leftOut[a] == LeftOut::No && competition.leftOut[b] != LeftOut::No;
            });
        });
        if (!competition.reach.empty()) {
            m_walk.refine({Separation::By::Bracket, 0}, [&](const Group& group) {
                return splitBy(
                    group, [&](std::size_t a, std::size_t b) { return competition.reach[a] > competition.reach[b]; });
            });
            return;  // points of a knock-out count games, which the loser of a long match has more of
        }
        if (competition.keizer) {
            m_walk.refine({Separation::By::Keizer, 0}, [&](const Group& group) {
                return splitBy(group, [&](std::size_t a, std::size_t b) {
                    return competition.keizer->rows[a].sum > competition.keizer->rows[b].sum;
                });
            });
        }
        m_walk.refine({Separation::By::Points, 0}, [&](const Group& group) {
            return splitBy(group, [&](std::size_t a, std::size_t b) {
                return competition.primary.score(a) > competition.primary.score(b);
            });
        });
    }

    Column apply(const Code& code, std::size_t index)
    {
        Column column;
        column.code = code;
        column.edition = m_calculator.editionOf(code);
        column.refusal = m_calculator.refusal(code);
        column.lowFirst = definition(code.kind).lowFirst != code.reversed;
        column.values = m_calculator.values(code);
        const Separation reason{Separation::By::TieBreak, index};
        m_stopped = m_stopped || column.refusal == Refusal::NotComputed;
        if (m_stopped) {
            // Who is still tied stays so: what decides next is not known, so nobody knows the groups behind it either.
            if (Calculator::ordersGroups(code.kind)) leaveGroups(column);
        } else if (column.refusal == Refusal::None && Calculator::ordersGroups(code.kind)) {
            applyToGroups(column, reason);
        } else if (column.refusal == Refusal::None && !definition(code.kind).helper) {
            m_walk.refine(reason, [&](const Group& group) {
                return splitBy(group, [&](std::size_t a, std::size_t b) { return isBefore(column, a, b); });
            });
        }
        keepRecord(column);
        return column;
    }

    /// A tie-break that is not computed came while somebody was tied.
    [[nodiscard]] bool isOpen() const
    {
        return m_stopped && std::ranges::any_of(m_walk.groups(), [](const Group& group) { return group.size() > 1; });
    }

    void drawLots(Standings& standings)
    {
        Random random(standings.lotsSeed);
        m_walk.refine({Separation::By::Lots, 0}, [&](const Group& group) {
            Group drawn = group;
            for (std::size_t left = drawn.size(); left > 1; --left) {
                std::swap(drawn[left - 1], drawn[random.below(left)]);
            }
            standings.lots.push_back(drawn);
            std::vector<Group> parts;
            for (const std::size_t participant : drawn) parts.push_back({participant});
            return parts;
        });
    }

    void writeRows(Standings& standings) const
    {
        standings.rowOf.resize(m_competition.participants());
        int rank = 1;
        for (Group group : m_walk.groups()) {
            std::ranges::sort(group, {}, [&](std::size_t p) { return m_competition.numbers[p]; });
            bool first = true;
            for (const std::size_t participant : group) {
                standings.rowOf[participant] = standings.rows.size();
                Separation separation = m_walk.separation(participant);
                if (!first) separation = {Separation::By::Nothing, 0};
                const bool hasPlace = m_competition.leftOut[participant] == LeftOut::No;
                standings.rows.push_back({participant, hasPlace ? rank : 0, separation});
                first = false;
            }
            rank += static_cast<int>(group.size());
        }
    }

private:
    void leaveGroups(Column& column) const
    {
        Value unknown;
        column.refusal = unknown.refusal = Refusal::NotComputed;
        column.values.assign(m_competition.participants(), unknown);
        column.groupOf.assign(m_competition.participants(), kNobody);
    }

    void applyToGroups(Column& column, Separation reason)
    {
        const std::size_t participants = m_competition.participants();
        const bool count = definition(column.code.kind).rows == RowShape::Boards;
        const bool old = column.code.kind == Kind::DirectEncounter && directEncounterNeedsAllMeetings(column.edition);
        column.values.resize(participants);
        column.groupOf.assign(participants, kNobody);
        for (std::size_t participant = 0; participant < participants; ++participant) {
            Value& value = column.values[participant];
            if (count) {
                value = boardCountValue(boardPoints(m_competition.boards, participant));
            } else {
                value.value = Fraction(0);
            }
        }
        const auto order = m_calculator.groupOrder(column.code);
        m_walk.refine(reason, [&](const Group& group) {
            Encounter encounter = order(group);
            for (const std::size_t member : group) column.groupOf[member] = column.groups.size();
            if (old) {
                oldEncounterValues(column, encounter);
            } else {
                placeValues(column, encounter, !count);
            }
            column.groups.push_back(encounter);
            return std::move(encounter.places);
        });
        if (old) column.lowFirst = false;
    }

    /// The tables that the column's terms were read from stay with it, for its explanation.
    void keepRecord(Column& column)
    {
        const Definition& row = definition(column.code.kind);
        const Code& code = column.code;
        const ScoreKind score = row.opponents == ScoreKind::Primary ? code.score : row.opponents;
        const Reading reading{score, row.foreTable, code.matchScale, code.swissRules};
        auto& kept =
            m_kept[{score, row.foreTable, usesVirtualOpponent(column.edition), code.matchScale, code.swissRules}];
        if (!kept.first) {
            kept.first = std::make_shared<const ScoreTable>(m_calculator.table(reading));
            kept.second = std::make_shared<const UnplayedRounds>(m_calculator.unplayed(reading, column.edition));
        }
        column.table = kept.first;
        column.unplayed = kept.second;
    }

    Calculator m_calculator;
    const Competition& m_competition;
    Walk m_walk;
    bool m_stopped = false;  ///< a tie-break was not computed: nothing parts what was tied then
    std::map<std::tuple<ScoreKind, bool, bool, MatchPointScale, bool>,
             std::pair<std::shared_ptr<const ScoreTable>, std::shared_ptr<const UnplayedRounds>>>
        m_kept;
};

}  // namespace

Result<Standings> standingsOf(const Section& section, const StandingsOptions& options)
{
    Standings standings;
    std::vector<Code> codes;
    if (options.codes) {
        codes = *options.codes;
    } else {
        for (const std::string& text : section.rules.tieBreaks) {
            if (auto code = parseCode(text))
                codes.push_back(*std::move(code));
            else
                standings.leftOut.push_back(text);
        }
    }
    auto competition = std::make_shared<const Competition>(competitionOf(section, options.round, options.participants));
    standings.competition = competition;
    standings.edition = options.edition.value_or(section.tieBreakEdition());
    standings.round = competition->round;
    standings.lotsSeed = section.rules.lotsSeed;

    Walker walker(*competition, standings.edition);
    for (std::size_t index = 0; index < codes.size(); ++index) {
        standings.columns.push_back(walker.apply(codes[index], index));
    }
    standings.isOpen = walker.isOpen();
    if (standings.lotsSeed != 0 && !standings.isOpen) walker.drawLots(standings);
    walker.writeRows(standings);
    return standings;
}

std::vector<PlayerId> bestOf(const Section& section, std::size_t count)
{
    const auto standings = standingsOf(section, {.participants = Participants::Players});
    std::vector<PlayerId> best;
    if (!standings) return best;
    for (const Row& row : standings->rows) {
        if (best.size() < count && row.rank > 0) best.push_back(standings->competition->playerAt(row.participant));
    }
    return best;
}

std::vector<int> placesOf(const Section& section)
{
    const auto standings = standingsOf(section, {.participants = Participants::Players});
    std::vector<int> places;
    for (std::size_t player = 0; standings && player < section.players.size(); ++player)
        places.push_back(standings->rank(player));
    return places;
}

}  // namespace kydai::tiebreak
