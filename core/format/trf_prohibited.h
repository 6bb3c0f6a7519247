/// Prohibited pairs as line 260 can say them.
#pragma once

#include "model/section.h"

namespace kydai::format {

/// TRF26 has no condition: of an entry that binds in the last round alone, those whom it keeps apart then; nobody while
/// that round is not paired. Any other entry as it is.
ProhibitedPairing asItBinds(const Section& section, const ProhibitedPairing& entered);

}  // namespace kydai::format
