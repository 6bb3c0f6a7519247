/// A view whose current row stays in sight: whoever saw where he was goes on seeing it when the window, the columns or
/// the rows become others, and a key shows him what it is about to change. Only scrolling looks elsewhere.
#pragma once

#include <QAbstractItemView>
#include <QFocusEvent>
#include <QKeyEvent>
#include <QScrollBar>
#include <QShowEvent>

#include <utility>

namespace kydai::ui {

/// Of QTableView or QTreeView.
template <typename View>
class StaysInSight : public View {
public:
    explicit StaysInSight(QWidget* parent) : View(parent)
    {
        for (const QScrollBar* bar : {this->horizontalScrollBar(), this->verticalScrollBar()}) {
            QObject::connect(bar, &QScrollBar::valueChanged, this, [this] {
                if (!m_isMeasuring) m_isSeen = isCurrentSeen();
            });
        }
    }

    void scrollTo(const QModelIndex& index, QAbstractItemView::ScrollHint hint = View::EnsureVisible) override
    {
        View::scrollTo(index, hint);
        // What is exactly as high as the view is left where it is.
        if (hint == View::EnsureVisible && this->visualRect(index).height() == this->viewport()->height())
            View::scrollTo(index, View::PositionAtTop);
        // It may be that there is no room yet: then as soon as there is.
        if (index == this->currentIndex()) m_isSeen = index.isValid();
    }

protected:
    void updateGeometries() override
    {
        const bool outer = std::exchange(m_isMeasuring, true);
        View::updateGeometries();
        if (!outer && m_isSeen && !isCurrentSeen()) scrollTo(this->currentIndex());
        m_isMeasuring = outer;
    }

    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override
    {
        View::currentChanged(current, previous);
        m_isSeen = current.isValid();  // it is scrolled to, now or when the view is shown
    }

    /// Who opens it again sees where he is, whatever he looked at when it was closed.
    void showEvent(QShowEvent* event) override
    {
        View::showEvent(event);
        if (!event->spontaneous() && this->currentIndex().isValid() && !isCurrentSeen()) scrollTo(this->currentIndex());
    }

    /// Who comes by the keyboard sees the row he is at; Qt makes a first one current where none was, and doesn't
    /// scroll. Nothing moves under the mouse, nor when a box or another window goes that he looked away from.
    void focusInEvent(QFocusEvent* event) override
    {
        const bool hadNone = !this->currentIndex().isValid();
        View::focusInEvent(event);
        const Qt::FocusReason reason = event->reason();
        const bool returns =
            reason == Qt::ActiveWindowFocusReason || reason == Qt::PopupFocusReason || reason == Qt::MenuBarFocusReason;
        if (reason == Qt::MouseFocusReason || (returns && !hadNone)) return;
        if (this->currentIndex().isValid() && !isCurrentSeen()) scrollTo(this->currentIndex());
    }

    /// For a key that does something here.
    void showCurrentFor(const QKeyEvent& event)
    {
        const bool isHeldOnly = event.key() == Qt::Key_Control || event.key() == Qt::Key_Shift ||
                                event.key() == Qt::Key_Alt || event.key() == Qt::Key_Meta ||
                                event.key() == Qt::Key_AltGr;
        if (!isHeldOnly && this->currentIndex().isValid() && !isCurrentSeen()) scrollTo(this->currentIndex());
    }

private:
    [[nodiscard]] bool isCurrentSeen() const
    {
        const QRect cell = this->visualRect(this->currentIndex());
        return !cell.isValid() || this->viewport()->rect().intersects(cell);  // of a hidden column nothing is
    }

    bool m_isSeen = false;  ///< the current row, as it was left
    bool m_isMeasuring = false;
};

}  // namespace kydai::ui
