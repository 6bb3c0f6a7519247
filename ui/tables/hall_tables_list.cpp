#include "tables/hall_tables_list.h"

#include "model/hall.h"
#include "policy/table_plan.h"
#include "tables/player_columns.h"

namespace kydai::tables {

List hallTablesList(const Event& event)
{
    List list;
    list.id = "hall_tables";
    const auto add = [&](const char* id, Align align, Width width, auto value) {
        list.columns.push_back(column(
            id, align, width, [&event, value](Subject at) -> Value { return value(*event.sections[at].section); }));
    };
    add("section", Align::Left, {18, true}, [](const Section& section) { return section.info.name; });
    add("group", Align::Left, {12}, [](const Section& section) { return textOrBlank(section.info.group); });
    add("room", Align::Left, {14}, [](const Section& section) { return textOrBlank(section.info.room); });
    add("boards", Align::Right, {6}, [](const Section& section) { return policy::boardsNeeded(section); });
    add("tables_kept", Align::Left, {11}, [](const Section& section) -> Value {
        const auto kept = tablesKept(section.info);
        if (!kept) return {};
        return std::to_string(kept->first) + "–" + std::to_string(kept->last);
    });
    for (Subject at = 0; at < event.sections.size(); ++at) list.rows.push_back(at);
    return list;
}

}  // namespace kydai::tables
