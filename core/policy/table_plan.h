/// Tables for the sections of an event: ranges that are unique among those that play at the same time, in the order of
/// rooms. A range that is large enough stays, so that numbers are kept when a section shrinks. Pure; any thread.
#pragma once

#include "model/compound_change.h"
#include "model/hall.h"

namespace kydai::policy {

/// Boards that a section needs now: those of its last round, or of all its players who are in.
int boardsNeeded(const Section& section);

CompoundChange givingTables(const Event& event, const TablePlan& plan);

}  // namespace kydai::policy
