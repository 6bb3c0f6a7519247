#include "models/list_model.h"

#include <algorithm>

namespace kydai::ui {

namespace {

Qt::Alignment alignmentOf(const tables::Column& column)
{
    const Qt::Alignment across = column.align == tables::Align::Left     ? Qt::AlignLeft
                                 : column.align == tables::Align::Centre ? Qt::AlignHCenter
                                                                         : Qt::AlignRight;
    return across | Qt::AlignVCenter;
}

}  // namespace

int ListModel::column(std::string_view id) const
{
    const auto at = m_list.find(id);
    return at ? static_cast<int>(*at) : -1;
}

QList<int> ListModel::widths(int hidden) const
{
    QList<int> widths(static_cast<qsizetype>(m_list.columns.size()), hidden);
    for (const std::size_t at : tables::defaultColumns(m_list, m_output)) {
        const tables::Width& width = m_list.columns[at].width;
        widths[static_cast<qsizetype>(at)] = width.stretches ? -width.characters : width.characters;
    }
    return widths;
}

void ListModel::setWording(const text::Wording& wording)
{
    m_wording = wording;
    if (columnCount() > 0) Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    announceAll();
}

bool ListModel::sameColumns(const tables::List& other) const
{
    return std::ranges::equal(m_list.columns, other.columns, {}, &tables::Column::id, &tables::Column::id);
}

void ListModel::announceRow(int row)
{
    Q_EMIT dataChanged(index(row, 0), index(row, columnCount() - 1));
}

void ListModel::announceAll()
{
    if (rowCount() > 0) Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

int ListModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_list.rows.size());
}

int ListModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_list.columns.size());
}

tables::Value ListModel::value(const QModelIndex& index) const
{
    return m_list.value(static_cast<std::size_t>(index.row()), static_cast<std::size_t>(index.column()));
}

QVariant ListModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount()) return {};
    const tables::Column& column = columnAt(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return tables::cellText(m_list, static_cast<std::size_t>(index.row()), static_cast<std::size_t>(index.column()),
                                m_output, m_wording);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(alignmentOf(column));
    case Qt::ToolTipRole:
        return column.tip ? QVariant(column.tip(subject(index.row()), m_wording)) : QVariant();
    case Qt::AccessibleTextRole:
        return spoken(index);
    case SortRole:
        return tables::sortKey(value(index), m_wording);
    case ColumnIdRole:
        return QByteArray::fromStdString(column.id);
    case GroupRole:
        return groupAt(index.row());
    case HeadingsRole:
        return headingsAt(index.row());
    default:
        return {};
    }
}

int ListModel::groupAt(int row) const
{
    const auto after =
        std::ranges::upper_bound(m_list.groups, static_cast<std::size_t>(row), {}, &tables::Group::firstRow);
    return static_cast<int>(after - m_list.groups.begin()) - 1;
}

/// More than one where groups before it have no rows.
QStringList ListModel::headingsAt(int row) const
{
    const int group = groupAt(row);
    if (group < 0) return {};
    const std::size_t first = m_list.groups[static_cast<std::size_t>(group)].firstRow;
    QStringList headings;
    for (const tables::Group& each : m_list.groups) {
        if (each.firstRow == first) headings += each.title(m_wording);
    }
    return headings;
}

QString ListModel::headOf(int column) const
{
    return tables::headText(columnAt(column), tables::Output::Text, m_wording);
}

QString ListModel::spoken(const QModelIndex& index) const
{
    const QString text = index.data().toString();
    return headOf(index.column()) + QStringLiteral(": ") + (text.isEmpty() ? tr("empty") : text);
}

QVariant ListModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount()) return {};
    const tables::Column& column = columnAt(section);
    switch (role) {
    case Qt::DisplayRole:
        return tables::headText(column, m_output, m_wording);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(alignmentOf(column));
    case Qt::ToolTipRole: {
        const QString inFull = tables::headText(column, tables::Output::Text, m_wording);
        return inFull == tables::headText(column, m_output, m_wording) ? QVariant() : QVariant(inFull);
    }
    case ColumnIdRole:
        return QByteArray::fromStdString(column.id);
    default:
        return {};
    }
}

int columnOf(const QAbstractItemModel& model, std::string_view id)
{
    for (int column = 0; column < model.columnCount(); ++column) {
        const QByteArray found = model.headerData(column, Qt::Horizontal, ListModel::ColumnIdRole).toByteArray();
        if (std::string_view(found.constData(), static_cast<std::size_t>(found.size())) == id) return column;
    }
    return -1;
}

bool isInColumn(const QModelIndex& index, std::string_view id)
{
    const QByteArray found = index.data(ListModel::ColumnIdRole).toByteArray();
    return std::string_view(found.constData(), static_cast<std::size_t>(found.size())) == id;
}

}  // namespace kydai::ui

#include "moc_list_model.cpp"
