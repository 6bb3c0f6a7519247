/// The hall of an event: which tables are whose, and which board somebody means who says the number of a table. Numbers
/// are unique over the sections that play at the same time where tables are kept for them. Pure functions; any thread.
#pragma once

#include "model/event.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kydai {

struct TableRange {
    int first = 1;
    int last = 1;
    [[nodiscard]] bool has(int table) const { return first <= table && table <= last; }
    friend bool operator==(const TableRange&, const TableRange&) = default;
};
/// None where no tables are kept for the section.
std::optional<TableRange> tablesKept(const SectionInfo& info);
/// The tables that both have; none where there is none.
std::optional<TableRange> shared(const TableRange& a, const TableRange& b);
bool playAtOnce(const SectionInfo& a, const SectionInfo& b);
/// The groups of sections that play at the same time, as they come; "" is a group too.
std::vector<std::string> groupsOf(const Event& event);
/// The event with the sections of one group alone.
Event onlyGroup(Event event, std::string_view group);

/// How tables are given to sections (policy/table_plan.h).
struct TablePlan {
    std::vector<SectionId> sections{};   ///< who gets tables; empty: all
    std::optional<std::string> room{};   ///< and plays here from now on; none: where it plays
    std::optional<std::string> group{};  ///< and at the same time as this group
    int first = 1;                       ///< no table below it
    int spare = 0;                       ///< tables more than boards, in each section
    int step = 1;                        ///< 10: ranges begin at 1, 11, 21 …
    bool anew = false;                   ///< ranges that are large enough are given anew too
};

/// A board of a paired round, with its table.
struct HallBoard {
    SectionId section{};
    RoundNumber round = 1;
    int board = 0;  ///< from 0
    int table = 1;
    friend bool operator==(const HallBoard&, const HallBoard&) = default;
};

/// Whether the number of a table alone finds a board of a section for whoever looks at another one: they play at the
/// same time, and the section has tables of its own or the same room. Sections that each number their tables from 1 are
/// asked one by one: there a number is that of the one shown.
bool isFoundByTable(const SectionInfo& info, const SectionInfo& shown);

/// Every board that the number of a table can mean to whoever looks at this round of this section: that of the round,
/// and those of the last rounds of the sections that are found by it.
std::vector<HallBoard> boardsAtTable(const Event& event, SectionId shown, RoundNumber round, int table);

/// The boards without a result of the last rounds, in the order of rooms; adjourned ones are nobody's to wait for.
std::vector<HallBoard> boardsMissing(const Event& event);

/// Groups as they come, in each the rooms by their lowest tables, in each the sections by theirs.
std::vector<SectionId> inOrderOfRooms(const Event& event);

}  // namespace kydai
