/// Ingo (Anton Hößlinger, Ingolstadt), West Germany 1948–1992. Lower is better; zero and negative numbers are possible.
///
///   H = N − (pct − 50)          N: average of the field (round robin) or of the own opponents (Swiss, teams)
///   new = H (as the article has it) · 3/4 old + 1/4 H (classic) · (H·n + old·E)/(n + E) (1970s to 1992)
///
/// Example: average of the field 120, 7 of 11 (63.64 %): H = 120 − 13.64 = 106.36; with old 110: 82.5 + 26.59 = 109.09.
///
/// Source: K. Harkness (1967) pp. 205–206 through the article; German descriptions. Historical system.
#pragma once

#include "rating/pool.h"
#include "rating/settings.h"

#include <optional>
#include <span>
#include <vector>

namespace kydai::rating::ingo {

inline constexpr double kLimit = 40;

/// 0.5 + (opponent − own)/100, within 0…1: 25 points are 75 %.
double expectedScore(double own, double opponent);
/// N − (100·score/games − 50); games > 0.
double performance(double average, HalfPoints score, int games);
/// 3/4 old + 1/4 H.
double classic(double old, double performance);
/// (H·n + old·E)/(n + E).
double late(double old, double performance, int games, double development);
/// E by age: 10 up to 20, 15 for 21–25, 20 above or unknown.
int developmentOf(std::optional<int> age);

double toElo(double ingo);
double fromElo(double elo);

std::vector<Record> rate(const Pool& pool, const Settings& settings);

}  // namespace kydai::rating::ingo
