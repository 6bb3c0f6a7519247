/// What pairing a round gives: the pairs with their colours, who takes the bye, and a decision record per bracket from
/// which explanations are made; or the answer that no legal pairing exists, with what blocks it.
#pragma once

#include "colour/allocation.h"
#include "pairing/criteria.h"

#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

namespace kydai::pairing {

/// A board. Colours and the step of 5.2 that decided them.
struct Pairing {
    std::size_t higher = 0;  ///< index of Field::entrants: the higher ranked by (pairing) score, then TPN
    std::size_t lower = 0;
    colour::Allocation colours{};
};

/// A criterion of the table with what the chosen candidate costs, and for whom.
struct CriterionResult {
    const Criterion* criterion = nullptr;
    Cost cost{};
    std::vector<std::size_t> players{};
};

/// What kept a bracket from the candidate that is best by its own players alone.
enum class Restriction : std::uint8_t {
    None,
    NextBracket,  ///< C8: other downfloaters serve the next bracket better
    Completion,   ///< C4 (and C5): the players not yet paired could not have been paired, or not with that bye
};

/// How a bracket was paired. Numbers are indices of Field::entrants, in order of rank.
struct BracketRecord {
    Points score{};                        ///< of the residents; of a collapsed bracket the highest
    bool collapsed = false;                ///< edition 2017: the collapsed last bracket (A.9)
    std::vector<std::size_t> movedDown{};  ///< MDPs (M0 of them)
    std::vector<std::size_t> residents{};
    std::vector<std::size_t> s1{};         ///< heterogeneous: the M1 MDPs that are paired here
    std::vector<std::size_t> limbo{};      ///< MDPs that float again
    std::vector<std::size_t> remainder{};  ///< residents left after the MDP pairs; of a homogeneous bracket all
    std::size_t remainderPairs = 0;        ///< pairs made of them: its S1 is that many from the top, its S2 the rest
    std::vector<std::size_t> exchangedDown{};  ///< from the remainder's original S1 to S2
    std::vector<std::size_t> exchangedUp{};    ///< from its original S2 to S1
    std::vector<PairIndices> pairs{};          ///< MDP pairs first, then the remainder's, by the player of S1
    std::vector<std::size_t> downfloaters{};   ///< of the last bracket: who takes the bye
    std::vector<CriterionResult> criteria{};   ///< in table order
    Restriction restriction = Restriction::None;
};

/// A complete pairing of the round.
struct RoundPairing {
    std::vector<Pairing> pairs{};           ///< in publishing order (C.04.2): see order.h
    std::optional<std::size_t> bye{};       ///< who takes the pairing-allocated bye
    std::vector<BracketRecord> brackets{};  ///< from the top scoregroup down
};

/// No pairing meets the absolute criteria. What blocks it, after Tutte and Berge: apart from the players in `barrier`,
/// the groups can only be paired within themselves or with somebody of `barrier`, each is odd, and they outnumber
/// `barrier` (a legal bye, when one is due, counted in) so that as many players as `left` has must remain.
struct NoPairing {
    std::vector<std::size_t> left{};                 ///< as few as any pairing leaves over: the others have one
    std::vector<std::size_t> barrier{};              ///< the opponents everybody below competes for
    std::vector<std::vector<std::size_t>> groups{};  ///< odd groups; often single players who have met everybody else
    bool nobodyMayTakeBye = false;                   ///< the count is odd and C2 bars everyone
};

/// The work was cancelled through its stop token.
struct Cancelled {};

using PairingOutcome = std::variant<RoundPairing, NoPairing, Cancelled>;

}  // namespace kydai::pairing
