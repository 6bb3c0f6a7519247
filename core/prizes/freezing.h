/// The prizes of all sections frozen by one action. A pure function of a snapshot; any thread.
#pragma once

#include "model/compound_change.h"

#include <cstdint>

namespace kydai::prizes {

/// How a section stands at its end: whether its last round is played, and its prizes are divided for good.
enum class PrizeState : std::uint8_t {
    NoPlan,
    NotFinal,  ///< rounds to come, or results missing
    Due,       ///< final, and not frozen
    Frozen,
};
PrizeState prizeStateOf(const Section& section);

/// Freezes the prizes of each section where they are due. Takes as long as their standings; a section whose prizes
/// can't be divided (two lines for one place, a tie-break that it hasn't) stays as it is.
CompoundChange freezingDue(const Event& event);

}  // namespace kydai::prizes
