/// The desks at which walks begin, by seed: the sample, one section alone, forty of them, FIDE mode left or not yet
/// decided, nothing open.
#pragma once

#include "session/event_session.h"

#include <QString>

#include <cstdint>

namespace kydai::walk {

enum class Start : std::uint8_t { Sample, OneSection, FreeMode, FortySections, NothingOpen };

Start startOf(std::uint64_t seed);
const char* nameOf(Start start);

/// Makes what the sample in `session` is to be at this start; NothingOpen closes it.
void arrange(EventSession& session, Start start);

}  // namespace kydai::walk
