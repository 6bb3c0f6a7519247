#include "models/unit_standings_model.h"

#include "text/table_text.h"
#include "text/unit_table.h"
#include "text/value_text.h"

namespace kydai::ui {

UnitStandingsModel::UnitStandingsModel(text::Wording wording, QObject* parent)
    : QAbstractTableModel(parent), m_wording(std::move(wording))
{
}

void UnitStandingsModel::setUnits(std::shared_ptr<const Section> section, std::vector<tiebreak::UnitRow> units)
{
    beginResetModel();
    m_section = std::move(section);
    m_units = std::move(units);
    endResetModel();
}

void UnitStandingsModel::setWording(const text::Wording& wording)
{
    m_wording = wording;
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (rowCount() > 0) Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

int UnitStandingsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_units.size());
}

int UnitStandingsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant UnitStandingsModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid()) return {};
    const tiebreak::UnitRow& unit = m_units[static_cast<std::size_t>(index.row())];
    if (role == Qt::TextAlignmentRole) {
        const bool text = index.column() == Unit || index.column() == Members;
        return QVariant::fromValue(Qt::Alignment((text ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter));
    }
    if (role == Qt::ToolTipRole && !unit.complete) {
        return tr("This unit has fewer players than count, so it stands behind the complete ones.");
    }
    if (role != Qt::DisplayRole) return {};
    switch (index.column()) {
    case Rank:
        return QString::number(unit.rank);
    case Unit:
        return QString::fromStdString(unit.unit);
    case Places:
        return QString::number(unit.places);
    case Score:
        return text::pointsText(unit.points, m_wording);
    case Members:
        return text::unitMembersText(*m_section, unit, m_wording);
    default:
        return {};
    }
}

QVariant UnitStandingsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
    switch (section) {
    case Rank:
        return text::tableHead("place", m_wording);
    case Unit:
        return text::tableHead("unit", m_wording);
    case Places:
        return text::tableHead("unit_places", m_wording);
    case Score:
        return text::tableHead("unit_points", m_wording);
    case Members:
        return text::tableHead("unit_members", m_wording);
    default:
        return {};
    }
}

}  // namespace kydai::ui
