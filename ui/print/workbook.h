/// What a workbook or one long web page holds of a section: its lists as tables.
#pragma once

#include "ask/answer.h"
#include "format/table.h"
#include "model/section.h"
#include "tables/value.h"
#include "text/wording.h"
#include "tiebreak/unit_standings.h"

#include <string>
#include <vector>

namespace kydai::print {

/// Whether units can be ranked: players, not teams, and one of them has a unit.
bool hasUnits(const Section& section);

/// The players with points and rounds as CSV for other programs and Excel: the columns that the command line promises,
/// ids as heads, behind a byte-order mark.
std::string csvOfPlayers(const Section& section, const text::Wording& wording);

/// Standings, units where there are any, crosstable, every round, players, with the columns that stand in the output.
std::vector<format::Table> sectionTables(const Section& section, tables::Output output, const text::Wording& wording,
                                         const tiebreak::UnitOptions& units = {},
                                         const ask::StandingsSource& ranked = {});

}  // namespace kydai::print
