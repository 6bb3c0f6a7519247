#include "tables/lists.h"
#include "tables/player_columns.h"
#include "text/rating_text.h"

#include <numeric>

namespace kydai::tables {

namespace {

Value ratingValue(const Section& section, const rating::Pool& pool, const rating::Ratings& ratings, std::size_t row,
                  text::RatingColumn of)
{
    const rating::Record& record = ratings.records[row];
    switch (of) {
    case text::RatingColumn::Number: {
        const Player* player = section.find(pool.entrants[record.entrant].id);
        return player == nullptr ? Value() : numberOrBlank(player->tpn);
    }
    case text::RatingColumn::Name:
        return Value(Person{pool.entrants[record.entrant].name});
    case text::RatingColumn::Score: {
        constexpr int kTenthsOfAHalf = 5;
        return Value(Points{record.score * kTenthsOfAHalf});
    }
    case text::RatingColumn::Remark: {
        return Value(
            Worded{[&record](const text::Wording& wording) { return text::ratingRemark(record, wording); }, {}});
    }
    case text::RatingColumn::Before:
    case text::RatingColumn::Games:
    case text::RatingColumn::Expected:
    case text::RatingColumn::Factor:
    case text::RatingColumn::Change:
    case text::RatingColumn::Performance:
    case text::RatingColumn::After:
        break;
    }
    const auto number = text::ratingNumber(ratings, row, of);
    return number ? Value(*number) : Value();
}

/// In characters, by column; the name and the remark share what is left.
constexpr Width kRatingWidths[text::kRatingColumns] = {{4}, {18, true}, {7}, {5}, {4},      {7},
                                                       {4}, {8},        {8}, {7}, {7, true}};

}  // namespace

List ratingsList(const Section& section, const rating::Pool& pool, const rating::Ratings& ratings)
{
    List list;
    list.id = "ratings";
    for (int at = 0; at < text::kRatingColumns; ++at) {
        const auto of = static_cast<text::RatingColumn>(at);
        const Align align = text::isTextColumn(of) ? Align::Left : Align::Right;
        Column made = column(
            text::ratingColumnId(of), align, kRatingWidths[at],
            [&section, &pool, &ratings, of](Subject row) { return ratingValue(section, pool, ratings, row, of); });
        made.strong = of == text::RatingColumn::Name || of == text::RatingColumn::After;
        list.columns.push_back(std::move(made));
    }
    list.rows.resize(ratings.records.size());
    std::iota(list.rows.begin(), list.rows.end(), Subject{0});
    list.notes.emplace_back([&ratings](const text::Wording& wording) { return text::ratingLabel(ratings, wording); });
    return list;
}

}  // namespace kydai::tables
