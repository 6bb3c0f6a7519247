/// ECF grading (Clarke's system), England 1958–2020.
///
///   points of a game = opponent's grade (at most 40 from one's own) + 50 for a win, + 0 draw, − 50 loss
///   grade = points / games, rounded; never below 0
///
/// Example: 150 against 160 (win) 210, 145 (draw) 145, 200 (loss, counted as 190) 140, 100 (win, counted as 110) 160,
/// 130 (loss) 80: 735 / 5 = 147 (ratings_vectors, ecf-points).
///
/// Source: ECF explanations of grading; conversion: "The
/// calculation of ECF Grades on a monthly basis". Historical system; the conversion Elo = 7.5·grade + 700 is official.
/// (The source article prints 750 for 7.5: a misprint, 150 would become 113200.)
#pragma once

#include "rating/pool.h"
#include "rating/settings.h"

#include <span>
#include <vector>

namespace kydai::rating::ecf {

inline constexpr double kLimit = 40;
inline constexpr int kGamesOfAGrade = 30;

/// The opponent's grade as the 40-point rule lets it enter.
double limitedGrade(double own, double opponent);
double gamePoints(double own, double opponent, HalfPoints score);

struct Opponent {
    double grade = 0;
    HalfPoints score = 0;
};
struct Grade {
    std::vector<double> points{};
    double average = 0;
    int grade = 0;  ///< rounded half up, at least 0
};
/// games not empty
Grade grade(double own, std::span<const Opponent> games);

/// A newcomer's own grade: a first pass without the 40-point rule, then repeated with the result until it is stable;
/// where it never is, the first pass stands. At least 0. games not empty
double provisional(std::span<const Opponent> games);

double toElo(double grade);
double fromElo(double elo);
/// The older conversion of the 1990s: Elo = 600 + 8·BCF ("trước 2009").
double toEloBefore2009(double grade);

/// Reliability letter from the games of the last 12, 24 and 36 months; '-' for fewer than 5: no grade.
char reliability(int last12, int last24, int last36);

std::vector<Record> rate(const Pool& pool, const Settings& settings);

}  // namespace kydai::rating::ecf
