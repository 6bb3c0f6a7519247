#include "widgets/ordered_list.h"

#include <QKeyEvent>

namespace kydai::ui {

OrderedList::OrderedList(const QString& name, QWidget* parent) : QListWidget(parent)
{
    setObjectName(name);
    setSpacing(2);  // rows as high as those of tables
    setDragDropMode(QAbstractItemView::InternalMove);
    setDefaultDropAction(Qt::MoveAction);
}

void OrderedList::setLines(const std::vector<Line>& lines)
{
    const int current = currentId();
    const QSignalBlocker quiet(this);
    clear();
    for (const Line& line : lines) {
        auto* item = new QListWidgetItem(line.text, this);
        item->setData(Qt::UserRole, line.id);
        item->setToolTip(line.text);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDragEnabled);
    }
    setCurrentId(current);
    if (currentRow() < 0) setCurrentRow(0);
}

std::vector<int> OrderedList::order() const
{
    std::vector<int> ids;
    for (int row = 0; row < count(); ++row) ids.push_back(item(row)->data(Qt::UserRole).toInt());
    return ids;
}

int OrderedList::currentId() const
{
    return currentItem() == nullptr ? 0 : currentItem()->data(Qt::UserRole).toInt();
}

void OrderedList::setCurrentId(int id)
{
    for (int row = 0; row < count(); ++row) {
        if (item(row)->data(Qt::UserRole).toInt() == id) setCurrentRow(row);
    }
}

void OrderedList::moveCurrent(int step)
{
    const int row = currentRow();
    const int target = row + step;
    if (row < 0 || target < 0 || target >= count()) return;
    {
        const QSignalBlocker quiet(this);
        insertItem(target, takeItem(row));
        setCurrentRow(target);
    }
    Q_EMIT orderChanged();
}

void OrderedList::dropEvent(QDropEvent* event)
{
    QListWidget::dropEvent(event);
    Q_EMIT orderChanged();
}

void OrderedList::keyPressEvent(QKeyEvent* event)
{
    const bool moves = event->modifiers().testFlag(Qt::ControlModifier);
    if (moves && (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down))
        return moveCurrent(event->key() == Qt::Key_Up ? -1 : 1);
    if (event->key() == Qt::Key_Delete) return Q_EMIT removeWanted();
    QListWidget::keyPressEvent(event);
}

}  // namespace kydai::ui

#include "moc_ordered_list.cpp"
