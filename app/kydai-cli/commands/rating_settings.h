/// `--set NAME=VALUE` of the verb `rate`: every setting of a rating system by name, as the window's calculator has
/// them.
#pragma once

#include "engine/context.h"
#include "rating/settings.h"

#include <string>
#include <vector>

namespace kydai::cli {

/// Applies the settings of a system ("ingo", "uscf"…); false: the call has failed, with the names that there are.
bool applySettings(const std::string& system, const std::vector<std::string>& words, rating::Settings& settings,
                   Context& context);

}  // namespace kydai::cli
