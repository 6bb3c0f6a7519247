/// The numbers of the tables at which the boards of a round are played. Boards stand in the order of C.04.2; tables are
/// the hall's: sections that share it are numbered on, and a player may need a table of his own (a ramp, light).
#pragma once

#include "model/section.h"

#include <vector>

namespace kydai {

/// By board. Whoever has a fixed table sits there, of two that want one table the earlier board; all other boards take
/// the tables that are left in ascending order, from the section's first one on. Where line-ups are unseen until both
/// are in, every match has as many tables as a match has boards, also for those that stay empty: other matches keep
/// theirs when it is told.
std::vector<int> tableNumbers(const Section& section, const Round& round);
/// Of one board, from 1.
int tableOf(const Section& section, RoundNumber round, int board);

}  // namespace kydai
