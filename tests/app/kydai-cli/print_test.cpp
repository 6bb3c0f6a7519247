#include "app/kydai-cli/run_cli.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

namespace kydai::cli {
namespace {

namespace fs = std::filesystem;

class CliPrint : public testing::Test {
protected:
    void SetUp() override
    {
        fs::create_directories(m_folder);
        ASSERT_EQ(runCli({"generate", "--players", "12", "--rounds", "3", "--seed", "7", "-o", m_file}).status, kDone);
    }
    void TearDown() override { fs::remove_all(m_folder); }

    static std::string contents(const std::string& file)
    {
        std::ifstream stream(file, std::ios::binary);
        return {std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
    }

    fs::path m_folder = fs::temp_directory_path() / "kydai_cli_print_test";
    std::string m_file = (m_folder / "event.trf").string();
    std::string m_out = (m_folder / "out.pdf").string();
};

TEST_F(CliPrint, WritesEveryDocumentAsPdf)
{
    for (const char* document :
         {"pairings", "alphabetical", "standings", "crosstable", "slips", "players", "units", "categories"}) {
        for (const char* language : {"vi", "en", "both"}) {
            const CliRun run = runCli({"print", m_file, "--document", document, "--lang", language, "-o", m_out});
            EXPECT_EQ(run.status, kDone) << document << ": " << run.err;
            EXPECT_TRUE(contents(m_out).starts_with("%PDF-")) << document;
        }
    }
}

TEST_F(CliPrint, WritesExplanationsOfColoursTieBreaksAndPlaces)
{
    EXPECT_EQ(runCli({"print", m_file, "--document", "explanation", "--player", "1", "-o", m_out}).status, kDone);
    EXPECT_EQ(runCli({"print", m_file, "--document", "explanation", "--player", "1", "--code", "BH/C1", "--paper", "a5",
                      "-o", m_out})
                  .status,
              kDone);
    EXPECT_EQ(
        runCli({"print", m_file, "--document", "explanation", "--player", "1", "--versus", "2", "-o", m_out}).status,
        kDone);
}

TEST_F(CliPrint, WritesHtmlByTheEnding)
{
    const std::string page = (m_folder / "out.html").string();
    ASSERT_EQ(runCli({"print", m_file, "--document", "standings", "-o", page}).status, kDone);
    EXPECT_TRUE(contents(page).starts_with("<!DOCTYPE html>"));
}

TEST_F(CliPrint, WrongWordsAndFilesHaveTheirStatus)
{
    EXPECT_EQ(runCli({"print", m_file, "--document", "poster", "-o", m_out}).status, kUsage);
    EXPECT_EQ(runCli({"print", m_file, "--document", "pairings", "--round", "9", "-o", m_out}).status, kUsage);
    EXPECT_EQ(runCli({"print", m_file, "--document", "explanation", "--player", "99", "-o", m_out}).status, kUsage);
    EXPECT_EQ(runCli({"print", "absent.trf", "--document", "players", "-o", m_out}).status, kFileProblem);
    EXPECT_EQ(runCli({"print", m_file, "--document", "players", "-o", "/absent/out.pdf"}).status, kFileProblem);
    EXPECT_EQ(runCli({"print", m_file, "--document", "journal", "-o", m_out}).status, kFileProblem)
        << "a report file has no journal";
}

}  // namespace
}  // namespace kydai::cli
