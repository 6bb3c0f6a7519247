#include "models/journal_model.h"

#include "tables/lists.h"

#include <algorithm>

namespace kydai::ui {

JournalModel::JournalModel(text::Wording wording, QObject* parent) : ListModel(std::move(wording), parent)
{
    take({});
}

void JournalModel::take(std::vector<text::JournalLine> rows)
{
    m_rows = std::move(rows);
    tables::List list = tables::journalList(m_event, m_rows);
    std::ranges::reverse(list.rows);
    setList(std::move(list));
}

void JournalModel::setRows(std::vector<text::JournalLine> rows, const Event& event)
{
    // The journal only grows: new rows stand above the known ones.
    const std::size_t known = m_rows.size();
    const bool more = known > 0 && rows.size() > known && rows.front().when == m_rows.front().when;
    more ? beginInsertRows({}, 0, static_cast<int>(rows.size() - known) - 1) : beginResetModel();
    m_event = event;
    take(std::move(rows));
    more ? endInsertRows() : endResetModel();
}

}  // namespace kydai::ui

#include "moc_journal_model.cpp"
