/// Standings of categories and of units for the command line.
#pragma once

#include "tiebreak/unit_standings.h"

#include <nlohmann/json.hpp>

#include <string>
#include <vector>

namespace kydai::cli {

/// A head and a row per unit: rank, unit, sums, how many count, the numbers of those who count, best first.
std::vector<std::vector<std::string>> unitCells(const tiebreak::Standings& standings,
                                                const std::vector<tiebreak::UnitRow>& units);
/// A list of units, each with all of its members.
nlohmann::ordered_json unitsJson(const Section& section, const tiebreak::Standings& standings,
                                 const std::vector<tiebreak::UnitRow>& units);

}  // namespace kydai::cli
