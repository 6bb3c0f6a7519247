/// Who is in the tournament in a round: between entering and withdrawing, byes make no difference; and what becomes of
/// who is not there.
#pragma once

#include "model/player.h"

#include <cstdint>

namespace kydai {

/// What becomes of players who are not there at check-in, or not yet.
enum class WhenAway : std::uint8_t { Paired, HalfPointBye, ZeroPointBye, Withdrawn };
/// How somebody who comes after a round was published is put into it.
enum class LateSeat : std::uint8_t {
    AgainstBye,  ///< meets the player who has the pairing-allocated bye, in the colours of the rules
    HalfPointBye,
    ZeroPointBye,
};

inline bool hasWithdrawnBy(const Player& player, RoundNumber round)
{
    return player.withdrawnFromRound && *player.withdrawnFromRound <= round;
}

inline bool isIn(const Player& player, RoundNumber round)
{
    return player.entersInRound <= round && !hasWithdrawnBy(player, round);
}

}  // namespace kydai
