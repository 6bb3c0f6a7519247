/// What is to be looked at before a list of players is taken into an event: spellings of units, then lines. Any thread.
#pragma once

#include "model/event.h"
#include "policy/list_division.h"
#include "tables/list.h"

#include <cstddef>
#include <vector>

namespace kydai::tables {

/// Subjects are indices of `division.units`, and behind them of `shown`, which are indices of `division.lines`.
List listDivisionList(const Event& event, const policy::ListDivision& division, const std::vector<std::size_t>& shown);

}  // namespace kydai::tables
