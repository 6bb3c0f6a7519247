/// The check-list that tournament programs keep with a pairing: what each player brought to it.
#pragma once

#include "model/section.h"
#include "pairing/field.h"

#include <string>

namespace kydai::cli {

/// A heading and a line per entrant in pairing order, a blank line between scoregroups: number, points that pair,
/// colour preference (WW, BB: beyond ±1; W1, B1 and W, B: two in a row at a difference of 1 or 0; (W), (B) strong;
/// (w), (b) mild; A none), floats of the last two rounds (D, U), X for who may not take the bye, the board in `round`
/// (7w: White against 7) and the opponents met over the board, last first.
std::string checklistOf(const Section& section, const pairing::Field& field, const Round& round);

}  // namespace kydai::cli
