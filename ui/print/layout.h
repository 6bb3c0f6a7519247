/// From a Sheet's content to pages: widths from what the cells hold, table heads repeated, breaks between rows only,
/// names never cut. A table that is too wide goes to landscape, then to smaller type, then is split by columns.
#pragma once

#include "print/page_setup.h"
#include "print/sheet.h"

namespace kydai::print {

/// Needs a QGuiApplication for the font.
Document layOut(const Sheet& sheet, const PageSetup& setup);

}  // namespace kydai::print
