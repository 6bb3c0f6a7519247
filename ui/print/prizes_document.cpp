// The prizes to post, and the receipts: names, amounts, blanks to sign, the sum in words.
#include "print/document_words.h"
#include "print/list_table.h"
#include "tables/lists.h"

#include <utility>
#include <vector>

namespace kydai::print {

Sheet prizesSheet(const Section& section, const prizes::Awards& awards, const PrintOptions& options)
{
    const DocumentWords words(options, section.rules.discipline);
    Sheet sheet = emptySheet(
        section, words.with(QT_TRANSLATE_NOOP("Print", "Prizes after round {0}"), QString::number(awards.round)),
        options, words);
    const tables::List list = tables::prizesList(section, section.prizes, awards);
    sheet.heading.marks += listNotes(list, words);
    sheet.blocks.emplace_back(listTable(list, words, options.columns));
    return sheet;
}

Sheet receiptsSheet(const Section& section, const prizes::Awards& awards, const PrintOptions& options)
{
    const DocumentWords words(options, section.rules.discipline);
    Sheet sheet = emptySheet(section, words(QT_TRANSLATE_NOOP("Print", "Receipts for prize money")), options, words);
    const tables::List list = tables::receiptsList(section, section.prizes, awards);
    Table table = listTable(list, words, options.columns);
    constexpr double kLineToSign = 45;
    constexpr double kRoomToSign = 11;
    const std::vector<std::size_t> shown = tables::chosenColumns(list, tables::Output::Paper, options.columns).columns;
    for (std::size_t column = 0; column < shown.size(); ++column) {
        if (list.columns[shown[column]].id == "signature") table.columns[column].least = kLineToSign;
    }
    table.leastRow = kRoomToSign;
    sheet.blocks.emplace_back(std::move(table));
    for (const QString& note : listNotes(list, words)) sheet.blocks.emplace_back(Paragraph{note, {10}});
    sheet.blocks.emplace_back(Signatures{{{words(QT_TRANSLATE_NOOP("Print", "Organiser")), {}},
                                          {words(QT_TRANSLATE_NOOP("Print", "Accountant")), {}},
                                          {words(QT_TRANSLATE_NOOP("Print", "Chief arbiter")), sheet.author}}});
    return sheet;
}

}  // namespace kydai::print
