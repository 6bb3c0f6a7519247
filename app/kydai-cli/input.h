/// Reads the FILE of a call, whatever its format, and picks the section.
#pragma once

#include "model/event.h"
#include "support/result.h"

#include <string>
#include <vector>

namespace kydai::cli {

/// Every section of a file: several for an event file, one for the report formats.
Result<std::vector<Section>> loadSections(const std::string& file);
/// The named section, or the only one; an event file with several and no name takes the first.
Result<Section> loadSection(const std::string& file, const std::string& sectionName);

}  // namespace kydai::cli
