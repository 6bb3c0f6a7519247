/// One final list over the stages of an event: a Swiss section whose best play on in a knock-out. Whoever plays in the
/// last stage has the place of it; the others follow in the order of the stage in which they were last. Pure; any
/// thread.
#pragma once

#include "model/section.h"

#include <cstddef>
#include <vector>

namespace kydai::tiebreak {

/// The stages that lead to a section by SectionInfo::continues, the last one (itself) first; a name that leads in a
/// circle, or nowhere, ends it.
std::vector<const Section*> stagesTo(const Section& last, const std::vector<const Section*>& all);

struct StagePlace {
    std::size_t stage = 0;   ///< of those given: in which he was last
    std::size_t player = 0;  ///< of Section::players there
    int place = 0;           ///< 0: none
};
/// Players are the same where they have the same id. Best first; level ones share a place.
std::vector<StagePlace> placesOverStages(const std::vector<const Section*>& stages);

}  // namespace kydai::tiebreak
