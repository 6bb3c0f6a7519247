/// What a pair costs by the colour criteria, from the two preferences alone. The cost functions of the criteria and the
/// weights of the matching both use these.
#pragma once

#include "colour/preference.h"

namespace kydai::pairing {

/// Due a colour because of a colour difference of two or more: without it the difference passes ±2.
constexpr bool isUnbalanced(const colour::Preference& preference)
{
    return preference.difference > 1 || preference.difference < -1;
}

/// C12: they are due the same colour.
constexpr int deniesPreference(const colour::Preference& a, const colour::Preference& b)
{
    const bool bothDue = a.kind != colour::PreferenceKind::None && b.kind != colour::PreferenceKind::None;
    return bothDue && a.colour == b.colour ? 1 : 0;
}

/// C10: they are due one colour, both by a colour difference of two or more, so one of them gets beyond ±2.
constexpr int widensDifference(const colour::Preference& a, const colour::Preference& b)
{
    return deniesPreference(a, b) != 0 && isUnbalanced(a) && isUnbalanced(b) ? 1 : 0;
}

/// C11: they are due one colour absolutely, and whom article 5.2 denies it had the other colour twice already. The
/// wider difference is granted; with equal ones the newest game in which they differ decides, which grants the player
/// with two in a row unless both have them.
constexpr int givesThirdColour(const colour::Preference& a, const colour::Preference& b)
{
    using colour::PreferenceKind;
    if (deniesPreference(a, b) == 0 || a.kind != PreferenceKind::Absolute || b.kind != PreferenceKind::Absolute)
        return 0;
    const int widthA = a.difference < 0 ? -a.difference : a.difference;
    const int widthB = b.difference < 0 ? -b.difference : b.difference;
    if (widthA == widthB) return a.twoInARow && b.twoInARow ? 1 : 0;
    return (widthA > widthB ? b : a).twoInARow ? 1 : 0;
}

/// C13: they are due the same colour and the preference denied is a strong one. (Of two absolute ones an absolute one
/// is denied: C10 and C11 deal with it.)
constexpr int deniesStrongPreference(const colour::Preference& a, const colour::Preference& b)
{
    using colour::PreferenceKind;
    if (deniesPreference(a, b) == 0 || a.kind < PreferenceKind::Strong || b.kind < PreferenceKind::Strong) return 0;
    return a.kind == PreferenceKind::Absolute && b.kind == PreferenceKind::Absolute ? 0 : 1;
}

}  // namespace kydai::pairing
