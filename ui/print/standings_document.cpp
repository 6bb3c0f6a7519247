// Standings, crosstable, and standings by unit or category.
#include "model/scorecards.h"
#include "print/document_words.h"
#include "support/assert.h"
#include "text/value_text.h"

#include <algorithm>

namespace kydai::print {

namespace {

using tiebreak::Standings;

/// The participant as lists know it: a player, or a team of a team event.
const Player* playerOf(const Section& section, const Standings& standings, std::size_t participant)
{
    return section.find(standings.competition->playerAt(participant));
}

QString nameOf(const Section& section, const Standings& standings, std::size_t participant)
{
    if (const Player* player = playerOf(section, standings, participant)) return nameWithTitle(*player);
    const TeamId id{standings.competition->numbers[participant]};
    const auto team = std::ranges::find(section.teams.teams, id, &Team::id);
    return team == section.teams.teams.end() ? QString() : fromUtf8(team->name);
}

Points pointsOf(const Standings& standings, std::size_t participant)
{
    return standings.competition->primary.score(participant);
}

QString valueText(const tiebreak::Column& column, std::size_t participant, const text::Wording& wording)
{
    const auto& value = column.values[participant].value;
    return value ? text::fractionText(*value, wording, 2) : QString();
}

struct Extras {
    bool units = false;
    bool federations = false;
    bool ratings = false;
};

Extras extrasOf(const Section& section, const Standings& standings)
{
    if (standings.competition->teams) return {};
    const auto any = [&](auto&& has) { return std::ranges::any_of(section.players, has); };
    return {any([](const Player& player) { return !player.unit.empty(); }),
            any([](const Player& player) { return !player.federation.empty(); }),
            any([](const Player& player) { return player.rating != 0; })};
}

Table standingsTable(const Standings& standings, const Extras& extras, const DocumentWords& words)
{
    Table table;
    table.columns = {{words(QT_TRANSLATE_NOOP("Print", "Rank")), Align::Right, false, true},
                     {words(QT_TRANSLATE_NOOP("Print", "No.")), Align::Right},
                     {words(QT_TRANSLATE_NOOP("Print", "Name")), Align::Left, true, true}};
    if (extras.units) table.columns.push_back({words(QT_TRANSLATE_NOOP("Print", "Unit")), Align::Left, true});
    if (extras.federations) table.columns.push_back({words(QT_TRANSLATE_NOOP("Print", "Fed")), Align::Left});
    if (extras.ratings) table.columns.push_back({words(QT_TRANSLATE_NOOP("Print", "Rtg")), Align::Right});
    table.columns.push_back({words(QT_TRANSLATE_NOOP("Print", "Pts")), Align::Right, false, true});
    for (const tiebreak::Column& column : standings.columns)
        table.columns.push_back({fromUtf8(tiebreak::canonicalText(column.code)), Align::Right});
    return table;
}

TableRow standingsRow(const Section& section, const Standings& standings, std::size_t participant, const QString& rank,
                      const Extras& extras, const DocumentWords& words)
{
    TableRow line;
    line.cells << rank << QString::number(standings.competition->numbers[participant])
               << nameOf(section, standings, participant);
    if (const Player* player = playerOf(section, standings, participant)) {
        if (extras.units) line.cells << fromUtf8(player->unit);
        if (extras.federations) line.cells << fromUtf8(player->federation);
        if (extras.ratings) line.cells << (player->rating == 0 ? QString() : QString::number(player->rating));
    }
    line.cells << text::pointsText(pointsOf(standings, participant), words.first());
    for (const tiebreak::Column& column : standings.columns)
        line.cells << valueText(column, participant, words.first());
    return line;
}

QString roundTitle(const char* source, const Standings& standings, const DocumentWords& words)
{
    return words.with(source, QString::number(standings.round));
}

/// A place shared with the row above shows no number again.
QString rankText(const Standings& standings, std::size_t at)
{
    const bool shared = at > 0 && standings.rows[at - 1].rank == standings.rows[at].rank;
    return shared ? QString() : QString::number(standings.rows[at].rank);
}

}  // namespace

Sheet standingsSheet(const Section& section, const Standings& standings, const PrintOptions& options)
{
    const DocumentWords words(options, section.rules.discipline);
    const bool final = standings.round >= section.roundsInAll();
    Sheet sheet =
        emptySheet(section,
                   final ? words(QT_TRANSLATE_NOOP("Print", "Final standings"))
                         : roundTitle(QT_TRANSLATE_NOOP("Print", "Standings after round {0}"), standings, words),
                   options, words);
    const Extras extras = extrasOf(section, standings);
    Table table = standingsTable(standings, extras, words);
    for (std::size_t at = 0; at < standings.rows.size(); ++at) {
        table.rows.push_back(
            standingsRow(section, standings, standings.rows[at].participant, rankText(standings, at), extras, words));
    }
    sheet.blocks.emplace_back(std::move(table));
    return sheet;
}

Sheet crosstableSheet(const Section& section, const Standings& standings, CrosstableNumbers numbers,
                      const PrintOptions& options)
{
    const DocumentWords words(options, section.rules.discipline);
    Sheet sheet =
        emptySheet(section, roundTitle(QT_TRANSLATE_NOOP("Print", "Crosstable after round {0}"), standings, words),
                   options, words);
    const Scorecards cards(section, standings.round);
    const bool byRank = numbers == CrosstableNumbers::Rank && !standings.competition->teams;
    // Shared places can't name an opponent, so the crosstable numbers its lines.
    std::vector<int> lineOf(section.players.size(), 0);
    std::vector<std::size_t> order;
    if (byRank) {
        for (const tiebreak::Row& row : standings.rows) order.push_back(row.participant);
    } else {
        for (std::size_t player = 0; player < section.players.size(); ++player) order.push_back(player);
        std::ranges::sort(order, {}, [&](std::size_t player) { return section.players[player].tpn; });
    }
    for (std::size_t line = 0; line < order.size(); ++line) {
        lineOf[order[line]] = byRank ? static_cast<int>(line + 1) : section.players[order[line]].tpn;
    }
    Table table;
    table.fontSize = 9;
    table.smallestFontSize = 7;
    table.keyColumns = 2;
    table.columns = {{byRank ? words(QT_TRANSLATE_NOOP("Print", "Rank")) : words(QT_TRANSLATE_NOOP("Print", "No.")),
                      Align::Right, false, true},
                     {words(QT_TRANSLATE_NOOP("Print", "Name")), Align::Left, true, true}};
    const Extras extras = extrasOf(section, standings);
    if (extras.ratings) table.columns.push_back({words(QT_TRANSLATE_NOOP("Print", "Rtg")), Align::Right});
    for (RoundNumber round = 1; round <= cards.rounds(); ++round)
        table.columns.push_back({QString::number(round), Align::Right});
    table.columns.push_back({words(QT_TRANSLATE_NOOP("Print", "Pts")), Align::Right, false, true});
    if (byRank) {
        for (const tiebreak::Column& column : standings.columns)
            table.columns.push_back({fromUtf8(tiebreak::canonicalText(column.code)), Align::Right});
    }
    for (const std::size_t player : order) {
        TableRow row;
        row.cells << QString::number(lineOf[player]) << nameWithTitle(section.players[player]);
        if (extras.ratings)
            row.cells << (section.players[player].rating == 0 ? QString()
                                                              : QString::number(section.players[player].rating));
        for (const RoundEntry& entry : cards.of(player))
            row.cells << text::crosstableCell(entry, entry.hasOpponent() ? lineOf[entry.opponent] : 0);
        row.cells << text::pointsText(cards.score(player), words.first());
        if (byRank) {
            for (const tiebreak::Column& column : standings.columns)
                row.cells << valueText(column, player, words.first());
        }
        table.rows.push_back(std::move(row));
    }
    sheet.blocks.emplace_back(std::move(table));
    return sheet;
}

namespace {

/// Each unit with those who count in strong type; places are those of the standings, so that the sum can be checked.
void addUnits(const Section& section, const Standings& standings, const tiebreak::UnitOptions& options,
              const Extras& extras, const DocumentWords& words, Table& table)
{
    for (const tiebreak::UnitRow& unit : tiebreak::unitStandings(section, standings, options)) {
        const QString places =
            words.with(QT_TRANSLATE_NOOP("Print", "sum of places {0}"), QString::number(unit.places));
        const QString points = words.with(QT_TRANSLATE_NOOP("Print", "{0} points of the best"),
                                          text::pointsText(unit.points, words.first()));
        const bool byPlaces = options.rule == tiebreak::UnitRule::SumOfPlaces;
        table.rows.push_back({{QStringLiteral("%1.  %2   %3 · %4")
                                   .arg(QString::number(unit.rank), fromUtf8(unit.unit), byPlaces ? places : points,
                                        byPlaces ? points : places)},
                              true,
                              false});
        for (const tiebreak::UnitMember& member : unit.members) {
            TableRow line =
                standingsRow(section, standings, member.participant, QString::number(member.place), extras, words);
            line.strong = member.counts;
            table.rows.push_back(std::move(line));
        }
    }
}

/// Each category with the places inside it.
void addCategories(const Section& section, const Standings& standings, const Extras& extras, const DocumentWords& words,
                   Table& table)
{
    for (const std::string& category : tiebreak::categoriesOf(section)) {
        table.rows.push_back({{fromUtf8(category)}, true, false});
        int before = 0;
        for (const tiebreak::Row& row : tiebreak::categoryRows(section, standings, category)) {
            const QString rank = row.rank == before ? QString() : QString::number(row.rank);
            before = row.rank;
            table.rows.push_back(standingsRow(section, standings, row.participant, rank, extras, words));
        }
    }
}

}  // namespace

Sheet groupStandingsSheet(const Section& section, const Standings& standings, GroupBy by, const PrintOptions& options,
                          const tiebreak::UnitOptions& unitOptions)
{
    const DocumentWords words(options, section.rules.discipline);
    KYDAI_ASSERT(!standings.competition->teams);
    const bool units = by == GroupBy::Unit;
    Sheet sheet = emptySheet(
        section,
        units ? roundTitle(QT_TRANSLATE_NOOP("Print", "Standings by unit after round {0}"), standings, words)
              : roundTitle(QT_TRANSLATE_NOOP("Print", "Standings by category after round {0}"), standings, words),
        options, words);
    const Extras extras = extrasOf(section, standings);
    Table table = standingsTable(standings, extras, words);
    if (units) {
        addUnits(section, standings, unitOptions, extras, words, table);
    } else {
        addCategories(section, standings, extras, words, table);
    }
    if (table.rows.empty()) {
        sheet.blocks.emplace_back(
            Paragraph{units ? words(QT_TRANSLATE_NOOP("Print", "No player has a unit or a federation."))
                            : words(QT_TRANSLATE_NOOP("Print", "No player has a category.")),
                      {10}});
        return sheet;
    }
    if (units) {
        const char* rule =
            unitOptions.rule == tiebreak::UnitRule::SumOfPlaces
                ? QT_TRANSLATE_NOOP("Print", "The best {0} of each unit count, by the sum of their places.")
                : QT_TRANSLATE_NOOP("Print", "The best {0} of each unit count, by the sum of their points.");
        sheet.blocks.emplace_back(Paragraph{words.with(rule, QString::number(unitOptions.best)), {10}});
    }
    sheet.blocks.emplace_back(std::move(table));
    return sheet;
}

}  // namespace kydai::print
