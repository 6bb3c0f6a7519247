/// Sentences about colours where there are no preferences: who begins a match of the Double-Swiss System, and the games
/// of a club that plays by Keizer's. Private to core/colour.
#pragma once

#include "colour/explain_colour.h"

namespace kydai::colour {

/// How often a player began matches with either colour, or in a club had it.
Step gamesSoFar(const ColourCase& question, const Contender& contender);

/// @rule C.04.5.4.3.2  The one who began fewer matches with White has it now, told of one of the two.
Step fewerWhites(const ColourCase& question, const Contender& player);

/// @rule C.04.5.4.3.4  @rule C.04.5.4.3.5  One of the two changes from the colour of his last first game; told of the
/// player who is asked about.
Step lastTurned(const ColourCase& question, const Contender& whose);

/// Whoever had White less often beside Black has it now, told of one of the two.
Step lowerDifference(const ColourCase& question, const Contender& player);

/// Neither had it less often.
Step sameDifference(const ColourCase& question);

}  // namespace kydai::colour
