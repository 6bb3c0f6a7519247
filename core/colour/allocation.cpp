// Five steps, the first that decides counts: both wishes granted; the stronger wish; the colours of the last round in
// which one had White and the other Black, exchanged; the wish of the higher ranked; the initial colour for odd
// numbers.
//
// Example (C.04.3, 5.2.3; round 8 of the Vietnamese article on colours): BBWWBWB and BWBWBWB both wish
// strongly for White. Read from the newest game backwards, B and B, W and W, B and B, W and W, W and B: in round 3 the
// first had White, so now he has Black.
#include "colour/allocation.h"

#include "support/assert.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace kydai::colour {

namespace {

/// `granted` gets the colour of his preference.
Allocation grant(const Side& granted, const Side& other, Decider decider, Letter letter)
{
    const bool white = granted.preference.colour == Colour::White;
    return {white ? granted.player() : other.player(), white ? other.player() : granted.player(), decider, letter, {}};
}

/// The reason behind a preference, by its Vietnamese name.
Letter reasonOf(const Preference& preference)
{
    if (preference.twoInARow) return Letter::E1;
    return preference.kind == PreferenceKind::Mild ? Letter::E3 : Letter::E2;
}

/// Of two preferences that are both granted, the reason of the stronger; of equal ones the reason that is named first.
Letter reasonOfBoth(const Preference& a, const Preference& b)
{
    if (a.kind != b.kind) return reasonOf(a.kind > b.kind ? a : b);
    return std::min(reasonOf(a), reasonOf(b));
}

/// Without preferences: `initial` where neither has played, White for who has less of what is counted, alternation.
template <class Count>
Allocation allocateByLess(const Side& higher, const Side& lower, const Allocation& initial, const Count& count,
                          Decider byCount)
{
    const History& first = higher.history;
    const History& second = lower.history;
    if (first.games() == 0 && second.games() == 0) return initial;
    const auto give = [&](bool whiteForHigher, Decider decider, Letter letter) {
        return Allocation{whiteForHigher ? higher.player() : lower.player(),
                          whiteForHigher ? lower.player() : higher.player(),
                          decider,
                          letter,
                          {}};
    };
    if (count(first) != count(second)) return give(count(first) < count(second), byCount, Letter::E2);
    if (const auto decided = alternateFromLastDifference(first, second)) return *decided;
    if (first.games() > 0) return give(first.colourBack(1) == Colour::Black, Decider::HigherAlternates, Letter::E4);
    return give(second.colourBack(1) == Colour::White, Decider::LowerAlternates, Letter::E4);
}

}  // namespace

std::optional<Allocation> grantBothPreferences(const Side& a, const Side& b)
{
    const bool aWants = a.preference.kind != PreferenceKind::None;
    const bool bWants = b.preference.kind != PreferenceKind::None;
    if (!aWants && !bWants) return std::nullopt;
    if (aWants && bWants && a.preference.colour == b.preference.colour) return std::nullopt;
    Allocation both = aWants ? grant(a, b, Decider::GrantBoth, reasonOfBoth(a.preference, b.preference))
                             : grant(b, a, Decider::GrantBoth, reasonOf(b.preference));
    // Two mild preferences that differ are alternation from the newest game; a newcomer's (Dubov) is not.
    const bool bothPlayed = a.history.games() > 0 && b.history.games() > 0;
    if (aWants && bWants && bothPlayed && both.letter == Letter::E3) both.gamesBack = 1;
    return both;
}

std::optional<Allocation> grantStrongerPreference(const Side& a, const Side& b)
{
    const auto granted = [](const Side& stronger, const Side& weaker) {
        return grant(stronger, weaker, Decider::GrantStronger, reasonOf(stronger.preference));
    };
    if (a.preference.kind != b.preference.kind)
        return a.preference.kind > b.preference.kind ? granted(a, b) : granted(b, a);
    if (a.preference.kind != PreferenceKind::Absolute) return std::nullopt;
    const int widthOfA = std::abs(a.preference.difference);
    const int widthOfB = std::abs(b.preference.difference);
    if (widthOfA == widthOfB) return std::nullopt;
    // The wider imbalance decided, whatever else made the preferences absolute.
    return widthOfA > widthOfB ? grant(a, b, Decider::GrantStronger, Letter::E2)
                               : grant(b, a, Decider::GrantStronger, Letter::E2);
}

std::optional<Allocation> alternateFromLastDifference(const History& a, const History& b)
{
    const std::optional<int> back = lastDifference(a, b);
    if (!back) return std::nullopt;
    const bool aHadWhite = a.colourBack(*back) == Colour::White;
    return Allocation{aHadWhite ? b.player() : a.player(), aHadWhite ? a.player() : b.player(), Decider::Alternate,
                      Letter::E3, back};
}

