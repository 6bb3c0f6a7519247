#include "models/standings_model.h"

#include "tables/lists.h"
#include "tiebreak/unit_standings.h"

#include <algorithm>

namespace kydai::ui {

StandingsModel::StandingsModel(text::Wording wording, QObject* parent) : ListModel(std::move(wording), parent) {}

tables::List StandingsModel::listOf(const Section& section, const tiebreak::Standings& standings) const
{
    return tables::groupList(section, standings, m_group);
}

void StandingsModel::take(std::shared_ptr<const Section> section, std::shared_ptr<const tiebreak::Standings> standings)
{
    tables::List list = listOf(*section, *standings);
    m_section = std::move(section);
    m_standings = std::move(standings);
    setList(std::move(list));
}

void StandingsModel::setStandings(std::shared_ptr<const Section> section,
                                  std::shared_ptr<const tiebreak::Standings> standings)
{
    const tables::List next = listOf(*section, *standings);
    const bool sameFrame = m_standings && next.rows.size() == list().rows.size() && sameColumns(next) &&
                           m_standings->competition->players == standings->competition->players &&
                           m_standings->competition->numbers == standings->competition->numbers;
    if (!sameFrame) {
        beginResetModel();
        take(std::move(section), std::move(standings));
        endResetModel();
        return;
    }
    Q_EMIT layoutAboutToBeChanged();
    const std::vector<tables::Subject> before = list().rows;
    take(std::move(section), std::move(standings));
    QModelIndexList from;
    QModelIndexList to;
    for (const QModelIndex& persistent : persistentIndexList()) {
        from << persistent;
        const int row = rowOfParticipant(before[static_cast<std::size_t>(persistent.row())]);
        to << (row < 0 ? QModelIndex() : index(row, persistent.column()));
    }
    changePersistentIndexList(from, to);
    Q_EMIT layoutChanged();
    announceAll();
}

int StandingsModel::rowOfParticipant(std::size_t participant) const
{
    const auto at = std::ranges::find(list().rows, participant);
    return at == list().rows.end() ? -1 : static_cast<int>(at - list().rows.begin());
}

void StandingsModel::setGroup(const tiebreak::PlayerGroup& group)
{
    if (group == m_group) return;
    beginResetModel();
    m_group = group;
    if (m_standings) setList(listOf(*m_section, *m_standings));
    endResetModel();
}

void StandingsModel::clear()
{
    beginResetModel();
    setList({});
    m_section.reset();
    m_standings.reset();
    endResetModel();
}

TeamId StandingsModel::teamAt(int row) const
{
    if (row < 0 || row >= rowCount() || !m_standings->competition->teams) return {};
    return TeamId{m_standings->competition->numbers[subject(row)]};
}

PlayerId StandingsModel::playerAt(int row) const
{
    if (row < 0 || row >= rowCount() || m_standings->competition->teams) return {};
    return m_standings->competition->playerAt(subject(row));
}

int StandingsModel::rowOf(PlayerId player) const
{
    if (!m_standings || m_standings->competition->teams) return -1;
    const auto participant = m_standings->competition->indexOf(player);
    return participant ? rowOfParticipant(*participant) : -1;
}

std::string StandingsModel::codeOf(int column) const
{
    if (column < 0 || column >= columnCount() || columnAt(column).family != "tiebreaks") return {};
    return columnAt(column).id;
}

bool StandingsModel::decides(int row, int column) const
{
    const tiebreak::Separation& separation = m_standings->rows[m_standings->rowOf[subject(row)]].separation;
    return separation.by == tiebreak::Separation::By::TieBreak &&
           codeOf(column) == m_standings->columns[separation.column].code.text;
}

QVariant StandingsModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || !m_standings || index.row() >= rowCount()) return {};
    switch (role) {
    case Qt::DisplayRole: {
        const QString text = ListModel::data(index, role).toString();
        return text.isEmpty() && !codeOf(index.column()).empty() ? QStringLiteral("–") : text;
    }
    case Qt::ToolTipRole:
        if (decides(index.row(), index.column())) return tr("This tie-break puts the player behind the one before.");
        return ListModel::data(index, role);
    case PlayerRole:
        return QVariant::fromValue(playerAt(index.row()));
    case CodeRole:
        return QString::fromStdString(codeOf(index.column()));
    case DecidesRole:
        return decides(index.row(), index.column());
    default:
        return ListModel::data(index, role);
    }
}

}  // namespace kydai::ui

#include "moc_standings_model.cpp"
