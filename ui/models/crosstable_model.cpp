#include "models/crosstable_model.h"

#include "text/value_text.h"

#include <algorithm>
#include <numeric>

namespace kydai::ui {

CrosstableModel::CrosstableModel(text::Wording wording, QObject* parent)
    : QAbstractTableModel(parent), m_wording(std::move(wording))
{
}

void CrosstableModel::moveTo(const std::shared_ptr<const Section>& section)
{
    m_section = section;
    m_cards.reset();
    if (m_section) m_cards.emplace(*m_section);
    sortRows();
}

void CrosstableModel::setSection(std::shared_ptr<const Section> section)
{
    if (section == m_section) return;
    const bool sameFrame = m_section && section && m_section->players == section->players &&
                           m_section->roundsPaired() == section->roundsPaired();
    if (!sameFrame) {
        beginResetModel();
        moveTo(section);
        endResetModel();
        return;
    }
    const auto old = m_section;
    m_section = std::move(section);
    m_cards.emplace(*m_section);
    std::vector<bool> changed(m_section->players.size(), false);
    const auto mark = [&](PlayerId id) {
        if (const auto at = m_section->indexOf(id)) changed[*at] = true;
    };
    for (RoundNumber number = 1; number <= m_section->roundsPaired(); ++number) {
        const Round& before = old->round(number);
        const Round& after = m_section->round(number);
        if (before == after) continue;
        for (const Round* round : {&before, &after}) {
            const Round& other = round == &before ? after : before;
            for (std::size_t board = 0; board < round->games.size(); ++board) {
                const Game& game = round->games[board];
                if (board < other.games.size() && other.games[board] == game) continue;
                mark(game.white);
                mark(game.black);
            }
            for (const Bye& bye : round->byes) {
                if (std::ranges::find(other.byes, bye) == other.byes.end()) mark(bye.player);
            }
        }
    }
    if (!(old->rules == m_section->rules && old->adjustments == m_section->adjustments)) {
        std::fill(changed.begin(), changed.end(), true);
    }
    for (std::size_t player = 0; player < changed.size(); ++player) {
        if (!changed[player]) continue;
        const int row = m_rowOf[player];
        Q_EMIT dataChanged(index(row, 0), index(row, columnCount() - 1));
    }
}

void CrosstableModel::setRanking(std::vector<std::pair<PlayerId, int>> ranking)
{
    if (ranking == m_ranking) return;
    m_ranking = std::move(ranking);
    if (m_order != Order::ByRank || !m_section) return;
    Q_EMIT layoutAboutToBeChanged();
    const std::vector<std::size_t> before = m_rows;
    sortRows();
    QModelIndexList from;
    QModelIndexList to;
    for (const QModelIndex& persistent : persistentIndexList()) {
        from << persistent;
        const std::size_t player = before[static_cast<std::size_t>(persistent.row())];
        to << index(m_rowOf[player], persistent.column());
    }
    changePersistentIndexList(from, to);
    Q_EMIT layoutChanged();
    if (rowCount() > 0) Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

void CrosstableModel::setOrder(Order order)
{
    if (order == m_order) return;
    beginResetModel();
    m_order = order;
    sortRows();
    endResetModel();
}

void CrosstableModel::setWording(const text::Wording& wording)
{
    m_wording = wording;
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    if (rowCount() > 0) Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

void CrosstableModel::sortRows()
{
    const std::size_t players = m_section ? m_section->players.size() : 0;
    m_rows.resize(players);
    std::iota(m_rows.begin(), m_rows.end(), std::size_t{0});
    m_shown.assign(players, 0);
    for (std::size_t player = 0; player < players; ++player) m_shown[player] = m_section->players[player].tpn;
    const bool byRank = m_order == Order::ByRank && m_ranking.size() == players;
    if (byRank) {
        std::vector<std::size_t> place(players, players);
        for (std::size_t at = 0; at < m_ranking.size(); ++at) {
            const auto player = m_section->indexOf(m_ranking[at].first);
            if (!player) continue;
            place[*player] = at;
            m_shown[*player] = m_ranking[at].second;
        }
        std::ranges::stable_sort(m_rows, {}, [&](std::size_t player) { return place[player]; });
    } else {
        std::ranges::stable_sort(m_rows, {}, [&](std::size_t player) { return m_section->players[player].tpn; });
    }
    m_rowOf.assign(players, 0);
    for (std::size_t row = 0; row < players; ++row) m_rowOf[m_rows[row]] = static_cast<int>(row);
}

PlayerId CrosstableModel::playerAt(int row) const
{
    if (row < 0 || row >= rowCount()) return {};
    return m_section->players[m_rows[static_cast<std::size_t>(row)]].id;
}

int CrosstableModel::rowOf(PlayerId player) const
{
    const auto at = m_section ? m_section->indexOf(player) : std::nullopt;
    return at ? m_rowOf[*at] : -1;
}

RoundNumber CrosstableModel::roundOf(int column) const
{
    const int round = column - FirstRound + 1;
    return round >= 1 && round <= rounds() ? round : 0;
}

const RoundEntry* CrosstableModel::entryAt(const QModelIndex& index) const
{
    if (!index.isValid() || roundOf(index.column()) == 0) return nullptr;
    return &m_cards->entry(m_rows[static_cast<std::size_t>(index.row())], roundOf(index.column()));
}

QModelIndex CrosstableModel::counterpart(const QModelIndex& at) const
{
    const RoundEntry* entry = entryAt(at);
    if (entry == nullptr || !entry->hasOpponent()) return {};
    return index(m_rowOf[entry->opponent], at.column());
}

int CrosstableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int CrosstableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : FirstRound + rounds() + 1;
}

QString CrosstableModel::display(std::size_t player, int column) const
{
    const Player& record = m_section->players[player];
    switch (column) {
    case Place:
        return QString::number(m_shown[player]);
    case Name:
        return QString::fromStdString(record.name);
    case Unit:
        return QString::fromStdString(record.unit.empty() ? record.federation : record.unit);
    case Rating:
        return record.rating == 0 ? QString() : QString::number(record.rating);
    default:
        break;
    }
    const RoundNumber round = roundOf(column);
    if (round == 0) return text::pointsText(m_cards->score(player), m_wording);
    const RoundEntry& entry = m_cards->entry(player, round);
    return text::crosstableCell(entry, entry.hasOpponent() ? m_shown[entry.opponent] : 0);
}

QVariant CrosstableModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || !m_section) return {};
    const std::size_t player = m_rows[static_cast<std::size_t>(index.row())];
    const RoundEntry* entry = entryAt(index);
    switch (role) {
    case Qt::DisplayRole:
        return display(player, index.column());
    case Qt::TextAlignmentRole: {
        const bool text = index.column() == Name || index.column() == Unit;
        const Qt::Alignment across = text ? Qt::AlignLeft : entry != nullptr ? Qt::AlignHCenter : Qt::AlignRight;
        return QVariant::fromValue(across | Qt::AlignVCenter);
    }
    case Qt::ToolTipRole:
        if (entry == nullptr || !entry->hasOpponent()) return {};
        return tr("Round %1, board %2: %3 – %4")
            .arg(roundOf(index.column()))
            .arg(entry->board)
            .arg(QString::fromStdString(m_section->players[player].name),
                 QString::fromStdString(m_section->players[entry->opponent].name));
    case PlayerRole:
        return QVariant::fromValue(m_section->players[player].id);
    case OpponentRole:
        return entry != nullptr && entry->hasOpponent() ? QVariant::fromValue(m_section->players[entry->opponent].id)
                                                        : QVariant();
    case RoundRole:
        return roundOf(index.column());
    case ColourRole:
        return entry != nullptr && entry->colour ? QVariant(static_cast<int>(*entry->colour)) : QVariant();
    default:
        return {};
    }
}

QVariant CrosstableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal) return {};
    const RoundNumber round = roundOf(section);
    if (role == Qt::TextAlignmentRole) {
        const bool text = section == Name || section == Unit;
        const Qt::Alignment across = text ? Qt::AlignLeft : round > 0 ? Qt::AlignHCenter : Qt::AlignRight;
        return QVariant::fromValue(across | Qt::AlignVCenter);
    }
    if (role != Qt::DisplayRole) return {};
    if (round > 0) return tr("R%1", "round").arg(round);
    switch (section) {
    case Place:
        return m_order == Order::ByRank ? tr("Rank") : tr("No.");
    case Name:
        return tr("Name");
    case Unit:
        return tr("Unit");
    case Rating:
        return tr("Rating");
    default:
        return tr("Pts", "points");
    }
}

}  // namespace kydai::ui
