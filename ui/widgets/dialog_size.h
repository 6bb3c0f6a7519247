/// Sizes of dialogs on small screens and with large type.
#pragma once

#include <QScreen>
#include <QSize>
#include <QWidget>

namespace kydai::ui {

/// What the desktop draws around a window.
inline constexpr QSize kFrameOfADialog{16, 48};

/// Gives a dialog this size, or what the screen has room for beside the window's frame.
inline void resizeToScreen(QWidget& dialog, const QSize& wanted)
{
    dialog.resize(wanted.boundedTo(dialog.screen()->availableSize() - kFrameOfADialog));
}

}  // namespace kydai::ui
