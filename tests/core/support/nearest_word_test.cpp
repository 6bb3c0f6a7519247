#include "support/nearest_word.h"

#include <gtest/gtest.h>

#include <array>

namespace kydai {
namespace {

TEST(NearestWord, TakesTheFewestLetters)
{
    constexpr std::array<std::string_view, 5> kWords{"scheduledRounds", "tieBreaks", "points", "set_result", "win"};
    EXPECT_EQ(nearestWord("scheduledRound", kWords), "scheduledRounds");
    EXPECT_EQ(nearestWord("tiebraeks", kWords), "tieBreaks") << "neighbours swapped, capitals apart";
    EXPECT_EQ(nearestWord("pionts", kWords), "points");
    EXPECT_EQ(nearestWord("set_resutl", kWords), "set_result");
    EXPECT_EQ(nearestWord("wni", kWords), "win");
    EXPECT_EQ(nearestWord("", kWords), "win");
    EXPECT_EQ(nearestWord("x", {}), "");
}

TEST(NearestWord, SwappedNeighboursAreOneStep)
{
    constexpr std::array<std::string_view, 2> kWords{"abdd", "abdc"};
    EXPECT_EQ(nearestWord("abcd", kWords), "abdd") << "one letter each: the first of them";
    constexpr std::array<std::string_view, 2> kOthers{"xycd", "badc"};
    EXPECT_EQ(nearestWord("abcd", kOthers), "xycd") << "two steps each";
}

}  // namespace
}  // namespace kydai
