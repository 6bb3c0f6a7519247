#include "text/table_text.h"

#include "text/value_text.h"

#include <algorithm>
#include <iterator>

namespace kydai::text {

namespace {

constexpr char kTableContext[] = "Table";

struct Head {
    std::string_view id;
    const char* source;
};

constexpr Head kHeads[] = {
    {"players", QT_TRANSLATE_NOOP("Table", "Players")},
    {"pairings", QT_TRANSLATE_NOOP("Table", "Round")},
    {"crosstable", QT_TRANSLATE_NOOP("Table", "Crosstable")},
    {"standings", QT_TRANSLATE_NOOP("Table", "Standings")},
    {"number", QT_TRANSLATE_NOOP("Table", "No.")},
    {"place", QT_TRANSLATE_NOOP("Table", "Rank")},
    {"name", QT_TRANSLATE_NOOP("Table", "Name")},
    {"sex", QT_TRANSLATE_NOOP("Table", "Sex")},
    {"title", QT_TRANSLATE_NOOP("Table", "Title")},
    {"rating", QT_TRANSLATE_NOOP("Table", "Rating")},
    {"federation", QT_TRANSLATE_NOOP("Table", "Federation")},
    {"fide_id", QT_TRANSLATE_NOOP("Table", "FIDE ID")},
    {"birth", QT_TRANSLATE_NOOP("Table", "Born")},
    {"unit", QT_TRANSLATE_NOOP("Table", "Unit")},
    {"category", QT_TRANSLATE_NOOP("Table", "Category")},
    {"points", QT_TRANSLATE_NOOP("Table", "Points")},
    {"units", QT_TRANSLATE_NOOP("Table", "Units")},
    {"unit_places", QT_TRANSLATE_NOOP("Table", "Sum of places")},
    {"unit_points", QT_TRANSLATE_NOOP("Table", "Sum of points")},
    {"unit_members", QT_TRANSLATE_NOOP("Table", "Players who count")},
    {"round", QT_TRANSLATE_NOOP("Table", "R")},
    {"board", QT_TRANSLATE_NOOP("Table", "Board")},
    {"white_number", QT_TRANSLATE_NOOP("Table", "No.")},
    {"white_points", QT_TRANSLATE_NOOP("Table", "Points")},
    {"result", QT_TRANSLATE_NOOP("Table", "Result")},
    {"black_number", QT_TRANSLATE_NOOP("Table", "No.")},
    {"black_points", QT_TRANSLATE_NOOP("Table", "Points")},
    {"ratings", QT_TRANSLATE_NOOP("Table", "Ratings")},
    {"rating_before", QT_TRANSLATE_NOOP("Table", "Old")},
    {"rating_games", QT_TRANSLATE_NOOP("Table", "Games")},
    {"rating_score", QT_TRANSLATE_NOOP("Table", "Score")},
    {"rating_expected", QT_TRANSLATE_NOOP("Table", "Expected")},
    {"rating_k", QT_TRANSLATE_NOOP("Table", "K")},
    {"rating_change", QT_TRANSLATE_NOOP("Table", "Change")},
    {"rating_performance", QT_TRANSLATE_NOOP("Table", "Perf.")},
    {"rating_after", QT_TRANSLATE_NOOP("Table", "New")},
    {"rating_remark", QT_TRANSLATE_NOOP("Table", "Remark")},
};

}  // namespace

QString tableHead(std::string_view id, const Wording& wording)
{
    if (id == "white") return colourText(Colour::White, wording);
    if (id == "black") return colourText(Colour::Black, wording);
    const auto* const found = std::ranges::find(kHeads, id, &Head::id);
    if (found == std::end(kHeads)) return QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
    return wording.translate(kTableContext, found->source);
}

format::TableWords tableWords(const Wording& wording)
{
    format::TableWords words;
    words.head = [wording](std::string_view id) { return tableHead(id, wording).toStdString(); };
    words.points = [wording](Points points) { return pointsText(points, wording).toStdString(); };
    words.cell = [](const RoundEntry& entry, int opponent) { return crosstableCell(entry, opponent).toStdString(); };
    words.result = [](Outcome white, Outcome black) { return resultText(white, black).toStdString(); };
    return words;
}

}  // namespace kydai::text
