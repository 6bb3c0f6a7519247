/// What a player still needs to reach a rating by this event: the open game result by result, rounds that are not
/// paired yet by the opponents who would be strong enough. FIDE's rules only. Pure function of a section; any thread.
#pragma once

#include "explain/explanation.h"
#include "model/section.h"

namespace kydai::rating {

/// Facts: `player`, `before`, `now` (with what is played), `limit`, `k`, `open_games`, `rounds_to_come`, `rows` with
/// `score` (of the games to come), `after` (the new rating) or, where rounds are not paired yet, `opponents` (the least
/// rating of each of their opponents with which the score is enough; null: never enough).
Explanation explainLimit(const Section& section, PlayerId player, int limit);

}  // namespace kydai::rating
