// Golden: the published and recomputed figures of every system, each within its own tolerance. The file names the
// source of each case.

#include "rating/cases.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <cmath>
#include <fstream>
#include <set>
#include <string>

namespace kydai::rating {
namespace {

nlohmann::json vectors()
{
    std::ifstream file(KYDAI_TEST_DATA "/rating/vectors.json");
    return nlohmann::json::parse(file);
}

/// Equal, or numbers within the tolerance, through lists and objects.
testing::AssertionResult agrees(const nlohmann::json& expected, const nlohmann::json& got, double tolerance)
{
    const auto differs = [&] {
        return testing::AssertionFailure() << "expected " << expected.dump() << ", got " << got.dump();
    };
    if (expected.is_number()) {
        if (!got.is_number()) return differs();
        const double difference = std::abs(expected.get<double>() - got.get<double>());
        return difference <= tolerance + 1e-12 ? testing::AssertionSuccess() : differs();
    }
    if (expected.is_array()) {
        if (!got.is_array() || got.size() != expected.size()) return differs();
        for (std::size_t i = 0; i < expected.size(); ++i) {
            if (auto result = agrees(expected[i], got[i], tolerance); !result) return result;
        }
        return testing::AssertionSuccess();
    }
    if (expected.is_object()) {
        for (const auto& [key, value] : expected.items()) {
            if (!got.contains(key)) return differs() << ": no " << key;
            if (auto result = agrees(value, got[key], tolerance); !result) return result << " (" << key << ')';
        }
        return testing::AssertionSuccess();
    }
    return expected == got ? testing::AssertionSuccess() : differs();
}

TEST(RatingVectors, EveryPublishedFigureIsReproduced)
{
    const nlohmann::json cases = vectors();
    ASSERT_EQ(cases.size(), 265U);
    const nlohmann::json answers = nlohmann::json::parse(runCases(cases).dump());
    for (std::size_t i = 0; i < cases.size(); ++i) {
        const std::string id = cases[i]["id"];
        EXPECT_EQ(answers[i]["id"], id);
        ASSERT_TRUE(answers[i].contains("result")) << id << ": " << answers[i].dump();
        EXPECT_TRUE(agrees(cases[i]["expected"], answers[i]["result"], cases[i]["tolerance"])) << id;
    }
}

TEST(RatingVectors, ABadCaseIsNamedAndTheRestStillRuns)
{
    const nlohmann::json cases = nlohmann::json::parse(R"([
        {"id": "a", "system": "fide", "op": "nothing", "input": {}},
        {"id": "b", "system": "fide", "op": "dp", "input": {"p": 7}},
        {"id": "c", "system": "fide", "op": "dp"},
        17,
        {"id": "d", "system": "fide", "op": "event", "input": {"own": 2000, "K": 20, "games": [[2000, 0.3]]}},
        {"id": "e", "system": "fide", "op": "performance", "input": {"opponents": [], "score": 0}},
        {"id": "f", "system": "glicko2", "op": "update", "input": {"RD": 0}},
        {"id": "g", "system": "fide", "op": "dp", "input": {"p": 0.5}}])");
    const nlohmann::json answers = nlohmann::json::parse(runCases(cases).dump());
    ASSERT_EQ(answers.size(), cases.size());
    for (std::size_t i = 0; i + 1 < answers.size(); ++i) {
        EXPECT_TRUE(answers[i].contains("error")) << answers[i].dump();
        EXPECT_FALSE(answers[i].contains("result"));
    }
    EXPECT_EQ(answers.back()["result"]["dp"], 0);
}

TEST(RatingVectors, AbsentFieldsTakeTheDefaultsOfTheRules)
{
    const auto result = [](const char* text) { return runCase(nlohmann::json::parse(text))["result"]; };
    // K 20 for an adult with unknown games, standard play, the newest edition
    EXPECT_EQ(result(R"({"id":1,"system":"fide","op":"event","input":{"own":2000,"games":[[2000,1]]}})")["change"],
              10.0);
    EXPECT_EQ(result(R"({"id":1,"system":"fide","op":"category","input":{"average":2251}})")["category"], 1);
    EXPECT_EQ(result(R"({"id":1,"system":"uscf","op":"start_rating","input":{}})")["rating"], 750);
    EXPECT_NEAR(result(R"({"id":1,"system":"glicko","op":"inactive","input":{"RD":50,"t":30}})")["RD"].get<double>(),
                349.753, 0.001);
    EXPECT_NEAR(
        result(R"({"id":1,"system":"urs_like","op":"fit","input":{"games":[[0,1,1]]}})")["ratings"][0].get<double>(),
        1629.544, 0.001);
}

}  // namespace
}  // namespace kydai::rating
