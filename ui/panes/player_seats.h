/// Where a selected player of the list sits: in the round that is published already, or always at one table.
#pragma once

#include "desk/desk.h"

#include <vector>

class QAbstractItemView;

namespace kydai::ui {

/// Offers, beside the current row, the ways into the published round for the one player, who has no game there.
void offerLateSeats(Desk& desk, QAbstractItemView& list, const std::vector<PlayerId>& players);

/// Asks for the table at which the one player must sit, on screen, paper and slips; none gives him any table again.
void giveFixedTable(Desk& desk, const std::vector<PlayerId>& players);

}  // namespace kydai::ui
