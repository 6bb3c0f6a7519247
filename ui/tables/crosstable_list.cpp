#include "model/off_boards.h"
#include "model/scorecards.h"
#include "model/table_numbers.h"
#include "support/assert.h"
#include "tables/lists.h"
#include "tables/off_board.h"
#include "tables/player_columns.h"
#include "tables/provisional.h"
#include "tables/round_columns.h"
#include "tables/standings_columns.h"
#include "text/phrase_text.h"
#include "text/value_text.h"

#include <algorithm>
#include <numeric>

namespace kydai::tables {

namespace {

constexpr char kCrosstableContext[] = "Table";

/// Round, board and who played; of what was not played over the board also what it is.
QString entryTip(const Section& section, std::size_t player, RoundNumber round, const RoundEntry& entry,
                 const Value& kind, const text::Wording& wording)
{
    const QString what = written(kind, Output::Screen, wording);
    const char* const source =
        !entry.hasOpponent() ? QT_TRANSLATE_NOOP("Table", "Round {round}: {what}, points: {points}")
        : isPlayed(entry.outcome)
            ? QT_TRANSLATE_NOOP("Table", "Round {round}, board {board}: {player} – {opponent}")
            : QT_TRANSLATE_NOOP("Table", "Round {round}, board {board}: {player} – {opponent}, {what}");
    return text::fillHoles(wording.translate(kCrosstableContext, source), [&](const QString& hole) {
        if (hole == QStringLiteral("round")) return QString::number(round);
        if (hole == QStringLiteral("board")) return QString::number(tableOf(section, round, entry.board));
        if (hole == QStringLiteral("what")) return QString(what);
        if (hole == QStringLiteral("points")) return text::pointsText(entry.points, wording);
        const std::size_t who = hole == QStringLiteral("player") ? player : entry.opponent;
        return QString::fromStdString(section.players[who].name);
    });
}

}  // namespace

QString roundHead(RoundNumber round, const text::Wording& wording)
{
    //: head of a round's column in a crosstable: R5
    return text::fillHoles(wording.translate(kCrosstableContext, QT_TRANSLATE_NOOP("Table", "R{round}")),
                           [&](const QString&) { return QString::number(round); });
}

void addRounds(List& list, const Section& section, const std::shared_ptr<const Scorecards>& cards,
               const std::function<int(std::size_t)>& numberOf,
               const std::shared_ptr<const tiebreak::Competition>& competition)
{
    bool isDashed = false;
    for (RoundNumber round = 1; round <= cards->rounds(); ++round) {
        const auto off = std::make_shared<const OffBoards>(section, round);
        for (std::size_t player = 0; player < section.players.size() && !isDashed; ++player)
            isDashed = roundWords(section, *off, player, cards->entry(player, round), round).has_value();
        Column made = column("round", Align::Centre, {6}, [&section, cards, off, round, numberOf](Subject player) {
            const RoundEntry& entry = cards->entry(player, round);
            if (roundWords(section, *off, player, entry, round)) return dashValue(entry.outcome);
            return Value(RoundCell{entry, entry.hasOpponent() ? numberOf(entry.opponent) : 0});
        });
        made.id += std::to_string(round);
        made.family = "rounds";
        made.head = [round](const text::Wording& wording, bool) { return roundHead(round, wording); };
        made.tip = [&section, cards, off, round](Subject player, const text::Wording& wording) {
            const RoundEntry& entry = cards->entry(player, round);
            const auto words = roundWords(section, *off, player, entry, round);
            return entryTip(section, player, round, entry, words.value_or(Value(entry.outcome)), wording);
        };
        list.columns.push_back(std::move(made));
    }
    if (isDashed) list.notes.emplace_back(dashText);
    list.columns.push_back(column("points", Align::Right, {4},
                                  [competition](Subject player) { return Value(competition->primary.score(player)); }));
    list.columns.back().strong = true;
}

List crosstableList(const Section& section, Numbering numbering, const tiebreak::Standings* standings,
                    std::optional<RoundNumber> after)
{
    const bool byRank = numbering == Numbering::Rank;
    KYDAI_ASSERT(!byRank || (standings != nullptr && !standings->competition->teams));
    const auto cards = std::make_shared<const Scorecards>(section, after);
    List list;
    list.id = "crosstable";
    if (byRank) {
        for (const tiebreak::Row& row : standings->rows) list.rows.push_back(row.participant);
    } else {
        list.rows.resize(section.players.size());
        std::iota(list.rows.begin(), list.rows.end(), Subject{0});
        std::ranges::stable_sort(list.rows, {}, [&](Subject player) { return section.players[player].tpn; });
    }
    const auto numbers = std::make_shared<std::vector<int>>(section.players.size(), 0);
    for (std::size_t line = 0; line < list.rows.size(); ++line) {
        const Subject player = list.rows[line];
        (*numbers)[player] = byRank ? static_cast<int>(line + 1) : section.players[player].tpn;
    }
    const auto numberOf = [numbers](std::size_t player) { return (*numbers)[player]; };
    list.columns.push_back(byRank ? column("place", Align::Right, {4},
                                           [numberOf](Subject player) { return numberOrBlank(numberOf(player)); })
                                  : playerColumn(section, "number"));
    list.columns.back().strong = true;
    if (byRank) {
        list.columns.push_back(playerColumn(section, "number"));
        list.columns.back().outputs = kFiles;
    }
    addWho(list, section);
    for (Column& made : list.columns) {
        const bool roomForRounds = made.id == "unit" || made.id == "federation";
        if (roomForRounds) made.outputs = made.outputs.without({Output::Paper, Output::Projector});
        if (made.id == "federation") made.outputs = kFiles;
    }
    const auto competition = byRank ? standings->competition
                                    : std::make_shared<const tiebreak::Competition>(
                                          tiebreak::competitionOf(section, after, tiebreak::Participants::Players));
    addRounds(list, section, cards, numberOf, competition);
    addLeftOut(list, section, *competition);
    if (byRank && standings->competition->keizer) addKeizer(list, *standings);
    if (byRank) addTieBreaks(list, *standings);
    if (const auto missing = missingResults(section, cards->rounds()); !missing.empty())
        list.notes.emplace_back([missing](const text::Wording& wording) { return provisionalText(missing, wording); });
    return list;
}

QString crosstableLegend(const text::Wording& wording)
{
    const QString sentence = wording.translate(
        kCrosstableContext,
        //: {white} and {black} are the letters, {White} and {Black} the colours
        QT_TRANSLATE_NOOP("Table",
                          "15{white}½: opponent 15, {White} ({white}) or {Black} ({black}), result 1 ½ 0 · F1 F0: won, "
                          "lost by forfeit · BYE1 BYE½ BYE0: bye of 1, ½, 0 points"));
    return text::fillHoles(sentence, [&](const QString& hole) {
        if (hole == QStringLiteral("white")) return text::colourLetter(Colour::White, wording);
        if (hole == QStringLiteral("black")) return text::colourLetter(Colour::Black, wording);
        return text::colourText(hole == QStringLiteral("White") ? Colour::White : Colour::Black, wording);
    });
}

}  // namespace kydai::tables
