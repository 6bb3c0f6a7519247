/// US Chess rule 32B: cash prizes of place and class divided by pools among players of one score (rules/prizes.md,
/// section 5). Sub-numbers of the rule are second-hand, so none is cited as an article. Pure functions.
#pragma once

#include "support/fraction.h"

#include <cstddef>
#include <span>
#include <vector>

namespace kydai::prizes {

/// A cash prize and who may win it. The order of the prizes is that of 32B4: place before class, higher class before
/// lower, rating class before other.
struct PoolPrize {
    Fraction amount{};
    std::vector<bool> eligible{};  ///< by player
};

/// Players of one score who were paid from one pool, or who left it with prizes of their own.
struct Pool {
    std::vector<std::size_t> players{};
    std::vector<std::size_t> prizes{};  ///< what went into it, by value then order
    Fraction total{};
    Fraction each{};                    ///< total / players, before the cap
    bool alone = false;                 ///< these players were better off without the others of their score
    std::size_t aloneWith = 0;          ///< the prize that made them leave
    Fraction aloneShare{};              ///< what it gave each of them
    Fraction together{};                ///< what each would have had with all
    std::vector<std::size_t> capped{};  ///< players held at their largest single prize (addition of 2014)
};

struct PoolDivision {
    std::vector<Fraction> amounts{};    ///< by player
    std::vector<Pool> pools{};          ///< from the top score on
    std::vector<std::size_t> poolOf{};  ///< player → index in `pools`
    std::vector<std::size_t> unused{};  ///< prizes that nobody won
};

/// `tied`: sizes of the groups of equal points, players numbered from the best score on.
PoolDivision dividePools(std::span<const PoolPrize> prizes, std::span<const int> tied, bool cap);

/// The prizes of `left` that go into a pool of `players`: as many as can be given to different players of them, of the
/// greatest total value; on equality in the order of 32B4. Greedy by value, which is exact because such sets form a
/// matroid.
std::vector<std::size_t> poolOf(std::span<const PoolPrize> prizes, std::span<const std::size_t> players,
                                std::span<const std::size_t> left);

}  // namespace kydai::prizes
