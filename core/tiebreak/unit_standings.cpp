#include "tiebreak/unit_standings.h"

#include <algorithm>
#include <map>
#include <set>

namespace kydai::tiebreak {

namespace {

const std::string& unitOf(const Player& player)
{
    return player.unit.empty() ? player.federation : player.unit;
}

std::vector<int> countingPlaces(const UnitRow& row)
{
    std::vector<int> places;
    for (const UnitMember& member : row.members) {
        if (member.counts) places.push_back(member.place);
    }
    return places;
}

/// Whether `a` stands before `b`; equal units compare false both ways.
bool isBetter(const UnitRow& a, const UnitRow& b, UnitRule rule)
{
    const std::vector<int> mine = countingPlaces(a);
    const std::vector<int> theirs = countingPlaces(b);
    if (mine.size() != theirs.size()) return mine.size() > theirs.size();
    const bool byPlaces = rule == UnitRule::SumOfPlaces;
    if (byPlaces && a.places != b.places) return a.places < b.places;
    if (a.points != b.points) return a.points > b.points;
    if (!byPlaces && a.places != b.places) return a.places < b.places;
    return mine < theirs;
}

}  // namespace

std::vector<Row> groupRows(const Section& section, const Standings& standings, const PlayerGroup& group)
{
    std::vector<Row> rows;
    int before = 0;
    for (const Row& row : standings.rows) {
        if (!group.has(section.players[row.participant])) continue;
        Row own = row;
        own.rank = !rows.empty() && row.rank == before ? rows.back().rank : static_cast<int>(rows.size()) + 1;
        before = row.rank;
        if (row.rank == 0) own.rank = 0;  // left out: behind everybody, without a place
        rows.push_back(own);
    }
    return rows;
}

std::vector<PlayerGroup> groupsOf(const Section& section, GroupKind kind)
{
    std::vector<PlayerGroup> groups;
    if (kind == GroupKind::Sex) {
        for (const Sex sex : {Sex::Female, Sex::Male}) {
            if (std::ranges::find(section.players, sex, &Player::sex) != section.players.end())
                groups.push_back({{}, sex});
        }
        if (groups.size() < 2) groups.clear();
        return groups;
    }
    std::set<std::string> found;
    for (const Player& player : section.players) {
        if (!player.category.empty()) found.insert(player.category);
    }
    for (const std::string& category : found) groups.push_back({category});
    return groups;
}

std::vector<UnitRow> unitStandings(const Section& section, const Standings& standings, const UnitOptions& options)
{
    std::map<std::string, UnitRow> units;
    if (standings.competition->teams) return {};
    for (const Row& row : groupRows(section, standings, {options.category})) {
        const std::string& name = unitOf(section.players[row.participant]);
        if (name.empty() || row.rank == 0) continue;
        UnitRow& unit = units[name];
        unit.unit = name;
        UnitMember member{row.participant, row.rank, standings.competition->primary.score(row.participant)};
        member.counts = static_cast<int>(unit.members.size()) < options.best;
        if (member.counts) {
            unit.places += member.place;
            unit.points += member.points;
        }
        unit.members.push_back(member);
        unit.complete = static_cast<int>(unit.members.size()) >= options.best;
    }
    std::vector<UnitRow> rows;
    rows.reserve(units.size());
    for (auto& [name, unit] : units) rows.push_back(std::move(unit));
    std::ranges::stable_sort(rows, [&](const UnitRow& a, const UnitRow& b) { return isBetter(a, b, options.rule); });
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const bool level = i > 0 && !isBetter(rows[i - 1], rows[i], options.rule);
        rows[i].rank = level ? rows[i - 1].rank : static_cast<int>(i) + 1;
    }
    return rows;
}

}  // namespace kydai::tiebreak
