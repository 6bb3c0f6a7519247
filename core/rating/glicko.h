/// Glicko: a rating r with a deviation RD that says how sure it is.
///
///   g(RD) = 1/√(1 + 3q²RD²/π²),  E = 1/(1 + 10^(−g(RDj)(r − rj)/400)),  d² = 1/(q² Σ g²E(1 − E)),  q = ln10/400
///   r' = r + q/(1/RD² + 1/d²) · Σ g(s − E),  RD' = √(1/(1/RD² + 1/d²))
///
/// All games of a rating period at once, with everybody's values from its start.
///
/// Example: 1500, RD 200, beats 1400/30, loses to 1550/100 and 1700/300: 1464 and 151.4 (the paper's own example).
///
/// Source: M. Glickman, "The Glicko system" (Boston University). Official formula.
#pragma once

#include "rating/pool.h"
#include "rating/settings.h"

#include <span>
#include <vector>

namespace kydai::rating::glicko {

inline constexpr double kMaximumDeviation = 350;

struct Opponent {
    double rating = 1500;
    double deviation = 350;
    HalfPoints score = 0;
};
/// What one game contributes.
struct Term {
    double g = 1;
    double expected = 0.5;
};
Term term(double rating, const Opponent& opponent);

struct Update {
    double rating = 0;
    double deviation = 0;
    double sum = 0;       ///< Σ g(s − E)
    double dSquared = 0;  ///< d²; 0 without games
    std::vector<Term> terms{};
};
Update update(double rating, double deviation, std::span<const Opponent> games);

/// RD after `periods` without games: √(RD² + c²·t), at most 350.
double inactive(double deviation, double periods, double growth);

/// The games of a record that count, as the update takes them; deviations by index in the pool.
std::vector<Opponent> opponentsOf(const Record& record, std::span<const double> deviations);

/// What both Glickos conclude alike: games, score and expected score with each game's part in them, deviations, rating
/// and status. False: no game counts, so there is nothing to calculate.
bool conclude(Record& record, const Entrant& entrant, std::span<const Term> terms, std::span<const double> deviations,
              double newRating, double newDeviation);

std::vector<Record> rate(const Pool& pool, const Settings& settings);

}  // namespace kydai::rating::glicko
