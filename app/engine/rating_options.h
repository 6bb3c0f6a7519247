/// The rating system of a call.
#pragma once

#include "engine/context.h"
#include "rating/calculator.h"

#include <optional>
#include <string>

namespace kydai::cli {

/// The system by its code, with its settings ("dwz2026", "ingo:formula=article"); fails the call if there is none.
std::optional<rating::Choice> ratingChoice(const std::string& code, Context& context);

}  // namespace kydai::cli
