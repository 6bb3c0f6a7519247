// The prizes to post, and the receipts: names, amounts, blanks to sign, the sum in words.
#include "print/document_words.h"
#include "print/list_table.h"
#include "tables/lists.h"

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
    sheet.blocks.emplace_back(listTable(list, words, options.columns));
    for (const QString& note : listNotes(list, words)) sheet.blocks.emplace_back(Paragraph{note, {10}});
    constexpr double kRoomToSign = 8;
    sheet.blocks.emplace_back(Paragraph{
        words(QT_TRANSLATE_NOOP("Print", "Organiser                    Accountant                    Chief arbiter")),
        {10},
        kRoomToSign});
    return sheet;
}

}  // namespace kydai::print
