#include "rating/tables.h"

#include "support/assert.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace kydai::rating {

namespace {

/// dp for p = 0.50, 0.51, … 1.00.
constexpr std::array<int, 51> kDp = {
    0,   7,   14,  21,  29,  36,  43,  50,  57,  65,  72,  80,  87,  95,  102, 110, 117,
    125, 133, 141, 149, 158, 166, 175, 184, 193, 202, 211, 220, 230, 240, 251, 262, 273,
    284, 296, 309, 322, 336, 351, 366, 383, 401, 422, 444, 470, 501, 538, 589, 677, 800,
};

/// The last difference of the bands with H = 0.50, 0.51, … 0.99; beyond the last H is 1.00.
constexpr std::array<int, 50> kLastOfBand = {
    3,   10,  17,  25,  32,  39,  46,  53,  61,  68,  76,  83,  91,  98,  106, 113, 121,
    129, 137, 145, 153, 162, 170, 179, 188, 197, 206, 215, 225, 235, 245, 256, 267, 278,
    290, 302, 315, 328, 344, 357, 374, 391, 411, 432, 456, 484, 517, 559, 619, 735,
};

}  // namespace

int ratingDifference(int percent)
{
    KYDAI_ASSERT(percent >= 0 && percent <= 100);
    return percent >= 50 ? kDp[static_cast<std::size_t>(percent - 50)] : -kDp[static_cast<std::size_t>(50 - percent)];
}

int scoringProbability(int difference)
{
    const auto band = std::lower_bound(kLastOfBand.begin(), kLastOfBand.end(), std::abs(difference));
    const int higher = 50 + static_cast<int>(band - kLastOfBand.begin());
    return difference >= 0 ? higher : 100 - higher;
}

}  // namespace kydai::rating
