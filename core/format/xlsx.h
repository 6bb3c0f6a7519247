/// Tables as an Excel workbook: a sheet per table, notes on top, heads frozen, numbers as numbers. A table that is read
/// again has a name of the workbook's (kListName), which stays with it wherever its sheet is moved or renamed.
#pragma once

#include "format/table.h"
#include "support/result.h"

#include <filesystem>
#include <string_view>
#include <vector>

namespace kydai::format {

/// How such a name begins; a number follows.
inline constexpr std::string_view kListName = "KyDai_List_";

/// Errors: CannotWrite, DiskFull. A file of the same name is replaced.
Result<void> writeXlsx(const std::filesystem::path& path, std::string_view title, const std::vector<Table>& tables);

}  // namespace kydai::format
