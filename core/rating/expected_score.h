/// The expected score of one game as a function of the rating difference, in the three forms that systems use. They
/// differ most in the tails: at 400 points the table gives 0.92, the normal curve 0.9214, the logistic curve 0.9091.
/// Source: A. Elo, The Rating of Chessplayers (1978): normal; FIDE B.02 table 8.1.2: the normal form rounded; the
/// logistic form as US Chess and most servers use it.
#pragma once

#include <cstdint>

namespace kydai::rating {

enum class ExpectedForm : std::uint8_t { Table, Normal, Logistic };

/// Φ(D / (200·√2)): Elo's own model. `difference` is own minus opponent.
double expectedNormal(double difference);

/// The inverse of `expectedNormal`: the difference at which the expected score is `p`, for 0 < p < 1.
double differenceNormal(double p);

/// 1 / (1 + 10^(−D/400)).
double expectedLogistic(double difference);

/// FIDE's table; the difference is rounded to whole points first, halves away from zero.
double expectedTable(double difference);

double expectedScore(ExpectedForm form, double difference);

}  // namespace kydai::rating
