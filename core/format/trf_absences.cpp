#include "format/trf_absences.h"

#include "model/presence.h"

#include <algorithm>
#include <set>
#include <utility>

namespace kydai::format {

std::vector<RequestedBye> absencesAhead(const Section& section, RoundNumber written)
{
    std::vector<RequestedBye> absences;
    std::set<std::pair<RoundNumber, PlayerId>> told;
    const RoundNumber paired = section.roundsPaired();
    // Nobody misses a round that is not to be played; without a schedule there may be one more.
    const RoundNumber last = section.rules.scheduledRounds ? section.roundsInAll() : paired + 1;
    const auto tell = [&](PlayerId player, RoundNumber round, Outcome kind) {
        const bool ahead = round > written && round <= last;
        if (ahead && told.emplace(round, player).second) absences.push_back({player, round, kind});
    };
    for (RoundNumber round = written + 1; round <= paired; ++round) {
        for (const Bye& bye : section.round(round).byes) {
            if (bye.kind == Outcome::HalfBye || bye.kind == Outcome::ZeroBye || bye.kind == Outcome::FullBye)
                tell(bye.player, round, bye.kind);
        }
    }
    for (const RequestedBye& bye : section.requestedByes) {
        if (bye.round > paired) tell(bye.player, bye.round, bye.kind);
    }
    for (RoundNumber round = paired + 1; round <= last; ++round) {
        for (const Player& player : section.players) {
            if (!isIn(player, round)) tell(player.id, round, Outcome::ZeroBye);
        }
    }
    std::ranges::stable_sort(absences, {}, &RequestedBye::round);
    return absences;
}

}  // namespace kydai::format
