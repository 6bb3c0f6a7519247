/// The best round under a condition, beside the one that was made: all the whys of a pairing are asked here. One
/// search: the engine walks the brackets once more with the edges taken away that the condition leaves no room for.
/// Brackets that can only come out as made are not paired again, and the walk ends where the question is settled.
#pragma once

#include "pairing/outcome.h"
#include "pairing/position.h"

#include <cstddef>
#include <optional>
#include <stop_token>
#include <variant>
#include <vector>

namespace kydai::pairing {

/// A round up to where it was asked for. Indices of Field::entrants.
struct Alternative {
    std::size_t from = 0;                   ///< index of the first of `brackets`; those above are as made
    std::vector<BracketRecord> brackets{};  ///< down to the last one of the round where it is `whole`
    std::size_t differs = 0;                ///< the first bracket that is not paired as made, in both rounds
    bool whole = false;
    std::optional<std::size_t> bye{};  ///< of a whole one, and of one that the bye's score alone decides against

    /// Null where the walk ended above it, or the round has no such bracket (2017).
    [[nodiscard]] const BracketRecord* bracket(std::size_t index) const;
};

/// The condition holds in the round as it was made.
struct AsMade {};

using AlternativeOutcome = std::variant<Alternative, AsMade, NoPairing, Cancelled>;

class Alternatives {
public:
    /// `made` is the engine's own round of the field; both must outlive it.
    Alternatives(const Field& field, const RoundPairing& made);

    /// How far down the round is wanted, at least: to the first bracket that differs, and the next one where C8 made
    /// the difference.
    struct Extent {
        std::size_t through = 0;  ///< index of a bracket
        bool whole = false;
    };
    /// Nothing is held: groups above may be paired anew.
    [[nodiscard]] AlternativeOutcome best(const Conditions& conditions, const Extent& extent,
                                          const std::stop_token& stop = {}) const;
    /// Everything above the bracket is held as made.
    [[nodiscard]] AlternativeOutcome bestFrom(std::size_t bracket, const Conditions& conditions,
                                              const std::stop_token& stop = {}) const;

    [[nodiscard]] const Field& field() const { return m_field; }
    [[nodiscard]] const RoundPairing& made() const { return m_made; }
    /// The score of the bye's taker; none where nobody takes it.
    [[nodiscard]] std::optional<Points> byeScore() const;
    /// Edition 2017: the bracket had to complete the round, and the one below collapsed.
    [[nodiscard]] bool isPenultimate(const BracketRecord& bracket) const;

private:
    class Search;

    const Field& m_field;
    const RoundPairing& m_made;
    Position m_position;                 ///< without any condition
    std::vector<std::size_t> m_begin{};  ///< rank of each bracket's first resident
};

/// The first criterion, in table order, by which a bracket of the alternative fares otherwise than as made; null where
/// all are equal. Edition 2017 does not ask C.7 of a penultimate bracket.
const CriterionResult* firstDifference(const Alternatives& alternatives, const BracketRecord& made,
                                       const BracketRecord& other);

}  // namespace kydai::pairing
