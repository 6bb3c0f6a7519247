/// What went wrong and what to do about it, in one or two sentences.
#pragma once

#include "support/error.h"
#include "text/wording.h"

#include <QString>

namespace kydai::text {

/// With the file's name and line where there are any, what was found and what was expected (fragment_text).
QString errorText(const Error& error, const Wording& wording);

}  // namespace kydai::text
