/// What outright keeps two players apart, or a player from the bye, with the facts that a sentence needs: the same
/// rules as in a Field, told one by one.
#pragma once

#include "model/scorecards.h"
#include "pairing/field.h"

#include <cstdint>
#include <optional>
#include <string>

namespace kydai::pairing {

struct PairBar {
    enum class Kind : std::uint8_t { None, SamePlayer, Met, Prohibited, SameAbsoluteColour, MetLately, MetOften };
    Kind kind = Kind::None;
    RoundNumber round = 0;  ///< Met, MetLately: in which round
    int count = 0;          ///< Keizer: rounds before two meet again (MetLately), games with each other (MetOften)
    std::string reason{};   ///< Prohibited: as entered
    Colour colour = Colour::White;  ///< SameAbsoluteColour: the one both must get
};

/// The first rule that forbids the pair, in the order C1, prohibited, C3. Indices of Field::entrants; the field must be
/// of this section.
/// @rule C.04.1.2  Two players meet at most once.
PairBar whatBarsPair(const Section& section, const Field& field, std::size_t a, std::size_t b);

struct ByeBar {
    enum class Kind : std::uint8_t { None, HadBye, WonByForfeit, ScoredWithoutPlay };
    Kind kind = Kind::None;
    RoundNumber round = 0;
    Outcome outcome = Outcome::PairingBye;
};

/// Why C2 keeps a player from the pairing-allocated bye. `before`: the scorecards of the rounds before the field's.
/// @rule C.04.1.4  No second bye, and none for a win's points in one round without play.
ByeBar whatBarsBye(const Section& section, const Scorecards& before, const Field& field, std::size_t player);

/// The round in which two players met in a game that counts, or nothing.
std::optional<RoundNumber> metInRound(const Section& section, PlayerId a, PlayerId b, RoundNumber before);

}  // namespace kydai::pairing
