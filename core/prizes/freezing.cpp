#include "prizes/freezing.h"

#include "prizes/award.h"

#include <algorithm>
#include <utility>

namespace kydai::prizes {

PrizeState prizeStateOf(const Section& section)
{
    if (section.prizes.lists.empty()) return PrizeState::NoPlan;
    if (section.frozenPrizes.isFrozen()) return PrizeState::Frozen;
    const bool isOver = section.roundsPaired() > 0 && section.roundsPaired() >= section.roundsInAll();
    const bool isPlayed =
        std::ranges::all_of(section.rounds, [](const Round& round) { return missingResults(round) == 0; });
    return isOver && isPlayed ? PrizeState::Due : PrizeState::NotFinal;
}

CompoundChange freezingDue(const Event& event)
{
    CompoundChange action;
    for (const EventSection& each : event.sections) {
        const Section& section = *each.section;
        if (prizeStateOf(section) != PrizeState::Due || !placesTwice(section.prizes).empty()) continue;
        const auto awards = awardsOf(section, section.prizes);
        if (awards)
            action.changes.emplace_back(SetPrizes{each.id, section.prizes, frozen(section, section.prizes, *awards)});
    }
    return action;
}

}  // namespace kydai::prizes
