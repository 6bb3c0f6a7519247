#include "print/workbook.h"

#include "print/documents.h"
#include "text/table_text.h"
#include "text/unit_table.h"

#include <algorithm>
#include <variant>

namespace kydai::print {

namespace {

/// The list of a print as a table of a workbook.
format::Table workbookTable(const char* id, const Sheet& sheet)
{
    format::Table table;
    table.id = id;
    for (const Block& block : sheet.blocks) {
        const auto* printed = std::get_if<Table>(&block);
        if (printed == nullptr) continue;
        for (const TableColumn& column : printed->columns)
            table.columns.push_back({column.head.toStdString(), {}, column.align == Align::Right});
        for (const TableRow& row : printed->rows) {
            std::vector<std::string> cells;
            for (const QString& cell : row.cells) cells.push_back(cell.toStdString());
            cells.resize(table.columns.size());
            table.rows.push_back(std::move(cells));
        }
        break;
    }
    return table;
}

}  // namespace

bool hasUnits(const Section& section)
{
    const auto has = [](const Player& player) { return !player.unit.empty(); };
    return !section.isTeamEvent() && std::ranges::any_of(section.players, has);
}

std::vector<format::Table> workbookTables(const Section& section, const text::Wording& wording,
                                          const tiebreak::UnitOptions& units)
{
    const format::TableWords words = text::tableWords(wording);
    std::vector<format::Table> tables;
    PrintOptions options;
    options.languages = {wording.language()};
    if (const auto ranked = tiebreak::standingsOf(section); ranked && section.roundsPaired() > 0) {
        tables.push_back(workbookTable("standings", standingsSheet(section, *ranked, options)));
        if (hasUnits(section)) tables.push_back(text::unitTable(section, *ranked, units, wording));
    }
    tables.push_back(format::crosstable(section, words));
    for (RoundNumber round = 1; round <= section.roundsPaired(); ++round) {
        tables.push_back(format::pairingsTable(section, round, words));
    }
    tables.push_back(format::playersTable(section));
    return tables;
}

}  // namespace kydai::print
