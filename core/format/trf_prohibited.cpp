#include "format/trf_prohibited.h"

#include "model/scorecards.h"

#include <algorithm>

namespace kydai::format {

ProhibitedPairing asItBinds(const Section& section, const ProhibitedPairing& entered)
{
    if (entered.condition != ProhibitedPairing::Condition::LastRoundAboveHalf) return entered;
    ProhibitedPairing bound = entered;
    bound.players.clear();
    const RoundNumber last = section.roundsInAll();
    if (last < 2 || section.roundsPaired() < last) return bound;
    bound.firstRound = bound.lastRound = last;
    const PointSystem& points = section.rules.points;
    const Points half = std::max(points.win(), points.draw()) * (last - 1);
    const Scorecards cards(section, last - 1);
    for (const PlayerId player : entered.players) {
        const auto index = section.indexOf(player);
        if (index && cards.score(*index) * 2 > half) bound.players.push_back(player);
    }
    if (bound.players.size() < 2) bound.players.clear();
    return bound;
}

}  // namespace kydai::format
