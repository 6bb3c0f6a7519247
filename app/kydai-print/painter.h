/// What paints the documents of kydai-cli. Both sides are built from the same sources: a library of another version is
/// never used.
#pragma once

#include "print/page_setup.h"
#include "print/sheet.h"
#include "support/result.h"
#include "text/language.h"

#include <QString>

namespace kydai {

struct Painter {
    /// Errors: CannotWrite, DiskFull. A file that was there is replaced only when the new one is complete.
    Result<void> (*writePdf)(const print::Sheet& sheet, const print::PageSetup& setup, const QString& file);
    QString (*toHtml)(const print::Sheet& sheet, text::Language language);
};

/// The one function of the library kydai-print; null for a program of another version.
using FindPainter = const Painter* (*)(const char* version);
inline constexpr char kFindPainter[] = "kydaiPainter";

}  // namespace kydai
