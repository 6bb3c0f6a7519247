/// The games of a round as a file of PGN (its standard of 1994 with the tags of broadcasts), without moves: what is put
/// on boards of DGT, on broadcasts and into databases. UTF-8. Pure functions; any thread.
#pragma once

#include "model/section.h"

#include <string>

namespace kydai::format {

/// A game a board in publishing order; who has a bye is in none. \param event the event's name; the section's is added
/// where it is another one
std::string pgnOf(const Section& section, RoundNumber round, const std::string& event);

}  // namespace kydai::format
