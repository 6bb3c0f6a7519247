/// What the explanation of a pair's colours has besides its sentences: the facts for scripts and the picture of the two
/// histories. Private to core/colour.
#pragma once

#include "colour/explain_colour.h"
#include "explain/picture.h"

namespace kydai::colour {

/// As explainColour tells them.
FactObject factsOf(const ColourCase& question);

/// The histories side by side, unplayed rounds slid to the front, the game that decided marked.
/// \param onBoard what the asked player has
ColourStrips stripsOf(const ColourCase& question, Colour onBoard);

}  // namespace kydai::colour
