#include "policy/points.h"

#include <algorithm>
#include <array>
#include <vector>

namespace kydai::policy {

namespace {

/// Whether some number of wins, draws and losses is worth this much.
bool isSumOfResults(Points wanted, const PointSystem& points)
{
    if (wanted == points.loss() || wanted.tenths == 0) return true;
    std::vector<bool> reached(static_cast<std::size_t>(std::max(wanted.tenths, 0)) + 1, false);
    reached[0] = true;
    for (std::size_t sum = 1; sum < reached.size(); ++sum) {
        for (const Points value : {points.win(), points.draw(), points.loss()}) {
            const auto step = static_cast<std::size_t>(std::max(value.tenths, 0));
            if (step > 0 && step <= sum && reached[sum - step]) reached[sum] = true;
        }
    }
    return wanted.tenths > 0 && reached.back();
}

}  // namespace

bool areLawful(const PointSystem& points)
{
    const bool drawsFit = points.draw() + points.draw() <= points.win() + points.loss();
    const bool byeFits = points.pairingBye <= points.win() && isSumOfResults(points.pairingBye, points);
    return drawsFit && byeFits && points.unknown == points.draw();
}

std::span<const PointSystem> usualPoints()
{
    static const std::array kUsual{PointSystem::of(Points{10}, Points{5}, Points{0}),
                                   PointSystem::of(Points{20}, Points{10}, Points{0}),
                                   PointSystem::of(Points{30}, Points{10}, Points{0})};
    return kUsual;
}

}  // namespace kydai::policy
