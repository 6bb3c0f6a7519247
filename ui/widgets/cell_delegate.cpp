#include "widgets/cell_delegate.h"

#include "models/list_model.h"
#include "widgets/table_view.h"
#include "widgets/theme.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QHeaderView>
#include <QPainter>

namespace kydai::ui {

CellDelegate::CellDelegate(std::function<CellMark(const QModelIndex&)> mark, QObject* parent)
    : QStyledItemDelegate(parent), m_mark(std::move(mark))
{
}

namespace {

/// A cell that is higher than usual has the heading of its group above it, of which each cell paints its part: it
/// stands at the left of all columns. Returns the height that it takes.
int paintHeadings(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index, const Theme& theme)
{
    const auto* table = qobject_cast<const TableView*>(option.widget);
    if (table == nullptr) return 0;
    const int height = option.rect.height() - table->verticalHeader()->defaultSectionSize();
    if (height <= 0) return 0;
    const QRect part(option.rect.left(), option.rect.top(), option.rect.width(), height);
    painter.save();
    painter.setClipRect(part);
    painter.fillRect(part, theme.window);
    QFont font = option.font;
    font.setBold(true);
    painter.setFont(font);
    painter.setPen(theme.text);
    constexpr int kMargin = 6;
    QRect line(kMargin - table->horizontalHeader()->offset(), part.top(), table->viewport()->width() - 2 * kMargin,
               table->headingHeight());
    for (const QString& heading : index.data(ListModel::HeadingsRole).toStringList()) {
        painter.drawText(line, static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter) | Qt::TextSingleLine,
                         QFontMetrics(font).elidedText(heading, Qt::ElideRight, line.width()));
        line.translate(0, line.height());
    }
    painter.restore();
    return height;
}

}  // namespace

void CellDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
    const Theme theme = themeOf(option.palette);
    const QRect cell = option.rect.adjusted(0, paintHeadings(*painter, option, index, theme), 0, 0);
    const bool selected = option.state & QStyle::State_Selected;
    const CellMark mark = m_mark ? m_mark(index) : CellMark::None;

    QColor ground = option.features & QStyleOptionViewItem::Alternate ? theme.zebra : theme.base;
    QColor ink = theme.text;
    bool bold = false;
    QString text = index.data().toString();
    switch (mark) {
    case CellMark::None:
        break;
    case CellMark::Warning:
        ground = theme.warningTint;
        ink = theme.warning;
        if (text.isEmpty()) text = QStringLiteral("• • •");
        break;
    case CellMark::Wrong:
        ground = theme.errorTint;
        ink = theme.error;
        bold = true;
        break;
    case CellMark::Lit:
        ground = theme.accent;
        ink = theme.dark ? theme.base : theme.selectionText;
        bold = true;
        break;
    case CellMark::LitRow:
        ground = theme.accentTint;
        break;
    case CellMark::Decisive:
        ground = theme.accentTint;
        ink = theme.accent;
        bold = true;
        break;
    }
    // Strong is where the keyboard is alone: what is selected elsewhere stays to be seen, but does not call.
    const bool strong = selected && (view == nullptr || view->hasFocus());
    if (strong) {
        ground = theme.selection;
        ink = theme.selectionText;
    } else if (selected && mark == CellMark::None) {
        ground = theme.accentTint;
    }
    painter->save();
    painter->fillRect(cell, ground);
    QFont font = option.font;
    font.setBold(bold);
    painter->setFont(font);
    painter->setPen(ink);
    constexpr int kMargin = 6;
    const QRect box = cell.adjusted(kMargin, 0, -kMargin, 0);
    const auto alignment = index.data(Qt::TextAlignmentRole).value<Qt::Alignment>();
    const QFontMetrics metrics(font);
    painter->drawText(box, static_cast<int>(alignment) | Qt::TextSingleLine,
                      metrics.elidedText(text, Qt::ElideRight, box.width()));
    if (view != nullptr && view->hasFocus() && view->currentIndex() == index) {
        QPen frame(strong ? theme.selectionText : theme.accent);
        frame.setWidth(2);
        painter->setPen(frame);
        painter->drawRect(cell.adjusted(1, 1, -1, -1));
    }
    painter->restore();
}

}  // namespace kydai::ui

#include "moc_cell_delegate.cpp"
