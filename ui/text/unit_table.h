/// Standings of units as a table for Excel, and the words of a unit's line.
#pragma once

#include "format/table.h"
#include "text/wording.h"
#include "tiebreak/unit_standings.h"

namespace kydai::text {

/// Rank, unit, sum of places, sum of points, and who counts. Players only, no teams.
format::Table unitTable(const Section& section, const tiebreak::Standings& standings,
                        const tiebreak::UnitOptions& options, const Wording& wording);

/// Those of a unit who count, with their places.
QString unitMembersText(const Section& section, const tiebreak::UnitRow& unit, const Wording& wording);

}  // namespace kydai::text
