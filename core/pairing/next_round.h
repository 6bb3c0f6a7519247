/// From a section to a round that can be published: the system the section plays under decides how. The command line,
/// the checker, the generator and the window all pair through here.
#pragma once

#include "pairing/dutch.h"
#include "pairing/outcome.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <variant>

namespace kydai::pairing {

struct RoundOptions {
    std::optional<PairingEdition> edition{};  ///< overrides the section's
    bool general = false;                     ///< the slow general method, for comparison
};

/// A draft: boards in publishing order with results open; byes with the pairing-allocated one first, then the others by
/// TPN. For a round robin the record is empty.
struct DraftRound {
    Round round{};
    Field field{};
    RoundPairing record{};
};

/// Why there is nothing to pair at all, whoever may meet whom.
enum class Refusal : std::uint8_t {
    None,
    TableEnds,  ///< a round robin whose table has no such round
    TeamEvent,  ///< teams are paired, not players: none of the rules of this module say how
};

/// The negative answer: no complete pairing exists.
struct Unpairable {
    Field field{};       ///< after a refusal without entrants
    NoPairing reason{};  ///< what blocks the pairing; empty after a refusal
    Refusal refusal = Refusal::None;
};

using DraftOutcome = std::variant<DraftRound, Unpairable, Cancelled>;

/// The round as the rules prescribe it from the rounds before it; a round that is already paired is paired again.
/// 1 ≤ round ≤ roundsPaired() + 1, for a round robin any of its rounds. Team events, and the rounds that a round
/// robin's table does not have, are refused.
DraftOutcome draftRound(const Section& section, RoundNumber round, const RoundOptions& options = {},
                        const std::stop_token& stop = {}, Progress* progress = nullptr);

/// The boards and byes of a computed pairing, as a round.
Round toRound(const Section& section, const Field& field, const RoundPairing& pairing);

/// The kind of bye of everybody who is not to be paired in a round, by TPN: as asked for, else absent.
std::vector<Bye> byesKnownBeforehand(const Section& section, const Field& field);

/// Rounds of a round robin with the section's players; 0 for other systems and for team events.
RoundNumber roundRobinRounds(const Section& section);

}  // namespace kydai::pairing
