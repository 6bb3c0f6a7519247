/// What may be told to the world: reports and final lists wait for the last game. Lists of a running event say
/// themselves that they are provisional (tables/provisional). And what is told of an event that is opened.
#pragma once

#include "policy/judgement.h"

namespace kydai::policy {

/// Whether a report or a final list of the finished event can be given: not while one of its games has no result, be it
/// adjourned or forgotten. Until its last round is played the event runs: a report is an exchange file then and may
/// hold open games, and lists say that they are provisional.
Judgement beforeReport(EventState state, SectionId id);

/// What doors by which events are made have against this one as it stands. Whoever only opens or reads an event is told
/// and never kept out. Errors: those of applyTo.
Result<Judgement> onOpening(const Event& event);

}  // namespace kydai::policy
