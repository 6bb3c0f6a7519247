/// Ratings after a tournament as values of a list (tables/lists.h).
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
/// The id of the column, and of its head in tableHead.
const char* ratingColumnId(RatingColumn column);
/// The number of a cell with the decimals it is shown with; none in the columns that are no number of the system
/// (number, name, score, remark) and where there is no value.
std::optional<Real> ratingNumber(const rating::Ratings& ratings, std::size_t row, RatingColumn column);
/// What kind of rating it is where it is no usual one, and how many rounds don't count: "first rating, 2 rounds left
/// out". Empty where there is nothing to remark.
QString ratingRemark(const rating::Record& record, const Wording& wording);
/// What a system takes for granted: the model behind its numbers, in a sentence or two.
QString systemAssumes(rating::System system, const Wording& wording);
/// "Theo công thức chính thức · ấn bản 2025-10 · ước tính".
QString ratingLabel(const rating::Ratings& ratings, const Wording& wording);

}  // namespace kydai::text
