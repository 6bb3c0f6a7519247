/// The boards of all sections whose results are missing, by room and table. Any thread.
#pragma once

#include "model/hall.h"
#include "tables/list.h"

#include <vector>

namespace kydai::tables {

/// Subjects are indices of `boards`.
List missingList(const Event& event, const std::vector<HallBoard>& boards);

}  // namespace kydai::tables
