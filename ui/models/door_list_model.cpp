#include "models/door_list_model.h"

#include <algorithm>
#include <utility>

namespace kydai::ui {

void DoorListModel::show(std::vector<tables::DoorLine> lines, std::vector<std::size_t> shown)
{
    beginResetModel();
    *m_lines = std::move(lines);
    setList(tables::doorList(*m_lines, std::move(shown)));
    endResetModel();
}

void DoorListModel::show(std::vector<std::size_t> shown)
{
    if (shown == list().rows) return;
    beginResetModel();
    setList(tables::doorList(*m_lines, std::move(shown)));
    endResetModel();
}

void DoorListModel::mark(std::size_t line, policy::Presence mark)
{
    (*m_lines)[line].mark = mark;
    if (const int row = rowOf(line); row >= 0) announceRow(row);
}

int DoorListModel::rowOf(std::size_t line) const
{
    const auto at = std::ranges::find(list().rows, line);
    return at == list().rows.end() ? -1 : static_cast<int>(at - list().rows.begin());
}

}  // namespace kydai::ui

#include "moc_door_list_model.cpp"
