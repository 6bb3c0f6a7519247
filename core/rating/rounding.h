/// The roundings that rating regulations prescribe. Never the to-even mode of the machine, and no binary noise: a value
/// within 1e-9 of a half counts as the half.
#pragma once

#include <cmath>
#include <cstdint>

namespace kydai::rating {

/// Scores are kept in half points, so that every sum of scores is exact.
using HalfPoints = int;

inline constexpr double kRoundingNoise = 1e-9;

/// Halves towards +∞: 2379.5 → 2380, −0.5 → 0.
inline double roundHalfUp(double value)
{
    return std::floor(value + 0.5 + kRoundingNoise) + 0.0;
}

/// Halves away from zero: 2.5 → 3, −2.5 → −3. Never −0.
inline double roundHalfAway(double value)
{
    const double magnitude = std::floor(std::abs(value) + 0.5 + kRoundingNoise);
    return value < 0 && magnitude > 0 ? -magnitude : magnitude;
}

/// `roundHalfUp` to a number of decimals.
inline double roundHalfUp(double value, int decimals)
{
    const double scale = std::pow(10.0, decimals);
    return roundHalfUp(value * scale) / scale;
}

/// Integer division with halves up: (7, 2) → 4, (−7, 2) → −3. The denominator is positive.
constexpr std::int64_t divideHalfUp(std::int64_t numerator, std::int64_t denominator)
{
    const std::int64_t doubled = 2 * numerator + denominator;
    const std::int64_t by = 2 * denominator;
    return doubled >= 0 ? doubled / by : -((-doubled + by - 1) / by);
}

/// Integer division with halves away from zero.
constexpr std::int64_t divideHalfAway(std::int64_t numerator, std::int64_t denominator)
{
    return numerator < 0 ? -divideHalfUp(-numerator, denominator) : divideHalfUp(numerator, denominator);
}

/// A score as a percentage in whole hundredths, halves up; exact. `games` > 0.
constexpr int percentage(HalfPoints score, int games)
{
    return static_cast<int>(divideHalfUp(50LL * score, games));
}

}  // namespace kydai::rating
