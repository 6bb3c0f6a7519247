#include "policy/points.h"

#include "model/fields.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <type_traits>

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

std::vector<UnlawfulValue> unlawfulValues(const PointSystem& points)
{
    const Points win = points.winWhite;
    const Points draw = points.drawWhite;
    const Points loss = points.lossWhite;
    const auto isNothingOr = [](Points value, Points other) { return value.tenths == 0 || value == other; };
    const struct {
        Points PointSystem::*value;
        bool lawful;
    } kRules[] = {
        {&PointSystem::winWhite, win > loss},
        {&PointSystem::winBlack, points.winBlack == win},
        {&PointSystem::drawWhite, draw >= loss && draw + draw <= win + loss},
        {&PointSystem::drawBlack, points.drawBlack == draw},
        {&PointSystem::lossWhite, loss.tenths >= 0},
        {&PointSystem::lossBlack, points.lossBlack == loss},
        {&PointSystem::forfeitWin, points.forfeitWin == win},
        {&PointSystem::forfeitLoss, isNothingOr(points.forfeitLoss, loss)},
        {&PointSystem::fullBye, points.fullBye == win},
        {&PointSystem::halfBye, points.halfBye == draw},
        {&PointSystem::zeroBye, isNothingOr(points.zeroBye, loss)},
        {&PointSystem::pairingBye, points.pairingBye <= win && isSumOfResults(points.pairingBye, points)},
        {&PointSystem::unknown, points.unknown == draw},
    };
    std::vector<UnlawfulValue> found;
    const auto tell = [&](const Row& row, Points PointSystem::*value) {
        const auto* rule = std::ranges::find_if(kRules, [&](const auto& each) { return each.value == value; });
        if (rule != std::end(kRules) && !rule->lawful) found.push_back({row.word, points.*value});
    };
    describe(tell, std::type_identity<PointSystem>{});
    return found;
}

std::span<const PointSystem> usualPoints()
{
    static const std::array kUsual{PointSystem::of(Points{10}, Points{5}, Points{0}),
                                   PointSystem::of(Points{20}, Points{10}, Points{0}),
                                   PointSystem::of(Points{30}, Points{10}, Points{0})};
    return kUsual;
}

}  // namespace kydai::policy
