/// Names of tie-breaks in words. Any thread.
#pragma once

#include "text/wording.h"
#include "tiebreak/code.h"

#include <QString>

namespace kydai::text {

/// "Buchholz, without the 1 lowest".
QString tieBreakName(const tiebreak::Code& code, const Wording& wording);
/// "Buchholz without the 1 lowest (BH/C1)", for a sentence; a code that is none as it stands.
QString spelledCode(const std::string& code, const Wording& wording);

}  // namespace kydai::text
