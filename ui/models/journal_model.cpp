#include "models/journal_model.h"

namespace kydai::ui {

JournalModel::JournalModel(text::Wording wording, QObject* parent)
    : QAbstractTableModel(parent), m_wording(std::move(wording))
{
}

void JournalModel::setRows(std::vector<text::JournalLine> rows, const Event& event)
{
    // The journal only grows: new rows stand above the known ones.
    const std::size_t known = m_rows.size();
    if (rows.size() >= known && known > 0 && rows.front().when == m_rows.front().when) {
        m_event = event;
        if (rows.size() > known) {
            beginInsertRows({}, 0, static_cast<int>(rows.size() - known) - 1);
            m_rows = std::move(rows);
            endInsertRows();
        }
        return;
    }
    beginResetModel();
    m_event = event;
    m_rows = std::move(rows);
    endResetModel();
}

void JournalModel::setWording(const text::Wording& wording)
{
    m_wording = wording;
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (rowCount() > 0) Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

int JournalModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int JournalModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant JournalModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid()) return {};
    const text::JournalLine& row = rowAt(index.row());
    if (role == Qt::TextAlignmentRole) return QVariant::fromValue(Qt::Alignment(Qt::AlignLeft | Qt::AlignVCenter));
    if (role != Qt::DisplayRole) return {};
    switch (index.column()) {
    case When:
        return row.when.toLocalTime().toString(QStringLiteral("dd/MM HH:mm:ss"));
    case Who:
        return row.who;
    case What:
        return text::journalWords(row, m_event, m_wording).what;
    case Before:
        return text::journalWords(row, m_event, m_wording).before;
    default:
        return {};
    }
}

QVariant JournalModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
    switch (section) {
    case When:
        return tr("When");
    case Who:
        return tr("Who");
    case What:
        return tr("What");
    default:
        return tr("Before");
    }
}

}  // namespace kydai::ui
