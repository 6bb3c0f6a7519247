/// Random events in which every member of the model is set, drawn by type and bounds from the rows of fields.h: what a
/// writer or a reader forgets is missed by the next comparison. A new member is drawn without a word here; only what
/// several members must have in common (a board's players, a plan's names) is told in the .cpp.
#pragma once

#include "model/event.h"
#include "support/random.h"

#include <cstdint>

namespace kydai::fixture {

/// An event as a file keeps it: references hold (checkReferences), each round has its rules, requests are for rounds to
/// come. Keys of players are not their numbers. The same seed gives the same event on every machine.
Event wholeEvent(std::uint64_t seed);

Section wholeSection(Random& random);

/// A part with all its members, which speaks of the players of `section`: Player (of whom the key and the number are
/// left open), SectionInfo, RuleSet, Round (the next one), TeamEvent, PrizePlan, FrozenPrizes, EventUnitRules and the
/// lists of requested byes and of adjustments.
template <class Part>
Part wholePart(Random& random, const Section& section);

}  // namespace kydai::fixture
