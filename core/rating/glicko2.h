/// Glicko-2: Glicko with a volatility σ that says how steady the player is.
///
///   μ = (r − 1500)/173.7178, φ = RD/173.7178;  g(φ) = 1/√(1 + 3φ²/π²),  E = 1/(1 + e^(−g(φj)(μ − μj)))
///   v = 1/Σ g²E(1 − E),  Δ = v·Σ g(s − E),  σ' by iteration (step 5),  φ* = √(φ² + σ'²)
///   φ' = 1/√(1/φ*² + 1/v),  μ' = μ + φ'²·Σ g(s − E)
///
/// Example: 1500/200/0.06, τ = 0.5, the three games of Glicko's example: v = 1.7790, Δ = −0.4839, σ' = 0.059996, new
/// 1464.05/151.52 (the paper's own example).
///
/// Source: M. Glickman, "Example of the Glicko-2 system" (22 March 2022), steps 1–8. Official formula.
#pragma once

#include "rating/glicko.h"

#include <span>
#include <vector>

namespace kydai::rating::glicko2 {

inline constexpr double kScale = 173.7178;

struct Update {
    double rating = 0;
    double deviation = 0;
    double volatility = 0;
    double v = 0;             ///< 0 without games
    double delta = 0;         ///< Δ; 0 without games
    double sum = 0;           ///< Σ g(s − E)
    double preDeviation = 0;  ///< φ* in rating points
    std::vector<glicko::Term> terms{};
};
Update update(double rating, double deviation, double volatility, double tau, std::span<const glicko::Opponent> games);

/// RD after `periods` without games: step 6 that many times.
double inactive(double deviation, double volatility, double periods);

std::vector<Record> rate(const Pool& pool, const Settings& settings);

}  // namespace kydai::rating::glicko2
