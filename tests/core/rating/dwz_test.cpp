// The DWZ of both editions, term by term: rules/ratings.md, section 8, on both sides of each border.

#include "rating/dwz.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <optional>
#include <vector>

namespace kydai::rating::dwz {
namespace {

constexpr int kGained = 0;  ///< expected score below any that is made
constexpr int kLost = 1'000'000;

TEST(DwzProbability, IsTheNormalDistributionInThousandths)
{
    for (int difference = -900; difference <= 900; difference += 7) {
        const double exact = 500 * std::erfc(-difference / 400.0);
        EXPECT_EQ(probability(difference), static_cast<int>(std::floor(exact + 0.5))) << difference;
    }
    EXPECT_EQ(expectedScore(2214, std::vector<Opponent>{{2039, 0}, {2118, 0}, {2000, 0}, {2123, 0}, {2079, 0}}), 3449);
}

TEST(DwzClassic, TheDevelopmentCoefficient)
{
    const auto value = [](double rating, int age, int index, int expected = kGained) {
        return development(rating, age, index, 1, expected).value;
    };
    EXPECT_EQ(value(2000, 26, 20), 30) << "16 + 15, at most 30";
    EXPECT_EQ(value(1000, 26, 20), 16);
    EXPECT_EQ(value(1000, 25, 20), 11);
    EXPECT_EQ(value(1000, 21, 20), 11);
    EXPECT_EQ(value(1900, 20, 20), 17) << "(13.0321 + 5) × 0.95";
    EXPECT_EQ(value(1900, 20, 20, kLost), 18);
    EXPECT_EQ(value(2400, 20, 20), 30) << "no more than once";
    EXPECT_EQ(value(800, 20, 20), 5) << "5.4096 × 0.5, at least 5";
    EXPECT_EQ(development(800, 20, 20, 1, kGained).acceleration, 0.5);
    EXPECT_EQ(development(2400, 20, 20, 1, kGained).acceleration, 1);
    EXPECT_EQ(development(1900, 21, 20, 1, kGained).acceleration, 1);
    EXPECT_EQ(development(1900, std::nullopt, 20, 1, kGained).base, development(1900, 60, 20, 1, kGained).base);
    for (int index = 0; index <= 5; ++index) EXPECT_EQ(value(2400, 40, index), index == 0 ? 5 : 5 * index);
    EXPECT_EQ(value(2400, 40, 6), 30);
    EXPECT_EQ(development(1300, 40, 20, 1, kLost).brake, 0);
    EXPECT_EQ(development(1150, 40, 20, 1, kGained).brake, 0);
    EXPECT_NEAR(development(1150, 40, 20, 1, kLost).brake, std::exp(1.0) - 1, 1e-12);
    EXPECT_EQ(value(1000, 40, 20, kLost), 22) << "16 + e² − 1 = 22.39";
    EXPECT_EQ(value(100, 40, 1, kLost), 150);
    EXPECT_EQ(value(700, 40, 1, kLost), 69) << "15.2401 + e⁴ − 1 = 68.84: no bound by the index";
    EXPECT_EQ(development(1900, 20, 20, 2, 1000).acceleration, 0.95) << "as many as expected: nothing lost";
    EXPECT_EQ(development(1900, 20, 20, 2, 1001).acceleration, 1);
}

TEST(DwzClassic, TheNewRating)
{
    EXPECT_EQ(classic(2214, 30, 7, 3449, 5), 2215);
    EXPECT_EQ(classic(1854, 16, 6, 1599, 4), 1910);
    EXPECT_EQ(classic(1500, 30, 0, 2000, 10), 1460);
    EXPECT_EQ(firstClassic(800), 800);
    EXPECT_EQ(firstClassic(796), 800) << "700 + 99.5, half up";
    EXPECT_EQ(firstClassic(1234.5), 1235);
}

TEST(DwzPerformance, IsWhereTheExpectedScoreIsTheScore)
{
    std::vector<Opponent> games{{1400, 2}, {1500, 1}, {1700, 0}, {1620, 2}, {1810, 1}};
    const double found = *performance(games);
    double expected = 0;
    for (const Opponent& game : games) expected += 0.5 * std::erfc(-(found - game.rating) / 400);
    EXPECT_NEAR(expected, 3, 1e-6);
    games.pop_back();
    EXPECT_FALSE(performance(games)) << "four games are too few";
    EXPECT_TRUE(matchingRating(games));
    const std::vector<Opponent> lost{{1400, 0}, {1500, 0}, {1600, 0}, {1500, 0}, {1500, 0}};
    std::vector<Opponent> won = lost;
    for (Opponent& game : won) game.score = 2;
    EXPECT_NEAR(*performance(lost), 1500 - 677, 1e-9);
    EXPECT_NEAR(*performance(won), 1500 + 677, 1e-9);
    EXPECT_FALSE(matchingRating(lost));
    EXPECT_FALSE(matchingRating(won));
    EXPECT_FALSE(matchingRating({}));
    std::vector<Opponent> once = lost;
    once.front().score = 1;  // half a point: by a drawn game alone it is no longer one-sided
    EXPECT_LT(*performance(once), 1400);
    const std::vector<Opponent> apart{{0, 2}, {2900, 0}, {0, 2}, {2900, 1}, {2900, 0}};
    const double far = *matchingRating(apart);
    EXPECT_NEAR(1.5 * std::erfc(-(far - 2900) / 400) + std::erfc(-far / 400), 2.5, 1e-6);
}

TEST(Dwz2026, K0ByIndexAgeAndRating)
{
    constexpr std::array<double, 11> kYoung{60, 60, 48, 46, 44, 42, 40, 38, 36, 34, 32};
    constexpr std::array<double, 11> kAdult{60, 60, 44, 42, 40, 38, 36, 34, 32, 30, 28};
    constexpr std::array<double, 11> kStrong{60, 60, 41, 39, 37, 35, 33, 31, 29, 27, 25};
    for (int index = 1; index <= 13; ++index) {
        const auto at = static_cast<std::size_t>(std::min(index, 11) - 1);
        const auto base = [&](double rating, std::optional<int> age) {
            return factor2026(rating, age, index, 2, kGained).base;
        };
        for (const int age : {10, 20, 21, 25}) {
            EXPECT_EQ(base(2199, age), kYoung.at(at));
            EXPECT_EQ(base(2200, age), kStrong.at(at));
        }
        for (const std::optional<int> age : {std::optional(26), std::optional(70), std::optional<int>()}) {
            EXPECT_EQ(base(1999, age), kAdult.at(at));
            EXPECT_EQ(base(2000, age), kStrong.at(at));
        }
    }
    EXPECT_EQ(factor2026(1800, 40, 0, 2, kGained).base, 60);
}

TEST(Dwz2026, WhatIsAddedForGainsAndTakenForLosses)
{
    const auto k = [](double rating, int age, int expected) { return factor2026(rating, age, 8, 2, expected).k; };
    EXPECT_EQ(k(1700, 20, kGained), 48) << "38 + 300/30";
    EXPECT_EQ(k(1985, 20, kGained), 38.5);
    EXPECT_EQ(k(2000, 20, kGained), 38);
    EXPECT_EQ(k(1700, 21, kGained), 38);
    EXPECT_EQ(k(1599, 21, kGained), 42);
    EXPECT_EQ(k(1600, 21, kGained), 38);
    EXPECT_EQ(k(1599, 40, kGained), 38) << "34 + 4";
    EXPECT_EQ(k(1600, 40, kGained), 34);
    EXPECT_EQ(k(1600, 40, kLost), 34);
    EXPECT_EQ(k(1480, 40, kLost), 32.3) << "34 × 0.95";
    EXPECT_EQ(k(1480, 15, kLost), 36.1) << "38 × 0.95";
    EXPECT_EQ(k(1000, 15, kGained), 71.3) << "38 + 33.33";
    EXPECT_EQ(factor2026(1100, 15, 1, 2, kGained).k, 80) << "60 + 30, at most 80";
    EXPECT_EQ(factor2026(1700, 20, 8, 2, 1000).acceleration, 10) << "as many as expected: nothing lost";
    EXPECT_EQ(factor2026(1700, 20, 8, 2, 1001).acceleration, 0);
    EXPECT_EQ(factor2026(1480, 40, 8, 2, 1001).brake, 0.95);
    EXPECT_EQ(factor2026(1480, 40, 8, 2, 1000).brake, 1);
}

TEST(Dwz2026, RatingsFirstRatingsAndTheChangeover)
{
    EXPECT_EQ(update2026(1500, 40, 4, 1500), 1520);
    EXPECT_EQ(update2026(1500, 40, 2, 1513), 1479) << "1479.48";
    EXPECT_EQ(update2026(1110, 80, 0, 1000), 1100);
    EXPECT_DOUBLE_EQ(firstFromPerformance2026(2000), 2000);
    EXPECT_DOUBLE_EQ(firstFromPerformance2026(2100), 2100);
    EXPECT_DOUBLE_EQ(firstFromPerformance2026(1900), 1908);
    EXPECT_DOUBLE_EQ(firstFromPerformance2026(1100), 1172);
    EXPECT_DOUBLE_EQ(firstFromPerformance2026(1089), 1100 + 0.72 * 99);
    EXPECT_DOUBLE_EQ(firstFromPerformance2026(-10), 1100);
    EXPECT_DOUBLE_EQ(changeover2026(999), 1399);
    EXPECT_DOUBLE_EQ(changeover2026(1000), 1400);
    EXPECT_DOUBLE_EQ(changeover2026(2000), 2040);
    EXPECT_DOUBLE_EQ(changeover2026(2110), 2110);
    EXPECT_DOUBLE_EQ(changeover2026(2300), 2300);
    EXPECT_FALSE(newcomerPerformance2026({}));
    const std::vector<Opponent> lost{{1500, 0}, {1600, 0}};
    EXPECT_FALSE(newcomerPerformance2026(lost));
    const std::vector<Opponent> mixed{{1500, 2}, {1600, 0}};
    EXPECT_DOUBLE_EQ(*newcomerPerformance2026(mixed), *matchingRating(mixed));
    const std::vector<Opponent> won{{1500, 2}, {1600, 2}};
    const std::vector<Opponent> withDraw{{1500, 2}, {1600, 2}, {1550, 1}};
    EXPECT_DOUBLE_EQ(*newcomerPerformance2026(won), *matchingRating(withDraw));
}

TEST(Dwz2026, AppliesFromTheFirstOfAugust)
{
    EXPECT_FALSE(uses2026({2026, 7, 31}, DwzEdition::ByDate));
    EXPECT_TRUE(uses2026({2026, 8, 1}, DwzEdition::ByDate));
    EXPECT_TRUE(uses2026({}, DwzEdition::ByDate));
    EXPECT_TRUE(uses2026({2020, 1, 1}, DwzEdition::From2026));
    EXPECT_FALSE(uses2026({2027, 1, 1}, DwzEdition::Classic));
}

}  // namespace
}  // namespace kydai::rating::dwz
