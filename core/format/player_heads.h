/// What the columns of a list of players are called: heads in Vietnamese and English, and those of Swiss-Manager and
/// chess-results, with or without marks and capitals.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace kydai::format {

enum class PlayerField : std::uint8_t {
    Ignored,
    Number,
    Name,
    FamilyName,
    GivenName,
    Sex,
    Title,
    Rating,
    NationalRating,
    NationalNumber,
    Federation,
    FideId,
    Birth,
    Unit,
    Category,
    Kept,  ///< a free column: told by its own head
};
inline constexpr std::size_t kPlayerFields = static_cast<std::size_t>(PlayerField::Kept) + 1;

/// By the whole head alone; Ignored where it is none that is known.
PlayerField fieldOfWholeHead(std::string_view head);
/// By the whole head, else by words in it ("Họ tên VĐV", "Ngày tháng năm sinh (dd/mm/yyyy)"); Ignored where it says
/// nothing known.
PlayerField fieldOfHead(std::string_view head);

/// Whether a head for family names is Vietnamese: then the name is written without a comma, "Nguyễn Thị Loan".
bool isVietnameseNameHead(std::string_view head);

}  // namespace kydai::format
