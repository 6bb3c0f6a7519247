/// kydai-cli pair FILE --all: the next round of every section that is ready; with --publish those against which nothing
/// speaks are published in the event file, all or none.
#pragma once

#include "engine/context.h"

#include <string>

namespace kydai::cli {

struct PairAllCall {
    std::string file{};
    Output output{};
    bool publishes = false;
    std::string who{};  ///< for the journal; empty: the login name
};

/// A line for each section, `round=N boards=B byes=Y state=S section=NAME`, its boards below it where it has a draft,
/// and `TOTAL sections=… ready=… asks=… waiting=… published=…`. Negative where a section asks something.
void pairAll(const PairAllCall& call, Context& context);

}  // namespace kydai::cli
