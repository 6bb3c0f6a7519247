/// Colour difference and colour preference of one player.
#pragma once

#include "colour/history.h"

#include <cstdint>
#include <optional>

namespace kydai::colour {

/// Weaker before stronger, so that kinds compare.
enum class PreferenceKind : std::uint8_t { None, Mild, Strong, Absolute };

/// The colour a player is due, how strongly, and where that comes from.
struct Preference {
    PreferenceKind kind = PreferenceKind::None;
    Colour colour = Colour::White;  ///< meaningless when kind is None
    int difference = 0;             ///< Whites minus Blacks
    bool twoInARow = false;         ///< the last two games had the colour opposite to `colour`
    friend bool operator==(const Preference&, const Preference&) = default;
};

/// @rule C.04.3.1.6  Games with White minus games with Black.
/// @rule C.04.3.A.6 (edition 2017)
constexpr int colourDifference(int whites, int blacks)
{
    return whites - blacks;
}

/// @rule C.04.3.1.7.1  Absolute: the difference is beyond ±1, or the last two games had the same colour. Should both
/// hold and point to different colours, the difference goes first: it is what C.04.1.6 limits.
/// @rule C.04.3.A.6.a (edition 2017)
std::optional<Preference> absolutePreference(const History& history);

/// @rule C.04.3.1.7.2  Strong: the difference is +1 or -1.
/// @rule C.04.3.A.6.b (edition 2017)
std::optional<Preference> strongPreference(const History& history);

/// @rule C.04.3.1.7.3  Mild: as many Whites as Blacks; the colour alternates from the last game.
/// @rule C.04.3.A.6.c (edition 2017)
std::optional<Preference> mildPreference(const History& history);

/// @rule C.04.3.1.7.4  Who has not played a game has no preference.
/// @rule C.04.3.A.6.d (edition 2017)
Preference preferenceOf(const History& history);

}  // namespace kydai::colour
