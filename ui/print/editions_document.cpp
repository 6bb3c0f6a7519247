// The places and a round by every edition of the rules, with what moved whom.
#include "print/document_words.h"
#include "print/list_table.h"
#include "print/statements.h"
#include "tables/lists.h"
#include "text/phrase_text.h"

namespace kydai::print {

Sheet editionsSheet(const Section& section, const ask::EditionTables& tables, const PrintOptions& options)
{
    const DocumentWords words(options, section.rules.discipline);
    Editions editions;
    for (const auto& standings : tables.standings) editions.tieBreaks.emplace_back(std::string(), standings->edition);
    Sheet sheet = emptySheet(
        section,
        words.with(QT_TRANSLATE_NOOP("Print", "Under which rules? After round {0}"), QString::number(tables.round)),
        options, words, {}, editions);
    const Explanation told = ask::explainEditions(section, tables);
    for (const text::Wording& wording : words.wordings())
        sheet.blocks.emplace_back(Paragraph{text::phraseText(told.conclusion, wording), {11, true}, 2});
    const kydai::tables::List list = kydai::tables::editionsList(section, tables);
    sheet.heading.marks += listNotes(list, words);
    Table table = listTable(list, words, options.columns);
    table.fontSize = 9;
    table.smallestFontSize = 7;
    table.keyColumns = 5;
    sheet.blocks.emplace_back(std::move(table));
    for (const text::Wording& wording : words.wordings()) addStatements(sheet, told.steps, wording);
    const bool isOther = !tables.pairing.reasons.empty();
    if (isOther) sheet.blocks.emplace_back(listTable(kydai::tables::editionBoardsList(section, tables), words));
    return sheet;
}

}  // namespace kydai::print
