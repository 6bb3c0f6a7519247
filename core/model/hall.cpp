#include "model/hall.h"

#include "model/round.h"
#include "model/table_numbers.h"

#include <algorithm>
#include <limits>
#include <tuple>

namespace kydai {

namespace {

void addBoards(std::vector<HallBoard>& found, const EventSection& section, RoundNumber round, int table)
{
    if (round < 1 || round > section.section->roundsPaired()) return;
    const std::vector<int> tables = tableNumbers(*section.section, section.section->round(round));
    for (std::size_t board = 0; board < tables.size(); ++board) {
        if (tables[board] == table) found.push_back({section.id, round, static_cast<int>(board), table});
    }
}

}  // namespace

std::optional<TableRange> tablesKept(const SectionInfo& info)
{
    if (info.tables <= 0) return std::nullopt;
    return TableRange{info.firstTable, info.firstTable + info.tables - 1};
}

std::optional<TableRange> shared(const TableRange& a, const TableRange& b)
{
    const TableRange both{std::max(a.first, b.first), std::min(a.last, b.last)};
    return both.first <= both.last ? std::optional(both) : std::nullopt;
}

bool playAtOnce(const SectionInfo& a, const SectionInfo& b)
{
    return a.group == b.group;
}

std::vector<std::string> groupsOf(const Event& event)
{
    std::vector<std::string> groups;
    for (const EventSection& each : event.sections) {
        if (std::ranges::find(groups, each.section->info.group) == groups.end())
            groups.push_back(each.section->info.group);
    }
    return groups;
}

Event onlyGroup(Event event, std::string_view group)
{
    std::erase_if(event.sections, [&](const EventSection& each) { return each.section->info.group != group; });
    return event;
}

bool isFoundByTable(const SectionInfo& info, const SectionInfo& shown)
{
    if (!playAtOnce(info, shown)) return false;
    return info.tables > 0 || (!info.room.empty() && info.room == shown.room);
}

std::vector<HallBoard> boardsAtTable(const Event& event, SectionId shown, RoundNumber round, int table)
{
    std::vector<HallBoard> found;
    const auto here = std::ranges::find(event.sections, shown, &EventSection::id);
    if (here == event.sections.end()) return found;
    addBoards(found, *here, round, table);
    for (const EventSection& each : event.sections) {
        if (each.id == shown || !isFoundByTable(each.section->info, here->section->info)) continue;
        addBoards(found, each, each.section->roundsPaired(), table);
    }
    return found;
}

std::vector<HallBoard> boardsMissing(const Event& event)
{
    std::vector<HallBoard> missing;
    for (const SectionId id : inOrderOfRooms(event)) {
        const Section& section = *std::ranges::find(event.sections, id, &EventSection::id)->section;
        if (section.rounds.empty()) continue;
        const std::vector<int> tables = tableNumbers(section, section.rounds.back());
        const auto first = static_cast<std::ptrdiff_t>(missing.size());
        for (std::size_t board = 0; board < tables.size(); ++board) {
            if (isOpen(section.rounds.back().games[board]))
                missing.push_back({id, section.roundsPaired(), static_cast<int>(board), tables[board]});
        }
        std::ranges::stable_sort(missing.begin() + first, missing.end(), {}, &HallBoard::table);
    }
    return missing;
}

std::vector<SectionId> inOrderOfRooms(const Event& event)
{
    struct Place {
        SectionId id{};
        std::size_t group = 0;
        int lowestOfRoom = 0;
        std::size_t room = 0;
        int lowest = 0;
    };
    const auto& sections = event.sections;
    const auto lowestOf = [](const SectionInfo& info) {
        return info.tables > 0 ? info.firstTable : std::numeric_limits<int>::max();
    };
    std::vector<Place> places;
    for (const EventSection& each : sections) {
        const SectionInfo& info = each.section->info;
        Place place{each.id, 0, lowestOf(info), 0, lowestOf(info)};
        const auto firstWith = [&](auto isAlike) {
            return static_cast<std::size_t>(std::ranges::find_if(sections, isAlike) - sections.begin());
        };
        place.group = firstWith([&](const EventSection& s) { return playAtOnce(s.section->info, info); });
        place.room = firstWith([&](const EventSection& s) {
            return playAtOnce(s.section->info, info) && s.section->info.room == info.room;
        });
        for (const EventSection& other : sections) {
            const SectionInfo& its = other.section->info;
            if (playAtOnce(its, info) && its.room == info.room)
                place.lowestOfRoom = std::min(place.lowestOfRoom, lowestOf(its));
        }
        places.push_back(place);
    }
    std::ranges::stable_sort(places, {}, [](const Place& place) {
        return std::tuple(place.group, place.lowestOfRoom, place.room, place.lowest);
    });
    std::vector<SectionId> order;
    order.reserve(places.size());
    for (const Place& place : places) order.push_back(place.id);
    return order;
}

}  // namespace kydai
