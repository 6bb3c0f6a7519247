#include "widgets/cell_delegate.h"

#include "widgets/theme.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QPainter>

namespace kydai::ui {

CellDelegate::CellDelegate(std::function<CellMark(const QModelIndex&)> mark, QObject* parent)
    : QStyledItemDelegate(parent), m_mark(std::move(mark))
{
}

void CellDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
    const Theme theme = themeOf(option.palette);
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
    painter->fillRect(option.rect, ground);
    QFont font = option.font;
    font.setBold(bold);
    painter->setFont(font);
    painter->setPen(ink);
    constexpr int kMargin = 6;
    const QRect box = option.rect.adjusted(kMargin, 0, -kMargin, 0);
    const auto alignment = index.data(Qt::TextAlignmentRole).value<Qt::Alignment>();
    const QFontMetrics metrics(font);
    painter->drawText(box, static_cast<int>(alignment) | Qt::TextSingleLine,
                      metrics.elidedText(text, Qt::ElideRight, box.width()));
    if (view != nullptr && view->hasFocus() && view->currentIndex() == index) {
        QPen frame(strong ? theme.selectionText : theme.accent);
        frame.setWidth(2);
        painter->setPen(frame);
        painter->drawRect(option.rect.adjusted(1, 1, -1, -1));
    }
    painter->restore();
}

}  // namespace kydai::ui

#include "moc_cell_delegate.cpp"
