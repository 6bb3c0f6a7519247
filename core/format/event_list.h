/// One list of players for a whole event: a table with a column that says the section (Lứa tuổi, Bảng), or a workbook
/// with a sheet for each; where neither does, birth and sex have to.
#pragma once

#include "format/diagnostics.h"
#include "format/reader.h"
#include "model/listed.h"
#include "support/result.h"

#include <string>
#include <vector>

namespace kydai::format {

struct ReadEventList {
    std::vector<Listed> listed{};  ///< sheet by sheet, in the order of their lines
    std::vector<Diagnostic> diagnostics{};
};

/// Sheets that hold no players are left out. Error: UnknownFormat when none does.
Result<ReadEventList> readEventList(const std::vector<Sheet>& sheets, const std::string& fileName);

}  // namespace kydai::format
