/// The word that somebody meant: for a word that a list does not have. Pure; any thread.
#pragma once

#include <span>
#include <string_view>

namespace kydai {

/// The one of `words` that takes the fewest letters put in, left out, changed or swapped with their neighbour, capitals
/// apart; the first of several. Empty where there are no words.
std::string_view nearestWord(std::string_view word, std::span<const std::string_view> words);

}  // namespace kydai
