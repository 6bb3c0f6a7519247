// Ratings after the tournament, with the label that says how official they are.
#include "print/document_words.h"
#include "print/list_table.h"
#include "tables/lists.h"

namespace kydai::print {

Sheet ratingsSheet(const Section& section, const rating::Pool& pool, const rating::Ratings& ratings,
                   const PrintOptions& options)
{
    const DocumentWords words(options, section.rules.discipline);
    const std::string_view name = rating::info(ratings.system).name;
    const QString system = QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
    Sheet sheet = emptySheet(
        section, words.with(QT_TRANSLATE_NOOP("Print", "{0} ratings after the tournament"), system), options, words);
    const tables::List list = tables::ratingsList(section, pool, ratings);
    sheet.blocks.emplace_back(listTable(list, words, options.columns));
    for (const QString& note : listNotes(list, words)) sheet.blocks.emplace_back(Paragraph{note});
    return sheet;
}

}  // namespace kydai::print
