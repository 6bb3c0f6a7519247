/// Reads prints and workbooks back as others see them, so that tests judge the bytes and not what they were made of.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace kydai::fixture {

using Rows = std::vector<std::vector<std::string>>;

/// The rows of every sheet of an .xlsx file, blank cells left out.
Rows workbookRows(const std::string& file);

/// The lines of a PDF; none where the machine has no pdftotext.
std::optional<std::vector<std::string>> pdfLines(const std::string& file);

}  // namespace kydai::fixture
