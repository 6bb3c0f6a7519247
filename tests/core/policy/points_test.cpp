#include "policy/points.h"

#include "model/fields.h"
#include "support/golden.h"
#include "support/random.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <type_traits>
#include <utility>

namespace kydai::policy {
namespace {

bool areLawful(const PointSystem& points)
{
    return unlawfulValues(points).empty();
}

PointSystem withBye(PointSystem points, int tenths)
{
    points.pairingBye = Points{tenths};
    return points;
}

TEST(LawfulPoints, TwoDrawsAreWorthAtMostAWinAndALoss)  // question 74
{
    EXPECT_TRUE(areLawful(PointSystem()));
    EXPECT_TRUE(areLawful(withBye(PointSystem::of(Points{20}, Points{10}, Points{0}), 20)));
    PointSystem generous = withBye(PointSystem::of(Points{10}, Points{10}, Points{0}), 10);
    generous.unknown = Points{10};
    EXPECT_FALSE(areLawful(generous));
}

TEST(LawfulPoints, EachValueOfEitherColourIsLookedAt)
{
    const struct {
        Points PointSystem::*value;
        int tenths;
        std::string_view word;
    } kCases[] = {{&PointSystem::winWhite, 0, "winWhite"},       {&PointSystem::winBlack, 15, "winBlack"},
                  {&PointSystem::drawWhite, 6, "drawWhite"},     {&PointSystem::drawBlack, 4, "drawBlack"},
                  {&PointSystem::lossWhite, -5, "lossWhite"},    {&PointSystem::lossBlack, 5, "lossBlack"},
                  {&PointSystem::forfeitWin, 0, "forfeitWin"},   {&PointSystem::forfeitWin, 20, "forfeitWin"},
                  {&PointSystem::forfeitLoss, 5, "forfeitLoss"}, {&PointSystem::fullBye, 20, "fullBye"},
                  {&PointSystem::halfBye, 10, "halfBye"},        {&PointSystem::zeroBye, 5, "zeroBye"},
                  {&PointSystem::pairingBye, 15, "pairingBye"},  {&PointSystem::unknown, 0, "unknown"}};
    for (const auto& [value, tenths, word] : kCases) {
        PointSystem points;
        points.*value = Points{tenths};
        const auto found = unlawfulValues(points);
        EXPECT_TRUE(std::ranges::find(found, UnlawfulValue{word, Points{tenths}}) != found.end())
            << word << ' ' << tenths;
    }
    PointSystem worse;  // a draw worth less than a loss
    worse.drawWhite = worse.drawBlack = worse.halfBye = worse.unknown = Points{0};
    worse.lossWhite = worse.lossBlack = Points{5};
    EXPECT_EQ(unlawfulValues(worse), (std::vector<UnlawfulValue>{{"drawWhite", Points{0}}}));
}

TEST(LawfulPoints, AByeIsWorthAtMostAWinAndWhatResultsAddUpTo)  // questions 81, 83, 84
{
    for (const int tenths : {0, 5, 10}) EXPECT_TRUE(areLawful(withBye(PointSystem(), tenths))) << tenths;
    for (const int tenths : {7, 15, 20}) EXPECT_FALSE(areLawful(withBye(PointSystem(), tenths))) << tenths;
    PointSystem three = PointSystem::of(Points{30}, Points{10}, Points{0});
    three.unknown = Points{10};
    for (const int tenths : {0, 10, 20, 30}) EXPECT_TRUE(areLawful(withBye(three, tenths))) << tenths;
    for (const int tenths : {5, 15, 40}) EXPECT_FALSE(areLawful(withBye(three, tenths))) << tenths;
    PointSystem lossCounts = PointSystem::of(Points{30}, Points{20}, Points{10});
    lossCounts.unknown = Points{20};
    EXPECT_TRUE(areLawful(withBye(lossCounts, 10)));
}

TEST(LawfulPoints, AnAdjournedGameCountsAsADraw)  // question 167
{
    PointSystem won;
    won.unknown = Points{10};
    EXPECT_FALSE(areLawful(won));
}

TEST(Points, AByeIsWorthWhatResultsAddUpToHoweverSmall)
{
    PointSystem points = PointSystem::of(Points{3}, Points{1}, Points{0});
    for (int tenths = 0; tenths <= 3; ++tenths) {
        points.pairingBye = Points{tenths};
        for (const UnlawfulValue& each : unlawfulValues(points)) EXPECT_NE(each.word, "pairingBye") << tenths;
    }
    points = PointSystem::of(Points{7}, Points{3}, Points{2});
    for (const auto& [tenths, lawful] :
         {std::pair(0, true), std::pair(1, false), std::pair(2, true), std::pair(3, true), std::pair(4, true),
          std::pair(5, true), std::pair(7, true), std::pair(8, false)}) {
        points.pairingBye = Points{tenths};
        const auto found = unlawfulValues(points);
        EXPECT_EQ(std::ranges::find(found, "pairingBye", &UnlawfulValue::word) == found.end(), lawful) << tenths;
    }
}

/// Values that lie close together, so that each limit is met from both sides.
TEST(PointsGolden, UnlawfulValuesAreAsTheyWereRead)
{
    fixture::Golden golden("judgements/points");
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        Random random(seed);
        std::string text;
        for (int each = 0; each < 100; ++each) {
            PointSystem points = PointSystem::of(Points{random.between(0, 4)}, Points{random.between(0, 2)},
                                                 Points{random.between(-1, 2)});
            const auto vary = [&](const Row& /*row*/, Points PointSystem::*value) {
                if (random.below(4) == 0) points.*value = Points{random.between(-1, 5)};
            };
            describe(vary, std::type_identity<PointSystem>{});
            for (const UnlawfulValue& found : unlawfulValues(points))
                text += fmt::format("{} {} ", found.word, found.value.tenths);
            text += '\n';
        }
        golden.add(std::to_string(seed), "points", text);
    }
    golden.compare();
}

}  // namespace
}  // namespace kydai::policy
