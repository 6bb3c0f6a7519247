/// The FIDE Dutch system (C.04.3), both editions: from a Field to the one pairing the rules prescribe.
///
/// The result is a pure function of the field and the options. Any thread; the stop token is looked at between steps of
/// at most some milliseconds; progress counts players paired.
#pragma once

#include "pairing/outcome.h"
#include "support/progress.h"

#include <stop_token>
#include <vector>

namespace kydai::pairing {

/// Two players who must meet, whatever the criteria say: for "why not?". Indices of Field::entrants.
struct ForcedPair {
    std::size_t a = 0;
    std::size_t b = 0;
};

struct Options {
    /// The plain method: every bracket by weighted matching with all players below in the graph. Slow; for comparison.
    bool general = false;
    std::vector<ForcedPair> forcedPairs{};   ///< legal by C1 and C3, else the answer is NoPairing
    std::optional<std::size_t> forcedBye{};  ///< this player takes the bye; must be eligible and the count odd
};

/// @rule C.04.3.3
/// @rule C.04.3.A.9 (edition 2017)  Brackets from the top; where those below could not be paired, they are joined.
PairingOutcome pairRound(const Field& field, const Options& options = {}, const std::stop_token& stop = {},
                         Progress* progress = nullptr);

}  // namespace kydai::pairing
