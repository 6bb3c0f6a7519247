/// Random but valid changes of an event, the same on every machine for the same seed: what property tests and the kill
/// test apply. Together they reach every kind of change but leaving FIDE mode, which ends undo, and every member of the
/// model.
#pragma once

#include "model/compound_change.h"
#include "support/random.h"

namespace kydai::fixture {

/// A section with `players` invented players and `rounds` rounds paired at random, all results given.
Section randomSection(Random& random, int players, int rounds);

/// A change of any kind that speaks of what is there, whatever policy says of it.
Change anyChange(const Event& event, Random& random);
/// A change that policy does not refuse on this event.
Change randomChange(const Event& event, Random& random);
/// Up to three of them as one action.
CompoundChange randomAction(const Event& event, Random& random);

}  // namespace kydai::fixture
