/// Writes the shown section to a file of another format; the ending says which: .trf, .trf26, .json, .csv, .xlsx,
/// .html.
#pragma once

#include "model/section.h"
#include "support/result.h"
#include "text/wording.h"

#include <QString>

namespace kydai::ui {

/// Gives the number of things that the format can't hold. Errors: Unsupported for an unknown ending, and those of
/// writing a file.
Result<int> exportSection(const Section& section, const QString& file, const text::Wording& wording);

}  // namespace kydai::ui
