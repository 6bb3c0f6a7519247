/// DWZ (Deutsche Wertungszahl), both editions.
///
///   classic (until 31 July 2026):  Rn = Ro + 800·(W − We)/(E + n)      official formula
///   from 1 August 2026:            Rn = R0 + K·(W − We)                reconstruction until the text is checked
///   We = Σ P(D), P(D) = Φ(D/(200√2)) to three decimals
///
/// Example: 2214, E = 30, against 2039 (0), 2118 (½), 2000, 2123 and 2079 (1 each): We = .732 + .633 + .775 + .626 +
/// .683 = 3.449; 800 · 0.051 / 35 = 1.17, new 2215 (official evaluation of the DSB).
///
/// Source: Deutscher Schachbund,
/// Wertungsordnung, Anhang 1.2, 2.2, 3.2, 3.5, 4.1; for 2026 the parameters that three independent programs share.
#pragma once

#include "rating/pool.h"
#include "rating/settings.h"

#include <optional>
#include <span>
#include <vector>

namespace kydai::rating::dwz {

struct Opponent {
    double rating = 0;
    HalfPoints score = 0;
};

/// P(D) in thousandths, rounded half up.
int probability(double difference);
/// We in thousandths.
int expectedScore(double rating, std::span<const Opponent> games);

/// The development coefficient of the classic edition with its parts.
struct Development {
    double base = 0;          ///< E0 = (Ro/1000)⁴ + J
    double acceleration = 1;  ///< fB
    double brake = 0;         ///< SBr
    int value = 0;            ///< E, rounded and bounded
};
/// `age` in years of the event's year; unknown: an adult. `index`: number of evaluations so far, from 1.
Development development(double rating, std::optional<int> age, int index, HalfPoints score, int expectedThousandths);

/// Ro + 800·(W − We)/(E + n), rounded half up.
int classic(double rating, int development, HalfPoints score, int expectedThousandths, int games);

/// The rating at which the expected score equals the score; none at 0 % and 100 %.
std::optional<double> matchingRating(std::span<const Opponent> games);
/// Performance over n ≥ 5 games: the matching rating; 100 %: average + 677, 0 %: average − 677. None for fewer games.
std::optional<double> performance(std::span<const Opponent> games);

/// First DWZ of the classic edition from the matching rating: below 800 it is 700 + R/8.
int firstClassic(double matching);

/// K of the edition of 2026 with its parts.
struct Factor2026 {
    double base = 0;          ///< K0 by index
    double acceleration = 0;  ///< a
    double brake = 1;         ///< b
    double k = 0;             ///< min(80, K0·b + a) to one decimal
};
Factor2026 factor2026(double rating, std::optional<int> age, int index, HalfPoints score, int expectedThousandths);
inline constexpr int kMinimum2026 = 1100;
/// R0 + K·(W − We), rounded half up, at least 1100.
int update2026(double rating, double k, HalfPoints score, int expectedThousandths);
/// Performance of a newcomer: the matching rating; at 100 % with one imagined draw against the average; none at 0 %.
std::optional<double> newcomerPerformance2026(std::span<const Opponent> games);
/// First DWZ from a performance, unrounded, at least 1100.
double firstFromPerformance2026(double performance);
/// The changeover of old values on 1 August 2026 (announced plan).
inline constexpr double kChangedBelow2026 = 2110;
double changeover2026(double dwz);

/// Whether the edition of 2026 applies.
bool uses2026(const Date& day, DwzEdition edition);

std::vector<Record> rate(const Pool& pool, const Settings& settings);

}  // namespace kydai::rating::dwz
