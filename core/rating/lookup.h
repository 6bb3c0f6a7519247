/// Questions about ratings that need no rating system to run: the same strength on another scale, the class of a
/// rating, the category of a tournament, the performance of a title norm. Answers and steps with their numbers filled
/// in, made from the functions of the systems. Source: the systems' own headers; categories: fide.h; norms:
/// title_norm.h.
#pragma once

#include "explain/explanation.h"
#include "rating/title_norm.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace kydai::rating {

struct Lookup {
    Step answer{};
    std::vector<Step> steps{};
};

enum class Scale : std::uint8_t { Elo, Ecf, BcfBefore2009, Ingo, Dwz, Uscf };

/// What a number on one scale is on the others that have a published conversion, and its class.
Lookup convert(Scale from, double value);

/// The category of a tournament; unrated participants are left out. At least one is rated.
Lookup categoryOf(std::span<const std::optional<int>> participants, bool women);

/// Ratings, performance and score of a norm. `opponents` not empty.
Lookup normOf(norm::Norm norm, std::span<const std::optional<int>> opponents, HalfPoints score);

}  // namespace kydai::rating
