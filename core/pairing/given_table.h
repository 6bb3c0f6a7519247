/// Tables that an event brings along, such as those of Molter and Hutton: which place of which team meets which, round
/// by round. The rules hold them (PairingRules::table). Pure functions; any thread.
#pragma once

#include "model/section.h"

#include <vector>

namespace kydai::pairing {

/// The boards of one round in the order of their numbers.
std::vector<TableBoard> tableBoards(const PairingRules& rules, RoundNumber round);

/// Who has a place of the table: a number among the players where it names no team, else a place in the list of the
/// team; nobody where there is no such place.
PlayerId atPlace(const Section& section, int team, int place);

/// Whether everybody whom the table names is there, and nobody twice in one round.
bool fitsTable(const Section& section);

}  // namespace kydai::pairing
