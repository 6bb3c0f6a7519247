// What would move if something had been otherwise, with what is supposed and the reasons.
#include "print/document_words.h"
#include "print/list_table.h"
#include "print/statements.h"
#include "tables/lists.h"
#include "text/phrase_text.h"

namespace kydai::print {

Sheet whatIfSheet(const ask::WhatIf& made, const PrintOptions& options)
{
    const Section& section = *made.after;
    const DocumentWords words(options, section.rules.discipline);
    Sheet sheet = emptySheet(
        section, words.with(QT_TRANSLATE_NOOP("Print", "What if? After round {0}"), QString::number(made.round)),
        options, words);
    const Explanation told = ask::explainWhatIf(made);
    for (const text::Wording& wording : words.wordings()) {
        sheet.blocks.emplace_back(Paragraph{text::phraseText(told.conclusion, wording), {11, true}, 2});
        for (const Step& step : made.supposed)
            sheet.blocks.emplace_back(Paragraph{text::phraseText(step, wording), {10, false}, 1});
    }
    const kydai::tables::List list = kydai::tables::whatIfList(made);
    sheet.heading.marks += listNotes(list, words);
    Table table = listTable(list, words, options.columns);
    table.fontSize = 9;
    table.smallestFontSize = 7;
    sheet.blocks.emplace_back(std::move(table));
    for (const text::Wording& wording : words.wordings()) addStatements(sheet, told.steps, wording);
    return sheet;
}

}  // namespace kydai::print
