/// The JSON Schemas of what verbs print with `--format json`: `standings`, `explain` and `rate`, and `losses` of
/// `convert`. Written beside what writes it; tests hold real output to them.
#pragma once

#include "model/json.h"

#include <string_view>

namespace kydai::cli {

/// Of one of these words; asserts that it is one.
Json outputSchema(std::string_view verb);

}  // namespace kydai::cli
