/// Puts a document's pages on any paint device: PDF, printer, preview, image.
#pragma once

#include "print/document.h"

#include <QImage>

class QPainter;

namespace kydai::print {

/// Paints one page; `unitsPerMillimetre` are device units of the painter.
void paintPage(QPainter& painter, const Page& page, double unitsPerMillimetre);

/// The page as an image on white.
QImage pageImage(const Page& page, int dotsPerInch);

}  // namespace kydai::print
