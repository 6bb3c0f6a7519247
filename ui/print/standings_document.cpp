// Standings, crosstable, and standings by unit or category.
#include "print/document_words.h"
#include "print/list_table.h"
#include "support/assert.h"
#include "tables/lists.h"

namespace kydai::print {

namespace {

using tiebreak::Standings;

QString titleAfter(const char* source, const Standings& standings, const DocumentWords& words)
{
    return words.with(source, QString::number(standings.round));
}

/// The list under what must be told with it: on every page that results are missing.
void addList(Sheet& sheet, const tables::List& list, const DocumentWords& words, const PrintOptions& options)
{
    sheet.heading.marks += listNotes(list, words);
    sheet.blocks.emplace_back(listTable(list, words, options.columns));
}

}  // namespace

Sheet standingsSheet(const Section& section, const Standings& standings, const PrintOptions& options)
{
    const DocumentWords words(options, section.rules.discipline);
    const tables::List list = tables::standingsList(section, standings);
    const bool final = standings.round >= section.roundsInAll() && list.notes.empty();
    Sheet sheet =
        emptySheet(section,
                   final ? words(QT_TRANSLATE_NOOP("Print", "Final standings"))
                         : titleAfter(QT_TRANSLATE_NOOP("Print", "Standings after round {0}"), standings, words),
                   options, words, {}, editionsOf(standings));
    addList(sheet, list, words, options);
    return sheet;
}

Sheet gridSheet(const Section& section, const Standings& standings, const PrintOptions& options)
{
    const DocumentWords words(options, section.rules.discipline);
    Sheet sheet =
        emptySheet(section, titleAfter(QT_TRANSLATE_NOOP("Print", "All against all after round {0}"), standings, words),
                   options, words, {}, editionsOf(standings));
    addList(sheet, tables::gridList(section, standings), words, options);
    return sheet;
}

Sheet crosstableSheet(const Section& section, const Standings& standings, CrosstableNumbers numbers,
                      const PrintOptions& options)
{
    const DocumentWords words(options, section.rules.discipline);
    Sheet sheet =
        emptySheet(section, titleAfter(QT_TRANSLATE_NOOP("Print", "Crosstable after round {0}"), standings, words),
                   options, words, {}, editionsOf(standings));
    const bool byRank = numbers == CrosstableNumbers::Rank;
    const bool ofTeams = standings.competition->teams;
    const tables::List list =
        ofTeams ? tables::teamCrosstableList(section, standings)
                : tables::crosstableList(section, byRank ? tables::Numbering::Rank : tables::Numbering::Number,
                                         byRank ? &standings : nullptr, standings.round);
    addList(sheet, list, words, options);
    Table& table = std::get<Table>(sheet.blocks.back());
    constexpr double kSmall = 9;
    constexpr double kSmallest = 7;
    table.fontSize = kSmall;
    table.smallestFontSize = kSmallest;
    table.keyColumns = 2;
    for (const text::Wording& wording : words.wordings())
        if (!ofTeams) sheet.blocks.emplace_back(Paragraph{tables::crosstableLegend(wording), {8.5}, 2});
    return sheet;
}

Sheet groupStandingsSheet(const Section& section, const Standings& standings, GroupBy by, const PrintOptions& options,
                          const tiebreak::UnitOptions& unitOptions)
{
    const DocumentWords words(options, section.rules.discipline);
    KYDAI_ASSERT(!standings.competition->teams);
    struct Words {
        const char* title;
        const char* nobody;
    };
    static constexpr Words kWords[] = {{QT_TRANSLATE_NOOP("Print", "Standings by unit after round {0}"),
                                        QT_TRANSLATE_NOOP("Print", "No player has a unit or a federation.")},
                                       {QT_TRANSLATE_NOOP("Print", "Standings by category after round {0}"),
                                        QT_TRANSLATE_NOOP("Print", "No player has a category.")},
                                       {QT_TRANSLATE_NOOP("Print", "Standings of girls and boys after round {0}"),
                                        QT_TRANSLATE_NOOP("Print", "Not both girls and boys are in this section.")}};
    const Words& told = kWords[static_cast<std::size_t>(by)];
    Sheet sheet =
        emptySheet(section, titleAfter(told.title, standings, words), options, words, {}, editionsOf(standings));
    const auto kind = by == GroupBy::Sex ? tiebreak::GroupKind::Sex : tiebreak::GroupKind::Category;
    const tables::List list =
        by == GroupBy::Unit ? tables::unitsFor(tables::Output::Paper, options.columns, section, standings, unitOptions)
                            : tables::groupsList(section, standings, kind);
    if (list.rows.empty()) {
        sheet.blocks.emplace_back(Paragraph{words(told.nobody), {10}});
        return sheet;
    }
    addList(sheet, list, words, options);
    return sheet;
}

}  // namespace kydai::print
