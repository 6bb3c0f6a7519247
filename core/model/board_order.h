/// The order in which the boards of a round are published, for whoever pairs a round and whoever reads one from a file
/// that does not number the boards.
#pragma once

#include "model/points.h"

#include <tuple>

namespace kydai {

/// A side of a board before the round: points (with the virtual ones) and place in the initial order.
struct BoardSide {
    Points score{};
    int rank = 0;
};

/// The smaller key is the earlier board.
/// @rule C.04.2.3.6  The higher of the two scores, then the lower one, then the rank of the higher ranked player.
constexpr std::tuple<int, int, int> publishingKey(const BoardSide& a, const BoardSide& b)
{
    const bool aIsHigher = a.score != b.score ? a.score > b.score : a.rank < b.rank;
    const BoardSide& higher = aIsHigher ? a : b;
    const BoardSide& lower = aIsHigher ? b : a;
    return {-higher.score.tenths, -lower.score.tenths, higher.rank};
}

}  // namespace kydai
