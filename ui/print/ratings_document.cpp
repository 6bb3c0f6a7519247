// Ratings after the tournament, with the label that says how official they are.
#include "print/document_words.h"
#include "text/rating_text.h"

namespace kydai::print {

Sheet ratingsSheet(const Section& section, const rating::Pool& pool, const rating::Ratings& ratings,
                   const PrintOptions& options)
{
    const DocumentWords words(options, section.rules.discipline);
    const std::string_view name = rating::info(ratings.system).name;
    const QString system = QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
    Sheet sheet = emptySheet(
        section, words.with(QT_TRANSLATE_NOOP("Print", "{0} ratings after the tournament"), system), options, words);
    Table table;
    for (int at = 0; at < text::kRatingColumns; ++at) {
        const auto column = static_cast<text::RatingColumn>(at);
        const QString head =
            words.each([&](const text::Wording& wording) { return text::ratingHead(column, wording); });
        const bool stretches = column == text::RatingColumn::Name;
        const bool strong = stretches || column == text::RatingColumn::After;
        table.columns.push_back({head, text::isTextColumn(column) ? Align::Left : Align::Right, stretches, strong});
    }
    for (std::size_t row = 0; row < ratings.records.size(); ++row) {
        TableRow line;
        for (int at = 0; at < text::kRatingColumns; ++at) {
            line.cells << text::ratingCell(pool, ratings, row, static_cast<text::RatingColumn>(at), words.first());
        }
        table.rows.push_back(std::move(line));
    }
    sheet.blocks.emplace_back(std::move(table));
    sheet.blocks.emplace_back(
        Paragraph{words.each([&](const text::Wording& wording) { return text::ratingLabel(ratings, wording); })});
    return sheet;
}

}  // namespace kydai::print
