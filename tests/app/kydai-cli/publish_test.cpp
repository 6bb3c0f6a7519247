// kydai-cli publish: an event file or a report becomes a folder of pages.
#include "app/kydai-cli/run_cli.h"
#include "format/json.h"
#include "support/event_builder.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

namespace kydai::cli {
namespace {

namespace fs = std::filesystem;

class CliPublish : public testing::Test {
protected:
    void SetUp() override
    {
        fs::remove_all(m_folder);
        fs::create_directories(m_folder);
        Section section = EventBuilder()
                              .scheduledRounds(3)
                              .player("2w1 3b", 2000, "Nguyễn An")
                              .player("1b0 4w", 1900, "Lê Bình")
                              .player("4b1 1w", 1800, "Trần Chi")
                              .player("3w0 2b", 1700, "Phạm Dung")
                              .build();
        section.info.name = "U16";
        std::ofstream(m_folder / "section.json", std::ios::binary) << format::writeJson({section});
        EXPECT_EQ(runCli({"convert", path("section.json"), path("event.kydai")}).status, kDone);
    }
    void TearDown() override { fs::remove_all(m_folder); }
    [[nodiscard]] std::string path(const char* name) const { return (m_folder / name).string(); }
    [[nodiscard]] std::string read(const char* name) const
    {
        std::ifstream in(m_folder / name, std::ios::binary);
        return {std::istreambuf_iterator<char>(in), {}};
    }

    fs::path m_folder = fs::temp_directory_path() / "kydai_cli_publish_test";
};

TEST_F(CliPublish, AnEventBecomesAFolder)
{
    const CliRun made = runCli({"publish", path("event.kydai"), path("pages")});
    EXPECT_EQ(made.status, kDone) << made.err;
    EXPECT_TRUE(made.out.starts_with("files=")) << made.out;
    EXPECT_NE(read("pages/index.html").find("Nguyễn An"), std::string::npos);
    EXPECT_NE(read("pages/en.html").find("Round 2 of 3"), std::string::npos);
    const CliRun again = runCli({"publish", path("section.json"), path("pages"), "--lang", "en", "--no-standings"});
    EXPECT_EQ(again.status, kDone) << again.err;
    EXPECT_FALSE(fs::exists(m_folder / "pages/en.html")) << "of the former publication";
    EXPECT_EQ(runCli({"publish", path("event.kydai"), path("pages"), "--withdraw"}).status, kDone);
    EXPECT_FALSE(fs::exists(m_folder / "pages/s1"));
}

TEST_F(CliPublish, RefusesWhatItCannotDo)
{
    EXPECT_EQ(runCli({"publish", path("event.kydai")}).status, kUsage);
    EXPECT_EQ(runCli({"publish", path("none.kydai"), path("pages")}).status, kFileProblem);
    EXPECT_EQ(runCli({"publish", path("event.kydai"), path("pages"), "--section", "U8"}).status, kUsage);
    EXPECT_FALSE(fs::exists(m_folder / "pages"));
    fs::create_directories(m_folder / "theirs");
    std::ofstream(m_folder / "theirs/index.html") << "theirs";
    EXPECT_EQ(runCli({"publish", path("event.kydai"), path("theirs")}).status, kFileProblem);
    EXPECT_EQ(read("theirs/index.html"), "theirs");
    EXPECT_EQ(runCli({"publish", path("event.kydai"), path("theirs"), "--force"}).status, kDone);
}

}  // namespace
}  // namespace kydai::cli
