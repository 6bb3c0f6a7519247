/// "What does he need for the norm?" (rules/norms.md, section 7): the result of a known next game, the lowest opponent
/// of an unknown one, the score of several rounds to come, the score of a round robin before its start. Every answer is
/// the search of search.h over games that might be played, so it agrees with the norm in the end. Pure functions.
#pragma once

#include "norms/search.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace kydai::norms {

enum class Outlook : std::uint8_t {
    Over,        ///< nothing is left to play; the search has the answer
    Has,         ///< the norm stands whatever happens
    MustPlay,    ///< the next game must be played, its result doesn't matter
    Result,      ///< a result of the next game is needed
    Opponent,    ///< the next opponent isn't known: by result, who he must be
    Rounds,      ///< several rounds: by average of the opponents, the score
    RoundRobin,  ///< all opponents are known: the score in the end
    Impossible,  ///< nothing makes it any more
};

/// What one result of the next round asks of an opponent who isn't known.
struct Wanted {
    HalfPoints result = 0;
    HalfPoints total = 0;               ///< points of the games that count, with it
    bool possible = false;              ///< against some opponent with a rating that exists
    std::optional<int> rating{};        ///< the lowest that does; none: any
    bool titled = false;                ///< he must hold a title
    bool level = false;                 ///< he must hold a title of the norm's own level
    std::vector<std::string> barred{};  ///< federations he must not be of
};

/// Points needed of the rounds to come if their opponents average this; none: no score does.
struct ScoreFor {
    int average = 0;
    std::optional<HalfPoints> points{};
};

struct Forecast {
    Norm norm = Norm::GM;
    Outlook outlook = Outlook::Over;
    int roundsLeft = 0;
    std::optional<NormGame> next{};  ///< the game that is paired and not finished
    std::array<bool, 3> makes{};     ///< with the next game known: by its result in half points
    HalfPoints needed = 0;           ///< Result: the smallest; RoundRobin: of all games
    std::vector<Wanted> wanted{};    ///< Opponent: win, draw, loss
    std::vector<ScoreFor> scores{};  ///< Rounds: by average ascending
    int assumed = 0;                 ///< Rounds: the average of the players within half a point
    Attempt attempt{};               ///< as things stand; with Result and RoundRobin what the needed result makes
};

/// O(subsets of the player's wins) for each case that is tried.
Forecast forecastOf(const Section& section, const EventFacts& event, std::size_t player, Norm norm);

}  // namespace kydai::norms
