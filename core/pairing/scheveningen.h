/// Scheveningen: two teams of n players, n rounds, everybody of one team meets everybody of the other once. The table
/// is the one in use for two, three and four boards; from five boards on a cyclic one. Source: rules/other_systems.md,
/// section 8. Pure functions; any thread.
///
/// Colours: in each round and for everybody of the first team White and Black differ by one at most. For the second
/// team the same holds but with 6 and 10 boards, where they differ by two; nobody has a colour more than twice in a
/// row. Played twice, with colours reversed, everybody has them equally often.
#pragma once

#include "model/ids.h"

#include <vector>

namespace kydai::pairing {

inline constexpr int kFewestScheveningenBoards = 2;
inline constexpr int kMostScheveningenBoards = 10;

/// A board: places in the lists of the first and of the second team, from 1.
struct ScheveningenBoard {
    int first = 1;
    int second = 1;
    bool firstIsWhite = true;
    friend bool operator==(const ScheveningenBoard&, const ScheveningenBoard&) = default;
};

/// One round of a single cycle, 1 ≤ round ≤ boards, by the places of the first team.
std::vector<ScheveningenBoard> scheveningenRound(int boards, RoundNumber round);

}  // namespace kydai::pairing
