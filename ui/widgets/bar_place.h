/// One line that is kept free for a message bar, so that nothing jumps when it comes or goes. A bar that needs more
/// grows upward over what stands above the line.
#pragma once

#include <QWidget>

namespace kydai::ui {

class InlineBar;

class BarPlace : public QWidget {
    Q_OBJECT
public:
    /// The bar becomes a child of `over`, of which this place is a descendant. `resting` is seen while there is no
    /// message.
    BarPlace(InlineBar& bar, QWidget& over, QWidget* resting = nullptr);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void moveEvent(QMoveEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void arrange();

    InlineBar& m_bar;
    QWidget& m_over;
};

}  // namespace kydai::ui
