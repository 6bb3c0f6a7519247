/// The words of a unit's line in the standings of units.
#pragma once

#include "model/section.h"
#include "text/wording.h"
#include "tiebreak/unit_standings.h"

#include <QString>

namespace kydai::text {

/// Those of a unit who count, with their places.
QString unitMembersText(const Section& section, const tiebreak::UnitRow& unit, const Wording& wording);

}  // namespace kydai::text
