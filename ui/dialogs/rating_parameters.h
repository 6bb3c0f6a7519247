/// What can be set in each rating system: the numbers and choices of rating::Settings with names, limits and words, for
/// a form that offers them.
#pragma once

#include "rating/calculator.h"

#include <functional>
#include <vector>

namespace kydai::ui {

struct RatingParameter {
    rating::System system;
    const char* name;  ///< marked for translation in kRatingParameterContext
    double lowest = 0;
    double highest = 1;
    int decimals = 0;
    std::function<double(const rating::Settings&)> get;
    std::function<void(rating::Settings&, double)> set;
    std::vector<const char*> words{};  ///< not empty: one of these, the value is its place
};

inline constexpr char kRatingParameterContext[] = "RatingParameters";

/// In the order in which they are offered.
const std::vector<RatingParameter>& ratingParameters();

}  // namespace kydai::ui
