#include "models/standings_model.h"

#include "text/value_text.h"
#include "tiebreak/unit_standings.h"

#include <algorithm>

namespace kydai::ui {

StandingsModel::StandingsModel(text::Wording wording, QObject* parent)
    : QAbstractTableModel(parent), m_wording(std::move(wording))
{
}

void StandingsModel::setStandings(std::shared_ptr<const Section> section,
                                  std::shared_ptr<const tiebreak::Standings> standings)
{
    std::vector<tiebreak::Row> rows = shownRows(*section, *standings);
    const bool sameFrame =
        m_standings && rows.size() == m_rows.size() &&
        m_standings->competition->players == standings->competition->players &&
        m_standings->competition->numbers == standings->competition->numbers &&
        std::ranges::equal(m_standings->columns, standings->columns,
                           [](const tiebreak::Column& a, const tiebreak::Column& b) { return a.code == b.code; });
    if (!sameFrame) {
        beginResetModel();
        m_section = std::move(section);
        m_standings = std::move(standings);
        m_rows = std::move(rows);
        endResetModel();
        return;
    }
    Q_EMIT layoutAboutToBeChanged();
    const std::vector<tiebreak::Row> before = std::move(m_rows);
    m_section = std::move(section);
    m_standings = std::move(standings);
    m_rows = std::move(rows);
    QModelIndexList from;
    QModelIndexList to;
    for (const QModelIndex& persistent : persistentIndexList()) {
        const std::size_t participant = before[static_cast<std::size_t>(persistent.row())].participant;
        from << persistent;
        const int row = rowOfParticipant(participant);
        to << (row < 0 ? QModelIndex() : index(row, persistent.column()));
    }
    changePersistentIndexList(from, to);
    Q_EMIT layoutChanged();
    if (rowCount() > 0) Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

std::vector<tiebreak::Row> StandingsModel::shownRows(const Section& section, const tiebreak::Standings& standings) const
{
    return standings.competition->teams ? standings.rows : tiebreak::categoryRows(section, standings, m_category);
}

int StandingsModel::rowOfParticipant(std::size_t participant) const
{
    const auto at = std::ranges::find(m_rows, participant, &tiebreak::Row::participant);
    return at == m_rows.end() ? -1 : static_cast<int>(at - m_rows.begin());
}

void StandingsModel::setCategory(const std::string& category)
{
    if (category == m_category) return;
    beginResetModel();
    m_category = category;
    if (m_standings) m_rows = shownRows(*m_section, *m_standings);
    endResetModel();
}

void StandingsModel::clear()
{
    beginResetModel();
    m_rows.clear();
    m_section.reset();
    m_standings.reset();
    endResetModel();
}

void StandingsModel::setWording(const text::Wording& wording)
{
    m_wording = wording;
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    if (rowCount() > 0) Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

TeamId StandingsModel::teamAt(int row) const
{
    if (row < 0 || row >= rowCount() || !m_standings->competition->teams) return {};
    return TeamId{m_standings->competition->numbers[m_rows[static_cast<std::size_t>(row)].participant]};
}

PlayerId StandingsModel::playerAt(int row) const
{
    if (row < 0 || row >= rowCount() || m_standings->competition->teams) return {};
    return m_standings->competition->playerAt(m_rows[static_cast<std::size_t>(row)].participant);
}

int StandingsModel::rowOf(PlayerId player) const
{
    if (!m_standings || m_standings->competition->teams) return -1;
    const auto participant = m_standings->competition->indexOf(player);
    return participant ? rowOfParticipant(*participant) : -1;
}

const tiebreak::Column* StandingsModel::tieBreak(int column) const
{
    const int at = column - FirstTieBreak;
    if (!m_standings || at < 0 || at >= static_cast<int>(m_standings->columns.size())) return nullptr;
    return &m_standings->columns[static_cast<std::size_t>(at)];
}

std::string StandingsModel::codeOf(int column) const
{
    const tiebreak::Column* found = tieBreak(column);
    return found == nullptr ? std::string() : found->code.text;
}

int StandingsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || !m_standings ? 0 : static_cast<int>(m_rows.size());
}

int StandingsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() || !m_standings ? 0 : FirstTieBreak + static_cast<int>(m_standings->columns.size());
}

QString StandingsModel::display(std::size_t participant, int row, int column) const
{
    const tiebreak::Competition& competition = *m_standings->competition;
    if (const tiebreak::Column* found = tieBreak(column)) {
        const auto& value = found->values[participant].value;
        return value ? text::fractionText(*value, m_wording) : QStringLiteral("–");
    }
    const Player* player = m_section->find(competition.playerAt(participant));
    switch (column) {
    case Rank:
        return QString::number(m_rows[static_cast<std::size_t>(row)].rank);
    case Number:
        return QString::number(competition.numbers[participant]);
    case Name:
        if (player != nullptr) return QString::fromStdString(player->name);
        for (const Team& team : m_section->teams.teams) {
            if (team.id.value == competition.numbers[participant]) return QString::fromStdString(team.name);
        }
        return {};
    case Unit:
        if (player == nullptr) return {};
        return QString::fromStdString(player->unit.empty() ? player->federation : player->unit);
    case Rating:
        return competition.ratings[participant] == 0 ? QString() : QString::number(competition.ratings[participant]);
    case Score:
        return text::pointsText(competition.primary.score(participant), m_wording);
    default:
        return {};
    }
}

bool StandingsModel::decides(int row, int column) const
{
    const tiebreak::Separation& separation = m_rows[static_cast<std::size_t>(row)].separation;
    if (separation.by == tiebreak::Separation::By::Points) return column == Score && row > 0;
    return separation.by == tiebreak::Separation::By::TieBreak &&
           column == FirstTieBreak + static_cast<int>(separation.column);
}

QVariant StandingsModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || !m_standings) return {};
    const std::size_t participant = m_rows[static_cast<std::size_t>(index.row())].participant;
    switch (role) {
    case Qt::DisplayRole:
        return display(participant, index.row(), index.column());
    case Qt::TextAlignmentRole: {
        const bool text = index.column() == Name || index.column() == Unit;
        return QVariant::fromValue(Qt::Alignment((text ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter));
    }
    case Qt::ToolTipRole:
        if (decides(index.row(), index.column()) && tieBreak(index.column()) != nullptr) {
            return tr("This tie-break puts the player behind the one before.");
        }
        return {};
    case PlayerRole:
        return QVariant::fromValue(playerAt(index.row()));
    case CodeRole:
        return QString::fromStdString(codeOf(index.column()));
    case DecidesRole:
        return decides(index.row(), index.column()) && tieBreak(index.column()) != nullptr;
    default:
        return {};
    }
}

QVariant StandingsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::TextAlignmentRole) {
        const bool text = section == Name || section == Unit;
        return QVariant::fromValue(Qt::Alignment((text ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter));
    }
    if (role != Qt::DisplayRole) return {};
    if (const tiebreak::Column* found = tieBreak(section)) return QString::fromStdString(found->code.text);
    switch (section) {
    case Rank:
        return tr("Rank");
    case Number:
        return tr("No.");
    case Name:
        return tr("Name");
    case Unit:
        return tr("Unit");
    case Rating:
        return tr("Rating");
    case Score:
        return tr("Pts", "points");
    default:
        return {};
    }
}

}  // namespace kydai::ui
