/// What a player needs in the games that are left to reach a place: certain where no result of anybody else can spoil
/// it, possible where some can help. Ties count against the player unless a sentence says otherwise. Pure; any thread.
///
/// Facts: `player`, `place`, `points`, `open_games`, `rounds_to_come`, `rows` with `points`, `best`, `worst`,
/// `worst_if_behind_on_ties`; `certain` and `possible`: the fewest points in all that make it so, or null.
#pragma once

#include "explain/explanation.h"
#include "model/section.h"

#include <vector>

namespace kydai::tiebreak {

/// The player must be of the section; place ≥ 1.
/// @rule C.07.4.2  Points come first; how those level on points are parted is not foretold.
/// `rivals` by player: who counts for the place; empty: everybody.
Explanation explainNeed(const Section& section, PlayerId player, int place, const std::vector<bool>& rivals = {});

}  // namespace kydai::tiebreak
