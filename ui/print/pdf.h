/// Documents as PDF files.
#pragma once

#include "print/document.h"
#include "support/result.h"

#include <QString>

namespace kydai::print {

/// Errors: CannotWrite, DiskFull. A file that was there is replaced only when the new one is complete.
Result<void> writePdf(const Document& document, const QString& file);

}  // namespace kydai::print
