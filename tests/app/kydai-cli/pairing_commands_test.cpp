// The words and exit statuses of pair, check, generate and the engine calls: the contract of design/cli.md.

#include "commands/pairing_options.h"
#include "format/reader.h"
#include "run.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <filesystem>
#include <fstream>
#include <sstream>

namespace kydai::cli {
namespace {

struct Ran {
    int status = 0;
    std::string out{};
    std::string err{};
};

Ran kydai(const std::vector<std::string>& words)
{
    std::ostringstream out;
    std::ostringstream err;
    Context context{out, err};
    const int status = run(words, context);
    return {status, out.str(), err.str()};
}

class PairingCommands : public ::testing::Test {
protected:
    void SetUp() override
    {
        m_folder =
            std::filesystem::temp_directory_path() /
            ("kydai_pairing_commands_" + std::string(::testing::UnitTest::GetInstance()->current_test_info()->name()));
        std::filesystem::create_directories(m_folder);
    }
    void TearDown() override { std::filesystem::remove_all(m_folder); }

    [[nodiscard]] std::string path(const std::string& name) const { return (m_folder / name).string(); }
    void write(const std::string& name, const std::string& text) const
    {
        std::ofstream(path(name), std::ios::binary) << text;
    }
    static std::string read(const std::string& file)
    {
        std::ifstream stream(file, std::ios::binary);
        return {std::istreambuf_iterator<char>(stream), {}};
    }
    /// A generated tournament of five rounds; the file's name.
    [[nodiscard]] std::string tournament() const
    {
        const std::string file = path("t.trf");
        EXPECT_EQ(kydai({"generate", "--players", "9", "--rounds", "5", "--seed", "11", "-o", file}).status, 0);
        return file;
    }
    /// Four players before round 1.
    [[nodiscard]] std::string fourPlayers() const
    {
        std::string text = "012 Four\nXXR 3\nXXC white1\n";
        for (const char* number : {"1", "2", "3", "4"}) {
            std::string line = std::string("001    ") + number + "      Player " + number;
            line.resize(80, ' ');
            text += line + " 0.0    " + number + "\n";
        }
        write("four.trf", text);
        return path("four.trf");
    }

private:
    std::filesystem::path m_folder;
};

TEST_F(PairingCommands, PairPrintsTheCountThenABoardPerLine)
{
    const Ran ran = kydai({"pair", fourPlayers()});
    EXPECT_EQ(ran.out, "2\n1 3\n4 2\n");
    EXPECT_EQ(ran.status, 0) << ran.err;
}

TEST_F(PairingCommands, PairWritesToAFileAndRefusesARoundThatIsTooFar)
{
    const std::string file = fourPlayers();
    EXPECT_EQ(kydai({"pair", file, "-o", path("out.txt")}).out, "");
    EXPECT_EQ(read(path("out.txt")), "2\n1 3\n4 2\n");
    const Ran far = kydai({"pair", file, "--round", "2"});
    EXPECT_EQ(far.status, 2);
    EXPECT_NE(far.err.find("round 2 cannot be paired; the next one is 1"), std::string::npos) << far.err;
}

TEST_F(PairingCommands, AReportGivesTheBoardsBackInTheOrderOfPublishing)
{
    const std::string file = path("order.trf");
    ASSERT_EQ(kydai({"generate", "--players", "41", "--rounds", "7", "--seed", "3", "-o", file}).status, 0);
    const auto read = format::readFile(file);
    ASSERT_TRUE(read.ok());
    const Section& section = read->sections.front();
    ASSERT_EQ(section.roundsPaired(), 7);
    for (RoundNumber round = 1; round <= section.roundsPaired(); ++round) {
        EXPECT_EQ(kydai({"pair", file, "--round", std::to_string(round)}).out, pairList(section, section.round(round)));
    }
}

TEST_F(PairingCommands, NoLegalPairingIsANegativeAnswerThatNamesWhatBlocksIt)
{
    write("blocked.trf", read(fourPlayers()) + "XXP 1 2 3 4\n");
    const Ran ran = kydai({"pair", path("blocked.trf")});
    EXPECT_EQ(ran.status, 1);
    EXPECT_EQ(ran.out, "");
    EXPECT_NE(ran.err.find("no legal pairing of round 1 exists"), std::string::npos) << ran.err;
    EXPECT_NE(ran.err.find("1, 2, 3, 4"), std::string::npos) << ran.err;
}

TEST_F(PairingCommands, CheckPrintsALinePerFileAndTheTotal)
{
    const std::string file = tournament();
    const Ran ran = kydai({"check", file, file});
    const std::string line = file + " rounds=5 equal=5\n";
    EXPECT_EQ(ran.out, line + line + "TOTAL files=2 rounds=10 equal=10\n");
    EXPECT_EQ(ran.status, 0);
}

TEST_F(PairingCommands, CheckNamesTheFirstDifferingPairAndExitsWithOne)
{
    std::string text = read(tournament());
    write("bye.trf", text);
    // Prohibiting a pair that was made changes its round.
    const Ran first = kydai({"pair", path("bye.trf"), "--round", "1"});
    std::istringstream boards(first.out);
    int count = 0;
    std::string white;
    std::string black;
    boards >> count >> white >> black;
    write("changed.trf", text + "XXP " + white + " " + black + "\n");
    const Ran ran = kydai({"check", path("changed.trf")});
    EXPECT_EQ(ran.status, 1);
    EXPECT_NE(ran.out.find("  round 1: file " + white + " " + black + ", rules "), std::string::npos) << ran.out;
    const Ran summary = kydai({"check", "--summary", path("changed.trf")});
    EXPECT_EQ(summary.out.find("  round"), std::string::npos);
    EXPECT_EQ(summary.status, 1);
}

TEST_F(PairingCommands, TeamPairingsAreNotCheckedAndSaidToBeOutsideTheRules)
{
    const std::string file = tournament();
    const auto teamLine = [](const std::string& name, const std::string& players) {
        std::string line = "013 " + name;
        line.resize(36, ' ');
        return line + players + "\n";
    };
    write("teams.trf",
          read(file) + teamLine("Bến Thành", "   1    2    3    4") + teamLine("Tân Định", "   5    6    7    8"));
    const Ran ran = kydai({"check", path("teams.trf"), file});
    EXPECT_EQ(ran.out,
              path("teams.trf") + " rounds=0 equal=0\n" + file + " rounds=5 equal=5\nTOTAL files=2 rounds=5 equal=5\n");
    EXPECT_EQ(ran.status, 1) << "not everything could be checked";
    const std::string note = path("teams.trf") +
                             ": team event: team pairings are outside the rules that this program checks; its 5 "
                             "rounds are not counted\n";
    EXPECT_EQ(ran.err, note);
    const Ran call = kydai({"--dutch", path("teams.trf"), "-c"});
    EXPECT_EQ(call.out, "");
    EXPECT_EQ(call.err, note);
    const Ran pair = kydai({"pair", path("teams.trf")});
    EXPECT_EQ(pair.status, 1);
    EXPECT_EQ(pair.out, "");
    EXPECT_NE(pair.err.find("team event"), std::string::npos) << pair.err;
    EXPECT_EQ(kydai({"--dutch", path("teams.trf"), "-p"}).status, 1);
}

TEST_F(PairingCommands, ASystemThatIsNotPairedHereIsRefusedInWords)
{
    const std::string file = tournament();
    write("dubov.trf", read(file) + "192 FIDE_DUBOV_2026\n");
    const Ran check = kydai({"check", path("dubov.trf"), file});
    EXPECT_EQ(check.out,
              path("dubov.trf") + " rounds=0 equal=0\n" + file + " rounds=5 equal=5\nTOTAL files=2 rounds=5 equal=5\n");
    EXPECT_EQ(check.status, 1);
    EXPECT_EQ(check.err, path("dubov.trf") +
                             ": the system FIDE_DUBOV_2026 is not one that this program checks; its 5 rounds are not "
                             "counted\n");
    for (const auto& call : {std::vector<std::string>{"pair", path("dubov.trf")},
                             std::vector<std::string>{"pair", path("dubov.trf"), "--edition", "2026"},
                             std::vector<std::string>{"--dutch", path("dubov.trf"), "-p"}}) {
        const Ran pair = kydai(call);
        EXPECT_EQ(pair.status, 1);
        EXPECT_EQ(pair.out, "");
        EXPECT_NE(pair.err.find("the system FIDE_DUBOV_2026, which this program does not pair"), std::string::npos)
            << pair.err;
    }
}

TEST_F(PairingCommands, ARoundRobinEndsWithItsTable)
{
    write("robin.trf", read(fourPlayers()) + "192 BERGER_ROUNDROBIN\n");
    EXPECT_EQ(kydai({"pair", path("robin.trf"), "--round", "3"}).status, 0);
    const Ran past = kydai({"pair", path("robin.trf"), "--round", "4"});
    EXPECT_EQ(past.status, 1);
    EXPECT_EQ(past.out, "");
    EXPECT_EQ(past.err, path("robin.trf") + ": the round robin has 3 rounds; there is no round 4\n");
}

TEST_F(PairingCommands, EveryVerbWarnsOfWhatDoesNotFitInItsFile)
{
    write("odd.trf", read(fourPlayers()) + "142 many\n");
    const std::string warning = "number of rounds 'many'; expected a number from 1 to 200 (warning)\n";
    for (const std::vector<std::string>& call : std::vector<std::vector<std::string>>{
             {"pair", path("odd.trf")}, {"check", path("odd.trf")}, {"standings", path("odd.trf")}}) {
        const Ran ran = kydai(call);
        EXPECT_EQ(ran.status, 0) << call.front();
        EXPECT_NE(ran.err.find(warning), std::string::npos) << call.front() << ": " << ran.err;
        EXPECT_EQ(ran.err.find(path("odd.trf") + ":"), 0U) << ran.err;
        EXPECT_EQ(ran.out.find("warning"), std::string::npos);
    }
}

TEST_F(PairingCommands, AMissingFileIsAFileProblemAndTheRestIsChecked)
{
    const Ran ran = kydai({"check", path("none.trf"), tournament()});
    EXPECT_EQ(ran.status, 5);
    EXPECT_NE(ran.err.find("none.trf"), std::string::npos);
    EXPECT_NE(ran.out.find("TOTAL files=1 rounds=5 equal=5"), std::string::npos);
}

TEST_F(PairingCommands, TheSameSeedGivesTheSameBytes)
{
    const Ran first = kydai({"generate", "--players", "12", "--rounds", "4", "--seed", "3"});
    const Ran again = kydai({"generate", "--players", "12", "--rounds", "4", "--seed", "3"});
    const Ran other = kydai({"generate", "--players", "12", "--rounds", "4", "--seed", "4"});
    EXPECT_EQ(first.status, 0);
    EXPECT_EQ(first.out, again.out);
    EXPECT_NE(first.out, other.out);
    EXPECT_NE(first.out.find("062 12"), std::string::npos);
}

TEST_F(PairingCommands, AModelGivesTheSize)
{
    const Ran ran = kydai({"generate", "--model", tournament(), "--seed", "8", "-o", path("like.trf")});
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_NE(read(path("like.trf")).find("062 9"), std::string::npos);
    EXPECT_EQ(kydai({"check", path("like.trf")}).status, 0);
}

TEST_F(PairingCommands, OtherProgramsPairCheckAndGenerateByTheirOwnWords)
{
    const std::string four = fourPlayers();
    EXPECT_EQ(kydai({"--dutch", four, "-p"}).out, "2\n1 3\n4 2\n");
    EXPECT_EQ(kydai({"--dutch", four, "-p", path("pairs.txt")}).out, "");
    EXPECT_EQ(read(path("pairs.txt")), "2\n1 3\n4 2\n");

    EXPECT_EQ(kydai({"--dutch", "-g", "-o", path("made.trf"), "-s", "5"}).status, 0);
    const Ran clean = kydai({"--dutch", path("made.trf"), "-c"});
    EXPECT_EQ(clean.status, 0);
    EXPECT_TRUE(clean.out.starts_with("made: Round #1\n")) << clean.out;
    EXPECT_EQ(clean.out.find("Checker pairings"), std::string::npos);

    write("rtg.cfg", "PlayersNumber=10\nRoundsNumber = 3\nHPBRate=50\n");
    EXPECT_EQ(kydai({"--dutch", "-g", path("rtg.cfg"), "-o", path("cfg.trf"), "-s", "1"}).status, 0);
    EXPECT_NE(read(path("cfg.trf")).find("062 10"), std::string::npos);
}

TEST_F(PairingCommands, EngineCallsEndWithTheStatusThatCallersExpect)
{
    write("blocked.trf", read(fourPlayers()) + "XXP 1 2 3 4\n");
    write("garbage.trf", "this is no report\n");
    EXPECT_EQ(kydai({"--dutch", path("blocked.trf"), "-p"}).status, 1);
    EXPECT_EQ(kydai({"--dutch", path("garbage.trf"), "-p"}).status, 3);
    EXPECT_EQ(kydai({"--dutch", path("none.trf"), "-p"}).status, 5);
    EXPECT_EQ(kydai({"--dutch", fourPlayers()}).status, 3);
    EXPECT_EQ(kydai({"--dutch", fourPlayers(), "-x"}).status, 3);
    EXPECT_EQ(kydai({"--dutch", fourPlayers(), "-p", path("no/such/folder/out.txt")}).status, 5);
    EXPECT_EQ(kydai({"--dutch", "-g"}).status, 3);
}

TEST_F(PairingCommands, ExplainSaysWhyThisOpponentAndWhyNotThatOne)
{
    const std::string four = fourPlayers();
    const Ran why = kydai({"explain", "pairing", four, "--round", "1", "--player", "1", "--format", "json"});
    EXPECT_EQ(why.status, 0) << why.err;
    const auto pairing = nlohmann::json::parse(why.out);
    EXPECT_EQ(pairing["opponent"], 3);
    EXPECT_FALSE(pairing["steps"].empty());
    EXPECT_TRUE(pairing.contains("kind") && pairing.contains("subject") && pairing.contains("conclusion"));

    const Ran whyNot =
        kydai({"explain", "pairing", four, "--round", "1", "--player", "1", "--why-not", "4", "--format", "json"});
    EXPECT_EQ(nlohmann::json::parse(whyNot.out)["decided_by"], "sequence");

    const Ran all = kydai({"explain", "pairing", four, "--round", "1", "--all", "--format", "json"});
    EXPECT_EQ(nlohmann::json::parse(all.out).size(), 2U);

    const Ran bye = kydai({"explain", "bye", four, "--round", "1", "--format", "json"});
    EXPECT_EQ(nlohmann::json::parse(bye.out)["player"], 0);

    const Ran text = kydai({"explain", "pairing", four, "--round", "1", "--player", "1", "--lang", "en"});
    EXPECT_TRUE(text.out.starts_with("Why does Player 1 play Player 3 in round 1?")) << text.out;
    EXPECT_EQ(kydai({"explain", "pairing", four, "--round", "1"}).status, 2);
    EXPECT_EQ(kydai({"explain", "pairing", four, "--round", "1", "--player", "77"}).status, 2);
    EXPECT_EQ(kydai({"explain", "pairing", four, "--round", "5", "--player", "1"}).status, 2);
}

TEST_F(PairingCommands, ADifferingRoundIsListedSideBySide)
{
    const std::string text = read(tournament());
    std::istringstream boards(kydai({"pair", path("t.trf"), "--round", "1"}).out);
    int count = 0;
    std::string white;
    std::string black;
    boards >> count >> white >> black;
    write("changed.trf", text + "XXP " + white + " " + black + "\n");
    const Ran ran = kydai({"--dutch", path("changed.trf"), "-c", "1"});
    EXPECT_EQ(ran.status, 0);
    EXPECT_NE(ran.out.find("Checker pairings        Tournament pairings"), std::string::npos) << ran.out;
}

}  // namespace
}  // namespace kydai::cli
