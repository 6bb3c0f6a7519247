/// What speaks against the tables that an action leaves: a number leads to one board in all sections that play at the
/// same time. Used by judge.cpp and judge_rounds.cpp only. Pure functions; any thread.
#pragma once

#include "model/event.h"
#include "policy/warning.h"

#include <vector>

namespace kydai::policy {

/// Tables that two sections have since the action, and those of a round under way that it moves.
std::vector<Warning> tableWarnings(const Event& before, const Event& now);
/// Boards of a new round that come to tables of other sections.
std::vector<Warning> outgrownTables(const Event& now, const Section& section, SectionId where, RoundNumber round,
                                    const Round& boards);

}  // namespace kydai::policy
