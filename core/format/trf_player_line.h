/// The 001 line: a player and his round cells (rules/trf_format.md, section 3).
#pragma once

#include "format/trf_draft.h"

#include <string_view>

namespace kydai::format {

inline constexpr int kFirstCellColumn = 92;
inline constexpr int kCellWidth = 10;

/// Reads a 001 line into the draft. Columns are counted in the `usual` way, and in the others where only they make the
/// points and every round cell readable. What cannot be read becomes findings of level Error, and no player.
void readPlayerLine(std::string_view text, int number, Counting usual, TrfDraft& draft);

/// The federation line of TRF26: the national half of a player's record.
NationalRecord readNationalRecord(const TrfLine& line);

}  // namespace kydai::format
