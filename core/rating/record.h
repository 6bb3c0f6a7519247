/// What a rating system found out about one player while it rated him: the value, the term of every game, and each step
/// of the formula with its numbers. Tables, CSV, JSON and explanations are built from this record alone.
#pragma once

#include "explain/article.h"
#include "explain/phrase.h"
#include "model/game.h"
#include "model/ids.h"
#include "rating/rounding.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <vector>

namespace kydai::rating {

/// Why a round does not enter the calculation.
enum class Exclusion : std::uint8_t {
    None,             ///< it counts
    Bye,              ///< no opponent: bye or absence
    Forfeit,          ///< decided without play
    Unfinished,       ///< no result yet
    NotRated,         ///< a result that is not rated (under one move: TRF codes W, D, L)
    OpponentUnrated,  ///< the opponent has no rating in this system
    OpponentNew,      ///< the opponent's first rating cannot be computed from this event
    GapTooLarge,      ///< rapid and blitz: 600 points or more, one player above 2600
    FirstEventZero,   ///< a newcomer's first event without a point is disregarded
    OtherTempo,       ///< of a knock-out: a stage that is not played at the tempo of the section
};

/// Where a player's rating before the event comes from.
enum class RatingSource : std::uint8_t {
    None,       ///< unrated
    List,       ///< the international rating of the player list
    National,   ///< the rating of the system's own federation in the player list
    Converted,  ///< the international rating, converted to this system's scale
    Given,      ///< entered by hand for this calculation
    Age,        ///< a start value from the age
    Default,    ///< the system's start value for newcomers
};

/// What became of the player's rating.
enum class Status : std::uint8_t {
    Rated,         ///< had a rating and has a new one
    FirstRating,   ///< was unrated and gets a rating
    NoGames,       ///< nothing to rate; an existing rating stays
    StaysUnrated,  ///< was unrated and the event does not suffice
    Lost,          ///< the new rating is below the system's floor: unrated from the next list on
};

/// A number of a formula as it is shown.
struct Shown {
    double value = 0;
    std::int8_t decimals = 0;
    bool sign = false;    ///< with its sign, also when positive
    bool points = false;  ///< a score: shown as points, with ½
    bool addend = false;  ///< a further term of a sum: with its sign, also when it is 0
};
/// A term that a formula adds.
constexpr Shown shownAddend(double value, std::int8_t decimals = 0)
{
    return {value, decimals, true, false, true};
}

/// A score as a number of a formula.
constexpr Shown shownScore(double points)
{
    return {points, 1, false, true};
}

/// A line of the formula with its numbers filled in, in the order of the phrase's arguments.
struct FormulaStep {
    static constexpr std::size_t kMaxNumbers = 6;

    FormulaStep(Phrase phraseOfStep, Article articleOfStep, std::initializer_list<Shown> numbersOfStep);

    Phrase phrase{};
    Article article{};
    bool decisive = false;
    std::uint8_t size = 0;
    std::array<Shown, kMaxNumbers> numbers{};
};

/// One round as the system saw it.
struct GameTerm {
    static constexpr std::size_t kNobody = static_cast<std::size_t>(-1);

    RoundNumber round = 0;
    std::size_t opponent = kNobody;  ///< index of the opponent in the pool
    Outcome outcome = Outcome::ZeroBye;
    Outcome pairedOn =
        Outcome::ZeroBye;  ///< what pairings and standings used; differs where the report alone was corrected
    Exclusion exclusion = Exclusion::None;
    HalfPoints score = 0;
    std::optional<double> listed{};  ///< the opponent's rating before the event, in this system's scale
    double used = 0;                 ///< the rating that entered the formula
    bool cut = false;                ///< `used` is the listed rating moved by a limit (400, 350 or 40 points)
    double deviation = 0;            ///< the opponent's RD; 0 where the system has none
    double weight = 1;               ///< g(RD) or the weight of the game
    double expected = 0;             ///< expected score of the game
    double term = 0;                 ///< what the game adds: score − expected, or the points of a grading system

    [[nodiscard]] bool counts() const { return exclusion == Exclusion::None; }
};

struct Record {
    std::size_t entrant = 0;  ///< index in the pool
    Status status = Status::NoGames;
    RatingSource source = RatingSource::None;
    std::optional<double> before{};       ///< rating before the event
    int games = 0;                        ///< games that count
    HalfPoints score = 0;                 ///< in those games
    std::optional<double> expected{};     ///< in those games; none where the system knows no expected score
    std::optional<double> factor{};       ///< K, or the development coefficient; none where the system has none
    double change = 0;                    ///< unrounded
    std::optional<double> performance{};  ///< what the event alone is worth
    std::optional<double> after{};        ///< rating after the event, as the system keeps it
    std::optional<double> deviationBefore{};
    std::optional<double> deviationAfter{};
    std::optional<double> volatilityAfter{};
    std::vector<GameTerm> terms{};     ///< every round of the event
    std::vector<FormulaStep> steps{};  ///< the calculation, line by line
    std::vector<FormulaStep> notes{};  ///< what had to be assumed, and why something was left out
};

}  // namespace kydai::rating
