/// Reads the XML that programs upload to chess-results.com (rules/chess_results.md): individual and team events, Swiss
/// and round robin. The ranks and tie-breaks that it prints are left alone: they follow from the games and the list.
#pragma once

#include "format/reader.h"

namespace kydai::format {

/// Errors: Malformed (no XML, no tournament, numbers that cannot be, a player twice in a round), UnknownReference (a
/// number that no player has), OutOfRange (rounds).
Result<ReadFile> readChessResults(std::string_view bytes, const std::string& fileName);

}  // namespace kydai::format
