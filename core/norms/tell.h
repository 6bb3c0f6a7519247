/// How the numbers of a norm stand in its sentences; for the explanations of this room.
#pragma once

#include "explain/explanation.h"
#include "norms/games.h"

namespace kydai::norms {

inline Word verdictOf(bool met)
{
    return {met ? "verdict.yes" : "verdict.no"};
}

inline Points pointsOf(HalfPoints score)
{
    constexpr int kTenthsOfAHalf = 5;
    return Points{score * kTenthsOfAHalf};
}

}  // namespace kydai::norms
