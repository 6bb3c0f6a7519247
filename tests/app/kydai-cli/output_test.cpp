// Where results go: OUT whole or not at all, never over what is there without --force, never over what is read, and
// standard output that was not written is no success (design/cli.md).

#include "app/kydai-cli/run_cli.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <ios>
#include <iterator>
#include <sstream>
#include <streambuf>
#include <string>
#include <vector>

namespace kydai::cli {
namespace {

namespace fs = std::filesystem;

constexpr const char* kTournament =
    "012 Giải thử\n"
    "042 2026/03/01\n"
    "142 3\n"
    "152 W\n"
    "001    1 m GM =cmd, An                          2400 VIE    12400001 2001/02/03  1.0    1     2 w 1\n"
    "001    2 w    Trần, Bé                          2300 VIE    12400002 2002/00/00  0.0    3     1 b 0\n"
    "001    3 m    Lê, Cường                         2200 VIE    12400003 2003/00/00  1.0    2     4 w 1\n"
    "001    4 m    Võ, Dũng                          2100 VIE    12400004 2004/00/00  0.0    4     3 b 0\n";

class OutputTest : public ::testing::Test {
protected:
    void SetUp() override
    {
        const std::string name = ::testing::UnitTest::GetInstance()->current_test_info()->name();
        m_folder = fs::temp_directory_path() / ("kydai_cli_output_" + name);
        fs::remove_all(m_folder);
        fs::create_directories(m_folder);
        write("in.trf", kTournament);
    }
    void TearDown() override { fs::remove_all(m_folder); }

    [[nodiscard]] std::string path(const std::string& name) const { return (m_folder / name).string(); }
    void write(const std::string& name, const std::string& text) const
    {
        std::ofstream(path(name), std::ios::binary) << text;
    }
    [[nodiscard]] std::string read(const std::string& name) const
    {
        std::ifstream stream(path(name), std::ios::binary);
        return {std::istreambuf_iterator<char>(stream), {}};
    }
    [[nodiscard]] std::size_t filesThere() const
    {
        return static_cast<std::size_t>(std::distance(fs::directory_iterator(m_folder), {}));
    }

    /// Every call that writes OUT, without --force.
    [[nodiscard]] std::vector<std::vector<std::string>> calls() const
    {
        const std::string in = path("in.trf");
        std::vector<std::vector<std::string>> all{
            {"pair", in, "-o", path("o.txt")},
            {"standings", in, "-o", path("o.csv")},
            {"rate", in, "--system", "elo", "-o", path("r.csv")},
            {"generate", "--players", "6", "--rounds", "3", "--seed", "1", "-o", path("g.trf")},
            {"print", in, "--document", "players", "-o", path("p.pdf")},
            {"print", in, "--document", "players", "-o", path("p.html")},
            {"print", in, "--document", "players", "-o", path("p.xlsx")}};
        for (const char* out : {"c.trf", "c.trf26", "c.kydai", "c.json", "c.csv", "c.xlsx", "c.html"})
            all.push_back({"convert", in, path(out)});
        return all;
    }

