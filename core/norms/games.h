/// Which of a player's games count for a title norm, and as what. Ratings are those of the section's list, scores are
/// in half points. Pure functions, any thread.
#pragma once

#include "model/scorecards.h"
#include "model/section.h"
#include "rating/rounding.h"

#include <cstdint>
#include <string>
#include <vector>

namespace kydai::norms {

using rating::HalfPoints;

inline constexpr HalfPoints kWin = 2;
Outcome outcomeOf(HalfPoints result);

/// GM, IM, FM, WGM, WIM or WFM: the titles that count for a mix of opponents (1.4.5).
bool isHolder(Title title);

/// Why a round doesn't count.
enum class Out : std::uint8_t {
    Counts,
    Bye,                 ///< no opponent
    Forfeit,             ///< not played
    Unfinished,          ///< no result yet
    NotStarted,          ///< ended before both had moved
    NoFederation,        ///< the opponent is of no FIDE federation
    UnratedWithNothing,  ///< round robin: an unrated opponent who scored nothing against rated ones
    OtherTempo           ///< of a knock-out: a stage at another tempo than the section
};

struct NormGame {
    RoundNumber round = 0;
    PlayerId opponent{};  ///< nobody: a bye, or an opponent who isn't known yet
    Outcome outcome = Outcome::ZeroBye;
    Out out = Out::Counts;
    HalfPoints score = 0;
    int rating = 0;  ///< 0 = unrated
    Title title = Title::None;
    std::string federation{};
};

/// A title counts the federation of a flag that the arbiter corrected (QC 2026).
const std::string& federationForNorms(const Player& player);

/// Every paired round of a player, round 1 first.
/// @rule B.01.1.4.2 only games that were really played against members of FIDE federations count
std::vector<NormGame> gamesOf(const Section& section, const Scorecards& cards, std::size_t player);

/// A game that might be played: the opponent as he stands in the section in that round.
/// @rule B.01.1.1.4  Events over 30 days: the rating of the round.
NormGame gameAgainst(const Section& section, const Player& opponent, RoundNumber round, HalfPoints score);

}  // namespace kydai::norms
