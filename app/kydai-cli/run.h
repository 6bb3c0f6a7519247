/// The program from its arguments to its exit status, for main and for tests.
#pragma once

#include "engine/context.h"

#include <span>
#include <string>

namespace kydai::cli {

/// Runs the program on its arguments (without the program's name) and returns the exit status. Throws nothing; a
/// result that `out` did not take in full is a file problem.
int run(std::span<const std::string> arguments, Context& context);

}  // namespace kydai::cli
