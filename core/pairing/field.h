/// The dense input of one round: everything the Dutch system looks at, taken out of a Section once. The engine, the
/// checker, the generator and the brute-force pairer of the tests all start from a Field.
#pragma once

#include "colour/allocation.h"
#include "model/section.h"
#include "pairing/bits.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace kydai::pairing {

/// @rule C.04.3.1.4  When players of different scores meet, the higher gets a downfloat and the lower an upfloat.
enum class Float : std::uint8_t { None, Down, Up };

/// A player who is to be paired in the round.
struct Entrant {
    PlayerId id{};
    int tpn = 0;     ///< the number that people see
    int number = 0;  ///< effective TPN of 5.2.5: place among all who took part in a pairing so far, this round included
    Points score{};  ///< the score that pairs: own points and virtual points
    Points ownScore{};              ///< without virtual points; publishing order uses it
    colour::Side side{};            ///< colour history and preference
    std::array<Float, 2> floats{};  ///< [0] one round ago, [1] two rounds ago
    bool byeEligible = true;        ///< C2: may take the pairing-allocated bye
    int unplayedGames = 0;          ///< rounds so far without a game over the board (C9)
    bool topscorer = false;         ///< 1.8: set in the final round only

    /// The colour to which C3 holds the player: the absolute preference of who is no topscorer.
    [[nodiscard]] std::optional<Colour> heldTo() const
    {
        const colour::Preference& preference = side.preference;
        const bool isHeld = preference.kind == colour::PreferenceKind::Absolute && !topscorer;
        return isHeld ? std::optional(preference.colour) : std::nullopt;
    }
};

struct Field {
    PairingEdition edition = PairingEdition::E2026;
    RoundNumber round = 1;
    bool finalRound = false;
    Colour initialColour = Colour::White;
    std::vector<Entrant>
        entrants{};      ///< in the initial order; indices of entrants are used throughout the pairing module
    BitMatrix barred{};  ///< two entrants who met (C1) or are prohibited from meeting in this round

    [[nodiscard]] std::size_t size() const { return entrants.size(); }
    /// Index of a player among the entrants; nullopt for those who are not to be paired.
    [[nodiscard]] std::optional<std::size_t> indexOf(PlayerId id) const;
};

/// What round `round` is to be paired from: rounds before it, and the byes known beforehand (requested, or in the round
/// itself where the section has it already: blank, Z, H and F cells). Later rounds and the round's own pairs are not
/// looked at. `edition` overrides the section's.
Field makeField(const Section& section, RoundNumber round, std::optional<PairingEdition> edition = std::nullopt);

/// Whether `a` ranks above `b`: by the score that pairs, then by TPN (C.04.3.1.2).
bool ranksAbove(const Field& field, std::size_t a, std::size_t b);

/// The colours that C.04.3, 5.2, gives two entrants, named in either order.
colour::Allocation allocateColours(const Field& field, std::size_t a, std::size_t b);

/// Whether a round's game counts as one over the board when a later round is paired: missing results do, as draws.
bool countsAsPlayed(Outcome outcome);

/// Two entrants may be paired with each other: not barred, and their absolute colour preferences differ or one of the
/// two is a topscorer.
/// @rule C.04.3.2.1.1  C1: nobody meets twice.
/// @rule C.04.3.C.3 (edition 2017)
/// @rule C.04.3.2.1.3  C3: non-topscorers with the same absolute colour preference don't meet.
bool mayMeet(const Field& field, std::size_t a, std::size_t b);

}  // namespace kydai::pairing
