/// Pages on a printer that somebody chose.
#pragma once

#include "print/document.h"

#include <QPageSize>

class QPrinter;

namespace kydai::ui {

/// Each page as it stands, turned where it is wider than high. A document without pages prints nothing.
void paintPages(QPrinter& printer, const print::Document& document, QPageSize::PageSizeId paper);

}  // namespace kydai::ui
