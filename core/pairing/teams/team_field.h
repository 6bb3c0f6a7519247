/// The dense input of one round of the Swiss Team Pairing System: everything C.04.6 looks at, taken out of a Section
/// once. Source: rules/team_pairing.md, sections 1 and 2. Pure functions; any thread.
#pragma once

#include "colour/history.h"
#include "model/section.h"
#include "model/team_settings.h"
#include "pairing/bits.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace kydai::pairing {

/// A simple preference of type A is strong: it is never mild.
enum class TeamPreferenceKind : std::uint8_t { None, Mild, Strong };
struct TeamPreference {
    TeamPreferenceKind kind = TeamPreferenceKind::None;
    Colour colour = Colour::White;  ///< meaningless when kind is None
    friend bool operator==(const TeamPreference&, const TeamPreference&) = default;
};

/// A team that is to be paired in the round.
struct TeamEntrant {
    std::size_t team = 0;  ///< index in TeamEvent::teams
    TeamId id{};           ///< its number is the TPN
    int number = 0;        ///< place by TPN among the teams that have arrived, for 4.3.1
    Points score{};        ///< the primary score with virtual points
    Points primary{};
    Points secondary{};
    colour::History colours{};  ///< of board 1, in matches that were played
    TeamPreference preference{};
    bool floated = false;  ///< met a team of another score in the round before
    bool byeEligible = true;
    int played = 0;  ///< matches

    [[nodiscard]] int tpn() const { return id.value; }
};

struct TeamField {
    TeamSettings settings{};
    RoundNumber round = 1;
    RoundNumber rounds = 0;             ///< of the tournament
    RoundNumber lastWithoutFloats = 2;  ///< so many rounds at the end
    Colour initialColour = Colour::White;
    std::vector<TeamEntrant> entrants{};  ///< by TPN; indices of entrants are used throughout
    std::vector<std::size_t> absent{};    ///< teams that are not to be paired: indices of TeamEvent::teams
    BitMatrix barred{};                   ///< met (C1); whoever may not meet for another reason is added

    [[nodiscard]] std::size_t size() const { return entrants.size(); }
    /// @rule C.04.6.2.3.7  C7 and C10 do not look at floats in the last two rounds.
    [[nodiscard]] bool floatsCount() const { return round + lastWithoutFloats <= rounds; }
};

/// @rule C.04.6.1.7.1  Type A: White or Black, or nothing.
/// @rule C.04.6.1.7.2  Type B: strong and mild ones; none in the last round where the colours are equal.
TeamPreference teamPreference(const colour::History& colours, TeamPreferences type, bool lastRound);

/// What the round is to be paired from: the rounds before it, and who is known to be away. The round's own matches are
/// not looked at.
TeamField makeTeamField(const Section& section, RoundNumber round, const TeamSettings& settings);

}  // namespace kydai::pairing
