/// Cells of the tables: the current cell is framed so that the focus can't be missed, missing results carry a sign,
/// cells can be lit up (the opponent's in the crosstable).
#pragma once

#include <QPersistentModelIndex>
#include <QStyledItemDelegate>

#include <functional>

namespace kydai::ui {

/// How a cell stands out. The words or the sign of the cell say the same without colour.
enum class CellMark { None, Warning, Wrong, Lit, LitRow, Decisive };

class CellDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    /// `mark` tells how a cell stands out; it is asked at each painting.
    explicit CellDelegate(std::function<CellMark(const QModelIndex&)> mark, QObject* parent = nullptr);
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    std::function<CellMark(const QModelIndex&)> m_mark;
};

}  // namespace kydai::ui
