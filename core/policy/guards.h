/// Members of the model that are guarded once a tournament has begun: which row (model/fields.h) is whose, and from
/// when on. One table; policy asks it before a change, remarks and forms read it. Pure functions; any thread.
#pragma once

#include "model/row.h"
#include "model/section.h"
#include "policy/warning.h"

#include <set>

namespace kydai::policy {

/// The warning of a guard.
WarningId warningOf(Guard guard);

/// Whether a guard binds under these rules already: a list that nobody has given yet was not published, lots that
/// nobody drew can be drawn, a number of rounds or an initial colour that nobody gave can be given late.
bool binds(Guard guard, const RuleSet& now);

/// The guards of the members that differ, each once.
std::set<Guard> guardsTouched(const RuleSet& before, const RuleSet& after);
std::set<Guard> guardsTouched(const SectionInfo& before, const SectionInfo& after);

}  // namespace kydai::policy
