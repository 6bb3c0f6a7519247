// In round r the i-th of the first team meets the (i + r - 1)-th of the second; with four boards pairs of two change
// places instead. With an even number of boards the first half of the first team has White in odd rounds, the second
// half in even ones. With an odd number no such rule keeps everybody's colours level, and a table tells them.
//
// Example (2 boards): A1-B1 A2-B2, then B2-A1 B1-A2.
#include "pairing/scheveningen.h"

#include "support/assert.h"

#include <array>
#include <cstddef>
#include <string_view>

namespace kydai::pairing {

namespace {

/// A row for each of the first team, a letter for each round.
constexpr std::array<std::string_view, 3> kThree{"WBW", "WWB", "BBW"};
constexpr std::array<std::string_view, 5> kFive{"WBWBW", "WBWBB", "BWBWB", "BWBWW", "WBWBW"};
constexpr std::array<std::string_view, 7> kSeven{"WBWBBWB", "BWBWBWB", "BWBWBWB", "BWBWBWW",
                                                 "WBWBWBW", "WBWBWBW", "WBWBWBB"};
constexpr std::array<std::string_view, 9> kNine{"WBWBBWBWB", "WBBWBWBWB", "BWBWBWBWW", "BWBWBWBBW", "BWBWWBWBW",
                                                "WBWBWBWBW", "WBWBWBWBB", "BWWBWBWWB", "BBWBWWBWB"};

bool isWhite(int boards, int first, RoundNumber round)
{
    const auto row = static_cast<std::size_t>(first - 1);
    const auto at = static_cast<std::size_t>(round - 1);
    switch (boards) {
    case 3:
        return kThree.at(row)[at] == 'W';
    case 5:
        return kFive.at(row)[at] == 'W';
    case 7:
        return kSeven.at(row)[at] == 'W';
    case 9:
        return kNine.at(row)[at] == 'W';
    default:
        break;
    }
    return (round % 2 != 0) == (first <= boards / 2 || boards == 2);
}

}  // namespace

std::vector<ScheveningenBoard> scheveningenRound(int boards, RoundNumber round)
{
    KYDAI_ASSERT(boards >= kFewestScheveningenBoards && boards <= kMostScheveningenBoards);
    KYDAI_ASSERT(round >= 1 && round <= boards);
    std::vector<ScheveningenBoard> made;
    for (int first = 1; first <= boards; ++first) {
        const auto step = static_cast<unsigned>(round - 1);
        const auto place = static_cast<unsigned>(first - 1);
        const unsigned second = boards == 4 ? place ^ step : (place + step) % static_cast<unsigned>(boards);
        made.push_back({first, static_cast<int>(second) + 1, isWhite(boards, first, round)});
    }
    return made;
}

}  // namespace kydai::pairing
