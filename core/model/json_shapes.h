/// The shapes that values have in JSON: a word of a list, a key, an object of described members.
#pragma once

#include "model/described.h"
#include "model/words.h"

#include <type_traits>

namespace kydai {

template <class T>
concept HasWords = requires
{
    Words<T>::kAll;
};
template <class T>
concept IsId = std::is_same_v<T, PlayerId> || std::is_same_v<T, TeamId> || std::is_same_v<T, SectionId>;

}  // namespace kydai
