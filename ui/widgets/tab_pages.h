/// The pages of tabs: where they are made, and the keys that turn them.
#pragma once

#include <QShortcut>
#include <QTabWidget>

namespace kydai::ui {

/// Whose children the pages become. A widget that changes its parent is styled anew with all that is in it: what is
/// made here at once is not.
inline QWidget* placeOfPages(QTabWidget& tabs)
{
    QWidget first;
    tabs.addTab(&first, {});
    QWidget* const place = first.parentWidget();
    tabs.removeTab(tabs.indexOf(&first));
    return place;
}

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
