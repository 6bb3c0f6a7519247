/// Standings of units as JSON for the command line.
#pragma once

#include "tiebreak/unit_standings.h"

#include <nlohmann/json.hpp>

#include <vector>

namespace kydai::cli {

/// A list of units, each with all of its members.
nlohmann::ordered_json unitsJson(const Section& section, const tiebreak::Standings& standings,
                                 const std::vector<tiebreak::UnitRow>& units);

}  // namespace kydai::cli
