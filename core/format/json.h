/// An event as a JSON file: {"format": "kydai", "version": 1, "name": "…", "sections": […]}, complete and without loss.
/// Players stand in the order of their numbers, and everything that names one does so by the number.
#pragma once

#include "format/reader.h"

#include <string>
#include <vector>

namespace kydai::format {

/// Indented, UTF-8, LF. Without a name the event has that of its sections.
std::string writeJson(const std::vector<Section>& sections, const std::string& name = {},
                      const EventUnitRules& units = {});

/// Reads what writeJson writes, and a lone section. Errors: Malformed with the line where it is no JSON, or with the
/// path of a field that is not what it should be; NewerVersion; UnknownReference, Duplicate where the parts do not fit.
Result<ReadFile> readJson(std::string_view bytes, const std::string& fileName);

}  // namespace kydai::format
