#include "prizes/medals.h"

#include <algorithm>
#include <functional>
#include <numeric>

namespace kydai::prizes {

std::vector<Medal> medalsOf(std::span<const int> places, bool jointThird)
{
    std::vector<Medal> medals;
    for (const int place : places) {
        const bool bronze = place == 3 || (jointThird && place == 4);
        medals.push_back(place == 1 ? Medal::Gold : place == 2 ? Medal::Silver : bronze ? Medal::Bronze : Medal::None);
    }
    return medals;
}

UnitSum bestOf(std::span<const Fraction> points, std::span<const int> places, int best, bool shortIsRanked)
{
    UnitSum sum;
    sum.counting = std::min(best, static_cast<int>(std::max(points.size(), places.size())));
    const auto counting = static_cast<std::size_t>(sum.counting);
    for (std::size_t at = 0; at < counting; ++at) {
        if (at < points.size()) sum.points += points[at];
        if (at < places.size()) sum.places += places[at];
    }
    sum.ranked = shortIsRanked || sum.counting == best;
    return sum;
}

Fraction seriesPoints(std::span<const Fraction> pointsByPlace, std::span<const int> places, int best)
{
    std::vector<Fraction> won;
    for (const int place : places) {
        const bool paid = place >= 1 && static_cast<std::size_t>(place) <= pointsByPlace.size();
        won.push_back(paid ? pointsByPlace[static_cast<std::size_t>(place) - 1] : Fraction());
    }
    std::ranges::sort(won, std::ranges::greater());
    if (best > 0 && static_cast<std::size_t>(best) < won.size()) won.resize(static_cast<std::size_t>(best));
    return std::accumulate(won.begin(), won.end(), Fraction());
}

std::vector<std::size_t> byGain(std::span<const Gain> players)
{
    std::vector<std::size_t> order;
    for (std::size_t at = 0; at < players.size(); ++at) {
        if (!players[at].out) order.push_back(at);
    }
    std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) {
        if (players[a].gain != players[b].gain) return players[a].gain > players[b].gain;
        return players[a].rating < players[b].rating;
    });
    return order;
}

}  // namespace kydai::prizes
