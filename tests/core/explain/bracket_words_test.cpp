#include "explain/bracket_words.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <map>
#include <string>

namespace kydai {
namespace {

/// A round of a knock-out is called after the places that are left in it.
TEST(BracketWords, ARoundIsCalledAfterThePlacesInIt)
{
    const std::map<std::size_t, std::string> named{
        {2, "final"},    {4, "semi_final"}, {8, "quarter_final"}, {16, "last_16"},   {32, "last_32"},
        {64, "last_64"}, {128, "last_128"}, {256, "last_256"},    {512, "last_512"}, {1024, "last_1024"}};
    for (std::size_t places = 0; places <= 2048; ++places) {
        const auto at = named.find(places);
        EXPECT_EQ(bracketWord(places), at == named.end() ? kEarlyRound : "bracket." + at->second) << places;
    }
    EXPECT_NE(kThirdPlace, bracketWord(2)) << "the match for the third place is played beside the final";
}

}  // namespace
}  // namespace kydai
