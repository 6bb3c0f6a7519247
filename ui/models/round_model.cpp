#include "models/round_model.h"

#include "model/table_numbers.h"
#include "support/utf8.h"
#include "tables/lists.h"

#include <QStringList>

#include <algorithm>

namespace kydai::ui {

namespace {

bool samePlayers(const Round& a, const Round& b)
{
    return std::ranges::equal(a.games, b.games,
                              [](const Game& x, const Game& y) { return x.white == y.white && x.black == y.black; }) &&
           std::ranges::equal(a.byes, b.byes, [](const Bye& x, const Bye& y) {  // some lists leave zero-point byes out
               return x.player == y.player && (x.kind == Outcome::ZeroBye) == (y.kind == Outcome::ZeroBye);
           });
}

/// What the columns beside the results and the headings of matches depend on: earlier rounds, names and numbers, teams.
bool sameBefore(const Section& a, const Section& b, RoundNumber round)
{
    const auto earlier = static_cast<std::ptrdiff_t>(round - 1);
    return a.players == b.players && a.rules == b.rules && a.teams == b.teams &&
           std::equal(a.rounds.begin(), a.rounds.begin() + earlier, b.rounds.begin(), b.rounds.begin() + earlier);
}

/// What the columns of a round without boards read.
const Section& noBoards()
{
    static const Section oneEmptyRound = [] {
        Section made;
        made.rounds.resize(1);
        return made;
    }();
    return oneEmptyRound;
}

}  // namespace

RoundModel::RoundModel(text::Wording wording, QObject* parent) : ListModel(std::move(wording), parent)
{
    setList(tables::pairingsList(noBoards(), 1));
}

void RoundModel::show(std::shared_ptr<const Section> section, RoundNumber round)
{
    m_section = std::move(section);
    m_round = round;
    m_tables = round > 0 ? tableNumbers(*m_section, m_section->round(round)) : std::vector<int>{};
    tables::List list = tables::pairingsList(round > 0 ? *m_section : noBoards(), std::max(round, 1), m_colours);
    extend(list);
    setList(std::move(list));
}

void RoundModel::setRound(std::shared_ptr<const Section> section, RoundNumber round)
{
    const bool paired = section && round >= 1 && round <= section->roundsPaired();
    const bool sameBoards =
        paired && shownRound() != nullptr && round == m_round && samePlayers(*shownRound(), section->round(round)) &&
        sameBefore(*m_section, *section, round) && m_tables == tableNumbers(*section, section->round(round));
    if (!sameBoards) {
        beginResetModel();
        m_colours =
            paired ? std::make_shared<const tables::RoundColours>(tables::roundColours(*section, round)) : nullptr;
        show(std::move(section), paired ? round : 0);
        endResetModel();
        return;
    }
    const auto old = m_section;
    show(std::move(section), round);
    const Round& before = old->round(round);
    const Round& after = m_section->round(round);
    for (int row = 0; row < rowCount(); ++row) {
        const std::size_t at = subject(row);
        const bool changed = at < after.games.size()
                                 ? before.games[at] != after.games[at]
                                 : before.byes[at - after.games.size()] != after.byes[at - after.games.size()];
        if (changed) announceRow(row);
    }
}

bool RoundModel::namesPlayer(int column) const
{
    if (column < 0) return false;
    const std::string& id = columnAt(column).id;
    return id == "white" || id == "black" || id == "white_number" || id == "black_number";
}

bool RoundModel::isOfBlack(int column) const
{
    return column >= 0 && columnAt(column).id.starts_with("black");
}

const Round* RoundModel::shownRound() const
{
    return m_section && m_round > 0 ? &m_section->round(m_round) : nullptr;
}

int RoundModel::boards() const
{
    return shownRound() == nullptr ? 0 : static_cast<int>(shownRound()->games.size());
}

int RoundModel::rowOfTable(int table) const
{
    const auto at = std::ranges::find(m_tables, table);
    return at == m_tables.end() ? -1 : static_cast<int>(at - m_tables.begin());
}

int RoundModel::missing() const
{
    return shownRound() == nullptr ? 0 : kydai::missingResults(*shownRound());
}

const Game* RoundModel::gameAt(int row) const
{
    return row >= 0 && row < boards() ? &shownRound()->games[static_cast<std::size_t>(row)] : nullptr;
}

const Bye* RoundModel::byeAt(int row) const
{
    if (row < boards() || row >= rowCount()) return nullptr;
    return &shownRound()->byes[subject(row) - static_cast<std::size_t>(boards())];
}

std::optional<int> RoundModel::nextMissing(int row) const
{
    for (int step = 1; step <= boards(); ++step) {
        const int candidate = (row + step) % std::max(boards(), 1);
        if (isUndecided(*gameAt(candidate))) return candidate;
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
    const auto at = round->games.size() + static_cast<std::size_t>(bye - round->byes.begin());
    const auto shown = std::ranges::find(list().rows, at);  // of teams and cups not everybody has a row
    return bye == round->byes.end() || shown == list().rows.end() ? -1 : static_cast<int>(shown - list().rows.begin());
}

const pairing::BoardColours* RoundModel::coloursAt(int row) const
{
    return row >= 0 && row < boards() ? &(*m_colours)[static_cast<std::size_t>(row)] : nullptr;
}

bool RoundModel::deviates(int row) const
{
    const Game* game = gameAt(row);
    return game != nullptr && tables::deviates(*coloursAt(row), *game);
}

/// "board 5, White, Nguyễn An, result: none yet"
QString RoundModel::spoken(const QModelIndex& index) const
{
    const Game* game = gameAt(index.row());
    const int result = column("result");
    if (game == nullptr || result < 0) return ListModel::spoken(index);
    const QString board = tr("board %1").arg(tableAt(index.row()));
    const QString outcome = tr("result: %1")
                                .arg(isUndecided(*game) && game->whiteOutcome == Outcome::Open
                                         ? tr("none yet")
                                         : index.siblingAtColumn(result).data().toString());
    if (index.column() == result) return QStringList{board, outcome}.join(QStringLiteral(", "));
    const std::string& id = columnAt(index.column()).id;
    if (id != "white" && id != "black") return QStringList{board, ListModel::spoken(index)}.join(QStringLiteral(", "));
    return QStringList{board, headOf(index.column()), index.data().toString(), outcome}.join(QStringLiteral(", "));
}

QVariant RoundModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount()) return {};
    const Game* game = gameAt(index.row());
    const Bye* bye = byeAt(index.row());
    switch (role) {
    case MissingRole:
        return game != nullptr && isUndecided(*game);
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
        return ListModel::data(index, role);
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

#include "moc_round_model.cpp"
