/// Documents of the verbs as files. What paints them is a library of its own, since it alone needs Qt Gui: it is loaded
/// when a verb asks for it, and named where it is not there (packages kydai-cli and kydai-print).
#pragma once

#include "engine/context.h"
#include "kydai-print/painter.h"
#include "print/page_setup.h"
#include "print/sheet.h"
#include "text/language.h"

namespace kydai::cli {

/// Error: CannotOpen where nothing that paints is there, or another version of it.
Result<const Painter*> findPainter();

/// As a PDF file. Fails the context as Context::writeBy does, and where nothing paints.
void writePdf(Context& context, const Output& output, const print::Sheet& sheet, const print::PageSetup& setup = {});
/// As a page for a browser.
void writeHtml(Context& context, const Output& output, const print::Sheet& sheet, text::Language language);

}  // namespace kydai::cli
