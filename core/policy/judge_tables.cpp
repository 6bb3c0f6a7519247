#include "policy/judge_tables.h"

#include "model/hall.h"
#include "model/table_numbers.h"
#include "policy/judge.h"

#include <algorithm>
#include <utility>

namespace kydai::policy {

namespace {

std::optional<TableRange> sharedTables(const SectionInfo& a, const SectionInfo& b)
{
    const auto one = tablesKept(a);
    const auto other = tablesKept(b);
    return one && other && playAtOnce(a, b) ? shared(*one, *other) : std::nullopt;
}

/// A round whose results are still coming in.
bool isUnderWay(const Section& section)
{
    return !section.rounds.empty() &&
           std::ranges::any_of(section.rounds.back().games, [](const Game& game) { return isOpen(game); });
}

Warning tableWarning(WarningId id, const Section& section, SectionId where, Facts facts, RoundNumber round = 0)
{
    Warning warning;
    warning.id = id;
    warning.level = levelOf(id, section);
    warning.section = where;
    warning.round = round;
    warning.facts = std::move(facts);
    return warning;
}

std::shared_ptr<const Section> sectionBefore(const Event& event, SectionId id)
{
    const auto at = std::ranges::find(event.sections, id, &EventSection::id);
    return at == event.sections.end() ? nullptr : at->section;
}

}  // namespace

std::vector<Warning> tableWarnings(const Event& before, const Event& now)
{
    std::vector<Warning> warnings;
    for (std::size_t at = 0; at < now.sections.size(); ++at) {
        const EventSection& each = now.sections[at];
        const auto was = sectionBefore(before, each.id);
        if (was == each.section) continue;  // nothing of this section changed
        for (std::size_t with = 0; with < now.sections.size(); ++with) {
            const EventSection& other = now.sections[with];
            const auto otherWas = sectionBefore(before, other.id);
            // Of two that changed, the first speaks.
            if (with == at || (with < at && otherWas != other.section)) continue;
            const auto both = sharedTables(each.section->info, other.section->info);
            const bool wasSo = was && otherWas && sharedTables(was->info, otherWas->info) == both;
            if (!both || wasSo) continue;
            warnings.push_back(tableWarning(WarningId::TablesShared, *each.section, each.id,
                                            SharedTables{other.section->info.name, both->first, both->last}));
        }
        const bool isSameRound = was && isUnderWay(*was) && was->roundsPaired() == each.section->roundsPaired();
        if (isSameRound && was->info.firstTable != each.section->info.firstTable)
            warnings.push_back(
                tableWarning(WarningId::TablesMoved, *each.section, each.id, {}, each.section->roundsPaired()));
    }
    return warnings;
}

std::vector<Warning> outgrownTables(const Event& now, const Section& section, SectionId where, RoundNumber round,
                                    const Round& boards)
{
    std::vector<Warning> warnings;
    const auto own = tablesKept(section.info);
    if (!own) return warnings;
    const std::vector<int> tables = tableNumbers(section, boards);
    for (const EventSection& other : now.sections) {
        const auto kept = tablesKept(other.section->info);
        if (other.id == where || !kept || !playAtOnce(section.info, other.section->info)) continue;
        const auto strays =
            std::ranges::count_if(tables, [&](int table) { return kept->has(table) && !own->has(table); });
        if (strays == 0) continue;
        warnings.push_back(tableWarning(WarningId::TablesOutgrown, section, where,
                                        SharedTables{other.section->info.name, kept->first, kept->last}, round));
        warnings.back().count = static_cast<int>(strays);
    }
    return warnings;
}

}  // namespace kydai::policy
