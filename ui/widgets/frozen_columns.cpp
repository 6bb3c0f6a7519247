#include "widgets/frozen_columns.h"

#include "models/list_model.h"
#include "widgets/table_view.h"

#include <QCoreApplication>
#include <QEvent>
#include <QHeaderView>
#include <QScrollBar>
#include <QWheelEvent>

#include <algorithm>

namespace kydai::ui {

FrozenColumns::FrozenColumns(TableView& table, std::vector<std::string> ids)
    : QTableView(&table), m_table(table), m_ids(std::move(ids))
{
    setObjectName(table.objectName() + QStringLiteral("Frozen"));
    setModel(table.model());
    setSelectionModel(table.selectionModel());
    setSelectionBehavior(table.selectionBehavior());
    setSelectionMode(table.selectionMode());
    setItemDelegate(table.itemDelegate());
    setEditTriggers(NoEditTriggers);
    setFocusPolicy(Qt::NoFocus);
    setFocusProxy(&table);
    setAlternatingRowColors(true);
    setShowGrid(false);
    setWordWrap(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(table.verticalScrollMode());
    setStyleSheet(QStringLiteral("QTableView { border: 0; border-right: 1px solid palette(mid); }"));
    verticalHeader()->hide();
    horizontalHeader()->setDefaultAlignment(table.horizontalHeader()->defaultAlignment());
    horizontalHeader()->setSectionsClickable(false);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    const auto keepUp = [this] { follow(); };
    connect(table.horizontalHeader(), &QHeaderView::sectionResized, this, keepUp);
    connect(table.horizontalHeader(), &QHeaderView::sectionMoved, this, keepUp);
    connect(table.horizontalScrollBar(), &QScrollBar::rangeChanged, this, keepUp);
    connect(table.verticalScrollBar(), &QScrollBar::valueChanged, verticalScrollBar(), &QScrollBar::setValue);
    connect(verticalScrollBar(), &QScrollBar::valueChanged, table.verticalScrollBar(), &QScrollBar::setValue);
    connect(model(), &QAbstractItemModel::modelReset, this, keepUp, Qt::QueuedConnection);
    table.viewport()->installEventFilter(this);
    follow();
}

void FrozenColumns::follow()
{
    const QHeaderView& head = *m_table.horizontalHeader();
    verticalHeader()->setMinimumSectionSize(m_table.verticalHeader()->minimumSectionSize());
    verticalHeader()->setDefaultSectionSize(m_table.verticalHeader()->defaultSectionSize());
    horizontalHeader()->setMinimumSectionSize(head.minimumSectionSize());
    int width = 0;
    for (int column = 0; column < model()->columnCount(); ++column) {
        const bool isOurs =
            std::ranges::any_of(m_ids, [&](const std::string& id) { return columnOf(*model(), id) == column; });
        const bool isShown = isOurs && !m_table.isColumnHidden(column);
        setColumnHidden(column, !isShown);
        if (!isShown) continue;
        setColumnWidth(column, m_table.columnWidth(column));
        width += m_table.columnWidth(column);
    }
    horizontalHeader()->setFixedHeight(std::max(head.height(), 1));
    setGeometry(0, 0, width + 1, head.height() + m_table.viewport()->height());
    setAccessibleName(m_table.accessibleName());
    // Where it would take more than half, the table scrolls as a whole.
    const bool isNeeded = m_table.horizontalScrollBar()->maximum() > 0 && 2 * width < m_table.viewport()->width();
    setVisible(isNeeded);
    m_table.setCoveredAtTheLeft(isNeeded ? width + 1 : 0);
    verticalScrollBar()->setValue(m_table.verticalScrollBar()->value());
    raise();
}

bool FrozenColumns::eventFilter(QObject* watched, QEvent* event)
{
    // What the viewport of a table sends that is being destroyed is neither: the table must not be asked then.
    const bool isOfSize = event->type() == QEvent::Resize || event->type() == QEvent::Show;
    if (isOfSize && watched == m_table.viewport()) follow();
    return QTableView::eventFilter(watched, event);
}

/// Sideways the table scrolls.
void FrozenColumns::wheelEvent(QWheelEvent* event)
{
    QCoreApplication::sendEvent(m_table.viewport(), event);
}

}  // namespace kydai::ui

#include "moc_frozen_columns.cpp"
