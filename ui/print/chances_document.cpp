// What can still happen: everybody's chances, and before them one player's by place.
#include "print/document_words.h"
#include "print/list_table.h"
#include "tables/lists.h"

#include <algorithm>

namespace kydai::print {

Sheet chancesSheet(const ask::Chances& made, PlayerId player, const PrintOptions& options)
{
    const Section& section = *made.section;
    const DocumentWords words(options, section.rules.discipline);
    Sheet sheet = emptySheet(section,
                             words.with(QT_TRANSLATE_NOOP("Print", "What can still happen, after round {0}"),
                                        QString::number(section.roundsPaired())),
                             options, words);
    const kydai::tables::List list = kydai::tables::chancesList(made);
    sheet.heading.marks += listNotes(list, words);
    const auto own = std::ranges::find(made.players, player, &ask::PlayerChances::player);
    if (own != made.players.end()) {
        sheet.blocks.emplace_back(Paragraph{QString::fromStdString(section.player(player).name), {12, true}, 2});
        for (const text::Wording& wording : words.wordings())
            sheet.blocks.emplace_back(PictureBlock{ask::pictureOf(*own), wording});
    }
    Table table = listTable(list, words, options.columns);
    table.fontSize = 9;
    table.smallestFontSize = 7;
    table.keyColumns = 3;
    sheet.blocks.emplace_back(std::move(table));
    return sheet;
}

}  // namespace kydai::print
