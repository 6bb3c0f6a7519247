/// A match of two games (Double-Swiss): when it is none. Pure functions; any thread.
#pragma once

#include "model/game.h"

namespace kydai {

/// Whoever forfeits both games has played no match, nor has the opponent; one forfeited game is a game of the match.
/// @rule C.04.5.0
constexpr bool forfeitedMatch(Outcome first, Outcome second)
{
    return first == Outcome::ForfeitLoss && second == Outcome::ForfeitLoss;
}

}  // namespace kydai
