#include "rating/title_norm.h"

#include "rating/fide.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace kydai::rating::norm {

const Requirement& requirement(Norm norm)
{
    static constexpr std::array<Requirement, 4> kRequirements = {{
        {2600, 2380, 2200},
        {2450, 2230, 2050},
        {2400, 2180, 2000},
        {2250, 2030, 1850},
    }};
    return kRequirements[static_cast<std::size_t>(norm)];
}

Limits limits(int games)
{
    Limits result;
    result.titleHoldersMin = (games + 1) / 2;
    result.levelTitlesMin = std::max(3, (games + 2) / 3);
    result.ownFederationMax = 3 * games / 5;
    result.oneFederationMax = 2 * games / 3;
    result.scoreMin = (70 * games + 99) / 100;  // 35 % in half points, up
    return result;
}

int roundAverage(double average)
{
    return static_cast<int>(roundHalfUp(average));
}

Result performance(Norm norm, std::span<const std::optional<int>> opponents, HalfPoints score)
{
    const Requirement& asked = requirement(norm);
    std::vector<int> ratings;
    for (const std::optional<int>& rating : opponents) ratings.push_back(rating.value_or(fide::kFloor));
    const auto lowest = std::ranges::min_element(ratings);
    Result result;
    if (*lowest < asked.floor) result.lifted = std::exchange(*lowest, asked.floor);
    for (const int rating : ratings) result.ratingSum += rating;
    const int games = static_cast<int>(ratings.size());
    const fide::Performance found = fide::performance(result.ratingSum, games, score);
    result.average = found.average;
    result.percent = found.percent;
    result.difference = found.difference;
    result.performance = found.rating;
    result.ok = found.rating >= asked.performance && found.average >= asked.average && score >= limits(games).scoreMin;
    return result;
}

}  // namespace kydai::rating::norm
