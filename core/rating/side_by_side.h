/// One event by every rating system: the same games, each with its usual settings, and what they make of one player on
/// one scale. Tables, chart, paper and the command line read this. Pure; any thread.
#pragma once

#include "explain/picture.h"
#include "rating/calculator.h"

#include <cstddef>
#include <vector>

namespace kydai::rating {

struct SideBySide {
    Pool pool{};
    std::vector<Ratings> systems{};  ///< in the order of systems()
};
SideBySide sideBySide(const Section& section);

/// A rating on Elo's scale by the rough conversions that federations have published: 7.5·ECF + 700 and 2840 − 8·Ingo
/// (digest of ratings, 16). The other systems are on that scale already.
double onEloScale(System system, double rating);

/// A row for each system that has the player with a rating, before or after; `entrant` is an index in the pool.
RatingScale scaleOf(const SideBySide& all, std::size_t entrant);

}  // namespace kydai::rating
