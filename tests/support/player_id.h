/// Keys for the players of tests: those that a reader gives to these numbers.
#pragma once

#include "model/stored_key.h"

namespace kydai {

constexpr PlayerId playerId(int number)
{
    return StoredKey::player(number);
}

constexpr int keyOf(PlayerId player)
{
    return StoredKey::of(player);
}

}  // namespace kydai
