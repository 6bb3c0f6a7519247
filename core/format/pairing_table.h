/// A pairing table of an event's own as a CSV file, one line a board: round, board, White, Black. A player is a number
/// ("7"), or a team and a place in its list: "A1" is the first of team 1, "2-3" the third of team 2. A head line may
/// stand first. Source: rules/other_systems.md, section 8 (Molter, Hutton). Pure; any thread.
#pragma once

#include "model/rule_set.h"
#include "support/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace kydai::format {

/// Errors: those of readCsv; Malformed for a line that is no board, Duplicate for a player twice in a round; each with
/// its line.
Result<std::vector<TableBoard>> readPairingTable(std::string_view text, const std::string& fileName);

}  // namespace kydai::format
