/// UKD (Ulusal Kuvvet Derecesi), Turkey's national rating.
///
///   change = Σ K·(score − PD)      PD: FIDE's table with differences limited to 350; K 30 … 10 by the own UKD
///   opponent without UKD: ±K/10 for a win or loss, 0 for a draw
///
/// Example: 1450 (K 25): beats 1500 +14.25, draws with 1620 +5.5, beats 1300 +7.5, loses to 1850 −2.75, beats a player
/// without UKD +2.5: +27, new 1477 (ratings_vectors, ukd-1).
///
/// Source: four unofficial programs that agree; the procedure TSF-TK-PRS/05 itself could not be read. Reconstruction,
/// not official; every parameter can be changed (UkdSettings).
#pragma once

#include "rating/pool.h"
#include "rating/settings.h"

#include <optional>
#include <span>
#include <vector>

namespace kydai::rating::ukd {

/// K by the player's own UKD: below 1300 30, below 1600 25, below 2000 20, below 2400 15, else 10.
int factor(int rating);

struct Opponent {
    std::optional<int> rating{};  ///< none: without UKD
    HalfPoints score = 0;
};
struct Game {
    int difference = 0;  ///< own minus opponent
    int used = 0;        ///< after the limit
    int expected = 0;    ///< PD in hundredths; 0 against an opponent without UKD
    double change = 0;   ///< K·(score − PD)
};
struct Update {
    int k = 0;
    std::vector<Game> games{};
    double change = 0;
    int rating = 0;     ///< rounded half away from zero on the total
    bool lost = false;  ///< below the minimum
};
Update update(int rating, std::span<const Opponent> games, const UkdSettings& settings);

std::vector<Record> rate(const Pool& pool, const Settings& settings);

}  // namespace kydai::rating::ukd
