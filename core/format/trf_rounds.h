/// From the round cells of all players to rounds with boards and byes, and the demands on their consistency.
#pragma once

#include "format/trf_draft.h"

#include <string>
#include <vector>

namespace kydai::format {

/// Fills `rounds` and the byes announced for later rounds. A round is paired when anybody has an opponent or the
/// pairing-allocated bye in it, or when a later one is; with `fullColumnIsRound` also when everybody has an entry in it
/// and in all before it. `draft.section.players` must be complete and in order, and
/// `draft.players` in the same order.
void buildRounds(TrfDraft& draft, bool fullColumnIsRound);

/// Compares the points columns with the results; warns where they differ, and keeps points above the results.
void checkPoints(TrfDraft& draft);

/// What a game counts as for whom the file names nobody who played it.
Outcome withoutOpponent(Outcome game);

/// Boards of every round in publishing order (model/board_order.h).
void sortBoards(Section& section);

/// Line 132 with each known day above the cells of its round; empty when no day is known.
std::string roundDatesLine(const std::vector<Date>& dates);

}  // namespace kydai::format
