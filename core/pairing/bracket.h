/// One bracket: the best criteria vector it can reach, and the first candidate in the order of article 4 that reaches
/// it.
#pragma once

#include "pairing/position.h"
#include "pairing/quality.h"

#include <cstddef>
#include <optional>
#include <stop_token>
#include <utility>
#include <vector>

namespace kydai::pairing {

/// @rule C.04.3.1.3  A bracket is a scoregroup together with those who moved down into it.
/// @rule C.04.3.A.3 (edition 2017)
/// The bracket, and how much of what is below it takes part in the search. All numbers are ranks of the Position, each
/// list in ascending order.
struct BracketTask {
    std::vector<std::size_t> movedDown{};
    std::vector<std::size_t> residents{};
    std::vector<std::size_t> next{};      ///< the following scoregroup, where the search looks ahead
    std::vector<std::size_t> below{};     ///< everybody lower, where the search looks after completion
    std::optional<std::size_t> floats{};  ///< exactly that many players of the bracket float; none = as many as must
    std::vector<std::size_t> kept{};      ///< players of the bracket who may not float
    bool completing = false;              ///< all must be paired (the bye included), in the bracket or below it
    bool general = false;                 ///< answer every question by optimising anew
    PackingOptions packing{};
};

/// @rule C.04.3.3.2  S1 holds the pairable MDPs, or half of a homogeneous bracket, S2 the others, the Limbo the rest.
/// @rule C.04.3.B.2 (edition 2017)
struct BracketSolution {
    std::vector<std::size_t> pairedMovedDown{};
    std::vector<std::size_t> limbo{};
    std::vector<std::size_t> remainder{};
    std::size_t remainderPairs = 0;
    std::vector<std::size_t> exchangedDown{};
    std::vector<std::size_t> exchangedUp{};
    std::vector<std::pair<std::size_t, std::size_t>> pairs{};  ///< MDP pairs, then the remainder's
    std::vector<std::size_t> downfloaters{};                   ///< in ascending rank
    std::vector<std::size_t> unpairedAhead{};  ///< of downfloaters and next: those not paired among themselves
    std::vector<std::size_t> alone{};  ///< of all vertices of the search but the bracket's: left without anybody
    bool floatsToBye = false;          ///< one downfloater, who takes the bye
};

/// @rule C.04.3.3.3  The first candidate: the first of S1 against the first of S2, and so on.
/// @rule C.04.3.B.3 (edition 2017)
/// @rule C.04.3.B.8 (edition 2017)  The best candidate, as 3.8 of 2026.
/// @rule C.04.3.D.1 (edition 2017)  Transpositions, as 4.2.
/// @rule C.04.3.D.2 (edition 2017)  Exchanges, as 4.3.
/// @rule C.04.3.D.3 (edition 2017)  Sets of pairable MDPs, as 4.4.
/// @rule C.04.3.3.8  The best candidate; of equal ones the earliest in the order of article 4.
/// @rule C.04.3.4.2  Transpositions: opponents from S2 in lexicographic order of their numbers.
/// @rule C.04.3.4.3  Exchanges between S1 and S2: the fewest, with the smallest difference of sums, the largest number
/// going down, the smallest coming up.
/// @rule C.04.3.4.4  Sets of pairable MDPs: the one with the smallest differing number first.
/// nullopt if it was stopped, or if `completing` is asked of players who can't all be paired.
std::optional<BracketSolution> solveBracket(const Position& position, const BracketTask& task,
                                            const std::stop_token& stop);

}  // namespace kydai::pairing
