#include "widgets/steps_view.h"

#include "models/explanation_model.h"
#include "widgets/theme.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>
#include <QTextLayout>

#include <algorithm>

namespace kydai::ui {

namespace {

constexpr int kPadding = 5;
constexpr int kNumberWidth = 22;

QFont sentenceFont(const QStyleOptionViewItem& option, const QModelIndex& index)
{
    QFont font = option.font;
    font.setBold(index.data(ExplanationModel::DecisiveRole).toBool());
    font.setItalic(index.data(ExplanationModel::ArticleContentRole).toBool());
    return font;
}

/// Lays the sentence out in `width` and returns its height; draws it when a painter is given.
qreal layOut(const QString& text, const QFont& font, qreal width, QPainter* painter, QPointF at)
{
    QTextLayout layout(text, font);
    layout.beginLayout();
    qreal height = 0;
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(std::max<qreal>(width, 40));
        line.setPosition({0, height});
        height += line.height();
    }
    layout.endLayout();
    if (painter != nullptr) layout.draw(painter, at);
    return height;
}

/// How far a row's text is indented by the tree.
int indentOf(const QTreeView& view, const QModelIndex& index)
{
    int depth = 0;
    for (QModelIndex above = index.parent(); above.isValid(); above = above.parent()) ++depth;
    return (depth + 1) * view.indentation();
}

}  // namespace

void StepsDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Theme theme = themeOf(option.palette);
    const bool selected = option.state & QStyle::State_Selected;
    const bool decisive = index.siblingAtColumn(0).data(ExplanationModel::DecisiveRole).toBool();
    painter->save();
    painter->setClipRect(option.rect);
    if (selected && (option.state & QStyle::State_Active)) {
        painter->fillRect(option.rect, theme.selection);
    } else if (decisive) {
        painter->fillRect(option.rect, theme.accentTint);
    }
    const bool onSelection = selected && (option.state & QStyle::State_Active);
    const bool isContent = index.siblingAtColumn(0).data(ExplanationModel::ArticleContentRole).toBool();
    const QColor ink = onSelection ? theme.selectionText : isContent ? theme.muted : theme.text;
    const QRect box = option.rect.adjusted(0, kPadding, -4, -kPadding);
    if (index.column() == ExplanationModel::Citation) {
        painter->setPen(onSelection ? theme.selectionText : decisive ? theme.accent : theme.muted);
        painter->setFont(option.font);
        painter->drawText(box, Qt::AlignRight | Qt::AlignTop | Qt::TextWordWrap, index.data().toString());
    } else {
        const int number = index.data(ExplanationModel::NumberRole).toInt();
        QFont font = sentenceFont(option, index);
        painter->setFont(font);
        painter->setPen(onSelection ? theme.selectionText : decisive ? theme.accent : theme.muted);
        if (number > 0) {
            painter->drawText(QRect(box.left(), box.top(), kNumberWidth, box.height()), Qt::AlignLeft | Qt::AlignTop,
                              decisive ? QStringLiteral("➤") : QString::number(number));
        }
        painter->setPen(ink);
        layOut(index.data().toString(), font, box.width() - kNumberWidth, painter,
               QPointF(box.left() + kNumberWidth, box.top()));
    }
    painter->restore();
}

QSize StepsDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const auto* view = qobject_cast<const QTreeView*>(option.widget);
    if (view == nullptr) return QStyledItemDelegate::sizeHint(option, index);
    const int column = view->columnWidth(index.column());
    if (index.column() == ExplanationModel::Citation) {
        const QRect needed =
            option.fontMetrics.boundingRect(QRect(0, 0, column - 4, 10000), Qt::TextWordWrap, index.data().toString());
        return {column, needed.height() + 2 * kPadding};
    }
    const int width = column - indentOf(*view, index) - kNumberWidth - 4;
    const qreal height = layOut(index.data().toString(), sentenceFont(option, index), width, nullptr, {});
    return {column, static_cast<int>(std::ceil(height)) + 2 * kPadding};
}

StepsView::StepsView(QWidget* parent) : StaysInSight(parent)
{
    setObjectName(QStringLiteral("steps"));
    setItemDelegate(new StepsDelegate(this));
    setHeaderHidden(true);
    setWordWrap(true);
    setUniformRowHeights(false);
    setIndentation(14);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(ScrollPerPixel);
    setAllColumnsShowFocus(true);
    setExpandsOnDoubleClick(false);
    header()->setStretchLastSection(false);
    header()->setMinimumSectionSize(40);
    connect(this, &QTreeView::clicked, this, [this](const QModelIndex& index) {
        const QModelIndex step = index.siblingAtColumn(0);
        setExpanded(step, !isExpanded(step));
    });
}

void StepsView::resizeEvent(QResizeEvent* event)
{
    QTreeView::resizeEvent(event);
    if (model() == nullptr) return;
    const int citation = fontMetrics().horizontalAdvance(QStringLiteral("C.04.3, 5.2.3")) + 10;
    header()->resizeSection(ExplanationModel::Citation, citation);
    header()->resizeSection(ExplanationModel::Sentence, std::max(viewport()->width() - citation, 80));
    scheduleDelayedItemsLayout();
}

void StepsView::keyPressEvent(QKeyEvent* event)
{
    showCurrentFor(*event);
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Space) && currentIndex().isValid()) {
        const QModelIndex step = currentIndex().siblingAtColumn(0);
        setExpanded(step, !isExpanded(step));
        return;
    }
    QTreeView::keyPressEvent(event);
}

}  // namespace kydai::ui

#include "moc_steps_view.cpp"
