/// Reads the FILE of a call, whatever its format, and picks the section.
#pragma once

#include "format/reader.h"
#include "model/event.h"
#include "support/result.h"

#include <functional>
#include <string>
#include <vector>

namespace kydai::cli {

/// What to do with the notes and warnings about a file that was read.
using OnFindings = std::function<void(const std::vector<format::Diagnostic>&)>;

/// Every section of a file: several for an event file, one for the report formats.
Result<std::vector<Section>> loadSections(const std::string& file, const format::ReadOptions& options = {},
                                          const OnFindings& onFindings = {});
/// The named section, or the only one; an event file with several and no name takes the first.
Result<Section> loadSection(const std::string& file, const std::string& sectionName);

}  // namespace kydai::cli
