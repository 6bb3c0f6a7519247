/// Virtual points: those given in a file or by the arbiter, and Baku acceleration. They count for scoregroups and for
/// the order of the boards (C.04.2.3.6), never for standings or tie-breaks.
#pragma once

#include "model/section.h"

#include <cstddef>
#include <vector>

namespace kydai {

/// Players of the first group before round 1: half of them, rounded up to an even number.
/// @rule C.04.5.1.2  GA is the top half by TPN, 2·⌈N/4⌉ players.
constexpr int bakuGroupSize(int players)
{
    return 2 * ((players + 3) / 4);
}

/// Rounds in which virtual points are given: half of all, rounded up.
/// @rule C.04.5.1.4  One point in the first half (rounded up) of the accelerated rounds, half a point in the others.
constexpr RoundNumber acceleratedRounds(RoundNumber rounds)
{
    return (rounds + 1) / 2;
}

/// Virtual points of a player of the first group in a round; `win` and `draw` are what a win and a draw are worth.
Points bakuPoints(RoundNumber round, RoundNumber roundsInAll, Points win, Points draw);

/// The TPN of the last player of the first group: that of the players listed for round 1. Late entries may join the
/// group above it and make its number odd, but don't move it. 0 where there are no players.
/// @rule C.04.5.1.3  The last player of GA stays the same when players are added after round 1.
int bakuBorder(const Section& section);

/// Each player's virtual points in a round, by index in Section::players. Points given one by one (TRF26 250, XXA)
/// replace the acceleration.
std::vector<Points> virtualPoints(const Section& section, RoundNumber round);

}  // namespace kydai
