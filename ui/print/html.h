/// A Sheet as a web page that stands alone: for the folder that an organiser puts online.
#pragma once

#include "print/sheet.h"

#include <QString>

namespace kydai::print {

/// The same headings and tables as on paper; pictures as embedded PNG images. Needs a QGuiApplication when the
/// sheet has pictures. `language` is the page's lang attribute.
QString toHtml(const Sheet& sheet, text::Language language);

}  // namespace kydai::print
