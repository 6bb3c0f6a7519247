/// The words that tables for people need: heads, points, results and cells of the crosstable, for Excel, HTML and
/// whoever else draws a format::Table.
#pragma once

#include "format/table.h"
#include "text/wording.h"

namespace kydai::text {

format::TableWords tableWords(const Wording& wording);

/// The head of a column or table by its id; the id itself for an unknown one.
QString tableHead(std::string_view id, const Wording& wording);

}  // namespace kydai::text
