/// Pages on a printer or in a file that somebody chose.
#pragma once

#include "print/document.h"
#include "session/prompts.h"

#include <QPageSize>
#include <QString>

class QPrinter;

namespace kydai::ui {

/// Each page as it stands, turned where it is wider than high. A document without pages prints nothing.
void paintPages(QPrinter& printer, const print::Document& document, QPageSize::PageSizeId paper);

/// Asks where a PDF goes, by default under the title; empty where nobody says.
QString choosePdf(Prompts& prompts, const QString& question, const QString& title);

}  // namespace kydai::ui
