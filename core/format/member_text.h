/// Values of members as people write them in a cell of a list, in a file or in the window: read by the member's type
/// and the bounds of its row. Pure functions; any thread.
#pragma once

#include "model/player.h"
#include "model/row.h"
#include "support/fragment.h"

#include <string>
#include <string_view>
#include <type_traits>

namespace kydai::format {

/// What was expected in place of the text; an empty fragment where it was read into the member. The text is not empty.
Fragment readMember(const Row& row, std::string_view text, int& member);
/// Zeros stand for nothing, as Swiss-Manager writes them where there is no FIDE ID.
Fragment readMember(const Row& row, std::string_view text, std::string& member);
/// A day, a month or a year.
Fragment readMember(const Row& row, std::string_view text, Date& member);
/// m and w in the languages of lists: M, F, W, nam, nữ.
Fragment readMember(const Row& row, std::string_view text, Sex& member);
Fragment readMember(const Row& row, std::string_view text, Title& member);

template <class M>
inline constexpr bool kIsWrittenInCells = std::is_same_v<M, int> || std::is_same_v<M, std::string> ||
                                          std::is_same_v<M, Date> || std::is_same_v<M, Sex> || std::is_same_v<M, Title>;

/// The member of a player that `word` names; as the other readers. A title that is none of FIDE's is kept as it is
/// written. An empty text takes the value away. Expects a member that is written in cells.
Fragment readPlayerMember(Player& player, std::string_view word, std::string_view text);

}  // namespace kydai::format
