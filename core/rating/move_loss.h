/// What an engine's evaluations say of a player's moves: the mean loss per move. No rating and no regulation: the
/// figure depends on the engine, its depth and the positions, and the answer says so. Evaluations are hundredths of a
/// pawn from the view of whoever moves. Values; any thread.
#pragma once

#include "rating/lookup.h"

#include <optional>
#include <span>
#include <string_view>

namespace kydai::rating {

/// A mate, and whatever an engine gives beyond it, counts as so much.
inline constexpr int kDecidedEvaluation = 1000;

/// Before and after one move; both within ±kDecidedEvaluation.
struct MoveEvaluation {
    int before = 0;
    int after = 0;

    /// What the move gave away; a move after which the engine sees more than before loses nothing.
    [[nodiscard]] int loss() const { return before > after ? before - after : 0; }
};

/// Of all moves together; `moves` not empty.
struct MoveLoss {
    int sum = 0;
    double mean = 0;
};
MoveLoss lossOf(std::span<const MoveEvaluation> moves);

/// "35", "-120", "+0.35" (in pawns where a point stands), "#4" or "#-2" for a mate; none for anything else.
std::optional<int> parseEvaluation(std::string_view text);

/// The same told: the mean, its sum, the worst moves.
Lookup meanLoss(std::span<const MoveEvaluation> moves);

}  // namespace kydai::rating
