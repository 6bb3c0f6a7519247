/// Round robin by the Berger tables of C.05: who meets whom, with which colour, in which round.
///
/// Numbers are places in the drawn order, from 1. With an odd number of players the highest number of the table is
/// nobody: whoever meets it is free.
#pragma once

#include "model/section.h"

#include <vector>

namespace kydai::pairing {

struct BergerBoard {
    int white = 0;
    int black = 0;
    friend bool operator==(const BergerBoard&, const BergerBoard&) = default;
};

struct BergerRound {
    std::vector<BergerBoard> boards{};  ///< in the order of the table
    int free = 0;                       ///< who has no opponent; 0 = nobody
};

struct BergerOptions {
    bool doubleCycle = false;           ///< a second cycle with colours reversed
    bool reverseLastTwoRounds = false;  ///< the last two rounds of the first cycle change places; of others too
    int games = 1;                      ///< of two whenever they meet
    bool byCycle = false;               ///< these games repeat the table; else they follow each other
};
BergerOptions bergerOptionsOf(const PairingRules& rules);

/// Where a round stands in a table that is played in cycles.
struct CyclePlace {
    RoundNumber inCycle = 1;
    bool reversed = false;  ///< the colours of the table are
};
CyclePlace placeInCycle(RoundNumber round, RoundNumber cycle, const BergerOptions& options);
/// Rounds of the whole event for a table of so many.
RoundNumber roundsOfCycles(RoundNumber cycle, const BergerOptions& options);

/// Rounds of a single cycle: one less than the players rounded up to an even number.
RoundNumber bergerCycle(int players);
/// Rounds of the whole event, each game in a round of its own.
RoundNumber bergerRounds(int players, const BergerOptions& options);
RoundNumber bergerRounds(int players, bool doubleCycle);

/// One round of the table; players ≥ 2, 1 ≤ round ≤ bergerRounds.
/// @rule C.05.Annex1  Berger tables.
BergerRound bergerRound(int players, RoundNumber round, const BergerOptions& options = {});

/// A section's row of its table: numbers are the players' places by TPN, those of teams their places.
BergerRound tableRow(const Section& section, RoundNumber round);

/// The round of a row: boards come in the order of the table, results open. Players who withdrew stay in the table
/// (their opponents win by forfeit).
Round roundRobinRound(const Section& section, const BergerRound& row);

}  // namespace kydai::pairing
