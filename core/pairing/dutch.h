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

/// What a round must fulfil whatever the criteria say: the questions "why not?" are put to the engine as these. Indices
/// of Field::entrants.
struct Conditions {
    std::vector<PairIndices> pairs{};        ///< meet each other; legal by C1 and C3, else the answer is NoPairing
    std::optional<std::size_t> takesBye{};   ///< must be eligible and the count odd
    std::optional<std::size_t> avoidsBye{};  ///< leaves the pairing-allocated bye to another
    /// Meets nobody below the score and takes no bye (stays), or meets nobody of the score or above (leaves).
    struct Group {
        std::size_t player = 0;
        Points score{};
        bool stays = true;
    };
    std::vector<Group> groups{};

    [[nodiscard]] bool none() const { return pairs.empty() && !takesBye && !avoidsBye && groups.empty(); }
};

struct Options {
    /// The plain method: every bracket by weighted matching with all players below in the graph. Slow; for comparison.
    bool general = false;
    Conditions conditions{};
};

/// Whether there is any complete pairing under these options: what blocks it where there is none. Far quicker than the
/// round itself.
/// @rule C.04.3.2.2.1
std::optional<NoPairing> whatBlocksRound(const Field& field, const Options& options = {});

/// @rule C.04.3.3
/// @rule C.04.3.A.9 (edition 2017)  Brackets from the top; where those below could not be paired, they are joined.
PairingOutcome pairRound(const Field& field, const Options& options = {}, const std::stop_token& stop = {},
                         Progress* progress = nullptr);

}  // namespace kydai::pairing
