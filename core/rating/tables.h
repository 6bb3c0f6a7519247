/// FIDE's two tables: from a percentage to a rating difference and back. The formula behind them (a normal curve with
/// σ = 200√2) gives another last digit at several band ends, so the tables themselves are the rule.
/// Source: FIDE Handbook B.02, tables 8.1.1 and 8.1.2 (edition of 1 March 2024, unchanged since).
#pragma once

namespace kydai::rating {

/// dp for a score of `percent` hundredths (0–100). 100 gives the notional +800, 0 gives −800.
/// @rule B.02.8.1.1
int ratingDifference(int percent);

/// PD in hundredths for a player whose rating minus the opponent's is `difference`: H when it is positive, L = 1 − H
/// when it is negative.
/// @rule B.02.8.1.2
int scoringProbability(int difference);

}  // namespace kydai::rating
