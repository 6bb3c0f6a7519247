/// Colours of the window, light and dark. One accent (teal), one warning (amber), one error (red); every text colour
/// has a contrast of at least 4.5:1 on the grounds it is used on (theme_test measures it).
#pragma once

#include <QColor>
#include <QPalette>
#include <QString>

class QApplication;

namespace kydai::ui {

enum class ThemeChoice { System, Light, Dark };

/// Named colours; `…Tint` are grounds for `text`.
struct Theme {
    bool dark = false;
    QColor window;  ///< ground of the frame
    QColor base;    ///< ground of tables and fields
    QColor zebra;   ///< every second row
    QColor text;
    QColor muted;    ///< secondary text
    QColor line;     ///< hairlines between parts
    QColor outline;  ///< edges of fields, buttons and boxes to tick: at least 3:1 on window and base
    QColor accent;   ///< teal: text and marks
    QColor accentTint;
    QColor selection;  ///< ground of selected rows
    QColor selectionText;
    QColor warning;  ///< amber
    QColor warningTint;
    QColor error;  ///< red
    QColor errorTint;
};

Theme lightTheme();
Theme darkTheme();
/// The theme whose palette this is.
Theme themeOf(const QPalette& palette);

/// Sets palette and style sheet of the whole application; at once, at run time.
void applyTheme(QApplication& application, ThemeChoice choice);

}  // namespace kydai::ui
