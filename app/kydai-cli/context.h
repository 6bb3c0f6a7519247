/// What every verb gets: where results and messages go, and the exit status it leaves.
#pragma once

#include "exit_code.h"
#include "support/error.h"

#include <ostream>
#include <string>
#include <string_view>

namespace kydai::cli {

struct Context {
    std::ostream& out;  ///< results, UTF-8
    std::ostream& err;  ///< messages
    int status = kDone;

    /// Writes `FILE:LINE: what; expected …` and sets the status that fits.
    void fail(const Error& error);
    /// A wrong word in the call: says what and sets the usage status.
    void failUsage(std::string_view message);
    /// Writes a result to a file, or to `out` when the name is empty; fails the context if that cannot be done.
    void write(const std::string& file, std::string_view text);
};

/// `FILE:LINE: what; expected …`, with the parts that are there.
std::string messageOf(const Error& error);

}  // namespace kydai::cli
