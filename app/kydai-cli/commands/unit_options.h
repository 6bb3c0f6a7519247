/// How units (đơn vị) are ranked, on the command line.
#pragma once

#include "tiebreak/unit_standings.h"
#include "verb.h"

namespace kydai::cli {

/// --best K and --unit-rule places|points.
void addUnitOptions(Verb verb, tiebreak::UnitOptions& options);

}  // namespace kydai::cli
