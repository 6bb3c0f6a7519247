/// Who is in the tournament in a round: between entering and withdrawing. Byes make no difference.
#pragma once

#include "model/player.h"

namespace kydai {

inline bool hasWithdrawnBy(const Player& player, RoundNumber round)
{
    return player.withdrawnFromRound && *player.withdrawnFromRound <= round;
}

inline bool isIn(const Player& player, RoundNumber round)
{
    return player.entersInRound <= round && !hasWithdrawnBy(player, round);
}

}  // namespace kydai
