#include "pairing/teams/team_colours.h"

#include <utility>

namespace kydai::pairing {

namespace {

int differenceOf(const TeamEntrant& team)
{
    return team.colours.whites() - team.colours.blacks();
}

/// The colour of the first-team, and why.
struct TeamDecision {
    Colour first{};
    TeamColourDecider decider{};
    std::optional<int> matchesBack{};
};

/// @rule C.04.6.4.3.2  Only one has a preference. @rule C.04.6.4.3.3  They differ.
/// @rule C.04.6.4.3.4  Of two equal ones the strong one goes before the mild one.
std::optional<TeamDecision> byPreferences(const TeamPreference& first, const TeamPreference& other)
{
    const bool firstHas = first.kind != TeamPreferenceKind::None;
    const bool otherHas = other.kind != TeamPreferenceKind::None;
    if (!firstHas && !otherHas) return std::nullopt;
    if (firstHas != otherHas)
        return TeamDecision{firstHas ? first.colour : opposite(other.colour), TeamColourDecider::OnlyPreference};
    if (first.colour != other.colour) return TeamDecision{first.colour, TeamColourDecider::BothPreferences};
    if (first.kind == other.kind) return std::nullopt;
    return TeamDecision{first.kind > other.kind ? first.colour : opposite(other.colour),
                        TeamColourDecider::StrongerOne};
}

/// @rule C.04.6.4.3.5  The lower colour difference gets White.
/// @rule C.04.6.4.3.6  Alternate from the most recent time that one had White and the other Black.
/// @rule C.04.6.4.3.7  The preference of the first-team.
/// @rule C.04.6.4.3.8  The first-team alternates.
/// @rule C.04.6.4.3.9  The other team alternates.
TeamDecision byHistories(const TeamEntrant& first, const TeamEntrant& other)
{
    const int a = differenceOf(first);
    const int b = differenceOf(other);
    if (a != b) return {a < b ? Colour::White : Colour::Black, TeamColourDecider::LowerDifference};
    if (const auto back = lastDifference(first.colours, other.colours))
        return {opposite(first.colours.colourBack(*back)), TeamColourDecider::Alternate, back};
    if (first.preference.kind != TeamPreferenceKind::None)
        return {first.preference.colour, TeamColourDecider::FirstPreference};
    if (first.colours.games() > 0) return {opposite(first.colours.colourBack(1)), TeamColourDecider::FirstAlternates};
    return {other.colours.colourBack(1), TeamColourDecider::OtherAlternates};  // one of the two has played
}

/// @rule C.04.6.4.3.1  Neither has played: the first-team gets the initial colour if its number is odd.
TeamDecision decideTeamColour(const TeamEntrant& first, const TeamEntrant& other, Colour initialColour)
{
    if (first.colours.games() == 0 && other.colours.games() == 0)
        return {first.number % 2 != 0 ? initialColour : opposite(initialColour), TeamColourDecider::InitialColour};
    if (const auto decided = byPreferences(first.preference, other.preference)) return *decided;
    return byHistories(first, other);
}

}  // namespace

bool isFirstTeam(const TeamField& field, std::size_t a, std::size_t b)
{
    const TeamEntrant& one = field.entrants[a];
    const TeamEntrant& other = field.entrants[b];
    if (one.primary != other.primary) return one.primary > other.primary;
    if (field.settings.secondaryUsed && one.secondary != other.secondary) return one.secondary > other.secondary;
    return one.id < other.id;
}

TeamAllocation allocateTeamColours(const TeamField& field, std::size_t a, std::size_t b)
{
    if (!isFirstTeam(field, a, b)) std::swap(a, b);
    const TeamDecision decided = decideTeamColour(field.entrants[a], field.entrants[b], field.initialColour);
    TeamAllocation made{.white = a, .black = b, .first = a};
    made.decider = decided.decider;
    made.matchesBack = decided.matchesBack;
    if (decided.first == Colour::Black) std::swap(made.white, made.black);
    return made;
}

}  // namespace kydai::pairing
