// The calls of pairing engines as callers of other engines make them, without Qt: words, statuses, and rounds that are
// told in other ways than ours. What both programs answer alike is in tests/app/kydai-cli/engine_door_test.cpp.
#include "engine/calls.h"
#include "engine/report.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <new>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

namespace kydai::cli {
namespace {

namespace fs = std::filesystem;

struct EngineRun {
    int status = 0;
    std::string out{};
    std::string err{};
};

EngineRun engine(const std::vector<std::string>& words, const std::string& input = {},
                 const EngineDoor& door = {"kydai-engine", readReportFile})
{
    std::istringstream in(input);
    std::ostringstream out;
    std::ostringstream err;
    Context context{.out = out, .err = err, .in = in};
    const int status = runEngineCall(words, door, context);
    return {status, out.str(), err.str()};
}

/// `001` with its columns; what stands in each round's ten columns follows.
std::string player(int number, const std::string& points, const std::vector<std::string>& cells)
{
    std::string line = "001    " + std::to_string(number) + "      Player " + std::to_string(number);
    line.resize(80, ' ');
    line += " " + points + "    " + std::to_string(number);
    for (const std::string& cell : cells) line += "  " + cell;
    return line + "\n";
}

/// Four players of whom round 1 is paired, then what `cell` says of everybody's round 2.
std::string fourThen(const std::vector<std::string>& second, const std::vector<std::string>& points)
{
    const std::vector<std::string> first{"   3 w 1", "   4 b 1", "   1 b 0", "   2 w 0"};
    std::string text = "012 Four\n142 4\n152 W\n";
    for (std::size_t at = 0; at < first.size(); ++at) {
        std::vector<std::string> cells{first[at]};
        if (!second[at].empty()) cells.push_back(second[at]);
        text += player(static_cast<int>(at) + 1, points[at], cells);
    }
    return text;
}

class EngineCalls : public ::testing::Test {
protected:
    void SetUp() override
    {
        m_folder =
            fs::temp_directory_path() /
            ("kydai_engine_calls_" + std::string(::testing::UnitTest::GetInstance()->current_test_info()->name()));
        fs::create_directories(m_folder);
    }
    void TearDown() override { fs::remove_all(m_folder); }

