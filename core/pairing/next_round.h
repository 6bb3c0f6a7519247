/// From a section to a round that can be published: the engine of the section's rules (engine.h) decides how. The
/// command line, the checker, the generator and the window all pair through here.
#pragma once

#include "pairing/draft.h"

#include <optional>
#include <stop_token>
#include <vector>

namespace kydai::pairing {

/// The round as the rules prescribe it from the rounds before it; a round that is already paired is paired again, by
/// the rules that it keeps. 1 ≤ round ≤ roundsPaired() + 1, for a round robin any of its rounds. Team events, systems
/// that have no engine here, and the rounds that a round robin's table does not have, are refused.
DraftOutcome draftRound(const Section& section, RoundNumber round, const RoundOptions& options = {},
                        const std::stop_token& stop = {}, Progress* progress = nullptr);

/// The boards and byes of a computed pairing, as a round.
Round toRound(const Section& section, const Field& field, const RoundPairing& pairing);

/// The kind of bye of everybody who is not to be paired in a round, by TPN: as asked for, else absent.
std::vector<Bye> byesKnownBeforehand(const Section& section, const Field& field);

/// A round without a board for whoever is to be paired by hand: everybody who is there sits out until the arbiter has
/// seated him.
Round roundByHand(const Section& section, RoundNumber round);

/// Whom the table has a player meet in a round, nobody included: of a system whose rounds are fixed in advance.
PlayerId opponentByTable(const Section& section, RoundNumber round, PlayerId player);

/// Rounds that the section's system fixes in advance, as a table does; 0 where it does not.
RoundNumber tableRounds(const Section& section);

/// Rounds of the whole tournament as its table, its bracket as it stands, or the arbiter says; none where nobody does.
std::optional<RoundNumber> roundsSaid(const Section& section);

/// All rounds of such a system from the first: those that are paired as they are, the others as the table has them.
/// Empty where the system has none, or where it can't be made (no two teams, a table that names nobody).
std::vector<Round> roundsOfWholeTable(const Section& section);

}  // namespace kydai::pairing
