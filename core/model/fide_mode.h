/// Where a section stands when it leaves FIDE mode. Any thread.
#pragma once

#include "model/section.h"

namespace kydai {

/// The round that the report names if FIDE mode is left now: the one that is played, else the next one; the last when
/// all of them are played, 1 before the first is paired.
RoundNumber roundOfLeavingNow(const Section& section);

}  // namespace kydai
