/// A drafted round as a list: the boards of pairingsList with the units of both sides, what is still open of a player's
/// earlier games, who floats, and what a board breaks.
#pragma once

#include "pairing/field.h"
#include "tables/lists.h"

#include <QString>

#include <vector>

namespace kydai::tables {

struct DraftFacts {
    pairing::Field field{};         ///< what the round was paired from
    std::vector<QString> checks{};  ///< by row; empty where nothing is broken
};

/// Makes the list of a drafted round out of the list of its boards; `facts` must outlive it.
void makeDraft(List& list, const Section& section, RoundNumber round, const DraftFacts& facts);

}  // namespace kydai::tables
