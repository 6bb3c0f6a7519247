/// The numbered steps of an explanation: wrapped sentences, the deciding one marked, articles at the right, each step
/// unfoldable with → or a click.
#pragma once

#include "widgets/stays_in_sight.h"

#include <QStyledItemDelegate>
#include <QTreeView>

namespace kydai::ui {

class StepsView : public StaysInSight<QTreeView> {
    Q_OBJECT
public:
    explicit StepsView(QWidget* parent = nullptr);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
};

class StepsDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

}  // namespace kydai::ui
