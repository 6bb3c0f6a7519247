#include "model/fide_mode.h"

#include <algorithm>

namespace kydai {

RoundNumber roundOfLeavingNow(const Section& section)
{
    if (section.rounds.empty()) return 1;
    if (missingResults(section.rounds.back()) > 0) return section.roundsPaired();
    return std::min(section.roundsPaired() + 1, section.roundsInAll());
}

}  // namespace kydai
