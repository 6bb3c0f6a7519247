/// What may be told to the world: reports and final lists wait for the last game. Lists of a running event say
/// themselves that they are provisional (tables/provisional).
#pragma once

#include "policy/judgement.h"

namespace kydai::policy {

/// Whether a report or a final list of the finished event can be given: not while one of its games has no result, be it
/// adjourned or forgotten. Until its last round is played the event runs: a report is an exchange file then and may
/// hold open games, and lists say that they are provisional.
Judgement beforeReport(EventState state, SectionId id);

}  // namespace kydai::policy