    [[nodiscard]] std::string path(const std::string& name) const { return (m_folder / name).string(); }
    [[nodiscard]] std::string file(const std::string& name, const std::string& text) const
    {
        std::ofstream(path(name), std::ios::binary) << text;
        return path(name);
    }
    [[nodiscard]] std::string read(const std::string& name) const
    {
        std::ifstream stream(path(name), std::ios::binary);
        return {std::istreambuf_iterator<char>(stream), {}};
    }

private:
    fs::path m_folder{};
};

const std::vector<std::string> kNothing(4);
const std::vector<std::string> kAfterOne{"1.0", "1.0", "0.0", "0.0"};

TEST_F(EngineCalls, JavafosCallNamesNoSystemAndItsMethodsMeanNothing)
{
    const std::string four = file("four.trf", fourThen(kNothing, kAfterOne));
    const std::string pairs = "2\n2 1\n3 4\n";
    EXPECT_EQ(engine({"--dutch", four, "-p"}).out, pairs);
    EXPECT_EQ(engine({four, "-p"}).out, pairs);
    for (const std::vector<std::string>& method :
         {std::vector<std::string>{"-q", "10000"}, {"-q"}, {"-w"}, {"-w", "-q", "7"}}) {
        std::vector<std::string> words{four, "-p", "out.txt"};
        words.insert(words.end(), method.begin(), method.end());
        const EngineRun ran = engine(words);
        EXPECT_EQ(ran.status, 0) << ran.err;
        EXPECT_EQ(ran.out, "");
        EXPECT_EQ(read("out.txt"), pairs);
        fs::remove(path("out.txt"));
    }
    EXPECT_EQ(engine({"-q", four, "-p"}).out, pairs) << "what follows -q is its number only where it is one";
    EXPECT_EQ(engine({four, "-c"}).out, "four: Round #1\n");
}

TEST_F(EngineCalls, WhoAsksForTheVersionIsAnswered)
{
    for (const std::vector<std::string>& words :
         {std::vector<std::string>{}, {"-r"}, {"--version"}, {"--dutch", "-r"}}) {
        const EngineRun ran = engine(words);
        EXPECT_EQ(ran.status, 0) << ran.err;
        EXPECT_TRUE(ran.out.starts_with("kydai-engine ")) << ran.out;
        EXPECT_TRUE(ran.out.ends_with("\n")) << ran.out;
    }
    const EngineRun paired = engine({"-r", file("four.trf", fourThen(kNothing, kAfterOne)), "-p"});
    EXPECT_TRUE(paired.out.ends_with("\n2\n2 1\n3 4\n")) << paired.out;
    const EngineRun help = engine({"--help"});
    EXPECT_EQ(help.status, 0);
    for (const char* word : {"-p", "-c", "-g", "-l", "-b", "-r"})
        EXPECT_NE(help.out.find(word), std::string::npos) << word;
}

TEST_F(EngineCalls, WithoutAFileTheReportIsStandardInput)
{
    const std::string four = fourThen(kNothing, kAfterOne);
    EXPECT_EQ(engine({"--dutch", "-p"}, four).out, "2\n2 1\n3 4\n");
    EXPECT_EQ(engine({"-", "-p", path("out.txt")}, four).status, 0);
    EXPECT_EQ(read("out.txt"), "2\n2 1\n3 4\n");
    EXPECT_EQ(engine({"-c"}, four).out, "(stdin): Round #1\n");
    EXPECT_EQ(engine({"-p", "-l", path("four.list")}, four).status, 0);
    EXPECT_TRUE(read("four.list").starts_with("Round #2\n"));
    const std::string kept = file("kept.trf", four);
    EXPECT_EQ(engine({"-p", kept}).status, 3) << "nothing on standard input";
    EXPECT_EQ(read("kept.trf"), four) << "and no file is written over";
}

TEST_F(EngineCalls, ARoundInWhichEverybodyHasAnEntryIsOver)
{
    const std::vector<std::string> absent(4, "0000 - Z");
    const std::vector<std::string> half(4, "0000 - H");
    const std::string absentFile = file("absent.trf", fourThen(absent, kAfterOne));
    const EngineRun zero = engine({"--dutch", absentFile, "-p"});
    EXPECT_EQ(zero.status, 0) << zero.err;
    EXPECT_EQ(zero.out, "2\n2 1\n3 4\n") << "round 3: nobody played in round 2";
    EXPECT_EQ(engine({absentFile, "-c"}).out, "absent: Round #1\nabsent: Round #2\n");
    EXPECT_EQ(engine({"-p"}, fourThen(half, {"1.5", "1.5", "0.5", "0.5"})).out, "2\n2 1\n3 4\n");

    const EngineRun some = engine({"-p"}, fourThen({"0000 - Z", "", "", "0000 - H"}, kAfterOne));
    EXPECT_EQ(some.out, "1\n2 3\n") << "where somebody has none, the others are away from the next round";

    const Result<format::ReadFile> elsewhere = format::readText(fourThen(absent, kAfterOne), "absent.trf");
    ASSERT_TRUE(elsewhere.ok());
    EXPECT_EQ(elsewhere->sections.front().roundsPaired(), 1) << "other readers keep byes that were asked for";

    const std::string last = fourThen(absent, kAfterOne);
    std::string announced = last;
    announced.replace(announced.find("142 4"), 5, "142 2");
    EXPECT_EQ(engine({"-p"}, announced).status, 3) << "all rounds are over";
}

TEST_F(EngineCalls, AnEqualSignWithoutAnOpponentIsAHalfPointBye)
{
    const EngineRun asked = engine({"-p"}, fourThen({"0000 - =", "", "", "0000 - ="}, kAfterOne));
    EXPECT_EQ(asked.status, 0) << asked.err;
    EXPECT_EQ(asked.out, "1\n2 3\n");
    const EngineRun over =
        engine({"-p"}, fourThen(std::vector<std::string>(4, "0000 - ="), {"1.5", "1.5", "0.5", "0.5"}));
    EXPECT_EQ(over.out, "2\n2 1\n3 4\n") << over.err;
    for (const char* other : {"0000 - 1", "0000 - 0", "0000 w =", "0000 - D"})
        EXPECT_EQ(engine({"-p"}, fourThen({other, "", "", ""}, kAfterOne)).status, 3) << other;
}

TEST_F(EngineCalls, StatusesAreThoseThatCallersOfEnginesKnow)
{
    const std::string four = fourThen(kNothing, kAfterOne);
    EXPECT_EQ(engine({"-p"}, four + "XXP 1 2 3 4\n").status, 1);
    EXPECT_EQ(engine({"-p"}, "no report").status, 3);
    EXPECT_EQ(engine({"-p"}, "Name,Rating\nAn,2000\n").status, 3) << "a list is no report";
    EXPECT_EQ(engine({"-p"}, four + std::string(3, '\0')).status, 0) << "as some programs fill their files";
    EXPECT_EQ(engine({"-x"}).status, 3);
    EXPECT_EQ(engine({"-p", "-c"}, four).status, 3);
    EXPECT_EQ(engine({path("none.trf"), "-p"}).status, 5);
    EXPECT_EQ(engine({file("four.trf", four), "-p", path("no/such/out.txt")}).status, 5);
    EXPECT_EQ(engine({"-g", "-s", "3"}).status, 3);
    const EngineDoor full{"x",
                          [](Context&, const std::string&, const format::ReadOptions&) -> Result<format::ReadFile> {
                              throw std::bad_alloc();
                          }};
    EXPECT_EQ(engine({"-p"}, four, full).status, 4);
    const EngineDoor broken{"x",
                            [](Context&, const std::string&, const format::ReadOptions&) -> Result<format::ReadFile> {
                                throw std::logic_error("broken");
                            }};
    const EngineRun failed = engine({"-p"}, four, broken);
    EXPECT_EQ(failed.status, 2);
    EXPECT_EQ(failed.err, "x failed: broken\n");
}

TEST_F(EngineCalls, AModelOrAConfigurationMakesATournament)
{
    const std::string made = path("made.trf");
    ASSERT_EQ(
        engine({"-g", file("made.cfg", "PlayersNumber=12\nRoundsNumber=5\n"), "-o", made, "-s", "3", "-l"}).status, 0);
    EXPECT_NE(read("made.trf").find("062 12"), std::string::npos);
    EXPECT_TRUE(read("made.list").starts_with("Round #1\n"));
    const EngineRun checked = engine({made, "-c"});
    EXPECT_EQ(checked.status, 0);
    EXPECT_EQ(checked.out.find("Checker"), std::string::npos) << checked.out;
    EXPECT_EQ(engine({made, "-g", "-o", path("like.trf"), "-s", "4"}).status, 0);
    EXPECT_NE(read("like.trf").find("062 12"), std::string::npos);
    EXPECT_EQ(engine({path("none.trf"), "-g", "-o", path("like.trf")}).status, 5);
}

}  // namespace
}  // namespace kydai::cli
