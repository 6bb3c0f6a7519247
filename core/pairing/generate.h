/// Random tournament generator: players, absences and results are drawn, every round is paired by the engine. For
/// testing pairing programs against each other, as FIDE asks of an endorsed one.
///
/// Only whole numbers are used, so the same options and seed give the same tournament on every machine.
#pragma once

#include "model/section.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

namespace kydai::pairing {

/// Shares are in thousandths.
struct GenerateOptions {
    std::uint64_t seed = 1;
    int players = 0;  ///< 0: drawn, 15 to 215
    int rounds = 0;   ///< 0: drawn, 5 to 11, fewer for few players
    int highestRating = 2500;
    int lowestRating = 1400;
    std::vector<int> ratings{};  ///< given one by one (a model's); otherwise drawn between lowest and highest

    int draws = 350;    ///< of the games between equals; fewer the further the ratings are apart
    int forfeits = 10;  ///< of the boards; one in eight of them is a double forfeit
    int halfByes = 15;  ///< chance of a player to ask for one, per round
    int zeroByes = 10;
    int fullByes = 2;
    int withdrawals = 5;     ///< chance of a player to leave for good, per round
    int lateEntries = 15;    ///< of the players
    int unratedResults = 5;  ///< of the games: decided in less than one move (W, D, L)
    int oddResults = 2;      ///< of the games: both lose, or half a point for one side only

    PointSystem points{};
    PairingEdition edition = PairingEdition::E2026;
    bool bakuAcceleration = false;
    std::optional<Colour> initialColour{};  ///< none: drawn
};

/// Stops early, with the rounds made so far, where no legal pairing exists or the stop token is set.
Section generate(const GenerateOptions& options, const std::stop_token& stop = {});

/// Options that make tournaments like a given one: its size, rounds, ratings, points and measured shares.
GenerateOptions optionsLike(const Section& model, std::uint64_t seed);

}  // namespace kydai::pairing
