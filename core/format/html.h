/// Tables as one HTML page that stands alone: its style is inside, it prints in black on white.
#pragma once

#include "format/table.h"

#include <string>
#include <string_view>
#include <vector>

namespace kydai::format {

/// `language` is the page's language code ("vi").
std::string writeHtml(std::string_view title, const std::vector<Table>& tables, std::string_view language);

/// `&`, `<`, `>` and quotes as entities.
std::string escapeHtml(std::string_view text);

}  // namespace kydai::format
