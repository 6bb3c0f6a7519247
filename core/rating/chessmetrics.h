/// Chessmetrics (Jeff Sonas): all players of a period rated together.
///
///   Perf = AvgOpp + (Pct − 0.5)·850
///   Rating = (Perf·N + AvgOpp·4 + 2300·3)/(N + 7) + 43      N: weighted games, weight (48 − months)/48
///
/// Example: 8 of 12 against 2733: Perf = 2874.67; (2874.67 · 12 + 2733 · 4 + 6900)/19 + 43 = 2797 (the site's own,
/// Linares 2005). All ratings are unknowns: repeat until nothing changes, then add one constant so that the pool keeps
/// its mean.
///
/// Source: chessmetrics.com, "Formulas" (2005). Historical system. Meant for players of 2300 and more.
#pragma once

#include "rating/pool.h"
#include "rating/settings.h"

#include <span>
#include <vector>

namespace kydai::rating::chessmetrics {

/// (48 − months)/48; 0 from 48 months on.
double weight(double monthsAgo);
double performance(double opponentAverage, double share, double slope = 850);
double padded(double performance, double opponentAverage, double games, const ChessmetricsSettings& settings);

/// A closed tournament in which everybody plays everybody the same number of times, raw (without padding).
struct Simultaneous {
    std::vector<double> firstIteration{};
    std::vector<double> converged{};  ///< with this mean
};
Simultaneous simultaneousRaw(std::span<const double> start, std::span<const double> scores, double gamesEach,
                             double mean);

std::vector<Record> rate(const Pool& pool, const Settings& settings);

}  // namespace kydai::rating::chessmetrics
