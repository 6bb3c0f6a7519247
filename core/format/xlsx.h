/// Tables as an Excel workbook: a sheet per table, notes on top, heads frozen, numbers as numbers.
#pragma once

#include "format/table.h"
#include "support/result.h"

#include <filesystem>
#include <string_view>
#include <vector>

namespace kydai::format {

/// Errors: CannotWrite, DiskFull. A file of the same name is replaced.
Result<void> writeXlsx(const std::filesystem::path& path, std::string_view title, const std::vector<Table>& tables);

}  // namespace kydai::format
