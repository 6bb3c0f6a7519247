// The lessons on the command line: the list, one of them as text, JSON and on paper.

#include "run_cli.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <filesystem>

namespace kydai::cli {
namespace {

TEST(LessonCall, ListsTheLessonsWithTheirWords)
{
    const CliRun run = runCli({"lesson", "--lang", "en"});
    ASSERT_EQ(run.status, kDone) << run.err;
    EXPECT_NE(run.out.find("buchholz  Buchholz with rounds that were not played"), std::string::npos) << run.out;
    const auto list = nlohmann::json::parse(runCli({"lesson", "--format", "json"}).out);
    ASSERT_EQ(list.size(), lines(run.out).size());
    for (const auto& each : list) EXPECT_GT(each["stops"], 5) << each;
}

TEST(LessonCall, TellsEveryStopOfOneAsTextAndJson)
{
    const CliRun run = runCli({"lesson", "buchholz"});
    ASSERT_EQ(run.status, kDone) << run.err;
    EXPECT_NE(run.out.find("Điểm điều chỉnh của Thủy: ½ + 0 + 1 + ½ + ½ = 2½"), std::string::npos);
    const auto lesson = nlohmann::json::parse(runCli({"lesson", "colours", "--lang", "en", "--format", "json"}).out);
    EXPECT_EQ(lesson["lesson"], "colours");
    EXPECT_EQ(lesson["stops"][9]["answer"]["letter"], "E3");
    EXPECT_EQ(lesson["stops"][9]["cell"]["round"], 9);
}

TEST(LessonCall, PutsTheHandoutOnPaper)
{
    const auto file = std::filesystem::temp_directory_path() / "lesson_call.pdf";
    const CliRun run = runCli({"lesson", "buchholz", "--lang", "both", "-o", file.string()});
    EXPECT_EQ(run.status, kDone) << run.err;
    EXPECT_GT(std::filesystem::file_size(file), 10'000U);
    EXPECT_EQ(runCli({"lesson", "buchholz", "-o", file.string()}).status, kFileProblem) << "a file that is there";
    std::filesystem::remove(file);
}

TEST(LessonCall, RefusesWhatIsNone)
{
    EXPECT_EQ(runCli({"lesson", "chess"}).status, kUsage);
    EXPECT_EQ(runCli({"lesson", "-o", "list.pdf"}).status, kUsage);
    EXPECT_EQ(runCli({"lesson", "buchholz", "--lang", "both"}).status, kUsage);
}

}  // namespace
}  // namespace kydai::cli
