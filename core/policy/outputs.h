/// What may be told to the world: the report to FIDE waits for the last game. Standings say themselves that they are
/// provisional (tables/provisional).
#pragma once

#include "policy/judgement.h"

namespace kydai::policy {

/// Whether a report of the finished event can be given: not while its last round is played and an adjourned game is
/// still open. While the event runs a report is an exchange file and may hold open games.
Judgement beforeReport(EventState state, SectionId id);

}  // namespace kydai::policy