    fs::path m_folder;
};

TEST_F(OutputTest, WhatIsThereIsReplacedOnlyWithForce)
{
    for (std::vector<std::string> call : calls()) {
        const std::string out = call[0] == "convert" ? call[2] : call.back();
        std::ofstream(out) << "precious";
        const CliRun refused = runCli(call);
        EXPECT_EQ(refused.status, kFileProblem) << out << refused.err;
        EXPECT_NE(refused.err.find("--force"), std::string::npos) << refused.err;
        EXPECT_EQ(read(fs::path(out).filename().string()), "precious");
        call.emplace_back("--force");
        const CliRun forced = runCli(call);
        EXPECT_EQ(forced.status, kDone) << out << forced.err;
        EXPECT_NE(read(fs::path(out).filename().string()), "precious") << out;
    }
    EXPECT_EQ(filesThere(), calls().size() + 1);  // nothing unfinished stays
}

TEST_F(OutputTest, TheFileThatIsReadIsNeverReplaced)
{
    const std::string in = path("in.trf");
    fs::create_symlink("in.trf", path("same.trf"));
    const std::vector<std::vector<std::string>> kCalls{{"convert", in, in, "--force"},
                                                       {"convert", in, path("same.trf"), "--force"},
                                                       {"pair", in, "-o", in, "--force"},
                                                       {"generate", "--model", in, "-o", in, "--force"},
                                                       {"--dutch", in, "-p", in}};
    for (const auto& call : kCalls) {
        const CliRun run = runCli(call);
        EXPECT_EQ(run.status, kFileProblem) << run.err;
        EXPECT_EQ(read("in.trf"), kTournament);
    }
}

TEST_F(OutputTest, EngineCallsWriteOverAsTheirCallersExpect)
{
    write("pairs", "old");
    EXPECT_EQ(runCli({"--dutch", path("in.trf"), "-p", path("pairs")}).status, kDone);
    EXPECT_EQ(read("pairs"), "2\n3 1\n2 4\n");
    EXPECT_EQ(runCli({"--dutch", "-g", "-o", path("pairs"), "-s", "7"}).status, kDone);
    EXPECT_TRUE(read("pairs").starts_with("012"));
}

TEST_F(OutputTest, AnEventThatIsOpenIsNotReplaced)
{
    ASSERT_EQ(runCli({"convert", path("in.trf"), path("e.kydai")}).status, kDone);
    const std::string before = read("e.kydai");
    EXPECT_EQ(runCli({"convert", path("in.trf"), path("e.kydai")}).status, kFileProblem);
    EXPECT_EQ(read("e.kydai"), before);
}

TEST_F(OutputTest, AFullDeviceIsNoSuccess)
{
    const std::vector<std::vector<std::string>> kCalls{{"standings", path("in.trf")},
                                                       {"generate", "--players", "6", "--seed", "1"},
                                                       {"rate", path("in.trf"), "--system", "elo"},
                                                       {"explain", "colour", path("in.trf"), "--round", "1", "--all"},
                                                       {"--help"},
                                                       {"--dutch", path("in.trf"), "-p"}};
    for (const auto& call : kCalls) {
        std::ofstream full("/dev/full");
        std::ostringstream err;
        Context context{full, err};
        EXPECT_EQ(run(call, context), kFileProblem) << call.front();
        EXPECT_NE(err.str(), "");
    }
    EXPECT_EQ(runCli({"standings", path("in.trf"), "-o", "/dev/full"}).status, kFileProblem);
}

/// Throws as a library would that has no other way.
struct Broken : std::streambuf {
    int_type overflow(int_type) override { throw std::runtime_error("out of order"); }
};

TEST_F(OutputTest, NoExceptionLeavesTheProgram)
{
    Broken buffer;
    std::ostream out(&buffer);
    out.exceptions(std::ios::badbit);
    std::ostringstream err;
    Context context{out, err};
    const std::vector<std::string> call{"standings", path("in.trf")};
    EXPECT_EQ(run(call, context), kInternal);
    EXPECT_NE(err.str().find("out of order"), std::string::npos) << err.str();
}

TEST_F(OutputTest, CellsThatASpreadsheetWouldRunAreText)
{
    const CliRun run = runCli({"standings", path("in.trf")});
    EXPECT_NE(run.out.find("\"'=cmd, An\""), std::string::npos) << run.out;
}

TEST_F(OutputTest, AHyphenIsStandardInputAndOutput)
{
    const auto piped = [&](const std::string& input, const std::vector<std::string>& words) {
        std::istringstream in(input);
        std::ostringstream out;
        std::ostringstream err;
        Context context{.out = out, .err = err, .in = in};
        const int status = run(words, context);
        return CliRun{status, out.str(), err.str()};
    };
    const std::string json = piped(kTournament, {"convert", "-", "-"}).out;
    EXPECT_TRUE(json.starts_with("{\n  \"format\": \"kydai\"")) << json.substr(0, 100);
    const std::string event = piped(json, {"convert", "-", "-.kydai"}).out;
    EXPECT_TRUE(event.starts_with("SQLite format 3")) << "an event file goes both ways";
    const std::string again = piped(event, {"convert", "-", "-.trf26"}).out;
    EXPECT_NE(again.find("Giải thử"), std::string::npos);
    const std::string direct = runCli({"standings", path("in.trf")}).out;
    ASSERT_FALSE(direct.empty());
    for (const std::string& input : {std::string(kTournament), json, event, again}) {
        const CliRun run = piped(input, {"standings", "-", "-o", "-"});
        EXPECT_EQ(run.status, 0) << run.err;
        EXPECT_EQ(run.out, direct);
    }
    const CliRun check = piped(kTournament, {"check", "-", path("in.trf"), "--summary"});
    EXPECT_NE(check.out.find("TOTAL files=2"), std::string::npos) << check.out << check.err;
    EXPECT_EQ(piped("", {"standings", "-"}).status, 3);
    EXPECT_FALSE(fs::exists("-")) << "no file has that name";
}

}  // namespace
}  // namespace kydai::cli
