/// What may be changed, asked and refused, in which state and mode: the one place that knows it. The window, the
/// command line and any other maker of changes hand an action in, word the warnings, and pass the answers on. Pure
/// functions of a snapshot; any thread.
#pragma once

#include "model/row.h"
#include "policy/engine_round.h"
#include "policy/judgement.h"

#include <stop_token>
#include <vector>

namespace kydai::policy {

/// Judges each change on what the ones before it left, the pairing numbers on the whole. A round is compared with the
/// one that the engine gives, whoever made it, which takes as long as pairing it: rounds are judged on a worker thread.
/// Remarks that the report needs are added to the action. Errors: those of applyTo; Cancelled.
/// \param engines what the engine gave before, where somebody asked it: believed for the sections it was made for
/// @rule C.04.2.4.3  Which rounds are open to corrections.
Result<Judgement> judge(EventState state, CompoundChange action, const std::stop_token& stop = {},
                        const EngineRounds& engines = {});

/// What speaks against pairing the next round of a section as it stands; the same warnings come when it is published.
/// Nothing is to be done yet: the answers are asked for now and handed in then.
Judgement beforePairing(EventState state, SectionId id);
/// The same before a published round is changed by hand.
Judgement beforeChanging(EventState state, SectionId id, RoundNumber round);

/// The first round whose results and boards may be corrected in FIDE mode: the two last played rounds are open, and the
/// one under way. 1 while there are no more.
RoundNumber earliestOpenRound(const Section& section);

/// The level of a warning in this section's mode.
Level levelOf(WarningId id, const Section& section);
/// Whether members with this guard can't be changed any more without leaving FIDE mode: their controls are to look so.
bool isLocked(const Section& section, Guard guard);

}  // namespace kydai::policy
