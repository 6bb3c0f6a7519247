// rate, explain rating and print --document ratings, over the carried tournament tests/data/rating/open.trf: nine
// players, two of them unrated, with a forfeit, byes, a game without a move and missing birth years.

#include "app/kydai-cli/run_cli.h"
#include "rating/calculator.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

namespace kydai::cli {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::json;

const std::string kOpen = KYDAI_TEST_DATA "/rating/open.trf";
const std::string kHead = "id,name,status,source,before,games,score,expected,k,change,performance,after,excluded,notes";

std::vector<std::string> systemCodes()
{
    std::vector<std::string> codes = {"dwz2026"};
    for (const rating::SystemInfo& system : rating::systems()) codes.emplace_back(system.code);
    return codes;
}

Json json(const std::vector<std::string>& arguments)
{
    const CliRun run = runCli(arguments);
    EXPECT_EQ(run.status, kDone) << run.err;
    return Json::parse(run.out, nullptr, false);
}

class CliRate : public testing::Test {
protected:
    void SetUp() override { fs::create_directories(m_folder); }
    void TearDown() override { fs::remove_all(m_folder); }

    std::string write(const char* name, const std::string& text) const
    {
        const fs::path file = m_folder / name;
        std::ofstream(file, std::ios::binary) << text;
        return file.string();
    }
    static std::string contents(const std::string& file)
    {
        std::ifstream stream(file, std::ios::binary);
        return {std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
    }

    fs::path m_folder = fs::temp_directory_path() / "kydai_cli_rate_test";
};

TEST_F(CliRate, AllSystemsBesideEachOtherSayWhatEachSaysAlone)
{
    const Json all = json({"rate", kOpen, "--system", "all", "--format", "json"});
    ASSERT_EQ(all["systems"].size(), rating::systems().size());
    for (Json one : all["systems"]) {
        EXPECT_FALSE(one["assumes"].get<std::string>().empty());
        one.erase("assumes");
        EXPECT_EQ(one, json({"rate", kOpen, "--system", one["system"], "--format", "json"})) << one["system"];
    }
    const std::string csv = runCli({"rate", kOpen, "--system", "all"}).out;
    EXPECT_NE(csv.find("Ingo: New"), std::string::npos) << csv;
    EXPECT_EQ(std::ranges::count(csv, '\n'), 10) << "a head and nine players";
    EXPECT_EQ(runCli({"rate", kOpen, "--system", "all", "--set", "k=20"}).status, kUsage);
}

TEST_F(CliRate, TheArticlesFormulaOfIngoIsAskedForByItsCode)
{
    const Json article = json({"rate", kOpen, "--system", "ingo:formula=article", "--format", "json"});
    EXPECT_EQ(article, json({"rate", kOpen, "--system", "ingo", "--set", "formula=article", "--format", "json"}));
    EXPECT_EQ(article["edition"], "Ingo 1948–1992, formula=article");
    const std::string number = "1";
    const CliRun told = runCli({"explain", "rating", kOpen, "--player", number, "--system", "ingo:formula=article"});
    EXPECT_EQ(told.status, kDone) << told.err;
    EXPECT_NE(told.out.find("formula=article"), std::string::npos) << told.out;
    const CliRun wrong = runCli({"rate", kOpen, "--system", "ingo:formula=artikel"});
    EXPECT_EQ(wrong.status, kUsage);
    EXPECT_NE(wrong.err.find("formula=article|classic|late"), std::string::npos) << wrong.err;
    EXPECT_EQ(runCli({"rate", kOpen, "--system", "ingo:"}).status, kUsage);
}

// Worked by hand from rules/ratings.md 3.4: Trần Quốc Dũng (2441, K 10) is more than 400 above all five opponents:
// 4.5 − 5·0.92 = −0.10. Đỗ Gia Bảo (1405, born 2014, K 40): −607 counts as −400, 0.08; −207, 0.23; −385, 0.09:
// 1 − 0.40 = +0.60.
TEST_F(CliRate, FideByHand)
{
    const CliRun run = runCli({"rate", kOpen});
    ASSERT_EQ(run.status, kDone) << run.err;
    const auto rows = lines(run.out);
    ASSERT_EQ(rows.size(), 10U);
    EXPECT_EQ(rows[0], kHead);
    EXPECT_EQ(rows[1], "1,\"Trần, Quốc Dũng\",rated,list,2441,5,4.5,4.6,10,-1,2170,2440,,");
    EXPECT_EQ(rows[6], "6,\"Đỗ, Gia Bảo\",rated,list,1405,3,1,0.4,40,24,1680,1429,2:bye;4:not_rated,");
}

TEST_F(CliRate, WhatDoesNotCountAndWhatIsMissingIsNamed)
{
    const auto rows = lines(runCli({"rate", kOpen, "--system", "fide"}).out);
    EXPECT_TRUE(rows[5].ends_with("2:forfeit;4:opponent_unrated,rating.note.games_unknown;rating.note.birth_unknown"))
        << rows[5];
    EXPECT_TRUE(rows[7].starts_with("7,\"Hoàng, Bảo Ngọc\",stays_unrated,none,,4,2,")) << rows[7];
    EXPECT_TRUE(rows[8].ends_with("1:first_event_zero;2:opponent_unrated;3:bye;4:bye;5:bye,")) << rows[8];
    EXPECT_TRUE(rows[9].ends_with("1:bye;2:forfeit;3:opponent_unrated;4:not_rated,rating.note.games_unknown"))
        << rows[9];
}

TEST_F(CliRate, EverySystemAsCsvAndJson)
{
    for (const std::string& system : systemCodes()) {
        SCOPED_TRACE(system);
        const CliRun run = runCli({"rate", kOpen, "--system", system});
        ASSERT_EQ(run.status, kDone) << run.err;
        const auto rows = lines(run.out);
        ASSERT_EQ(rows.size(), 10U);
        EXPECT_EQ(rows[0], kHead);
        const Json answer = json({"rate", kOpen, "--system", system, "--format", "json"});
        EXPECT_EQ(answer["system"], system == "dwz2026" ? "dwz" : system);
        EXPECT_FALSE(answer["edition"].get<std::string>().empty());
        ASSERT_EQ(answer["players"].size(), 9U);
        for (std::size_t i = 0; i < 9; ++i) {
            const Json& player = answer["players"][i];
            // five rounds, each of them counted or left out with its reason
            ASSERT_EQ(player["rounds"].size(), 5U);
            int counted = 0;
            for (const Json& round : player["rounds"]) counted += round.contains("excluded") ? 0 : 1;
            EXPECT_EQ(counted, player["games"]);
            EXPECT_EQ(rows[i + 1].substr(0, rows[i + 1].find(',')), std::to_string(player["id"].get<int>()));
        }
        // the forfeit of round 2 and the game without a move of round 4 count in no system
        EXPECT_EQ(answer["players"][4]["rounds"][1]["excluded"], "forfeit");
        EXPECT_EQ(answer["players"][8]["rounds"][3]["excluded"], "not_rated");
    }
}

TEST_F(CliRate, SaysHowOfficialASystemIs)
{
    const auto standing = [](const char* system) {
        return json({"rate", kOpen, "--system", system, "--format", "json"})["standing"];
    };
    EXPECT_EQ(standing("fide"), "official");
    EXPECT_EQ(standing("dwz"), "official") << "the event is of April 2026";
    EXPECT_EQ(standing("dwz2026"), "reconstruction");
    EXPECT_EQ(standing("ingo"), "historical");
    EXPECT_EQ(standing("urs"), "reconstruction");
}

TEST_F(CliRate, WrongWordsAndFilesHaveTheirStatus)
{
    const CliRun unknown = runCli({"rate", kOpen, "--system", "elo2000"});
    EXPECT_EQ(unknown.status, kUsage);
    EXPECT_NE(unknown.err.find("elo2000"), std::string::npos);
    for (const std::string& system : systemCodes()) EXPECT_NE(unknown.err.find(system), std::string::npos) << system;
    EXPECT_EQ(runCli({"rate"}).status, kUsage);
    EXPECT_EQ(runCli({"rate", kOpen, "--format", "xml"}).status, kUsage);
    EXPECT_EQ(runCli({"rate", kOpen, "--cases", kOpen}).status, kUsage);
    EXPECT_EQ(runCli({"rate", "absent.trf"}).status, kFileProblem);
    EXPECT_EQ(runCli({"rate", "--cases", "absent.json"}).status, kFileProblem);
    EXPECT_EQ(runCli({"rate", "--cases", write("text.json", "three games")}).status, kBadInput);
    EXPECT_EQ(runCli({"rate", "--cases", write("object.json", "{}")}).status, kBadInput);
}

TEST_F(CliRate, AnEventWithoutRatingsRatesNobodyButFails)
{
    const std::string file = (m_folder / "unrated.trf").string();
    ASSERT_EQ(runCli({"generate", "--players", "10", "--rounds", "5", "--seed", "3", "-o", file}).status, kDone);
    std::string text;
    for (std::string line : lines(contents(file))) {
        if (line.starts_with("001") && line.size() > 52) line.replace(48, 4, "    ");
        text += line + '\n';
    }
    const std::string unrated = write("none.trf", text);
    for (const std::string& system : systemCodes()) {
        SCOPED_TRACE(system);
        const CliRun run = runCli({"rate", unrated, "--system", system});
        ASSERT_EQ(run.status, kDone) << run.err;
        EXPECT_EQ(lines(run.out).size(), 11U);
    }
    const Json fide = json({"rate", unrated, "--format", "json"});
    for (const Json& player : fide["players"]) {
        EXPECT_EQ(player["status"], "stays_unrated");
        EXPECT_TRUE(player["after"].is_null());
        EXPECT_EQ(player["games"], 0);
    }
}

testing::AssertionResult agrees(const Json& expected, const Json& got, double tolerance)
{
    if (expected.is_number()) {
        const bool near = got.is_number() && std::abs(expected.get<double>() - got.get<double>()) <= tolerance + 1e-12;
        return near ? testing::AssertionSuccess() : testing::AssertionFailure() << expected << " is not " << got;
    }
    if (expected.is_structured()) {
        if (expected.is_array() && expected.size() != got.size()) return testing::AssertionFailure() << got;
        for (const auto& [key, value] : expected.items()) {
            const Json& other = expected.is_array() ? got[std::stoul(key)] : got.value(key, Json());
            if (auto result = agrees(value, other, tolerance); !result) return result << " in " << key;
        }
        return testing::AssertionSuccess();
    }
    return expected == got ? testing::AssertionSuccess() : testing::AssertionFailure() << expected << " is not " << got;
}

void expectAllCases(const std::string& file)
{
    std::ifstream stream(file);
    const Json cases = Json::parse(stream);
    const Json answers = json({"rate", "--cases", file});
    ASSERT_EQ(answers.size(), cases.size());
    ASSERT_EQ(cases.size(), 265U);
    for (std::size_t i = 0; i < cases.size(); ++i) {
        EXPECT_EQ(answers[i]["id"], cases[i]["id"]);
        EXPECT_TRUE(agrees(cases[i]["expected"], answers[i]["result"], cases[i]["tolerance"])) << cases[i]["id"];
    }
}

TEST_F(CliRate, EveryCarriedCase)
{
    expectAllCases(KYDAI_TEST_DATA "/rating/vectors.json");
}

TEST_F(CliRate, EverySharedCase)
{
    const std::string shared = KYDAI_SHARED_DATA "/../rules/ratings_vectors.json";
    if (!fs::exists(shared)) GTEST_SKIP() << "the shared cases are not beside the checkout";
    expectAllCases(shared);
}

TEST_F(CliRate, ABadCaseIsNamedAndTheRestRuns)
{
    const std::string cases = write("cases.json", R"([
        {"id": "portisch", "system": "elo", "op": "update", "input": {"old": 2635, "K": 10, "W": 10.5, "We": 9.66}},
        {"id": "nobody", "system": "fide", "op": "guess", "input": {}},
        {"id": "table", "system": "fide", "op": "dp", "input": {"p": 0.72}}])");
    const Json answers = json({"rate", "--cases", cases});
    ASSERT_EQ(answers.size(), 3U);
    EXPECT_NEAR(answers[0]["result"]["new"].get<double>(), 2643.4, 1e-9) << answers[0];
    EXPECT_TRUE(answers[1].contains("error"));
    EXPECT_FALSE(answers[1].contains("result"));
    EXPECT_EQ(answers[2]["result"]["dp"], 166);
}

TEST_F(CliRate, ReadsSwissManagerFilesAsTheyAre)
{
    const std::string file = KYDAI_SHARED_DATA "/real/tunx/aut_1384031.TUNX";
    if (!fs::exists(file)) GTEST_SKIP() << "the real tournaments are not beside the checkout";
    const auto rows = lines(runCli({"rate", file}).out);
    ASSERT_EQ(rows.size(), 26U);
    EXPECT_EQ(rows[1], "1,\"Leitgeb, Julian\",rated,list,2306,7,4.5,5.45,20,-19,2183,2287,,");
}

TEST_F(CliRate, ExplainsAChangeInBothLanguages)
{
    const std::vector<std::string> asked = {"explain", "rating", kOpen, "--player", "6"};
    const auto with = [&](std::vector<std::string> more) {
        more.insert(more.begin(), asked.begin(), asked.end());
        return more;
    };
    const CliRun vietnamese = runCli(with({"--lang", "vi"}));
    EXPECT_NE(vietnamese.out.find("Theo công thức chính thức"), std::string::npos) << vietnamese.out;
    EXPECT_NE(vietnamese.out.find("1405"), std::string::npos);
    const CliRun english = runCli(with({"--lang", "en"}));
    EXPECT_NE(english.out.find("By the official formula"), std::string::npos) << english.out;
    const CliRun page = runCli(with({"--lang", "en", "--format", "html"}));
    EXPECT_TRUE(page.out.starts_with("<article class=\"explanation\">")) << page.out.substr(0, 80);

    const Json answer = json(with({"--format", "json", "--lang", "en"}));
    EXPECT_EQ(answer["kind"], "rating");
    EXPECT_EQ(answer["standing"], "official");
    EXPECT_EQ(answer["k"], 40.0);
    EXPECT_EQ(answer["after"], 1429.0);
    ASSERT_EQ(answer["rows"].size(), 5U);
    EXPECT_EQ(answer["rows"][0]["opponent"], 2);
    EXPECT_EQ(answer["rows"][0]["listed"], 2012.0);
    EXPECT_EQ(answer["rows"][0]["used"], 1805.0) << "cut to 400 points";
    EXPECT_TRUE(answer["rows"][0]["cut"]);
    EXPECT_EQ(answer["rows"][3]["reason"], "not_rated");
    double sum = 0;
    for (const Json& row : answer["rows"]) sum += row.value("difference", 0.0);
    EXPECT_NEAR(sum * 40, answer["change"].get<double>(), 1e-9);
}

TEST_F(CliRate, SettingsAreGivenByName)
{
    const auto rated = [](std::vector<std::string> words) {
        words.insert(words.begin(), {"rate", kOpen});
        return runCli(words);
    };
    const CliRun usual = rated({"--system", "ingo"});
    const CliRun article = rated({"--system", "ingo", "--set", "formula=article"});
    EXPECT_EQ(article.status, kDone) << article.err;
    EXPECT_NE(article.out, usual.out);
    EXPECT_EQ(rated({"--system", "ingo", "--set", "formula=classic"}).out, usual.out) << "the default by its name";
    EXPECT_NE(rated({"--system", "glicko2", "--set", "tau=1.2", "--set", "new-deviation=200"}).out,
              rated({"--system", "glicko2"}).out);
    for (const char* wrong : {"formula=other", "formula", "k=10", "forty-limit=-1"}) {
        const CliRun run = rated({"--system", "ingo", "--set", wrong});
        EXPECT_EQ(run.status, kUsage) << wrong;
        EXPECT_NE(run.err.find("formula=article|classic|late"), std::string::npos) << run.err;
    }
}

TEST_F(CliRate, ExplainsEveryPlayerInEverySystem)
{
    for (const std::string& system : systemCodes()) {
        SCOPED_TRACE(system);
        for (const char* language : {"vi", "en"}) {
            const CliRun run = runCli({"explain", "rating", kOpen, "--all", "--system", system, "--lang", language});
            EXPECT_EQ(run.status, kDone) << run.err;
            EXPECT_EQ(run.out.find('{'), std::string::npos) << "a hole was not filled";
        }
    }
    EXPECT_EQ(runCli({"explain", "rating", kOpen, "--player", "10"}).status, kUsage);
    EXPECT_EQ(runCli({"explain", "rating", kOpen}).status, kUsage);
    EXPECT_EQ(runCli({"explain", "rating", kOpen, "--player", "1", "--system", "chess"}).status, kUsage);
}

TEST_F(CliRate, PrintsTheListAndAnExplanation)
{
    const std::string page = (m_folder / "ratings.html").string();
    ASSERT_EQ(
        runCli({"print", kOpen, "--document", "ratings", "--system", "glicko2", "--lang", "both", "-o", page}).status,
        kDone);
    const std::string text = contents(page);
    EXPECT_NE(text.find("Glicko-2"), std::string::npos);
    EXPECT_NE(text.find("Đỗ, Gia Bảo"), std::string::npos);
    EXPECT_NE(text.find("Theo công thức chính thức"), std::string::npos);
    EXPECT_NE(text.find("By the official formula"), std::string::npos);
    for (const char* language : {"vi", "en", "both"}) {
        const std::string paper = (m_folder / "explanation.pdf").string();
        ASSERT_EQ(runCli({"print", kOpen, "--document", "explanation", "--system", "uscf", "--player", "5", "--lang",
                          language, "--force", "-o", paper})
                      .status,
                  kDone);
        EXPECT_TRUE(contents(paper).starts_with("%PDF-"));
    }
    EXPECT_EQ(runCli({"print", kOpen, "--document", "ratings", "--system", "chess", "-o", page}).status, kUsage);
}

}  // namespace
}  // namespace kydai::cli
