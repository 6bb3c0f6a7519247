/// Who gets White: the five steps of C.04.3, 5.2, in the order in which the article tries them. The result is the
/// decision record from which the explanation is made. No heap memory: the pairing engine asks for thousands of pairs.
#pragma once

#include "colour/history.h"
#include "colour/preference.h"
#include "model/pairing_system.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace kydai::colour {

/// The step that decided.
enum class Decider : std::uint8_t {
    GrantBoth,
    GrantStronger,
    Alternate,
    GrantHigher,
    InitialColour,
    // Double-Swiss, beside the initial colour and alternation
    FewerWhites,
    HigherAlternates,
    LowerAlternates,
    // Keizer, beside the initial colour and alternation
    LowerDifference,
};

/// By which regulations colours are allocated. The other Swiss systems of FIDE ask first whether anybody has played,
/// and have no wider difference, since two with the same absolute preference never meet.
enum class Rules : std::uint8_t { Dutch2017, Dutch2026, Dubov, Burstein, DoubleSwiss, Keizer };
/// First whether anybody has played: all but the Dutch.
constexpr bool initialColourFirst(Rules rules)
{
    return rules != Rules::Dutch2017 && rules != Rules::Dutch2026;
}
constexpr Rules rulesOf(PairingEdition edition)
{
    return edition == PairingEdition::E2017 ? Rules::Dutch2017 : Rules::Dutch2026;
}

/// The names under which Vietnamese arbiters know the reasons (rules/pairing.md).
enum class Letter : std::uint8_t { E1, E2, E3, E4, E5 };

/// A player as the allocation sees him; the preference is that of the history.
struct Side {
    History history{};
    Preference preference{};

    Side() = default;
    explicit Side(const History& h) : history(h), preference(preferenceOf(h)) {}
    [[nodiscard]] PlayerId player() const { return history.player(); }
};

/// The decision record. `gamesBack` counts played games from the newest (1), and stands where alternation decided.
struct Allocation {
    PlayerId white{};
    PlayerId black{};
    Decider decider{};
    Letter letter{};
    std::optional<int> gamesBack{};
    friend bool operator==(const Allocation&, const Allocation&) = default;
};

/// @rule C.04.3.5.2.1  Grant both preferences: they differ, or only one player has any.
/// @rule C.04.3.E.1 (edition 2017)
std::optional<Allocation> grantBothPreferences(const Side& a, const Side& b);

/// @rule C.04.3.5.2.2  Grant the stronger preference; of two absolute ones that with the wider colour difference.
/// @rule C.04.3.E.2 (edition 2017)
std::optional<Allocation> grantStrongerPreference(const Side& a, const Side& b);

/// @rule C.04.3.5.2.3  Alternate from the most recent round in which one had White and the other Black, unplayed
/// rounds slid to the front. Where nothing differs this step decides nothing.
/// @rule C.04.3.E.3 (edition 2017)
std::optional<Allocation> alternateFromLastDifference(const History& a, const History& b);

/// @rule C.04.3.5.2.4  Grant the preference of the higher ranked player.
/// @rule C.04.3.E.4 (edition 2017)
std::optional<Allocation> grantHigherRanked(const Side& higher, const Side& lower);

/// @rule C.04.3.5.2.5  The higher ranked gets the initial colour if his number is odd, else the opposite.
/// @rule C.04.3.E.5 (edition 2017)
Allocation allocateInitialColour(PlayerId higher, PlayerId lower, int higherNumber, Colour initialColour);

/// @rule C.04.3.5.2  The first of the five steps that decides. `higherNumber` is the effective pairing number of the
/// higher ranked player (initial_colour.h).
/// @rule C.04.3.E (edition 2017)
Allocation allocateColours(const Side& higher, const Side& lower, int higherNumber, Colour initialColour);

/// The same of the Dubov and Burstein systems: the initial colour first, where neither has played.
/// @rule C.04.4.1.5.2
/// @rule C.04.4.1.5.2.1  @rule C.04.4.1.5.2.2  @rule C.04.4.1.5.2.3  @rule C.04.4.1.5.2.4  @rule C.04.4.1.5.2.5
/// @rule C.04.4.2.5.2
/// @rule C.04.4.2.5.2.1  @rule C.04.4.2.5.2.2  @rule C.04.4.2.5.2.3  @rule C.04.4.2.5.2.4  @rule C.04.4.2.5.2.5
Allocation allocateInitialFirst(const Side& higher, const Side& lower, int higherNumber, Colour initialColour);

/// The first game of a match in the Double-Swiss system, which knows no preferences: the initial colour where neither
/// has played, White for who began fewer matches with it, alternation. The histories are those of first games.
/// @rule C.04.5.4.3
/// @rule C.04.5.4.3.1  @rule C.04.5.4.3.2  @rule C.04.5.4.3.3  @rule C.04.5.4.3.4  @rule C.04.5.4.3.5
Allocation allocateFirstGame(const Side& higher, const Side& lower, int higherNumber, Colour initialColour);

/// Clubs that play by Keizer's system: the initial colour where neither has played, White for who had it less often
/// beside Black, alternation.
Allocation allocateByDifference(const Side& higher, const Side& lower, int higherNumber, Colour initialColour);

/// How these regulations allocate.
using Allocate = Allocation (*)(const Side& higher, const Side& lower, int higherNumber, Colour initialColour);
Allocate allocateBy(Rules rules);

/// The round that decided, in the numbering that results when unplayed rounds have slid to the front of `rounds`
/// rounds: a history of five rounds "BWB=W" reads "=BWBW", and its newest game is that of round 5. nullopt where no
/// earlier round decided.
std::optional<RoundNumber> decisiveRound(const Allocation& decided, int rounds);

/// "5.2.3"
std::string_view stepNumber(Decider decider, Rules rules);
/// "C.04.3"
std::string_view chapterOf(Rules rules);
/// "E3"
std::string_view letterName(Letter letter);

}  // namespace kydai::colour
