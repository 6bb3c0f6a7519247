/// What a workbook or one long web page holds of a section: the lists of the prints as tables.
#pragma once

#include "format/table.h"
#include "model/section.h"
#include "text/wording.h"
#include "tiebreak/unit_standings.h"

#include <vector>

namespace kydai::print {

/// Whether units can be ranked: players, not teams, and one of them has a unit.
bool hasUnits(const Section& section);

/// Standings as they are printed, units where there are any, crosstable, every round, players.
std::vector<format::Table> workbookTables(const Section& section, const text::Wording& wording,
                                          const tiebreak::UnitOptions& units = {});

}  // namespace kydai::print
