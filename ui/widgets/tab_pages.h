/// The pages of a dialog, turned by keys.
#pragma once

#include <QShortcut>
#include <QTabWidget>

namespace kydai::ui {

/// Ctrl+Tab and Ctrl+Shift+Tab go to the next and the last page that is shown, wherever the keyboard is: a box of
/// choices would take these keys for letters.
inline void turnPagesByKeys(QTabWidget& pages)
{
    const auto turn = [&pages](const QKeySequence& keys, int step) {
        auto* shortcut = new QShortcut(keys, pages.window());
        QObject::connect(shortcut, &QShortcut::activated, &pages, [&pages, step] {
            const int count = pages.count();
            for (int away = 1; away < count; ++away) {
                const int page = (pages.currentIndex() + (count + step) * away) % count;
                if (pages.isTabVisible(page)) return pages.setCurrentIndex(page);
            }
        });
    };
    turn(QKeySequence(Qt::CTRL | Qt::Key_Tab), 1);
    turn(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Tab), -1);
}

}  // namespace kydai::ui