std::optional<Allocation> grantHigherRanked(const Side& higher, const Side& lower)
{
    if (higher.preference.kind == PreferenceKind::None) return std::nullopt;
    return grant(higher, lower, Decider::GrantHigher, Letter::E4);
}

Allocation allocateInitialColour(PlayerId higher, PlayerId lower, int higherNumber, Colour initialColour)
{
    const Colour colour = higherNumber % 2 != 0 ? initialColour : opposite(initialColour);
    const bool white = colour == Colour::White;
    return {white ? higher : lower, white ? lower : higher, Decider::InitialColour, Letter::E5, {}};
}

Allocation allocateColours(const Side& higher, const Side& lower, int higherNumber, Colour initialColour)
{
    if (const auto decided = grantBothPreferences(higher, lower)) return *decided;
    if (const auto decided = grantStrongerPreference(higher, lower)) return *decided;
    if (const auto decided = alternateFromLastDifference(higher.history, lower.history)) return *decided;
    if (const auto decided = grantHigherRanked(higher, lower)) return *decided;
    return allocateInitialColour(higher.player(), lower.player(), higherNumber, initialColour);
}

Allocation allocateInitialFirst(const Side& higher, const Side& lower, int higherNumber, Colour initialColour)
{
    if (higher.history.games() == 0 && lower.history.games() == 0)
        return allocateInitialColour(higher.player(), lower.player(), higherNumber, initialColour);
    return allocateColours(higher, lower, higherNumber, initialColour);
}

Allocation allocateFirstGame(const Side& higher, const Side& lower, int higherNumber, Colour initialColour)
{
    return allocateByLess(
        higher, lower, allocateInitialColour(higher.player(), lower.player(), higherNumber, initialColour),
        [](const History& history) { return history.whites(); }, Decider::FewerWhites);
}

Allocation allocateByDifference(const Side& higher, const Side& lower, int higherNumber, Colour initialColour)
{
    return allocateByLess(
        higher, lower, allocateInitialColour(higher.player(), lower.player(), higherNumber, initialColour),
        [](const History& history) { return history.whites() - history.blacks(); }, Decider::LowerDifference);
}

Allocate allocateBy(Rules rules)
{
    if (rules == Rules::DoubleSwiss) return allocateFirstGame;
    if (rules == Rules::Keizer) return allocateByDifference;
    return initialColourFirst(rules) ? allocateInitialFirst : allocateColours;
}

std::optional<RoundNumber> decisiveRound(const Allocation& decided, int rounds)
{
    if (!decided.gamesBack) return std::nullopt;
    return rounds - *decided.gamesBack + 1;
}

std::string_view stepNumber(Decider decider, Rules rules)
{
    // Of what the article doesn't know there is no step.
    constexpr std::array<std::string_view, 8> kFirstGame{"", "", "4.3.3", "", "4.3.1", "4.3.2", "4.3.4", "4.3.5"};
    if (rules == Rules::DoubleSwiss) return kFirstGame.at(static_cast<std::size_t>(decider));
    // A club's rules have no articles.
    constexpr std::array<std::string_view, 9> kKeizer{"", "",       "alternation", "",          "initial",
                                                      "", "higher", "lower",       "difference"};
    if (rules == Rules::Keizer) return kKeizer.at(static_cast<std::size_t>(decider));
    constexpr std::array<std::string_view, 5> kDutch{"5.2.1", "5.2.2", "5.2.3", "5.2.4", "5.2.5"};
    constexpr std::array<std::string_view, 5> kInitialFirst{"5.2.2", "5.2.3", "5.2.4", "5.2.5", "5.2.1"};
    return (initialColourFirst(rules) ? kInitialFirst : kDutch).at(static_cast<std::size_t>(decider));
}

std::string_view chapterOf(Rules rules)
{
    switch (rules) {
    case Rules::Dutch2017:
    case Rules::Dutch2026:
        return "C.04.3";
    case Rules::Dubov:
        return "C.04.4.1";
    case Rules::Burstein:
        return "C.04.4.2";
    case Rules::DoubleSwiss:
        return "C.04.5";
    case Rules::Keizer:
        return "";
    }
    KYDAI_ASSERT(false);
}

std::string_view letterName(Letter letter)
{
    switch (letter) {
    case Letter::E1:
        return "E1";
    case Letter::E2:
        return "E2";
    case Letter::E3:
        return "E3";
    case Letter::E4:
        return "E4";
    case Letter::E5:
        return "E5";
    }
    KYDAI_ASSERT(false);
}

}  // namespace kydai::colour
