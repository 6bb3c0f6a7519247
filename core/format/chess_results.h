/// Reads the XML that programs upload to chess-results.com (rules/chess_results.md): individual and team events, Swiss
/// and round robin. The ranks and tie-breaks that it prints are left alone: they follow from the games and the list.
#pragma once

#include "format/reader.h"

namespace kydai::format {

/// Errors: Malformed (no XML, no tournament, numbers that cannot be), UnknownReference (a number that no player has),
/// Damaged (a player twice in a round), OutOfRange (rounds).
Result<ReadFile> readChessResults(std::string_view bytes, const std::string& fileName);

}  // namespace kydai::format
