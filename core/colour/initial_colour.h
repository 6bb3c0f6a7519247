/// What step 5.2.5 needs to know of a section: effective pairing numbers and the initial colour.
#pragma once

#include "model/section.h"

#include <cstdint>
#include <span>
#include <vector>

namespace kydai::colour {

/// The effective pairing number of each player (index as in Section::players; 0 = none): the place by TPN among those
/// who were paired, or took the pairing-allocated bye, in a round up to `throughRound`. `pairedNow` marks, by index,
/// the players of a round that is being paired on top of that; it may be empty. Late entries and players who are absent
/// from the start so shift no parity before they first play. O(players × rounds).
std::vector<int> effectiveNumbers(const Section& section, RoundNumber throughRound,
                                  std::span<const std::uint8_t> pairedNow = {});

/// @rule C.04.3.5.1  The colour drawn by lot before round 1. Where the section does not tell, it is read from the first
/// round in which anybody has a colour: the colour there of the first odd effective number that has one, or the
/// opposite of an even one's, whichever comes first; White before anything was paired.
Colour initialColour(const Section& section);

}  // namespace kydai::colour
