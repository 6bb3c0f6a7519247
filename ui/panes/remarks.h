/// Tells what was read or written together with what was remarked about the file.
#pragma once

#include "desk/desk.h"
#include "format/diagnostics.h"

#include <QString>

#include <vector>

namespace kydai::ui {

/// Plainly where there is no remark, else as a warning with the first of them and, where there are more, all to be
/// unfolded.
void tellFindings(Desk& desk, const QString& done, const std::vector<format::Diagnostic>& findings);

}  // namespace kydai::ui
