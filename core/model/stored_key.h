/// The one door to what a PlayerId holds: for the event file and its JSON, which must write it down, and for readers,
/// which give the players of a file their first keys. Nobody else may include this (tests/meta/player_numbers_test):
/// whatever people see or type is Player::tpn.
#pragma once

#include "model/ids.h"

#include <cstdint>

namespace kydai {

struct StoredKey {
    static constexpr std::int32_t of(PlayerId player) { return player.m_key; }  ///< 0 = nobody
    static constexpr PlayerId player(std::int32_t key) { return PlayerId(key); }
};

}  // namespace kydai
