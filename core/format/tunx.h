/// Imports Swiss-Manager tournaments (rules/tunx_format.md, section 11): start numbers stay, results by section 8,
/// points by the current rules. What the file does not hold (points for a win, the drawn colour, acceleration) keeps
/// its default for the arbiter to confirm.
#pragma once

#include "format/reader.h"

namespace kydai::format {

/// Errors: those of readTunxFile; Damaged for a player twice in a round or a number that nobody has.
Result<ReadFile> readTunx(std::string_view bytes, const std::string& fileName);

/// The tie-break codes of C.07 for Swiss-Manager's numbers, with cuts; "" for those that have none.
std::string tunxTieBreak(std::uint16_t code, std::uint8_t cuts, std::uint8_t option);

}  // namespace kydai::format
