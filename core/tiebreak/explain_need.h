/// What a player needs in the games that are left to reach a place: certain where no result of anybody else can spoil
/// it, possible where some can help. Ties count against the player unless a sentence says otherwise. Pure; any thread.
///
/// Facts: `player`, `place`, `points`, `open_games`, `rounds_to_come`, `rows` with `points`, `best`, `worst`,
/// `worst_if_behind_on_ties`; `certain` and `possible`: the fewest points in all that make it so, or null.
#pragma once

#include "explain/explanation.h"
#include "model/section.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace kydai::tiebreak {

/// What is needed, as it was found out, with the explanation that tells it.
struct Need {
    enum class Verdict : std::uint8_t { Over, Has, Enough, Depends, Never };

    Verdict verdict = Verdict::Over;
    int games = 0;                     ///< the player's own to come
    Points more{};                     ///< Enough, Depends: points from them
    std::optional<Points> certain{};   ///< the fewest points in all that make the place certain
    std::optional<Points> possible{};  ///< … or possible
    int best = 0;                      ///< the place that all points to come could bring; 0 = Over
    int worst = 0;                     ///< the last place that he could still come in at
    Explanation told{};
};

/// The player must be of the section; place ≥ 1.
/// @rule C.07.4.2  Points come first; how those level on points are parted is not foretold.
/// `rivals` by player: who counts for the place; empty: everybody.
Need needOf(const Section& section, PlayerId player, int place, const std::vector<bool>& rivals = {});
Explanation explainNeed(const Section& section, PlayerId player, int place);

}  // namespace kydai::tiebreak
