// One event in every rating system, with what each assumes; before it one player in detail, if one is asked for.
#include "print/document_words.h"
#include "print/list_table.h"
#include "tables/lists.h"
#include "text/rating_text.h"

namespace kydai::print {

Sheet ratingSystemsSheet(const Section& section, const rating::SideBySide& all, PlayerId player,
                         const PrintOptions& options)
{
    const DocumentWords words(options, section.rules.discipline);
    Sheet sheet =
        emptySheet(section, words(QT_TRANSLATE_NOOP("Print", "The event in every rating system")), options, words);
    if (const auto entrant = all.pool.indexOf(player)) {
        sheet.blocks.emplace_back(Paragraph{QString::fromStdString(all.pool.entrants[*entrant].name), {12, true}, 2});
        sheet.blocks.emplace_back(listTable(tables::playerSystemsList(all, *entrant), words));
        for (const text::Wording& wording : words.wordings())
            sheet.blocks.emplace_back(PictureBlock{rating::scaleOf(all, *entrant), wording});
        sheet.blocks.emplace_back(PageBreak{});
    }
    const tables::List list = tables::ratingSystemsList(section, all);
    Table table = listTable(list, words, options.columns);
    table.fontSize = 8;
    table.smallestFontSize = 6;
    table.keyColumns = 2;
    sheet.blocks.emplace_back(std::move(table));
    for (const rating::Ratings& ratings : all.systems) {
        const std::string_view name = rating::info(ratings.system).name;
        const QString assumes =
            words.each([&](const text::Wording& wording) { return text::systemAssumes(ratings.system, wording); });
        const QString system = QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
        sheet.blocks.emplace_back(Paragraph{system + QStringLiteral(": ") + assumes, {8}, 0.8});
    }
    return sheet;
}

}  // namespace kydai::print
