/// What hangs on the wall for a round and is not so any more: its boards, the numbers on it, results of earlier rounds
/// and the standings that it was paired from. Pure; any thread.
#pragma once

#include "model/section.h"
#include "pairing/check.h"

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace kydai::ask {

/// A line of a notice: what was published, and what holds now.
struct Correction {
    enum class What : std::uint8_t {
        Board,   ///< `seats`; one side may lack it
        Number,  ///< of `player`
        Result,  ///< of the board `player` – `other` in `round`; none where the board is not there
        Place,   ///< of `player` after `round`, with the points
    };
    template <class T>
    struct Both {
        T then{};
        T now{};
    };
    What what{};
    RoundNumber round = 0;
    PlayerId player{};
    PlayerId other{};
    Both<std::optional<pairing::Seat>> seats{};
    Both<int> numbers{};  ///< or places
    Both<Points> points{};
    Both<std::optional<Game>> games{};
};

struct Corrections {
    RoundNumber round = 0;
    bool known = false;                 ///< false: how the round was published is not known
    std::map<PlayerId, int> numbers{};  ///< as published
    std::vector<Correction> list{};
};

/// Whether there is anything to correct but for standings, which differ only where one of the others does.
bool differsFromSheet(const Section& section, RoundNumber round);

/// Boards first, then numbers, results and places; a section that can't be ranked has no places.
Corrections correctionsOf(const Section& section, RoundNumber round);

}  // namespace kydai::ask
