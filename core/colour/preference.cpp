// Whites minus blacks is the difference. Beyond one, or after two games with one colour, the other colour is an
// absolute preference; a difference of one asks strongly for the colour had less often; with none, who had White last
// asks mildly for Black and the other way round; before the first game nobody asks.
//
// Example (C.04.3, 1.6 and 1.7): WB
// asks mildly for White, WBW strongly for Black, WBB absolutely for White.
#include "colour/preference.h"

namespace kydai::colour {

namespace {

int differenceOf(const History& history)
{
    return colourDifference(history.whites(), history.blacks());
}

/// The colour that makes up for a difference.
Colour balancing(int difference)
{
    return difference > 0 ? Colour::Black : Colour::White;
}

}  // namespace

std::optional<Preference> absolutePreference(const History& history)
{
    const int difference = differenceOf(history);
    if (difference > 1 || difference < -1) {
        const Colour due = balancing(difference);
        return Preference{PreferenceKind::Absolute, due, difference, history.lastTwoWere(opposite(due))};
    }
    for (const Colour last : {Colour::White, Colour::Black}) {
        if (history.lastTwoWere(last)) return Preference{PreferenceKind::Absolute, opposite(last), difference, true};
    }
    return std::nullopt;
}

std::optional<Preference> strongPreference(const History& history)
{
    const int difference = differenceOf(history);
    if (difference != 1 && difference != -1) return std::nullopt;
    return Preference{PreferenceKind::Strong, balancing(difference), difference, false};
}

std::optional<Preference> mildPreference(const History& history)
{
    const int difference = differenceOf(history);
    if (history.games() == 0 || difference != 0) return std::nullopt;
    return Preference{PreferenceKind::Mild, opposite(history.colourBack(1)), 0, false};
}

Preference preferenceOf(const History& history)
{
    if (const auto absolute = absolutePreference(history)) return *absolute;
    if (const auto strong = strongPreference(history)) return *strong;
    if (const auto mild = mildPreference(history)) return *mild;
    return {};
}

}  // namespace kydai::colour
