/// Imports Swiss-Manager tournaments (rules/tunx_format.md, section 11): start numbers stay, results by section 8,
/// points by the current rules. What the file does not hold (points for a win, the drawn colour, acceleration) keeps
/// its default for the arbiter to confirm.
#pragma once

#include "format/reader.h"
#include "format/tunx_file.h"
#include "model/swiss_manager.h"

namespace kydai::format {

/// Errors: those of readTunxFile; Malformed for a player twice in a round or a number that nobody has.
Result<ReadFile> readTunx(std::string_view bytes, const std::string& fileName);

/// A tie-break's bytes as the parameters of its number (rules/tunx_format.md, section 10).
TieBreakNumber numberOf(const TunxTieBreak& tieBreak, bool teams);

}  // namespace kydai::format
