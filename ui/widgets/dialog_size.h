/// Sizes of dialogs on small screens and with large type.
#pragma once

#include <QScreen>
#include <QWidget>

namespace kydai::ui {

/// Gives a dialog this size, or what the screen has room for beside the window's frame.
inline void resizeToScreen(QWidget& dialog, const QSize& wanted)
{
    constexpr QSize kFrame(16, 48);
    dialog.resize(wanted.boundedTo(dialog.screen()->availableSize() - kFrame));
}

}  // namespace kydai::ui
