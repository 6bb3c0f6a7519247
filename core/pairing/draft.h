/// What pairing a round gives, whatever the system: a round that can be published with the system's own record of how
/// it came about, or the answer that there is none.
#pragma once

#include "model/knock_out.h"
#include "pairing/berger.h"
#include "pairing/field.h"
#include "pairing/outcome.h"
#include "pairing/ranked_round.h"
#include "pairing/teams/team_swiss.h"
#include "support/progress.h"

#include <cstdint>
#include <optional>
#include <variant>

namespace kydai::pairing {

struct RoundOptions {
    std::optional<PairingEdition> edition{};  ///< overrides that of the rules
    bool general = false;                     ///< the slow general method, for comparison
};

/// Of the Dutch system: what it was paired from, and a record per bracket.
struct DutchRecord {
    Field field{};
    RoundPairing pairing{};
};
/// Of a table: its row.
struct TableRecord {
    BergerRound table{};     ///< of a round robin
    bool ofTeams = false;    ///< whose numbers are those of teams, White on board 1 first
    RoundNumber rounds = 0;  ///< of the whole table
};
/// Of a Swiss system of teams: the pairing of the teams, whose boards follow from their line-ups.
struct TeamRecord {
    TeamField field{};
    TeamPairing pairing{};
};
/// Of a knock-out: its bracket as the round was paired from it.
struct KnockOutRecord {
    KnockOut knockOut{};
};
/// Of the second game of matches: it follows from the first.
struct SecondGameRecord {};
using DraftRecord = std::variant<DutchRecord, TableRecord, RankedRecord, TeamRecord, KnockOutRecord, SecondGameRecord>;

/// A draft: boards in publishing order with results open; byes with the pairing-allocated one first, then the others by
/// TPN.
struct DraftRound {
    Round round{};
    DraftRecord record{};
};

/// Why there is nothing to pair at all, whoever may meet whom.
enum class Refusal : std::uint8_t {
    None,
    TableEnds,     ///< a round robin whose table has no such round
    TeamEvent,     ///< teams are paired, not players: none of the rules of this module say how
    ByHand,        ///< the section's rounds are made by the arbiter
    OlderTeams,    ///< the rules for teams of before February 2026
    NoTwoTeams,    ///< Scheveningen without two teams of 2 to 10 players
    NoTable,       ///< a given table that is empty, or names somebody who is not there
    KnockOutOver,  ///< the final is decided, or there are no two players
    MatchesOpen,   ///< a knock-out goes on when the games of its matches have results
    OtherSystem,   ///< the section plays by a system that this program does not pair
};

/// The negative answer: no complete pairing exists.
struct Unpairable {
    Field field{};       ///< after a refusal without entrants
    NoPairing reason{};  ///< what blocks the pairing; empty after a refusal
    Refusal refusal = Refusal::None;
    int waiting = 0;       ///< MatchesOpen: how many wait for a result
    std::string system{};  ///< OtherSystem: its code
};

using DraftOutcome = std::variant<DraftRound, Unpairable, Cancelled>;

}  // namespace kydai::pairing
