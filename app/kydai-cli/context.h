/// What every verb gets: where results and messages go, and the exit status it leaves.
#pragma once

#include "exit_code.h"
#include "support/error.h"

#include <ostream>
#include <string>
#include <string_view>
#include <vector>

namespace kydai::cli {

/// Where a call puts its result.
struct Output {
    std::string file{};                 ///< empty: standard output
    bool force = false;                 ///< a file of this name may be replaced
    std::vector<std::string> inputs{};  ///< what the call reads: never replaced
};

struct Context {
    std::ostream& out;  ///< results, UTF-8
    std::ostream& err;  ///< messages
    int status = kDone;

    /// Writes `FILE:LINE: what; expected …` and sets the status that fits.
    void fail(const Error& error);
    /// A wrong word in the call: says what and sets the usage status.
    void failUsage(std::string_view message);
    /// Whether the result may be put there; fails the context where not.
    bool mayWrite(const Output& output);
    /// Puts a result there, whole or not at all; fails the context if that cannot be done.
    void write(const Output& output, std::string_view text);
};

/// `FILE:LINE: what; expected …`, with the parts that are there.
std::string messageOf(const Error& error);

}  // namespace kydai::cli
