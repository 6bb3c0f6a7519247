/// A simulation after the public description of the Universal Rating System (Glickman, Sonas, Miller, Rischard 2017):
/// one number for all speeds, older and faster games count less, everybody re-estimated together. "Mô phỏng theo mô tả
/// công khai của URS – không phải URS chính thức": decay, speed weights and prior are not public; ours can be edited.
///
///   maximise Σ w·(s·ln E + (1 − s)·ln(1 − E)) − Σ (R − μ)²/(2·350²)
///   w = w_speed · 0.5^(months/H), months < 72;  E = 1/(1 + 10^(−((Ra − gapa) − (Rb − gapb))/400))
///
/// Example: 2852 with a rapid gap of 19 against 2787 with 31: E = 1/(1 + 10^(−(2833 − 2756)/400)) = 0.609.
///
/// Source: universalrating.com About and FAQ (2017). Reconstruction, not official.
#pragma once

#include "rating/pool.h"
#include "rating/settings.h"

#include <span>
#include <vector>

namespace kydai::rating::urs {

enum class Speed : std::uint8_t { Standard, Rapid, Blitz };

struct Game {
    std::size_t a = 0;
    std::size_t b = 0;
    double scoreA = 0.5;
    double months = 0;
    Speed speed = Speed::Standard;
};
/// Rating leads needed against someone whose play does not suffer from speed; empty = 0 for everybody.
struct Gaps {
    std::vector<double> rapid{};
    std::vector<double> blitz{};
    [[nodiscard]] double of(std::size_t player, Speed speed) const;
};

double expectedScore(double ratingA, double gapA, double ratingB, double gapB);
/// 0 for games outside the window.
double weight(double months, Speed speed, const UrsSettings& settings);

/// The most likely ratings; `means` holds each player's μ.
std::vector<double> fit(std::span<const Game> games, std::span<const double> means, const Gaps& gaps,
                        const UrsSettings& settings);

/// Number of groups of players that no game connects.
int groups(std::span<const Game> games, std::size_t players);

std::vector<Record> rate(const Pool& pool, const Settings& settings);

}  // namespace kydai::rating::urs
