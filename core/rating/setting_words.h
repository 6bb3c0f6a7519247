/// Settings of the rating systems by name, as the command line and the codes of systems have them: "formula=article" of
/// Ingo. A number, or one of some words.
#pragma once

#include "rating/settings.h"

#include <string>
#include <string_view>

namespace kydai::rating {

/// False where the system ("ingo", "uscf"…) has no such setting, or the setting no such value.
bool applySetting(std::string_view system, std::string_view word, Settings& settings);

/// "formula=article|classic|late, forty-limit=no|yes"; "none".
std::string settingNames(std::string_view system);

}  // namespace kydai::rating
