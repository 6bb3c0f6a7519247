#include "policy/table_plan.h"

#include "model/presence.h"

#include <algorithm>
#include <map>
#include <memory>
#include <utility>

namespace kydai::policy {

namespace {

bool isChosen(const TablePlan& plan, SectionId id)
{
    return plan.sections.empty() || std::ranges::find(plan.sections, id) != plan.sections.end();
}

/// The event with the rooms and groups of the plan.
Event withPlaces(Event event, const TablePlan& plan)
{
    for (EventSection& each : event.sections) {
        if (!isChosen(plan, each.id)) continue;
        Section section = *each.section;
        if (plan.room) section.info.room = *plan.room;
        if (plan.group) section.info.group = *plan.group;
        each.section = std::make_shared<const Section>(std::move(section));
    }
    return event;
}

/// The first range of this size from `from` on that none of these has a table of.
TableRange freeRange(const std::vector<TableRange>& taken, int from, int size, int step)
{
    const auto rounded = [step](int table) { return (table - 1 + step - 1) / step * step + 1; };
    TableRange range{rounded(from), rounded(from) + size - 1};
    for (bool moved = true; moved;) {
        moved = false;
        for (const TableRange& other : taken) {
            if (!shared(range, other)) continue;
            range.first = rounded(other.last + 1);
            range.last = range.first + size - 1;
            moved = true;
        }
    }
    return range;
}

}  // namespace

int boardsNeeded(const Section& section)
{
    const RoundNumber next = section.roundsPaired() + 1;
    const auto in = std::ranges::count_if(section.players, [&](const Player& player) { return isIn(player, next); });
    const std::size_t now = section.rounds.empty() ? 0 : section.rounds.back().games.size();
    return std::max({1, static_cast<int>(in / 2), static_cast<int>(now)});
}

CompoundChange givingTables(const Event& event, const TablePlan& plan)
{
    CompoundChange action(ActionKind::GiveTables, {});
    const Event placed = withPlaces(event, plan);
    const auto infoOf = [&](SectionId id) -> const Section& {
        return *std::ranges::find(placed.sections, id, &EventSection::id)->section;
    };
    std::map<std::string, std::vector<TableRange>> taken;  // by group
    const auto keeps = [&](SectionId id) {
        const Section& section = infoOf(id);
        const auto kept = tablesKept(section.info);
        if (!kept) return false;
        if (!isChosen(plan, id)) return true;
        const auto clashes = [&](const TableRange& other) { return shared(*kept, other).has_value(); };
        return !plan.anew && section.info.tables >= boardsNeeded(section) &&
               std::ranges::none_of(taken[section.info.group], clashes);
    };
    // Those that nobody chose stay in any case; then the others that may.
    std::vector<SectionId> order = inOrderOfRooms(placed);
    std::stable_partition(order.begin(), order.end(), [&](SectionId id) { return !isChosen(plan, id); });
    std::vector<SectionId> wanting;
    for (const SectionId id : order) {
        const SectionInfo& info = infoOf(id).info;
        if (keeps(id))
            taken[info.group].push_back(*tablesKept(info));
        else if (isChosen(plan, id))
            wanting.push_back(id);
    }
    std::map<std::string, int> next;
    std::map<SectionId, TableRange> given;
    for (const SectionId id : wanting) {
        const Section& section = infoOf(id);
        const std::string& group = section.info.group;
        const int from = std::max(plan.first, next[group]);
        const TableRange range = freeRange(taken[group], from, boardsNeeded(section) + plan.spare, plan.step);
        taken[group].push_back(range);
        next[group] = range.last + 1;
        given[id] = range;
    }
    for (const EventSection& each : event.sections) {
        if (!isChosen(plan, each.id)) continue;
        SectionInfo info = infoOf(each.id).info;
        if (const auto range = given.find(each.id); range != given.end()) {
            info.firstTable = range->second.first;
            info.tables = range->second.last - range->second.first + 1;
        }
        if (info != each.section->info) action.changes.emplace_back(EditInfo{each.id, std::move(info)});
    }
    return action;
}

}  // namespace kydai::policy
