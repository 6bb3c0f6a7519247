#include "app/kydai-cli/run_cli.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

namespace kydai::cli {
namespace {

using Json = nlohmann::json;

Json explainHistories(std::vector<std::string> words)
{
    std::vector<std::string> arguments{"explain", "colour"};
    arguments.insert(arguments.end(), words.begin(), words.end());
    arguments.insert(arguments.end(), {"--format", "json"});
    const CliRun run = runCli(arguments);
    EXPECT_EQ(run.status, kDone) << run.err;
    return Json::parse(run.out);
}

// shared/data/seeds/colours_2015.json; the ranks and numbers of the first two cases are not in the article.
struct ArticleCase {
    const char* history;
    const char* versus;
    const char* white;
    const char* decidedBy;
    const char* letter;
    int decisiveRound;  // 0: null
    std::vector<std::string> more{};
};

TEST(CliExplainColour, TheTenCasesOfTheVietnameseArticle)
{
    const ArticleCase cases[] = {
        {"", "", "second", "5.2.5", "E5", 0, {"--higher", "second", "--number", "1", "--initial", "white"}},
        {"B", "B", "second", "5.2.4", "E4", 0, {"--higher", "second"}},
        {"BB", "-W", "first", "5.2.1", "E1", 0},
        {"BBW", "WBW", "first", "5.2.1", "E2", 0},
        {"BBWW", "WBWB", "second", "5.2.1", "E1", 0},
        {"BBWWB", "WWBBW", "first", "5.2.1", "E2", 0},
        {"BBWWBW", "BWWBWB", "second", "5.2.1", "E3", 6},
        {"BBWWBWB", "BWBWBWB", "second", "5.2.3", "E3", 3},
        {"BBWWBWBB", "BWBWBWBB", "second", "5.2.3", "E3", 3},
        {"WBWBWBWBWB", "BWWBWBWBWB", "first", "5.2.3", "E3", 2},
    };
    for (const ArticleCase& expected : cases) {
        SCOPED_TRACE(expected.history);
        std::vector<std::string> words{"--history", expected.history, "--versus", expected.versus};
        words.insert(words.end(), expected.more.begin(), expected.more.end());
        for (const char* language : {"vi", "en"}) {
            std::vector<std::string> spoken = words;
            spoken.insert(spoken.end(), {"--lang", language});
            const Json answer = explainHistories(spoken);
            EXPECT_EQ(answer["kind"], "colour");
            EXPECT_EQ(answer["white"], expected.white);
            EXPECT_EQ(answer["decided_by"], expected.decidedBy);
            EXPECT_EQ(answer["letter"], expected.letter);
            EXPECT_EQ(answer["decisive_round"], expected.decisiveRound == 0 ? Json() : Json(expected.decisiveRound));
            EXPECT_FALSE(answer["conclusion"].get<std::string>().empty());
            for (const Json& step : answer["steps"]) {
                for (const char* key : {"phrase", "args", "article", "text"})
                    EXPECT_TRUE(step.contains(key)) << step.dump();
            }
        }
    }
}

TEST(CliExplainColour, AnEmptyHistoryMayBeJoinedToItsOption)
{
    EXPECT_EQ(explainHistories({"--history=", "--versus="}), explainHistories({"--history", "", "--versus", ""}));
    EXPECT_EQ(explainHistories({"--history=", "--versus=W"})["white"], "first");
}

TEST(CliExplainColour, WrongWordsAreUsageErrors)
{
    EXPECT_EQ(runCli({"explain", "colour"}).status, kUsage);
    EXPECT_EQ(runCli({"explain", "colour", "--history", "BB"}).status, kUsage);
    EXPECT_EQ(runCli({"explain", "colour", "--history", "BX", "--versus", "W"}).status, kUsage);
    EXPECT_EQ(runCli({"explain", "colour", "--history", "B", "--versus", "W", "--higher", "third"}).status, kUsage);
    EXPECT_EQ(runCli({"explain"}).status, kUsage);
    EXPECT_EQ(runCli({"explain", "colour", "absent.trf", "--player", "1"}).status, kFileProblem);
}

class CliExplainColourFile : public testing::Test {
protected:
    void SetUp() override
    {
        std::ofstream(m_file) << "012 Cup\n"
                              << "001    1      Nguyen Van An                     2100 VIE                         1.5 "
                                 "   1     3 w 1     2 b =\n"
                              << "001    2      Tran Thi Binh                     2000 VIE                         1.5 "
                                 "   2  0000 - U     1 w =\n"
                              << "001    3      Le Van Chi                        1900 VIE                         0.0 "
                                 "   3     1 b 0  0000 - Z\n";
    }
    void TearDown() override { std::filesystem::remove(m_file); }
    std::string m_file = (std::filesystem::temp_directory_path() / "kydai_cli_explain_colour_test.trf").string();
};

TEST_F(CliExplainColourFile, AnswersForAPlayerOfARound)
{
    const CliRun run = runCli({"explain", "colour", m_file, "--round", "2", "--player", "1", "--format", "json"});
    ASSERT_EQ(run.status, kDone) << run.err;
    const Json answer = Json::parse(run.out);
    EXPECT_EQ(answer["white"], 2);
    EXPECT_EQ(answer["decided_by"], "5.2.1");
    EXPECT_EQ(answer["letter"], "E2");
    EXPECT_EQ(answer["follows_rule"], true);
}

TEST_F(CliExplainColourFile, ExplainsEveryBoardAtOnce)
{
    const CliRun run = runCli({"explain", "colour", m_file, "--round", "1", "--all", "--format", "json"});
    ASSERT_EQ(run.status, kDone) << run.err;
    const Json answers = Json::parse(run.out);
    ASSERT_EQ(answers.size(), 1U);
    EXPECT_EQ(answers[0]["letter"], "E5");
    EXPECT_EQ(answers[0]["player"], 1);
}

TEST_F(CliExplainColourFile, AByeHasNoColour)
{
    const CliRun run = runCli({"explain", "colour", m_file, "--round", "1", "--player", "2", "--lang", "en"});
    EXPECT_EQ(run.status, kDone) << run.err;
    EXPECT_NE(run.out.find("Tran Thi Binh has no colour in round 1: pairing-allocated bye."), std::string::npos)
        << run.out;
}

TEST_F(CliExplainColourFile, UnknownRoundsAndPlayersAreUsageErrors)
{
    EXPECT_EQ(runCli({"explain", "colour", m_file, "--round", "3", "--player", "1"}).status, kUsage);
    EXPECT_EQ(runCli({"explain", "colour", m_file, "--round", "1", "--player", "9"}).status, kUsage);
    EXPECT_EQ(runCli({"explain", "colour", m_file, "--round", "1", "--player", "1", "--all"}).status, kUsage);
}

}  // namespace
}  // namespace kydai::cli
