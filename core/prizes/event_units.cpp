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

template <class T>
UnitComparison parted(UnitPart part, const T& better, const T& worse)
{
    return {part, better < worse};
}

/// Marks who counts: the best men and women, or the best of all.
void count(EventUnit& unit, std::span<const RankedSection> sections, const EventUnitRules& rules)
{
    const auto better = [&](const EventUnitMember& a, const EventUnitMember& b) {
        if (rules.order == EventUnitOrder::Points && a.points != b.points) return a.points > b.points;
        if (a.place != b.place) return a.place < b.place;
        return a.points > b.points;
    };
    std::ranges::stable_sort(unit.members, better);
    int left = rules.best;
    int women = rules.women;
    for (EventUnitMember& member : unit.members) {
        const Section& section = *sections[member.section].section;
        const bool isWoman = sexOf(section.players[member.player], section) == Sex::Female;
        int& room = rules.women > 0 && isWoman ? women : left;
        member.counts = room > 0;
        if (!member.counts) continue;
        --room;
        ++unit.counting;
        unit.places += member.place;
        unit.points += member.points;
    }
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

UnitComparison compared(const EventUnit& a, const EventUnit& b, EventUnitOrder order)
{
    if (order == EventUnitOrder::Medals) {
        constexpr UnitPart kMedals[] = {UnitPart::Gold, UnitPart::Silver, UnitPart::Bronze};
        for (std::size_t medal = 0; medal < 3; ++medal) {
            if (a.medals.medals[medal] != b.medals.medals[medal])
                return parted(kMedals[medal], b.medals.medals[medal], a.medals.medals[medal]);
        }
        return {};
    }
    if (a.counting != b.counting) return parted(UnitPart::Players, b.counting, a.counting);
    const UnitComparison byPlaces = parted(UnitPart::Places, a.places, b.places);
    const UnitComparison byPoints = parted(UnitPart::Points, b.points, a.points);
    const bool placesFirst = order == EventUnitOrder::Places;
    if (placesFirst && a.places != b.places) return byPlaces;
    if (a.points != b.points) return byPoints;
    if (a.places != b.places) return byPlaces;
    const std::vector<int> mine = countingPlaces(a);
    const std::vector<int> theirs = countingPlaces(b);
    return mine == theirs ? UnitComparison{} : parted(UnitPart::Best, mine, theirs);
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
                                    standings.competition->primary.score(row.participant),
                                    medal == medals.end() ? Medal::None : medal->second});
            if (medal != medals.end()) ++unit.medals.medals[static_cast<std::size_t>(medal->second) - 1];
        }
    }
    std::vector<EventUnit> units;
    for (auto& [name, unit] : byName) {
        count(unit, sections, rules);
        units.push_back(std::move(unit));
    }
    const auto isRanked = [&](const EventUnit& unit) { return unit.counting >= rules.fewest; };
    std::ranges::stable_sort(units, [&](const EventUnit& a, const EventUnit& b) {
        if (isRanked(a) != isRanked(b)) return isRanked(a);
        return compared(a, b, rules.order).isBefore;
    });
    for (std::size_t at = 0; at < units.size() && isRanked(units[at]); ++at) {
        const bool level = at > 0 && compared(units[at - 1], units[at], rules.order).part == UnitPart::Nothing;
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
