/// What may be told to the world: final standings and the report to FIDE wait for the last game.
#pragma once

#include "model/section.h"
#include "policy/judgement.h"

#include <optional>

namespace kydai::policy {

/// Why standings after the last round are not final yet: a game is open or adjourned. Whoever shows or prints them says
/// so in place of "final".
std::optional<Warning> finalStandingsWarning(const Section& section, SectionId id = {});

/// Whether a report of the finished event can be given: not while its last round is played and an adjourned game is
/// still open. While the event runs a report is an exchange file and may hold open games.
Judgement beforeReport(EventState state, SectionId id);

}  // namespace kydai::policy
