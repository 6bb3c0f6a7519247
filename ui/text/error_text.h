/// What went wrong and what to do about it, in one or two sentences.
#pragma once

#include "format/diagnostics.h"
#include "support/error.h"
#include "text/wording.h"

#include <QString>

#include <vector>

namespace kydai::text {

/// With the file's name and line where there are any, what was found and what was expected (fragment_text).
QString errorText(const Error& error, const Wording& wording);

/// What a reader remarked about a file that it read, a line for each of the first `most` and one for how many more
/// there are; empty when there is none.
QString findingsText(const std::vector<format::Diagnostic>& findings, int most, const Wording& wording);

}  // namespace kydai::text
