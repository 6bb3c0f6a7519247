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

/// One bracket of a round, paired once more under a condition: what would have been the best then? Indices of
/// Field::entrants, in order of rank.
struct BracketAgain {
    Points score{};                        ///< of its residents, as in its record
    Points lowestScore{};                  ///< another one in a collapsed bracket only
    bool collapsed = false;                ///< edition 2017: the collapsed last bracket
    std::vector<std::size_t> movedDown{};  ///< those still to be paired: MDPs,
    std::vector<std::size_t> residents{};  ///< residents,
    std::vector<std::size_t> below{};      ///< and everybody of a lower score
    std::vector<std::size_t> floated{};    ///< players of the bracket who leave it for a pair below that stands
    std::vector<std::size_t> onward{};     ///< those of them who leave the next bracket too
    std::vector<PairIndices> settled{};    ///< pairs of the bracket that stand
    std::optional<std::size_t> floater{};  ///< this one of them leaves the bracket
    std::optional<Points> byeScore{};      ///< edition 2026: a higher one for the bye is answer enough (C5)
};
struct BracketBest {
    std::vector<CriterionResult> criteria{};
    std::vector<PairIndices> pairs{};  ///< the settled ones and the others
    std::vector<std::size_t> downfloaters{};
    Restriction restriction = Restriction::None;
    std::optional<Points> byeScore{};  ///< edition 2026: the lowest score that can give up the bye's taker
};
using BracketOutcome = std::variant<BracketBest, NoPairing, Cancelled>;
BracketOutcome pairBracketAgain(const Field& field, const BracketAgain& again, const std::stop_token& stop = {});

/// Whether there is any complete pairing under these options: what blocks it where there is none. Far quicker than the
/// round itself.
/// @rule C.04.3.2.2.1
std::optional<NoPairing> whatBlocksRound(const Field& field, const Options& options = {});

/// @rule C.04.3.3
/// @rule C.04.3.A.9 (edition 2017)  Brackets from the top; where those below could not be paired, they are joined.
PairingOutcome pairRound(const Field& field, const Options& options = {}, const std::stop_token& stop = {},
                         Progress* progress = nullptr);

}  // namespace kydai::pairing
