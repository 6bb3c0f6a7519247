/// The print font: Noto Sans from the resources, with all of Vietnamese, Greek and Cyrillic, and figures of one width.
#pragma once

#include "print/document.h"

#include <QFont>
#include <QString>

namespace kydai::print {

/// Layout and painting count in hundredths of a millimetre, so that text measures the same on every device.
inline constexpr double kUnitsPerMillimetre = 100;
inline constexpr double kMillimetresPerPoint = 25.4 / 72;

/// The font with its pixel size in layout units. Needs a QGuiApplication; loads the resources at the first call.
QFont printFont(const FontStyle& style);
/// Width of a text on one line, in millimetres.
double textWidth(const QString& text, const FontStyle& style);
/// Distance between lines, in millimetres.
double lineHeight(const FontStyle& style);
/// The words of a text in lines no wider than `width` millimetres; a longer word is broken inside.
QStringList wrapped(const QString& text, const FontStyle& style, double width);

}  // namespace kydai::print
