/// kydai-cli publish EVENT chess-results: [--dry-run OUT.xml] [--section NAME] [--desk FOLDER] [--ask-again]
#pragma once

#include "engine/context.h"

#include <string>

namespace kydai::cli {

struct SiteCall {
    std::string event{};
    std::string section{};  ///< empty: all
    Output dryRun{};        ///< a file to look at, in place of an upload
    std::string desk{};     ///< folder of the desk's settings; empty: the usual one
    bool askAgain = false;  ///< for a number, though a former question was not answered
};

/// Uploads the sections one by one; what fails waits, and the others go on. Prints a line for each: its address.
void publishToSite(const SiteCall& call, Context& context);

}  // namespace kydai::cli
