/// A field seen by rank: the entrants in pairing order, who may meet whom, who may take the bye. Rank 0 is the highest;
/// with an odd count the rank after the last stands for the bye.
#pragma once

#include "pairing/dutch.h"
#include "pairing/field.h"
#include "pairing/maximum_matching.h"

#include <cstddef>
#include <vector>

namespace kydai::pairing {

struct Position {
    const Field& field;
    std::vector<std::size_t> entrantOf{};  ///< by rank: index of Field::entrants
    std::vector<std::size_t> rankOf{};     ///< by index of Field::entrants
    BitMatrix edges{};                     ///< by rank: may meet; the bye's row: may take it in this round

    /// Everybody who is eligible may take the bye; bye.h narrows that down where the edition says so.
    Position(const Field& of, const Options& options);

    /// Takes the edges away that the conditions leave no room for.
    void restrict(const Conditions& conditions);

    [[nodiscard]] std::size_t players() const { return entrantOf.size(); }
    [[nodiscard]] bool hasBye() const { return players() % 2 != 0; }
    [[nodiscard]] std::size_t byeRank() const { return players(); }
    [[nodiscard]] const Entrant& entrant(std::size_t rank) const { return field.entrants[entrantOf[rank]]; }
    [[nodiscard]] Points score(std::size_t rank) const { return entrant(rank).score; }
};

}  // namespace kydai::pairing
