/// What went wrong and what to do about it, in one or two sentences.
#pragma once

#include "support/error.h"
#include "text/wording.h"

#include <QString>

namespace kydai::text {

/// With the file's name and line where there are any. `Error::what` and `Error::expected` are technical English and
/// are quoted, never glued into the sentence.
QString errorText(const Error& error, const Wording& wording);

}  // namespace kydai::text
