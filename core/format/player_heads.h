/// What the columns of a list of players are called: the heads that the rows of core/model/fields.h give, in Vietnamese
/// and English and those of Swiss-Manager and chess-results, with or without marks and capitals. A member whose row has
/// heads is read from lists.
#pragma once

#include "model/fields.h"

#include <string_view>
#include <type_traits>
#include <vector>

namespace kydai::format {

/// What a column holds: a member of a player or of his national record, by the words of its type and row, or one of the
/// four below. A value; the words live as long as the program.
struct PlayerField {
    std::string_view type{};
    std::string_view word{};
    friend constexpr bool operator==(const PlayerField&, const PlayerField&) = default;
};
inline constexpr PlayerField kIgnoredColumn{};
inline constexpr PlayerField kKeptColumn{"column", "kept"};  ///< a free column: told by its own head
inline constexpr PlayerField kFamilyName{"name", "family"};
inline constexpr PlayerField kGivenName{"name", "given"};

template <class M, class Owner>
struct FieldOfMember {
    M Owner::*wanted;
    PlayerField found{};
    template <class N, class Other>
    constexpr void operator()(const Row& row, N Other::*member)
    {
        if constexpr (std::is_same_v<M, N>) {
            if (member == wanted) found = {kTypeWord<Owner>, row.word};
        }
    }
};
/// `fieldOf(&Player::name)`.
template <class M, class Owner>
constexpr PlayerField fieldOf(M Owner::*member)
{
    FieldOfMember<M, Owner> finder{member};
    describe(finder, std::type_identity<Owner>{});
    return finder.found;
}

/// Whatever a column can hold, what is most asked for first.
std::vector<PlayerField> playerFields();
/// The field of these words, kIgnoredColumn for words of none.
PlayerField playerFieldOf(std::string_view type, std::string_view word);

/// By the whole head alone; kIgnoredColumn where it is none that is known.
PlayerField fieldOfWholeHead(std::string_view head);
/// By the whole head, else by words in it ("Họ tên VĐV", "Ngày tháng năm sinh (dd/mm/yyyy)"); kIgnoredColumn where it
/// says nothing known.
PlayerField fieldOfHead(std::string_view head);

/// Whether a head for family names is Vietnamese: then the name is written without a comma, "Nguyễn Thị Loan".
bool isVietnameseNameHead(std::string_view head);

}  // namespace kydai::format
