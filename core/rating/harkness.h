/// Harkness's system, US Chess Federation 1950–1960.
///
///   Rp = average of the opponents + 10·(pct − 50)      100 % is +500, 0 % is −500
///
/// Example: 2½ of 11 (22.7 %) against an average of 1850: 1850 − 10 · 27.27 = 1577 (Harkness 1967).
///
/// Source: K. Harkness, The Official Chess Handbook (1967) pp. 185–188, through the article, which calls Rp "the new
/// rating"; it is a performance rating. Historical system; whether it was averaged with earlier results in practice is
/// not documented, so the mean with the old rating is an option.
#pragma once

#include "rating/pool.h"
#include "rating/settings.h"

#include <string_view>
#include <vector>

namespace kydai::rating::harkness {

/// average + 10·(100·score/games − 50), unrounded; games > 0.
double performance(double average, HalfPoints score, int games);

/// "Grandmaster", "Senior Master", "Master", "Expert", "A", "B", "C".
std::string_view classOf(double rating);

std::vector<Record> rate(const Pool& pool, const Settings& settings);

}  // namespace kydai::rating::harkness
