#include "support/nearest_word.h"

#include "support/random.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

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

/// The fewest letters put in, left out, changed or swapped with a neighbour, by trying all of it.
std::size_t fewestSteps(std::string_view from, std::string_view to)
{
    if (from.empty() || to.empty()) return from.size() + to.size();
    const bool same = from.back() == to.back();
    const std::string_view shorter = from.substr(0, from.size() - 1);
    const std::string_view other = to.substr(0, to.size() - 1);
    std::size_t best = std::min(
        {fewestSteps(shorter, to) + 1, fewestSteps(from, other) + 1, fewestSteps(shorter, other) + (same ? 0 : 1)});
    if (from.size() > 1 && to.size() > 1 && from.back() == to[to.size() - 2] && from[from.size() - 2] == to.back())
        best = std::min(best, fewestSteps(from.substr(0, from.size() - 2), to.substr(0, to.size() - 2)) + 1);
    return best;
}

TEST(NearestWord, IsTheFirstOfThoseWithTheFewestSteps)
{
    for (std::uint64_t seed = 0; seed < 400; ++seed) {
        Random random(seed);
        const auto word = [&] {
            std::string text;
            for (int length = random.between(0, 5); length > 0; --length)
                text += static_cast<char>('a' + random.below(3));
            return text;
        };
        const std::string asked = word();
        const std::vector<std::string> texts{word(), word(), word(), word()};
        const std::vector<std::string_view> words(texts.begin(), texts.end());
        const auto nearest =
            std::ranges::min_element(words, {}, [&](std::string_view each) { return fewestSteps(asked, each); });
        std::string shouted = asked;
        for (char& letter : shouted) letter = static_cast<char>(letter - 'a' + 'A');
        EXPECT_EQ(nearestWord(asked, words).data(), nearest->data()) << asked;
        EXPECT_EQ(nearestWord(shouted, words).data(), nearest->data()) << asked;
    }
    constexpr std::array<std::string_view, 6> kSigns{"`", "@", "{", "[", "z", "A"};
    EXPECT_EQ(nearestWord("@", kSigns), "@") << "only letters have capitals";
    EXPECT_EQ(nearestWord("[", kSigns), "[");
    EXPECT_EQ(nearestWord("Z", kSigns), "z");
    EXPECT_EQ(nearestWord("a", kSigns), "A");
}

}  // namespace
}  // namespace kydai
