#include "models/crosstable_model.h"

#include "tables/lists.h"

#include <algorithm>

namespace kydai::ui {

namespace {

/// The players whose cells differ between two snapshots of the same players and rounds, by index.
std::vector<bool> changedPlayers(const Section& old, const Section& now)
{
    std::vector<bool> changed(now.players.size(), false);
    const auto mark = [&](PlayerId id) {
        if (const auto at = now.indexOf(id)) changed[*at] = true;
    };
    const auto markDifferences = [&](const Round& round, const Round& other) {
        for (std::size_t board = 0; board < round.games.size(); ++board) {
            const Game& game = round.games[board];
            if (board < other.games.size() && other.games[board] == game) continue;
            mark(game.white);
            mark(game.black);
        }
        for (const Bye& bye : round.byes) {
            if (std::ranges::find(other.byes, bye) == other.byes.end()) mark(bye.player);
        }
    };
    for (RoundNumber number = 1; number <= now.roundsPaired(); ++number) {
        const Round& before = old.round(number);
        const Round& after = now.round(number);
        if (before == after) continue;
        markDifferences(before, after);
        markDifferences(after, before);
    }
    if (!(old.rules == now.rules && old.adjustments == now.adjustments))
        std::fill(changed.begin(), changed.end(), true);
    return changed;
}

}  // namespace

CrosstableModel::CrosstableModel(text::Wording wording, QObject* parent) : ListModel(std::move(wording), parent) {}

tables::List CrosstableModel::listOf(const std::shared_ptr<const Section>& section) const
{
    if (!section) return {};
    const bool ranked =
        m_order == Order::ByRank && m_ranking && m_ranking->competition->participants() == section->players.size();
    return tables::crosstableList(*section, ranked ? tables::Numbering::Rank : tables::Numbering::Number,
                                  ranked ? m_ranking.get() : nullptr);
}

void CrosstableModel::take(tables::List list)
{
    setList(std::move(list));
    m_rowOf.assign(m_section ? m_section->players.size() : 0, 0);
    for (int row = 0; row < rowCount(); ++row) m_rowOf[subject(row)] = row;
}

void CrosstableModel::setSection(std::shared_ptr<const Section> section)
{
    if (section == m_section) return;
    const bool sameFrame = m_section && section && m_section->players == section->players &&
                           m_section->roundsPaired() == section->roundsPaired();
    if (!sameFrame) {
        beginResetModel();
        m_ranking.reset();
        m_section = std::move(section);
        take(listOf(m_section));
        endResetModel();
        return;
    }
    const auto old = m_section;
    m_section = std::move(section);
    take(listOf(m_section));
    const std::vector<bool> changed = changedPlayers(*old, *m_section);
    for (std::size_t player = 0; player < changed.size(); ++player) {
        if (changed[player]) announceRow(m_rowOf[player]);
    }
}

void CrosstableModel::renew()
{
    tables::List next = listOf(m_section);
    if (!sameColumns(next) || next.rows.size() != list().rows.size()) {
        beginResetModel();
        take(std::move(next));
        endResetModel();
        return;
    }
    Q_EMIT layoutAboutToBeChanged();
    const std::vector<tables::Subject> before = list().rows;
    take(std::move(next));
    QModelIndexList from;
    QModelIndexList to;
    for (const QModelIndex& persistent : persistentIndexList()) {
        from << persistent;
        to << index(m_rowOf[before[static_cast<std::size_t>(persistent.row())]], persistent.column());
    }
    changePersistentIndexList(from, to);
    Q_EMIT layoutChanged();
    announceAll();
}

void CrosstableModel::setRanking(std::shared_ptr<const tiebreak::Standings> standings)
{
    if (standings == m_ranking) return;
    // The list shown reads the ranking before this one until it is replaced.
    const auto old = std::exchange(m_ranking, std::move(standings));
    if (m_order == Order::ByRank && m_section) renew();
}

void CrosstableModel::setOrder(Order order)
{
    if (order == m_order) return;
    m_order = order;
    renew();
}

PlayerId CrosstableModel::playerAt(int row) const
{
    if (row < 0 || row >= rowCount()) return {};
    return m_section->players[subject(row)].id;
}

int CrosstableModel::rowOf(PlayerId player) const
{
    const auto at = m_section ? m_section->indexOf(player) : std::nullopt;
    return at ? m_rowOf[*at] : -1;
}

RoundNumber CrosstableModel::roundOf(int column) const
{
    const int first = this->column("round1");
    const int round = column - first + 1;
    return first >= 0 && round >= 1 && round <= rounds() ? round : 0;
}

std::optional<RoundEntry> CrosstableModel::entryAt(const QModelIndex& index) const
{
    if (!index.isValid() || roundOf(index.column()) == 0) return std::nullopt;
    const tables::Value cell = value(index);
    const auto* round = std::get_if<tables::RoundCell>(&cell);
    return round == nullptr ? std::nullopt : std::optional(round->entry);
}

QModelIndex CrosstableModel::counterpart(const QModelIndex& at) const
{
    const auto entry = entryAt(at);
    if (!entry || !entry->hasOpponent()) return {};
    return index(m_rowOf[entry->opponent], at.column());
}

QVariant CrosstableModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || !m_section || index.row() >= rowCount()) return {};
    switch (role) {
    case PlayerRole:
        return QVariant::fromValue(m_section->players[subject(index.row())].id);
    case OpponentRole: {
        const auto entry = entryAt(index);
        return entry && entry->hasOpponent() ? QVariant::fromValue(m_section->players[entry->opponent].id) : QVariant();
    }
    case RoundRole:
        return roundOf(index.column());
    case ColourRole: {
        const auto entry = entryAt(index);
        return entry && entry->colour ? QVariant(static_cast<int>(*entry->colour)) : QVariant();
    }
    default:
        return ListModel::data(index, role);
    }
}

}  // namespace kydai::ui

#include "moc_crosstable_model.cpp"
