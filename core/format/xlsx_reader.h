/// The cells of an Excel workbook (.xlsx) as text, sheet by sheet: what a spreadsheet shows, without its formulas,
/// colours and charts. Days become dd/mm/yyyy, numbers are written without a fraction that is zero.
#pragma once

#include "format/csv.h"
#include "support/code_pages.h"
#include "support/result.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kydai::format {

/// A table as cells; `line` of its rows is the number of the row in the sheet. Rows without any text are left out.
struct Sheet {
    std::string name{};
    std::vector<CsvRow> rows{};
    bool isList = false;                 ///< of a workbook of ours: the list of players, beside sheets made of it
    std::optional<CodePage> codePage{};  ///< by which a text was read that is no Unicode
};

/// Whether these bytes begin as a workbook does.
bool isWorkbook(std::string_view bytes);

/// The sheets in the order of the workbook, at most 20,000 rows and 256 columns of each. Errors: Malformed, Unsupported
/// (encrypted), OutOfRange (too large).
Result<std::vector<Sheet>> readXlsx(std::string_view bytes, const std::string& fileName);

}  // namespace kydai::format
