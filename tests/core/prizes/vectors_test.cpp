// Golden: published and recomputed divisions of prizes. The file names the source of each case.

#include "prizes/cases.h"

#include <gtest/gtest.h>

#include <fstream>
#include <string>

namespace kydai::prizes {
namespace {

nlohmann::json answerTo(const std::string& op, const std::string& input)
{
    const auto cases = nlohmann::json::array({{{"id", "x"}, {"op", op}, {"input", nlohmann::json::parse(input)}}});
    return nlohmann::json::parse(runCases(cases).dump())[0];
}

TEST(PrizeVectors, EveryPublishedDivisionIsReproduced)
{
    std::ifstream file(KYDAI_TEST_DATA "/prizes/vectors.json");
    const nlohmann::json cases = nlohmann::json::parse(file);
    ASSERT_EQ(cases.size(), 26U);
    const nlohmann::json answers = nlohmann::json::parse(runCases(cases).dump());
    for (std::size_t i = 0; i < cases.size(); ++i) {
        EXPECT_EQ(answers[i]["id"], cases[i]["id"]);
        EXPECT_EQ(answers[i]["result"], cases[i]["expected"]) << answers[i].dump();
    }
}

TEST(PrizeVectors, ExamplesOfTheDigestThatHaveNoVector)
{
    const auto result = [](const char* op, const char* input) { return answerTo(op, input)["result"].dump(); };
    EXPECT_EQ(result("hort", R"({"prizes": [10000, 8000, 6000, 4000], "scores": [7, 7, 7, 7]})"),
              R"(["8500","7500","6500","5500"])");
    EXPECT_EQ(result("equal", R"({"prizes": [200, 100, 60], "scores": [5, 4, 3, 3, 3], "minimum": 30})"),
              R"(["200","100","30","30","0"])");
    EXPECT_EQ(result("largest_remainder", R"({"amounts": ["95", "85", "60", "95/3", "65/3", "50/3"], "unit": 1})"),
              R"({"amounts":[95,85,60,32,22,16],"left_over":"0"})");
    EXPECT_EQ(result("based_on", R"({"announced": 450, "based_on": 30, "entries": 10})"), R"("150")");
    EXPECT_EQ(result("medals", R"({"ranks": [1, 1, 3, 4], "joint_third": false})"), R"(["gold","gold","bronze",""])");
    EXPECT_EQ(result("equal", R"({"prizes": [60], "scores": [3, 3, 3], "pot": "prize_places"})"), R"(["60","0","0"])");
}

TEST(PrizeVectors, PoolsOfTheDigestThatHaveNoVector)
{
    const char* twoClasses = R"({"prizes": [
        {"id": "1", "amount": 500, "order": 1, "eligible": "all"}, {"id": "2", "amount": 300, "order": 2, "eligible": "all"},
        {"id": "3", "amount": 200, "order": 3, "eligible": "all"}, {"id": "X", "amount": 150, "order": 10, "eligible": "X"},
        {"id": "A", "amount": 120, "order": 11, "eligible": "A"}], "players": [
        {"id": "m", "score": 5, "classes": []}, {"id": "n", "score": 5, "classes": []},
        {"id": "x1", "score": 4.5, "classes": ["X"]}, {"id": "a1", "score": 4.5, "classes": ["A"]},
        {"id": "x2", "score": 4, "classes": ["X"]}, {"id": "a2", "score": 4, "classes": ["A"]}]})";
    EXPECT_EQ(answerTo("uscf_32b", twoClasses)["result"],
              nlohmann::json::parse(R"({"m": "400", "n": "400", "x1": "175", "a1": "175", "x2": "0", "a2": "120"})"));
    const char* equalClasses = R"({"prizes": [
        {"id": "2", "amount": 150, "order": 2, "eligible": "all"}, {"id": "3", "amount": 100, "order": 3, "eligible": "all"},
        {"id": "X", "amount": 100, "order": 10, "eligible": "X"}, {"id": "A", "amount": 100, "order": 11, "eligible": "A"}],
        "players": [{"id": "B", "score": 4, "classes": []}, {"id": "C", "score": 4, "classes": ["X"]},
        {"id": "D", "score": 4, "classes": ["A"]}, {"id": "laterX", "score": 3, "classes": ["X"]},
        {"id": "laterA", "score": 3, "classes": ["A"]}]})";
    EXPECT_EQ(answerTo("uscf_32b", equalClasses)["result"],
              nlohmann::json::parse(R"({"B": "350/3", "C": "350/3", "D": "350/3", "laterX": "0", "laterA": "100"})"));
}

TEST(PrizeVectors, BeforeTheAdditionOf2014NobodyIsCapped)
{
    std::ifstream file(KYDAI_TEST_DATA "/prizes/vectors.json");
    nlohmann::json cases = nlohmann::json::parse(file);
    std::erase_if(cases.get_ref<nlohmann::json::array_t&>(), [](const auto& one) { return one["id"] != "uscf-4b"; });
    cases[0]["input"]["cap_2014"] = false;
    const auto answer = nlohmann::json::parse(runCases(cases).dump())[0]["result"];
    for (const auto& amount : answer) EXPECT_EQ(amount, "2987/4");
}

TEST(PrizeVectors, BadInputIsToldAndTheRestStillRuns)
{
    const auto error = [](const char* op, const char* input) { return answerTo(op, input)["error"]; };
    EXPECT_EQ(error("lottery", "{}"), "unknown operation 'lottery'");
    EXPECT_EQ(error("equal", R"({"prizes": [100, 0], "scores": [1]})"), "a prize is not positive");
    EXPECT_EQ(error("equal", R"({"prizes": [100, -5], "scores": [1]})"), "a prize is not positive");
    EXPECT_EQ(error("equal", R"({"prizes": [100], "scores": [1, 2]})"), "the scores are not in order, best first");
    EXPECT_EQ(error("hort", R"({"prizes": ["x"], "scores": [1]})"), "a prize is not an amount");
    EXPECT_EQ(error("hort", R"({"prizes": [100], "scores": [1], "pot": "lake"})"),
              "'pot' is not a word that is known: 'lake'");
    EXPECT_EQ(error("largest_remainder", R"({"amounts": ["1/3"], "unit": 0})"), "'unit' is zero");
    EXPECT_EQ(error("based_on", R"({"announced": 100, "based_on": 0, "entries": 3})"), "'based_on' is zero");
    const auto answers = runCases(nlohmann::json::array(
        {{{"op", 7}}, "no case", {{"id", "good"}, {"op", "equal"}, {"input", {{"prizes", {4}}, {"scores", {1, 1}}}}}}));
    EXPECT_TRUE(answers[0].contains("error"));
    EXPECT_TRUE(answers[1].contains("error"));
    EXPECT_EQ(answers[2]["result"], nlohmann::json::array({"2", "2"}));
}

TEST(PrizeVectors, BillionsStayExact)
{
    EXPECT_EQ(answerTo("hort",
                       R"({"prizes": [1000000000000, 999999999999, 1], "scores": [5, 5, 5, 5, 5, 5, 5]})")["result"][0],
              "4500000000000/7");
    EXPECT_EQ(answerTo("largest_remainder",
                       R"({"amounts": ["1000000000000/7", "1000000000000/7", "5000000000000/7"], "unit": 1})")["result"]
                  .dump(),
              R"({"amounts":[142857142857,142857142857,714285714286],"left_over":"0"})");
}

}  // namespace
}  // namespace kydai::prizes
