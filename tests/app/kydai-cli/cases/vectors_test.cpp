// Golden: the published and recomputed figures of every system, each within its own tolerance. The file names the
// source of each case.

#include "cases/cases.h"
#include "support/corpus.h"

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

nlohmann::json answerTo(const std::string& system, const std::string& op, const char* input)
{
    const nlohmann::json oneCase = {{"id", 1}, {"system", system}, {"op", op}, {"input", nlohmann::json::parse(input)}};
    return nlohmann::json::parse(runCase(oneCase).dump());
}

TEST(RatingVectors, NumbersOutsideTheFormulaAreAnErrorAndNeverNull)
{
    struct {
        const char* system;
        const char* op;
        const char* input;
    } const cases[] = {
        {"uscf", "k", R"({"N_eff":0,"m":0})"},
        {"uscf", "k", R"({"N_eff":-4,"m":4})"},
        {"uscf", "standard", R"({"rating":1500,"N_eff":-1,"opponents":[1500],"score":1})"},
        {"uscf", "section", R"({"players":[{"no":1,"pre":1500,"games":[]},{"no":1,"pre":1500,"games":[]}]})"},
        {"uscf", "section", R"({"players":[{"no":1,"pre":1500,"games":[[1,1]]}]})"},
        {"glicko2", "update", R"({"r":10000000,"games":[[0,1,1]]})"},
        {"ingo", "late", R"({"old":130,"limit":-40,"games":[[160,1]]})"},
        {"ingo", "late", R"({"old":130,"E":-1,"games":[[160,1]]})"},
        {"urs_like", "fit", R"({"games":[[0,1,1,-10000000]]})"},
        {"urs_like", "fit", R"({"players":10000000,"games":[]})"},
        {"ecf", "reliability", R"({"last12":5,"last24":3})"},
        {"fide", "event_total", R"({"own":2700,"kind":"rapid","opponents":[2000,2500],"score":1})"},
    };
    for (const auto& [system, op, input] : cases) {
        const nlohmann::json answer = answerTo(system, op, input);
        EXPECT_TRUE(answer.contains("error")) << input << answer.dump();
        EXPECT_FALSE(answer.contains("result")) << input;
    }
    // A product beyond the machine's integers is no trap: no K above 0 keeps it within 700.
    EXPECT_EQ(answerTo("fide", "k_cap", R"({"K":9999999,"games_in_period":9999999})")["result"]["K"], 0);
}

TEST(RatingVectors, PeriodsGamesLeftOutAndNewcomers)
{
    const auto change = [](const std::string& rule) {
        nlohmann::json input = {{"own", 2700}, {"opp", 2000}, {"score", 1}, {"K", 10}};
        input["rule"] = rule;
        return answerTo("fide", "game_change", input.dump().c_str())["result"]["change"];
    };
    EXPECT_EQ(change("from 2025-10-01"), 0.1);
    EXPECT_EQ(change("before 2025-10-01"), 0.8);
    EXPECT_EQ(change("before 2022"), 0.8);
    // An unrated opponent keeps his place in the list.
    const auto event = answerTo("fide", "event", R"({"own":1402,"K":40,"games":[[null,1],[1402,0],[1402,1]]})");
    EXPECT_EQ(event["result"]["per_game"], nlohmann::json::parse("[0.0,-0.5,0.5]"));
    EXPECT_EQ(event["result"]["lost"], false);
    EXPECT_EQ(answerTo("fide", "event", R"({"own":1402,"K":40,"games":[[1402,0]]})")["result"]["lost"], true);
    const auto dwz = answerTo("dwz", "classic", R"({"R0":1500,"E":30,"opponents":[null,1500],"results":[1,0.5]})");
    EXPECT_EQ(dwz["result"]["We"], 0.5);
    // First pass 160 + 0; nobody is further than 40 away, so it is stable.
    EXPECT_EQ(answerTo("ecf", "grade", R"({"own":null,"games":[[160,1],[160,0]]})")["result"]["grade"], 160);
    // All won: never stable. First pass 160 + 50 = 210; with it the rule lifts each 160 to 170.
    EXPECT_EQ(answerTo("ecf", "grade", R"({"own":null,"games":[[160,1],[160,1]]})")["result"]["grade"], 220);
    EXPECT_EQ(answerTo("ecf", "to_elo_before_2009", R"({"grade":150})")["result"]["elo"], 1800);
    EXPECT_EQ(answerTo("ecf", "reliability", R"({"last12":30})")["result"]["letter"], "A");
    EXPECT_EQ(answerTo("ecf", "reliability", R"({"last12":0,"last36":30})")["result"]["letter"], "-");
    EXPECT_EQ(answerTo("harkness", "class", R"({"rating":2599})")["result"]["class"], "Senior Master");
    EXPECT_EQ(
        answerTo("dwz2026", "first", R"({"games":[[1500,0],[1500,0],[1500,0],[1500,0],[1500,0]]})")["result"]["dwz"],
        nullptr);
    EXPECT_NEAR(
        answerTo("urs_like", "expected", R"({"ratings":[2852,2787],"gaps":[19,31]})")["result"]["E"].get<double>(),
        0.609033, 1e-6);
}

TEST(RatingVectors, CasesThatFuzzingFoundAreAsTheyWere)
{
    fixture::compareCorpus("fuzz_rating_cases", [](const std::string& bytes) {
        const auto cases = nlohmann::json::parse(bytes, nullptr, false);
        return cases.is_array() ? runCases(cases).dump() : "no cases";
    });
}

}  // namespace
}  // namespace kydai::rating
