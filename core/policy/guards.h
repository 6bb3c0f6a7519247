/// Members of the model that are guarded once a tournament has begun: which row (model/fields.h) is whose, and from
/// when on. One table; policy asks it before a change, remarks and forms read it. Pure functions; any thread.
#pragma once

#include "model/row.h"
#include "model/section.h"
#include "policy/warning.h"

#include <optional>
#include <set>

namespace kydai::policy {

/// What speaks against a change of what is told.
WarningId warningOf(Guard guard);

/// What a change under this guard is asked by: another question where nobody had told the member yet and it is told
/// late; none for lots that nobody drew, and where it stays untold.
std::optional<WarningId> questionOf(Guard guard, const Section& now, const RuleSet& next);
std::optional<WarningId> questionOf(Guard guard, const Section& now, const SectionInfo& next);

/// The guards of the members that differ, each once.
std::set<Guard> guardsTouched(const RuleSet& before, const RuleSet& after);
std::set<Guard> guardsTouched(const SectionInfo& before, const SectionInfo& after);

}  // namespace kydai::policy
