/// Changing a drafted round by hand: nobody is lost or doubled, whatever is done. Boards that get other players lose
/// their result. What the change breaks is told by manual_check.
#pragma once

#include "model/round.h"

#include <optional>

namespace kydai::pairing {

/// Where a player sits: a board or a bye.
struct Seating {
    std::optional<std::size_t> board{};
    std::optional<std::size_t> bye{};
};
/// Both empty if the player is not in the round.
Seating seatingOf(const Round& round, PlayerId player);
/// Nobody for a bye.
PlayerId opponentOnBoard(const Round& round, PlayerId player);

/// Each takes the other's seat, colour or bye included; of two opponents the colours change.
Round exchangePlayers(Round round, PlayerId a, PlayerId b);

/// The colours of a board the other way round.
Round swapColours(Round round, std::size_t board);

/// The two become opponents. Their former opponents become opponents; a former opponent who stays alone gets the
/// pairing-allocated bye, or, where somebody has it, is paired with him.
Round pairTogether(Round round, PlayerId white, PlayerId black);

/// Takes a player off his board into a bye. Whoever has the pairing-allocated bye takes his place, else his opponent
/// gets it. For a player who sits out already the kind changes. Nothing when a pairing-allocated bye is asked for where
/// everybody has an opponent: then nobody could take the place.
std::optional<Round> giveBye(Round round, PlayerId player, Outcome kind);

}  // namespace kydai::pairing
