#include "prizes/event_units.h"

#include "prizes/award.h"
#include "prizes/eligible.h"

#include <algorithm>
#include <map>
#include <utility>

namespace kydai::prizes {

namespace {

const std::string& unitOf(const Player& player)
{
    return player.unit.empty() ? player.federation : player.unit;
}

bool hasMedalList(const PrizePlan& plan)
{
    return std::ranges::any_of(plan.lists, &PrizeList::medals);
}

/// Of the awards in lists with medals: place 3 and, with joint third, place 4 are bronze.
void addAwarded(const RankedSection& ranked, std::size_t index, const Awards& awards, std::vector<Medalist>& won)
{
    const PrizePlan& plan = ranked.section->prizes;
    for (const Award& award : awards.awards) {
        if (!plan.lists[award.list].medals) continue;
        const int places[] = {award.place};
        const Medal medal = medalsOf(places, plan.jointThird).front();
        if (medal != Medal::None) won.push_back({index, award.player, award.place, medal});
    }
}

void addPlaced(const RankedSection& ranked, std::size_t index, bool jointThird, std::vector<Medalist>& won)
{
    for (const tiebreak::Row& row : ranked.standings->rows) {
        if (row.rank == 0) continue;
        const int places[] = {row.rank};
        const Medal medal = medalsOf(places, jointThird).front();
        if (medal != Medal::None) won.push_back({index, row.participant, row.rank, medal});
    }
}

std::vector<int> countingPlaces(const EventUnit& unit)
{
    std::vector<int> places;
    for (const EventUnitMember& member : unit.members) {
        if (member.counts) places.push_back(member.place);
    }
    std::ranges::sort(places);
    return places;
}

/// Whether less of it is better.
bool isLowGood(EventUnitPart part)
{
    return part == EventUnitPart::Places || part == EventUnitPart::Best;
}

/// The best single places one after the other; a unit without one more stands behind.
UnitComparison parted(const EventUnit& a, const EventUnit& b, EventUnitPart part)
{
    const bool isOfSingles = part == EventUnitPart::Best;
    const auto last = isOfSingles ? static_cast<std::size_t>(std::max(a.counting, b.counting)) : 1;
    for (std::size_t at = 0; at < last; ++at) {
        const int mine = measureOf(a, part, at);
        const int theirs = measureOf(b, part, at);
        if (mine == theirs) continue;
        const bool isBefore = isLowGood(part) ? (theirs == 0 || (mine != 0 && mine < theirs)) : mine > theirs;
        return {part, isBefore, at};
    }
    return {};
}

/// How many more may count: of all, or of men and women apart; in the event, or in a section.
struct Room {
    int men = 0;
    int women = 0;
};

/// Marks who counts: the best men and women, or the best of all.
void count(EventUnit& unit, std::span<const RankedSection> sections, const EventUnitRules& rules)
{
    const auto better = [&](const EventUnitMember& a, const EventUnitMember& b) {
        if (rules.order == EventUnitOrder::Points && a.points != b.points) return a.points > b.points;
        if (rules.order == EventUnitOrder::PlacePoints && a.worth != b.worth) return a.worth > b.worth;
        if (a.place != b.place) return a.place < b.place;
        return a.points > b.points;
    };
    std::ranges::stable_sort(unit.members, better);
    std::map<std::size_t, Room> rooms;  // by section; one where the event is one
    for (EventUnitMember& member : unit.members) {
        const std::size_t where = rules.scope == EventUnitScope::Section ? member.section : 0;
        Room& room = rooms.try_emplace(where, Room{rules.best, rules.women}).first->second;
        const Section& section = *sections[member.section].section;
        const bool isWoman = sexOf(section.players[member.player], section) == Sex::Female;
        int& left = rules.women > 0 && isWoman ? room.women : room.men;
        member.counts = left > 0;
        if (!member.counts) continue;
        --left;
        ++unit.counting;
        unit.places += member.place;
        unit.points += member.points;
        unit.placePoints += member.worth;
    }
}

int worthOf(int place, const EventUnitRules& rules)
{
    const auto at = static_cast<std::size_t>(place) - 1;
    return at < rules.placePoints.size() ? rules.placePoints[at] : 0;
}

}  // namespace

std::vector<Medalist> medalists(std::span<const RankedSection> sections, bool jointThird)
{
    std::vector<Medalist> won;
    for (std::size_t index = 0; index < sections.size(); ++index) {
        const RankedSection& ranked = sections[index];
        const Section& section = *ranked.section;
        if (hasMedalList(section.prizes)) {
            if (const auto awards = awardsOf(section, section.prizes, ranked.standings->round)) {
                addAwarded(ranked, index, *awards, won);
                continue;
            }
        }
        addPlaced(ranked, index, jointThird, won);
    }
    return won;
}

std::vector<EventUnitPart> partsOf(const EventUnitRules& rules)
{
    using enum EventUnitPart;
    std::vector<EventUnitPart> parts;
    std::vector<EventUnitPart> usual;
    switch (rules.order) {
    case EventUnitOrder::Medals:
        parts = {Gold, Silver, Bronze};
        break;
    case EventUnitOrder::Places:
        parts = {Players, Places};
        usual = {Points, Best};
        break;
    case EventUnitOrder::Points:
        if (rules.scope == EventUnitScope::Event) parts = {Players};
        parts.push_back(Points);
        usual = {Places, Best};
        if (rules.scope == EventUnitScope::Section) usual = {Gold, Silver, Bronze, Best};
        break;
    case EventUnitOrder::PlacePoints:
        parts = {PlacePoints};
        usual = {Gold, Silver, Bronze, Best};
        break;
    }
    const std::vector<EventUnitPart>& ties = rules.ties.empty() ? usual : rules.ties;
    parts.insert(parts.end(), ties.begin(), ties.end());
    return parts;
}

int measureOf(const EventUnit& unit, EventUnitPart part, std::size_t at)
{
    switch (part) {
    case EventUnitPart::Gold:
        return unit.medals.medals[0];
    case EventUnitPart::Silver:
        return unit.medals.medals[1];
    case EventUnitPart::Bronze:
        return unit.medals.medals[2];
    case EventUnitPart::Players:
        return unit.counting;
    case EventUnitPart::Places:
        return unit.places;
    case EventUnitPart::Points:
        return unit.points.tenths;
    case EventUnitPart::PlacePoints:
        return unit.placePoints;
    case EventUnitPart::Best:
        break;
    }
    const std::vector<int> places = countingPlaces(unit);
    return at < places.size() ? places[at] : 0;
}

UnitComparison compared(const EventUnit& a, const EventUnit& b, const std::vector<EventUnitPart>& parts)
{
    for (const EventUnitPart part : parts) {
        const UnitComparison one = parted(a, b, part);
        if (one.part) return one;
    }
    return {};
}

std::vector<EventUnit> eventUnits(std::span<const RankedSection> sections, const EventUnitRules& rules)
{
    std::map<std::string, EventUnit> byName;
    std::map<std::pair<std::size_t, std::size_t>, Medal> medals;
    for (const Medalist& medalist : medalists(sections, rules.jointThird))
        medals[{medalist.section, medalist.player}] = medalist.medal;
    for (std::size_t index = 0; index < sections.size(); ++index) {
        const tiebreak::Standings& standings = *sections[index].standings;
        for (const tiebreak::Row& row : standings.rows) {
            const std::string& name = unitOf(sections[index].section->players[row.participant]);
            if (name.empty() || row.rank == 0) continue;
            EventUnit& unit = byName[name];
            unit.name = name;
            const auto medal = medals.find({index, row.participant});
            unit.members.push_back({index, row.participant, row.rank,
                                    standings.competition->primary.score(row.participant), worthOf(row.rank, rules),
                                    medal == medals.end() ? Medal::None : medal->second});
            if (medal != medals.end()) ++unit.medals.medals[static_cast<std::size_t>(medal->second) - 1];
        }
    }
    std::vector<EventUnit> units;
    for (auto& [name, unit] : byName) {
        count(unit, sections, rules);
        units.push_back(std::move(unit));
    }
    const std::vector<EventUnitPart> parts = partsOf(rules);
    const auto isRanked = [&](const EventUnit& unit) { return unit.counting >= rules.fewest; };
    std::ranges::stable_sort(units, [&](const EventUnit& a, const EventUnit& b) {
        if (isRanked(a) != isRanked(b)) return isRanked(a);
        return compared(a, b, parts).isBefore;
    });
    for (std::size_t at = 0; at < units.size() && isRanked(units[at]); ++at) {
        const bool level = at > 0 && !compared(units[at - 1], units[at], parts).part;
        units[at].rank = level ? units[at - 1].rank : static_cast<int>(at) + 1;
    }
    return units;
}

EventRanking rankEvent(std::vector<RankedSection> sections, const EventUnitRules& rules)
{
    EventRanking ranking{std::move(sections), rules, {}, {}};
    ranking.units = eventUnits(ranking.sections, rules);
    ranking.medals = medalists(ranking.sections, rules.jointThird);
    return ranking;
}

Result<std::vector<RankedSection>> rankSections(std::span<const std::shared_ptr<const Section>> sections)
{
    std::vector<RankedSection> ranked;
    for (const auto& section : sections) {
        if (section->isTeamEvent() || section->roundsPaired() == 0) continue;
        auto standings = tiebreak::standingsOf(*section);
        if (!standings) return standings.error();
        ranked.push_back({section, std::make_shared<const tiebreak::Standings>(*std::move(standings))});
    }
    return ranked;
}

}  // namespace kydai::prizes
