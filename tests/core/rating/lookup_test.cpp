// Conversions, classes, categories and norms: the figures of rules/ratings.md, sections 4, 11, 16 and 17.

#include "rating/lookup.h"

#include "rating/move_loss.h"
#include "rating/rounding.h"
#include "rating/title_norm.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <vector>

namespace kydai::rating {
namespace {

const Step* stepOf(const Lookup& found, Phrase phrase)
{
    const auto step = std::ranges::find(found.steps, phrase, &Step::phrase);
    return step == found.steps.end() ? nullptr : &*step;
}

Value argument(const Step& step, const std::string& name)
{
    return std::ranges::find(step.arguments, name, &std::pair<std::string, Value>::first)->second;
}

TEST(RatingLookup, TheMisprintOfTheArticleStandsBesideTheConversion)
{
    const Lookup found = convert(Scale::Ecf, 150);
    EXPECT_EQ(argument(found.answer, "result"), Value(Real{1825, 0}));
    EXPECT_NE(stepOf(found, Phrase::RatingConvertMisprint), nullptr);
    EXPECT_EQ(argument(convert(Scale::BcfBefore2009, 150).answer, "result"), Value(Real{1800, 0}));
    EXPECT_EQ(argument(convert(Scale::Ingo, 110).answer, "result"), Value(Real{1960, 0}));
}

TEST(MoveLoss, EvaluationsArePawnsHundredthsAndMates)
{
    EXPECT_EQ(parseEvaluation("35"), 35);
    EXPECT_EQ(parseEvaluation("+0.35"), 35);
    EXPECT_EQ(parseEvaluation("-1.5"), -150);
    EXPECT_EQ(parseEvaluation("2.345"), 234) << "thousandths are cut";
    EXPECT_EQ(parseEvaluation("#4"), 1000);
    EXPECT_EQ(parseEvaluation("#-2"), -1000);
    EXPECT_EQ(parseEvaluation("99999999999999"), 1000);
    EXPECT_EQ(parseEvaluation("-5000"), -1000);
    for (const char* wrong : {"", "-", "#", "x", "1.", ".5", "1.2.3", "3,5", "--4"})
        EXPECT_FALSE(parseEvaluation(wrong)) << wrong;
}

TEST(MoveLoss, TheMeanCountsFallsOnlyAndNamesTheWorstMoves)
{
    const std::vector<MoveEvaluation> moves{{30, 25}, {40, -15}, {20, 45}, {180, 95}, {1000, 320}};
    const Lookup found = meanLoss(moves);  // 5 + 55 + 0 + 85 + 680 = 825, 165 a move
    const Value mean = Real{165, 1};
    EXPECT_EQ(found.answer.arguments, (Arguments{{"loss", mean}, {"n", Count{5}}}));
    EXPECT_EQ(found.steps[0].arguments, (Arguments{{"limit", Real{1000, 0}}}));
    EXPECT_EQ(
        found.steps[2].arguments,
        (Arguments{
            {"move", Count{4}}, {"before", Real{180, 0, true}}, {"after", Real{95, 0, true}}, {"loss", Real{85, 0}}}));
    EXPECT_EQ(found.steps[4].arguments, (Arguments{{"sum", Real{825, 0}}, {"n", Count{5}}, {"loss", mean}}));
    ASSERT_EQ(found.steps.size(), 6U);
    EXPECT_EQ(std::get<Count>(found.steps[1].arguments[0].second).value, 5) << "the fifth line is the worst";
    EXPECT_EQ(found.steps.back().phrase, Phrase::RatingLossUnofficial);
}

TEST(MoveLoss, AMoveThatLostAHundredthIsNamedAndOneThatLostNothingIsNot)
{
    const Lookup found = meanLoss(std::vector<MoveEvaluation>{{30, 30}, {30, 29}});
    ASSERT_EQ(found.steps.size(), 4U);
    EXPECT_EQ(found.steps[1].phrase, Phrase::RatingLossOfMove);
    EXPECT_EQ(argument(found.steps[1], "move"), Value(Count{2}));
    EXPECT_EQ(found.steps[2].phrase, Phrase::RatingLossSum);
}

TEST(RatingLookup, AnEloRatingOnEveryOtherScale)
{
    const Lookup found = convert(Scale::Elo, 1500);
    EXPECT_EQ(argument(found.answer, "band"), Value(Code{"1400-1600"}));
    EXPECT_EQ(argument(*stepOf(found, Phrase::RatingConvertEloToEcf), "grade"), Value(Real{800 / 7.5, 2}));
    EXPECT_EQ(argument(*stepOf(found, Phrase::RatingConvertEloToIngo), "ingo"), Value(Real{167.5, 2}));
    EXPECT_EQ(argument(*stepOf(found, Phrase::RatingConvertUplift2024), "after"), Value(Real{1700, 0}));
    EXPECT_NE(stepOf(found, Phrase::RatingConvertFideToUscfLow), nullptr);
    const Lookup strong = convert(Scale::Elo, 2200);
    EXPECT_EQ(argument(*stepOf(strong, Phrase::RatingConvertFideToUscfHigh), "uscf"), Value(Real{2264, 0}));
    EXPECT_EQ(stepOf(strong, Phrase::RatingConvertUplift2024), nullptr) << "only below 2000";
}

TEST(RatingLookup, ClassesFloorsAndTheChangeoverOfDwz)
{
    const Lookup uscf = convert(Scale::Uscf, 1941);
    EXPECT_EQ(argument(uscf.answer, "class"), Value(Word{"uscf_class.A"}));
    EXPECT_EQ(argument(*stepOf(uscf, Phrase::RatingClassUscfFloor), "floor"), Value(Real{1700, 0}));
    EXPECT_EQ(stepOf(convert(Scale::Uscf, 1388), Phrase::RatingClassUscfFloor), nullptr);
    EXPECT_NE(stepOf(convert(Scale::Dwz, 999), Phrase::RatingConvertDwz2026Low), nullptr);
    EXPECT_EQ(argument(*stepOf(convert(Scale::Dwz, 1000), Phrase::RatingConvertDwz2026), "after"),
              Value(Real{1400, 0}));
    EXPECT_NE(stepOf(convert(Scale::Dwz, 2110), Phrase::RatingConvertDwz2026High), nullptr);
}

TEST(RatingLookup, CategoryOfTheRatedOnes)
{
    const std::vector<std::optional<int>> players = {2250, std::nullopt, 2251};
    const Lookup found = categoryOf(players, false);
    EXPECT_EQ(argument(found.answer, "category"), Value(Count{1})) << "2250.5 is rounded up to 2251";
    EXPECT_EQ(argument(*stepOf(found, Phrase::RatingCategoryUnrated), "n"), Value(Count{1}));
    const std::vector<std::optional<int>> weaker = {2250};
    EXPECT_EQ(categoryOf(weaker, false).answer.phrase, Phrase::RatingCategoryNone);
    EXPECT_EQ(argument(categoryOf(weaker, true).answer, "category"), Value(Count{8}));
}

TEST(RatingLookup, Art1_4_8_BelowThirtyFivePercentNoPerformanceIsEnough)
{
    const std::vector<std::optional<int>> strong(10, 2760);
    const auto with = [&](HalfPoints score) { return norm::performance(norm::Norm::GM, strong, score); };
    EXPECT_GE(with(6).performance, 2600);
    EXPECT_FALSE(with(6).ok) << "three of ten";
    EXPECT_TRUE(with(7).ok);
}

TEST(RatingLookup, Art1_4_NormWithItsLimits)
{
    const std::vector<std::optional<int>> opponents = {2300, 2280, 2260, 2240, 2240, 2230, 2200, 1900, std::nullopt};
    const Lookup found = normOf(norm::Norm::IM, opponents, 14);
    EXPECT_EQ(found.answer.phrase, Phrase::RatingNormMissed);
    EXPECT_EQ(argument(found.answer, "performance"), Value(Count{2409}));
    EXPECT_EQ(argument(*stepOf(found, Phrase::RatingNormLifted), "rating"), Value(Count{1400}));
    EXPECT_EQ(argument(*stepOf(found, Phrase::RatingNormAverage), "sum"), Value(Real{19700, 0}));
    EXPECT_EQ(argument(*stepOf(found, Phrase::RatingNormAskedScore), "needed"), Value(Points{35}));
    EXPECT_EQ(argument(*stepOf(found, Phrase::RatingNormLimits), "one"), Value(Count{6}));
}

TEST(Rounding, HalvesGoUpOrAwayFromZeroOnBothSidesOfIt)
{
    for (int below = 1; below <= 7; ++below) {
        for (int above = -40; above <= 40; ++above) {
            const double quotient = static_cast<double>(above) / below;
            EXPECT_EQ(divideHalfUp(above, below), std::floor(quotient + 0.5)) << above << '/' << below;
            EXPECT_EQ(divideHalfAway(above, below), std::round(quotient)) << above << '/' << below;
        }
    }
}

}  // namespace
}  // namespace kydai::rating
