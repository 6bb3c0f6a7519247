/// What the rounds of a bracket are called, as ids of words that ui/text has.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>
#include <utility>

namespace kydai {

inline constexpr std::array<std::pair<std::size_t, std::string_view>, 10> kBracketWords{{{2, "bracket.final"},
                                                                                         {4, "bracket.semi_final"},
                                                                                         {8, "bracket.quarter_final"},
                                                                                         {16, "bracket.last_16"},
                                                                                         {32, "bracket.last_32"},
                                                                                         {64, "bracket.last_64"},
                                                                                         {128, "bracket.last_128"},
                                                                                         {256, "bracket.last_256"},
                                                                                         {512, "bracket.last_512"},
                                                                                         {1024, "bracket.last_1024"}}};
/// Of still larger brackets, and of the match for the third place.
inline constexpr std::string_view kEarlyRound = "bracket.early";
inline constexpr std::string_view kThirdPlace = "bracket.third";

constexpr std::string_view bracketWord(std::size_t places)
{
    for (const auto& [of, word] : kBracketWords) {
        if (of == places) return word;
    }
    return kEarlyRound;
}

}  // namespace kydai
