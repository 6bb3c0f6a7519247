// Two front doors, one engine: the program kydai-engine answers every call as kydai-cli does, byte for byte, over the
// reference tournaments cut to several rounds.
#include "format/reader.h"
#include "format/trf_writer.h"
#include "run_cli.h"
#include "support/shared_files.h"

#include <gtest/gtest.h>

#include <array>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <sys/wait.h>
#include <vector>

namespace kydai::cli {
namespace {

namespace fs = std::filesystem;

std::string bytesOf(const fs::path& path)
{
    std::ifstream stream(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

/// The program itself, in a folder of its own; no word has a quotation mark.
CliRun engineProgram(const std::vector<std::string>& words, const fs::path& folder)
{
    std::string command = "cd '" + folder.string() + "' && '" KYDAI_ENGINE "'";
    for (const std::string& word : words) command += " '" + word + "'";
    command += " 2>'" + (folder / "stderr").string() + "'";
    CliRun ran;
    std::FILE* pipe = popen(command.c_str(), "r");
    if (pipe == nullptr) return {-1, {}, "no pipe"};
    std::array<char, 4096> chunk{};
    for (std::size_t got = 0; (got = std::fread(chunk.data(), 1, chunk.size(), pipe)) > 0;)
        ran.out.append(chunk.data(), got);
    const int status = pclose(pipe);
    ran.status = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    ran.err = bytesOf(folder / "stderr");
    return ran;
}

class TwoDoors : public ::testing::Test {
protected:
    void SetUp() override
    {
        m_folder =
            fs::temp_directory_path() /
            ("kydai_engine_door_" + std::string(::testing::UnitTest::GetInstance()->current_test_info()->name()));
        fs::remove_all(m_folder);
        fs::create_directories(m_folder);
    }
    void TearDown() override { fs::remove_all(m_folder); }

    /// Both answer alike, and write the same file where they are to.
    void same(const std::vector<std::string>& words)
    {
        const fs::path out = m_folder / "out.txt";
        std::string told;
        for (const std::string& word : words) told += word + " ";
        const CliRun engine = engineProgram(words, m_folder);
        const std::string engineFile = bytesOf(out);
        fs::remove(out);
        const CliRun cli = runCli(words);
        EXPECT_EQ(engine.status, cli.status) << told << engine.err;
        EXPECT_EQ(engine.out, cli.out) << told;
        EXPECT_EQ(engine.err, cli.err) << told;
        EXPECT_EQ(engineFile, bytesOf(out)) << told;
        fs::remove(out);
        ++m_calls;
        m_pairings += engine.status == 0 && (engine.out + engineFile).size() > 2 ? 1 : 0;
    }

    fs::path m_folder{};
    int m_calls = 0;
    int m_pairings = 0;
};

TEST_F(TwoDoors, BothAnswerTheReferenceTournamentsAlike)
{
    const auto files = fixture::referenceTournaments();
    if (files.empty()) GTEST_SKIP() << "the reference tournaments are not beside the checkout";
    constexpr std::size_t kSample = 20;
    for (std::size_t at = 0; at < kSample; ++at) {
        const fs::path& file = files[at * files.size() / kSample];
        const auto read = format::readFile(file);
        ASSERT_TRUE(read.ok()) << file;
        Section section = read->sections.front();
        if (section.players.size() > 60) continue;
        same({"--dutch", file.string(), "-c"});
        same({"--dutch", file.string(), "-p"});
        format::TrfWriteOptions how;
        how.ownLines = format::OwnLines::None;
        section.requestedByes.clear();
        for (const std::size_t rounds : {section.rounds.size() * 2 / 3, section.rounds.size() / 3}) {
            section.rounds.resize(rounds);
            const auto written = format::writeTrf(section, how);
            ASSERT_TRUE(written.ok()) << file;
            const fs::path cut = m_folder / "cut.trf";
            std::ofstream(cut, std::ios::binary) << written->text;
            const std::string name = cut.string();
            same({"--dutch", name, "-p", (m_folder / "out.txt").string()});
            same({name, "-p", "-l", (m_folder / "out.txt").string()});
            same({"--burstein", name, "-p"});
            same({"--dubov", name, "-p"});
        }
    }
    EXPECT_GE(m_calls, 80);
    EXPECT_GE(m_pairings, 50);
}

TEST_F(TwoDoors, BothGenerateTheSameAndRefuseTheSame)
{
    const std::string out = (m_folder / "out.txt").string();
    for (const char* seed : {"1", "2", "3"}) {
        same({"--dutch", "-g", "-o", out, "-s", seed});
        same({"--dubov", "-g", "-o", out, "-s", seed, "-b"});
        same({"--team", "-g", "-o", out, "-s", seed});
    }
    std::ofstream(m_folder / "four.cfg") << "PlayersNumber=12\nRoundsNumber=5\nForfeitRat=3\n";
    same({"--dutch", "-g", (m_folder / "four.cfg").string(), "-o", out, "-s", "3"});
    std::ofstream(m_folder / "odd.trf") << "001    1      A\n";
    same({"--dutch", (m_folder / "odd.trf").string(), "-p"});
    same({"--team", (m_folder / "odd.trf").string(), "-p"});
    same({"--dutch", (m_folder / "none.trf").string(), "-p"});
    same({(m_folder / "none.trf").string(), "-c"});
    same({"--dutch"});
    same({"--dutch", "a", "b", "-p"});
    const CliRun version = engineProgram({}, m_folder);
    EXPECT_EQ(version.status, 0);
    EXPECT_TRUE(version.out.starts_with("kydai-engine ")) << version.out;
}

TEST_F(TwoDoors, ATruncatedSwissManagerFileIsBadInput)
{
    std::vector<fs::path> files = fixture::sharedFiles("real/tunx", ".TUNX");
    if (files.empty()) GTEST_SKIP() << "no shared data: real/tunx";
    const std::string whole = bytesOf(files.front());
    const std::string cut = (m_folder / "cut.TUNX").string();
    for (const std::size_t kept : {whole.size() - 1, whole.size() / 2, std::size_t{200}}) {
        std::ofstream(cut, std::ios::binary) << whole.substr(0, kept);
        EXPECT_EQ(runCli({"check", cut}).status, kBadInput) << kept;
        EXPECT_EQ(runCli({"--dutch", cut, "-c"}).status, kBadInput) << kept;
        EXPECT_EQ(engineProgram({"--dutch", cut, "-c"}, m_folder).status, kBadInput) << "reports alone";
    }
}

TEST_F(TwoDoors, TheCommandLineTakesJavafosCallToo)
{
    const std::string four =
        "012 Four\n142 3\n152 W\n"
        "001    1      Player                                                             0.0    1\n"
        "001    2      Player                                                             0.0    2\n";
    const std::string file = (m_folder / "two.trf").string();
    std::ofstream(file) << four;
    EXPECT_EQ(runCli({file, "-p", "-q", "10000"}).out, "1\n1 2\n");
    EXPECT_EQ(runCli({file, "-p", "-w"}).out, "1\n1 2\n");
    const CliRun probe = runCli({"-r"});
    EXPECT_EQ(probe.status, 0);
    EXPECT_TRUE(probe.out.starts_with("kydai-cli ")) << probe.out;
    EXPECT_EQ(runCli({"pair", file}).out, "1\n1 2\n") << "a verb stays one";
    EXPECT_EQ(runCli({"pair", "-p"}).status, 2);
    EXPECT_EQ(runCli({"nonsense"}).status, 2);
}

}  // namespace
}  // namespace kydai::cli
