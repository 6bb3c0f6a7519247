/// Comma-separated values: writing tables by RFC 4180, and reading what spreadsheets make of it.
#pragma once

#include "format/table.h"
#include "support/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace kydai::format {

/// More than any list of players has, its heads and remarks included.
inline constexpr std::size_t kMostRows = 20'000;

/// What a CSV file for Excel begins with: without it Excel on Windows reads another encoding.
inline constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

/// UTF-8 without a byte-order mark, a head line, CR LF, quotes only where needed. Notes stand as heads of columns of
/// their own at the end, with nothing below.
std::string writeCsv(const Table& table);

struct CsvRow {
    int line = 0;  ///< where the row begins, 1-based
    std::vector<std::string> fields{};
};

/// Splits text into rows; the separator (`;`, tab or comma) is the one that the first line has most of. Quoted fields
/// may hold separators, doubled quotes and line ends. Error: Malformed for a quote that is never closed.
Result<std::vector<CsvRow>> readCsv(std::string_view text, const std::string& fileName);

}  // namespace kydai::format
