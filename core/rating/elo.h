/// Elo's system as its author published it, for any pool.
///
///   R' = R + K · (W − We)      We: normal, logistic or table form (expected_score.h)
///
/// Example: Portisch, 2635, 10½ of 16 with We = 9.66 and K = 10: 2635 + 10 · 0.84 = 2643.4 (Elo 1978, p. 37).
///
/// Source: A. Elo, The Rating of Chessplayers, Past and Present (1978), pp. 18 and 37, as quoted in "Hệ thống xếp hạng
/// cờ vua". Historical system; no rounding is prescribed. A newcomer's rating is free choice: the linear performance is
/// used.
#pragma once

#include "rating/pool.h"
#include "rating/settings.h"

#include <span>
#include <string_view>
#include <vector>

namespace kydai::rating::elo {

/// R + K·(W − We); no games leave R.
double update(double rating, double k, double score, double expected, int games);

/// average + 400·(wins − losses)/n, the quick estimate; 100 % gives average + 400. games > 0.
double linearPerformance(double average, HalfPoints score, int games);

/// Band of Elo's scale of 1978, lower bound inclusive: "2400-2500".
std::string_view class1978(double rating);

/// A tournament of which only the totals are known, as the article tells its example: score and expected score.
struct Totals {
    double before = 0;
    int games = 0;
    HalfPoints score = 0;
    double expected = 0;
    double k = 10;
};
Record rateTotals(const Totals& totals);

std::vector<Record> rate(const Pool& pool, const Settings& settings);

}  // namespace kydai::rating::elo
