/// Ratings after a tournament as cells of a list: the window, Excel, CSV and paper show the same.
#pragma once

#include "explain/explanation.h"
#include "rating/calculator.h"
#include "text/wording.h"

#include <QString>

#include <cstdint>
#include <optional>

namespace kydai::text {

/// The columns of a list of ratings, in their order.
enum class RatingColumn : std::uint8_t {
    Number,
    Name,
    Before,
    Games,
    Score,
    Expected,
    Factor,
    Change,
    Performance,
    After,
    Remark
};
inline constexpr int kRatingColumns = 11;

bool isTextColumn(RatingColumn column);
/// The id of the column's head in tableHead.
const char* ratingColumnId(RatingColumn column);
QString ratingHead(RatingColumn column, const Wording& wording);
/// The number of a cell with the decimals it is shown with; none in text columns and where there is no value.
std::optional<Real> ratingNumber(const rating::Pool& pool, const rating::Ratings& ratings, std::size_t row,
                                 RatingColumn column);
/// The cell of the record at `row`; empty where there is no value.
QString ratingCell(const rating::Pool& pool, const rating::Ratings& ratings, std::size_t row, RatingColumn column,
                   const Wording& wording);
/// "Theo công thức chính thức · ấn bản 2025-10 · ước tính".
QString ratingLabel(const rating::Ratings& ratings, const Wording& wording);

}  // namespace kydai::text
