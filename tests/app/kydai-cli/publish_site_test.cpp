// kydai-cli publish EVENT chess-results: — a file to look at, and a whole upload against a host of our own.
#include "app/kydai-cli/run_cli.h"
#include "format/json.h"
#include "store/event_file.h"
#include "support/event_builder.h"
#include "support/results_host.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <filesystem>
#include <fstream>
#include <iterator>

namespace kydai::cli {
namespace {

namespace fs = std::filesystem;
using fixture::ResultsHost;

class CliSite : public testing::Test {
protected:
    void SetUp() override
    {
        fs::remove_all(m_folder);
        fs::create_directories(m_folder / "desk");
        Section first =
            EventBuilder().scheduledRounds(3).player("2w1", 2000, "Nguyễn An").player("1b0", 1900, "Lê").build();
        first.info.name = "U16";
        Section second = first;
        second.info.name = "U18";
        std::ofstream(m_folder / "event.json", std::ios::binary) << format::writeJson({first, second}, "Giải");
        ASSERT_EQ(runCli({"convert", path("event.json"), path("event.kydai")}).status, kDone);
        const nlohmann::json access = {{"host", m_host.address()},
                                       {"source", m_host.source},
                                       {"key", m_host.key},
                                       {"iv", m_host.iv},
                                       {"creator", m_host.creator}};
        std::ofstream(m_folder / "desk" / "access.json") << access.dump();
    }
    void TearDown() override { fs::remove_all(m_folder); }
    [[nodiscard]] std::string path(const char* name) const { return (m_folder / name).string(); }
    [[nodiscard]] std::string read(const char* name) const
    {
        std::ifstream in(m_folder / name, std::ios::binary);
        return {std::istreambuf_iterator<char>(in), {}};
    }
    CliRun publish(const char* event, std::vector<std::string> more = {})
    {
        std::vector<std::string> words{"publish", path(event), "chess-results:", "--desk", path("desk")};
        words.insert(words.end(), more.begin(), more.end());
        return runCli(words);
    }

    fs::path m_folder = fs::temp_directory_path() / "kydai_cli_site_test";
    ResultsHost m_host{};
};

TEST_F(CliSite, ADryRunShowsTheFileAndUploadsNothing)
{
    EXPECT_EQ(publish("event.kydai", {"--dry-run", path("up.xml")}).status, kUsage) << "of which section";
    const CliRun shown = publish("event.kydai", {"--dry-run", path("up.xml"), "--section", "U18"});
    EXPECT_EQ(shown.status, kDone) << shown.err;
    EXPECT_NE(read("up.xml").find("name=\"U18\""), std::string::npos);
    EXPECT_EQ(runCli({"convert", path("event.kydai"), path("same.xml"), "--section", "U18"}).status, kDone);
    EXPECT_EQ(read("same.xml"), read("up.xml")) << "as convert writes it";
    EXPECT_EQ(publish("event.kydai", {"--dry-run", path("up.xml"), "--section", "U18"}).status, kFileProblem);
    EXPECT_NE(publish("event.json", {"--dry-run", "-", "--section", "U16"}).out.find("<playerpairing "),
              std::string::npos);
    EXPECT_TRUE(m_host.calls().empty());
}

TEST_F(CliSite, EverySectionHasANumberThatTheEventKeeps)
{
    const CliRun first = publish("event.kydai");
    EXPECT_EQ(first.status, kDone) << first.err;
    EXPECT_EQ(first.out,
              "U16: https://chess-results.com/tnr222557.aspx\nU18: https://chess-results.com/tnr222558.aspx\n");
    const auto event = store::EventFile::read(path("event.kydai"));
    ASSERT_TRUE(event.ok());
    EXPECT_EQ(event->sections[0].section->info.chessResultsKey, "222557");
    EXPECT_EQ(event->sections[1].section->info.chessResultsKey, "222558");
    const CliRun again = publish("event.kydai");
    EXPECT_EQ(again.out, first.out);
    EXPECT_EQ(m_host.tournaments(), 2);
    EXPECT_FALSE(m_host.uploaded("222558").empty());
    for (const auto& each : fs::directory_iterator(m_folder / "desk"))
        EXPECT_EQ(each.path().filename(), "access.json") << "nothing waits";
    // What the desk keeps is in no event, copy or page.
    ASSERT_EQ(runCli({"convert", path("event.kydai"), path("copy.json")}).status, kDone);
    ASSERT_EQ(runCli({"publish", path("event.kydai"), path("pages")}).status, kDone);
    for (const auto& each : fs::recursive_directory_iterator(m_folder)) {
        if (!each.is_regular_file() || each.path().filename() == "access.json") continue;
        const std::string bytes = read(fs::relative(each.path(), m_folder).c_str());
        for (const std::string& secret : {m_host.key, m_host.iv})
            EXPECT_EQ(bytes.find(secret), std::string::npos) << each.path();
    }
}

TEST_F(CliSite, WhatFailsIsToldAndWaits)
{
    m_host.go(ResultsHost::Way::Refused, "UPLOAD");
    const CliRun refused = publish("event.kydai", {"--section", "U16"});
    EXPECT_EQ(refused.status, kFileProblem);
    EXPECT_NE(refused.err.find("Kein Zugriff: no access"), std::string::npos) << refused.err;
    EXPECT_EQ(std::distance(fs::directory_iterator(m_folder / "desk"), {}), 2) << "access and what waits";
    m_host.go(ResultsHost::Way::BreakingOff, "GETKEY");
    EXPECT_EQ(publish("event.kydai", {"--section", "U18"}).status, kFileProblem);
    m_host.go(ResultsHost::Way::AsThePaperSays);
    const CliRun asked = publish("event.kydai", {"--section", "U18"});
    EXPECT_EQ(asked.status, kNegative) << asked.err;
    EXPECT_EQ(publish("event.kydai", {"--section", "U18", "--ask-again"}).status, kDone);
    EXPECT_EQ(publish("event.kydai").status, kDone);
    EXPECT_EQ(m_host.tournaments(), 3) << "one of U16, and of U18 the one whose answer was lost";
    EXPECT_EQ(std::distance(fs::directory_iterator(m_folder / "desk"), {}), 1);
}

TEST_F(CliSite, WhereTheNumberHasNoPlaceNoneIsAskedFor)
{
    const CliRun report = publish("event.json", {"--section", "U16"});
    EXPECT_EQ(report.status, kFileProblem);
    EXPECT_EQ(m_host.tournaments(), 0);
    fs::remove(m_folder / "desk" / "access.json");
    const CliRun without = publish("event.kydai");
    EXPECT_EQ(without.status, kFileProblem);
    EXPECT_NE(without.err.find("access.json"), std::string::npos) << without.err;
}

}  // namespace
}  // namespace kydai::cli
