#include "models/draft_model.h"

#include "text/value_text.h"

#include <algorithm>
#include <utility>

namespace kydai::ui {

void DraftModel::setDraft(const Section& section, RoundNumber number, const Round& round, const pairing::Field& field,
                          std::vector<QString> checks)
{
    auto preview = std::make_shared<Section>(section);
    preview->rounds.resize(static_cast<std::size_t>(number - 1));
    preview->rounds.push_back(round);
    m_field = field;
    m_checks = std::move(checks);
    setRound(std::move(preview), number);
    if (rowCount() > 0) Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, DraftColumnCount - 1));
}

void DraftModel::setMarked(PlayerId player)
{
    m_marked = player;
    if (rowCount() > 0) Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, DraftColumnCount - 1));
}

PlayerId DraftModel::playerAt(const QModelIndex& index) const
{
    if (const Bye* bye = byeAt(index.row())) return bye->player;
    const Game* game = gameAt(index.row());
    if (game == nullptr) return {};
    return index.column() >= BlackNumber && index.column() <= BlackPoints ? game->black : game->white;
}

int DraftModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : DraftColumnCount;
}

/// Who floats: the arrow stands on the player's side of the dash.
QString DraftModel::floatsText(int row) const
{
    const Game* game = gameAt(row);
    if (game == nullptr) return {};
    const auto white = m_field.indexOf(game->white);
    const auto black = m_field.indexOf(game->black);
    if (!white || !black) return {};
    const Points whiteScore = m_field.entrants[*white].score;
    const Points blackScore = m_field.entrants[*black].score;
    if (whiteScore == blackScore) return {};
    return whiteScore > blackScore ? QStringLiteral("↓ – ↑") : QStringLiteral("↑ – ↓");
}

QString DraftModel::floatsTip(int row) const
{
    const Game* game = gameAt(row);
    if (game == nullptr) return {};
    QStringList lines;
    for (const PlayerId id : {game->white, game->black}) {
        const auto at = m_field.indexOf(id);
        const Player* player = section()->find(id);
        if (!at || player == nullptr) continue;
        QStringList floats;
        for (int ago = 0; ago < 2; ++ago) {
            const pairing::Float kind = m_field.entrants[*at].floats[static_cast<std::size_t>(ago)];
            if (kind == pairing::Float::None) continue;
            floats << (kind == pairing::Float::Down ? tr("floated down in round %1") : tr("floated up in round %1"))
                          .arg(m_field.round - 1 - ago);
        }
        if (!floats.isEmpty())
            lines << QString::fromStdString(player->name) + QStringLiteral(": ") + floats.join(QStringLiteral(", "));
    }
    return lines.join(QLatin1Char('\n'));
}

QVariant DraftModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount()) return {};
    const auto row = static_cast<std::size_t>(index.row());
    const QString check = row < m_checks.size() ? m_checks[row] : QString();
    if (role == FaultRole) return !check.isEmpty();
    if (role == MarkedRole) {
        const bool name = index.column() == White || (index.column() == Black && gameAt(index.row()) != nullptr);
        return m_marked && name && playerAt(index) == m_marked;
    }
    if (index.column() == Floats) {
        if (role == Qt::DisplayRole) return floatsText(index.row());
        if (role == Qt::ToolTipRole) return floatsTip(index.row());
        if (role == Qt::TextAlignmentRole) return QVariant::fromValue(Qt::Alignment(Qt::AlignCenter));
        return {};
    }
    if (index.column() == Check) {
        if (role == Qt::DisplayRole) return check.isEmpty() ? QString() : QStringLiteral("⚠ ") + check;
        if (role == Qt::ToolTipRole) return check;
        if (role == Qt::TextAlignmentRole) return QVariant::fromValue(Qt::Alignment(Qt::AlignLeft | Qt::AlignVCenter));
        return {};
    }
    return RoundModel::data(index, role);
}

QVariant DraftModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < ColumnCount)
        return RoundModel::headerData(section, orientation, role);
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(
            Qt::Alignment((section == Floats ? Qt::AlignHCenter : Qt::AlignLeft) | Qt::AlignVCenter));
    if (role != Qt::DisplayRole) return {};
    return section == Floats ? tr("Floats") : tr("To be confirmed");
}

}  // namespace kydai::ui
