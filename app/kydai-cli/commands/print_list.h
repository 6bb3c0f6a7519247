/// Lists by --columns, and as files for other programs by OUT's ending.
#pragma once

#include "engine/context.h"
#include "tables/list.h"

#include <optional>
#include <string>

namespace kydai::cli {

/// The output that OUT's ending names: .xlsx .csv .json .txt; none for .pdf, .html and others.
std::optional<tables::Output> tableOutput(const std::string& out);

/// Tells of a column that the list has not, and sets the usage status; true where all are known.
bool knowsColumns(const tables::List& list, const std::string& columns, Context& context);

/// Writes the list to a file.
void writeList(const tables::List& list, const std::string& columns, tables::Output output,
               const text::Wording& wording, const Output& out, Context& context);

}  // namespace kydai::cli
