/// How units (đơn vị) are ranked, on the command line.
#pragma once

#include "tiebreak/unit_standings.h"

#include <CLI/CLI.hpp>

namespace kydai::cli {

/// --best K and --unit-rule places|points.
void addUnitOptions(CLI::App& command, tiebreak::UnitOptions& options);

}  // namespace kydai::cli
