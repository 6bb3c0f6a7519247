#include "models/round_model.h"

#include "pairing/round_colours.h"
#include "support/utf8.h"
#include "text/value_text.h"

#include <algorithm>

namespace kydai::ui {

namespace {

bool samePlayers(const Round& a, const Round& b)
{
    return std::ranges::equal(a.games, b.games,
                              [](const Game& x, const Game& y) { return x.white == y.white && x.black == y.black; }) &&
           std::ranges::equal(a.byes, b.byes, {}, &Bye::player, &Bye::player);
}

/// What the columns beside the results depend on: earlier rounds, names and numbers.
bool sameBefore(const Section& a, const Section& b, RoundNumber round)
{
    const auto earlier = static_cast<std::ptrdiff_t>(round - 1);
    return a.players == b.players && a.rules == b.rules &&
           std::equal(a.rounds.begin(), a.rounds.begin() + earlier, b.rounds.begin(), b.rounds.begin() + earlier);
}

bool isMissing(const Game& game)
{
    return isUndecided(game.whiteOutcome) || isUndecided(game.blackOutcome);
}

}  // namespace

RoundModel::RoundModel(text::Wording wording, QObject* parent)
    : QAbstractTableModel(parent), m_wording(std::move(wording))
{
}

void RoundModel::setRound(std::shared_ptr<const Section> section, RoundNumber round)
{
    const bool paired = section && round >= 1 && round <= section->roundsPaired();
    const bool sameBoards = paired && shownRound() != nullptr && round == m_round &&
                            samePlayers(*shownRound(), section->round(round)) &&
                            sameBefore(*m_section, *section, round);
    if (!sameBoards) {
        beginResetModel();
        m_section = std::move(section);
        m_round = paired ? round : 0;
        computeBefore();
        endResetModel();
        return;
    }
    const auto old = std::exchange(m_section, std::move(section));
    const Round& before = old->round(round);
    const Round& after = m_section->round(round);
    for (int row = 0; row < rowCount(); ++row) {
        const auto at = static_cast<std::size_t>(row);
        const bool changed = at < after.games.size()
                                 ? before.games[at] != after.games[at]
                                 : before.byes[at - after.games.size()] != after.byes[at - after.games.size()];
        if (changed) Q_EMIT dataChanged(index(row, 0), index(row, ColumnCount - 1));
    }
}

void RoundModel::setWording(const text::Wording& wording)
{
    m_wording = wording;
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (rowCount() > 0) Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

void RoundModel::computeBefore()
{
    m_pointsBefore.clear();
    m_colours.clear();
    if (shownRound() == nullptr) return;
    const Scorecards cards(*m_section, m_round - 1);
    for (std::size_t player = 0; player < cards.players(); ++player) m_pointsBefore.push_back(cards.score(player));
    const pairing::RoundColours colours(*m_section, m_round);
    for (const Game& game : shownRound()->games) m_colours.push_back(colours.of(game));
}

const Round* RoundModel::shownRound() const
{
    return m_section && m_round > 0 ? &m_section->round(m_round) : nullptr;
}

int RoundModel::boards() const
{
    return shownRound() == nullptr ? 0 : static_cast<int>(shownRound()->games.size());
}

int RoundModel::missing() const
{
    return shownRound() == nullptr ? 0 : static_cast<int>(std::ranges::count_if(shownRound()->games, isMissing));
}

const Game* RoundModel::gameAt(int row) const
{
    return row >= 0 && row < boards() ? &shownRound()->games[static_cast<std::size_t>(row)] : nullptr;
}

const Bye* RoundModel::byeAt(int row) const
{
    return row >= boards() && row < rowCount() ? &shownRound()->byes[static_cast<std::size_t>(row - boards())]
                                               : nullptr;
}

std::optional<int> RoundModel::nextMissing(int row) const
{
    for (int step = 1; step <= boards(); ++step) {
        const int candidate = (row + step) % std::max(boards(), 1);
        if (isMissing(*gameAt(candidate))) return candidate;
    }
    return std::nullopt;
}

int RoundModel::rowOf(PlayerId player) const
{
    const Round* round = shownRound();
    if (round == nullptr) return -1;
    const auto game =
        std::ranges::find_if(round->games, [&](const Game& g) { return g.white == player || g.black == player; });
    if (game != round->games.end()) return static_cast<int>(game - round->games.begin());
    const auto bye = std::ranges::find(round->byes, player, &Bye::player);
    return bye == round->byes.end() ? -1 : boards() + static_cast<int>(bye - round->byes.begin());
}

const pairing::BoardColours* RoundModel::coloursAt(int row) const
{
    return row >= 0 && row < boards() ? &m_colours[static_cast<std::size_t>(row)] : nullptr;
}

bool RoundModel::deviates(int row) const
{
    const Game* game = gameAt(row);
    const pairing::BoardColours* rules = coloursAt(row);
    return game != nullptr && rules->white && game->coloursKnown && rules->white != game->white;
}

QString RoundModel::coloursText(int row) const
{
    const pairing::BoardColours& rules = *coloursAt(row);
    QString reason;
    if (rules.allocation) {
        reason = QString::fromLatin1(colour::letterName(rules.allocation->letter).data());
    } else if (rules.source == pairing::ColourSource::Table && rules.white) {
        reason = tr("table", "colours of a round robin");
    }
    return deviates(row) ? QStringLiteral("≠ ") + reason : reason;
}

QString RoundModel::coloursTip(int row) const
{
    const pairing::BoardColours& rules = *coloursAt(row);
    if (rules.source == pairing::ColourSource::Table && rules.white) {
        return deviates(row)
                   ? tr("By the table of the round robin, the colours would be the other way round. Press F1 for the "
                        "reasons.")
                   : tr("Colours by the table of the round robin.");
    }
    if (!rules.allocation) return {};
    const QString step = QString::fromLatin1(colour::stepNumber(rules.allocation->decider).data());
    return deviates(row)
               ? tr("By C.04.3, %1, the colours would be the other way round. Press F1 for the reasons.").arg(step)
               : tr("Colours by C.04.3, %1. Press F1 for the reasons.").arg(step);
}

int RoundModel::rowCount(const QModelIndex& parent) const
{
    if (parent.isValid() || shownRound() == nullptr) return 0;
    return boards() + static_cast<int>(shownRound()->byes.size());
}

int RoundModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString RoundModel::nameOf(PlayerId id) const
{
    const Player* player = m_section->find(id);
    return player == nullptr ? QString() : QString::fromStdString(player->name);
}

QVariant RoundModel::numberOf(PlayerId id) const
{
    const Player* player = m_section->find(id);
    return player == nullptr ? QVariant() : QVariant(player->tpn);
}

QString RoundModel::pointsOf(PlayerId id) const
{
    const auto at = m_section->indexOf(id);
    return at ? text::pointsText(m_pointsBefore[*at], m_wording) : QString();
}

QVariant RoundModel::gameText(const Game& game, int row, int column) const
{
    switch (column) {
    case Board:
        return row + 1;
    case WhitePoints:
        return pointsOf(game.white);
    case WhiteNumber:
        return numberOf(game.white);
    case White:
        return nameOf(game.white);
    case Result:
        return game.whiteOutcome == Outcome::Adjourned ? tr("adj.", "adjourned game")
                                                       : text::resultText(game.whiteOutcome, game.blackOutcome);
    case BlackNumber:
        return numberOf(game.black);
    case Black:
        return nameOf(game.black);
    case BlackPoints:
        return pointsOf(game.black);
    case ColourReason:
        return coloursText(row);
    default:
        return {};
    }
}

QVariant RoundModel::byeText(const Bye& bye, int column) const
{
    switch (column) {
    case WhitePoints:
        return pointsOf(bye.player);
    case WhiteNumber:
        return numberOf(bye.player);
    case White:
        return nameOf(bye.player);
    case Result: {
        RoundEntry entry;
        entry.outcome = bye.kind;
        entry.points = m_section->rules.points.pointsFor(bye.kind, Colour::White);
        return text::crosstableCell(entry, 0);
    }
    case Black:
        return text::outcomeText(bye.kind, m_wording);
    default:
        return {};
    }
}

QString RoundModel::tooltip(int row, int column) const
{
    const Game* game = gameAt(row);
    if (game == nullptr) return {};
    if (column == White || column == Black) {
        const Player* player = m_section->find(column == White ? game->white : game->black);
        if (player == nullptr) return {};
        QStringList parts{QString::fromStdString(player->name)};
        if (!player->unit.empty()) parts << QString::fromStdString(player->unit);
        if (player->rating > 0) parts << QString::number(player->rating);
        return parts.join(QStringLiteral(" · "));
    }
    return column == ColourReason ? coloursTip(row) : QString();
}

QVariant RoundModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount()) return {};
    const Game* game = gameAt(index.row());
    const Bye* bye = byeAt(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return game != nullptr ? gameText(*game, index.row(), index.column()) : byeText(*bye, index.column());
    case Qt::TextAlignmentRole:
        switch (index.column()) {
        case White:
        case Black:
            return QVariant::fromValue(Qt::Alignment(Qt::AlignLeft | Qt::AlignVCenter));
        case Result:
        case ColourReason:
            return QVariant::fromValue(Qt::Alignment(Qt::AlignCenter));
        default:
            return QVariant::fromValue(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter));
        }
    case Qt::ToolTipRole:
        return tooltip(index.row(), index.column());
    case MissingRole:
        return game != nullptr && isMissing(*game);
    case BoardRole:
        return game != nullptr ? index.row() + 1 : 0;
    case WhiteIdRole:
        return QVariant::fromValue(game != nullptr ? game->white : bye->player);
    case BlackIdRole:
        return QVariant::fromValue(game != nullptr ? game->black : PlayerId{});
    case SearchRole: {
        const Player* white = m_section->find(game != nullptr ? game->white : bye->player);
        const Player* black = game != nullptr ? m_section->find(game->black) : nullptr;
        return QByteArray::fromStdString(utf8::fold((white != nullptr ? white->name : std::string()) + ' ' +
                                                    (black != nullptr ? black->name : std::string())));
    }
    case DeviatesRole:
        return deviates(index.row());
    default:
        return {};
    }
}

QVariant RoundModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::TextAlignmentRole) {
        const bool text = section == White || section == Black;
        const bool centred = section == Result || section == ColourReason;
        return QVariant::fromValue(Qt::Alignment((text      ? Qt::AlignLeft
                                                  : centred ? Qt::AlignHCenter
                                                            : Qt::AlignRight) |
                                                 Qt::AlignVCenter));
    }
    if (role != Qt::DisplayRole) return {};
    switch (section) {
    case Board:
        return tr("Bd.", "board");
    case WhitePoints:
    case BlackPoints:
        return tr("Pts", "points");
    case WhiteNumber:
    case BlackNumber:
        return tr("No.");
    case White:
        return text::colourText(Colour::White, m_wording);
    case Black:
        return text::colourText(Colour::Black, m_wording);
    case Result:
        return tr("Result");
    case ColourReason:
        return tr("Colours");
    default:
        return {};
    }
}

void RoundFilter::setMissingOnly(bool on)
{
    m_missingOnly = on;
    invalidateFilter();
}

bool RoundFilter::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    return !m_missingOnly || sourceModel()->index(row, 0, parent).data(RoundModel::MissingRole).toBool();
}

}  // namespace kydai::ui
