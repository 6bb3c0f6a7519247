/// Pairings checker: pairs every round of a section again from the rounds before it and compares opponents, colours and
/// the pairing-allocated bye (C.04 Appendix: what FIDE asks of an endorsed program).
#pragma once

#include "pairing/next_round.h"

#include <optional>
#include <vector>

namespace kydai::pairing {

/// A board, or the bye (black is nobody), on one side of the comparison.
struct Seat {
    PlayerId white{};
    PlayerId black{};
    friend bool operator==(const Seat&, const Seat&) = default;
};

struct RoundCheck {
    RoundNumber round = 0;
    bool equal = false;
    bool possible = true;  ///< false: the rules allow no complete pairing of this round
    /// The first boards, in publishing order, that differ; either side may lack the board.
    std::optional<Seat> published{};
    std::optional<Seat> prescribed{};
};

struct SectionCheck {
    std::vector<RoundCheck> rounds{};
    bool teamEvent = false;  ///< teams are paired by other rules: no round was compared
    [[nodiscard]] int equal() const;
};

/// All rounds, or until the stop token is set (then fewer rounds are returned).
SectionCheck checkPairings(const Section& section, const RoundOptions& options = {}, const std::stop_token& stop = {});

/// One round against a draft of it.
RoundCheck compareRound(const Round& published, const Round& prescribed, RoundNumber number);

}  // namespace kydai::pairing
