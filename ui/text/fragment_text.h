/// What was found and what was expected, in the arbiter's language: the words of the fragments that Error and
/// Diagnostic carry (support/fragment.h). Their English ones: words/fragment_words.h.
#pragma once

#include "support/fragments.h"
#include "text/wording.h"

#include <QString>

namespace kydai::text {

/// Empty for an empty fragment; pieces of a file stay as they are.
QString fragmentText(const Fragment& fragment, const Wording& wording);

}  // namespace kydai::text
