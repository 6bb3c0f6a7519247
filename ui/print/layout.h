/// From a Sheet's content to pages: widths from what the cells hold, table heads repeated, breaks between rows only,
/// names never cut. A table that is too wide goes to landscape, then to smaller type, then is split by columns.
#pragma once

#include "print/sheet.h"

#include <QPageSize>

namespace kydai::print {

struct PageSetup {
    QPageSize::PageSizeId size = QPageSize::A4;
    bool mayTurn = true;  ///< landscape where a table needs it
};

/// Needs a QGuiApplication for the font.
Document layOut(const Sheet& sheet, const PageSetup& setup);

}  // namespace kydai::print
