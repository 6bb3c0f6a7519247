// The words and exit statuses of pair, check, generate and the engine calls: the contract of design/cli.md.

#include "engine/pair_list.h"
#include "format/reader.h"
#include "run.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
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
        EXPECT_EQ(kydai({"pair", file, "--round", std::to_string(round)}).out,
                  pairList(section, pairing::DraftRound{section.round(round), pairing::TableRecord{}}));
    }
}

TEST_F(PairingCommands, GeneratedTeamEventsCheckCleanFromTheirFile)
{
    const std::string file = path("teams.trf");
    for (const char* system : {"teamSwiss", "teamRoundRobin"}) {
        for (const char* seed : {"1", "2", "3"}) {
            const Ran made = kydai({"generate", "--system", system, "--teams", "8", "--boards", "3", "--reserves", "2",
                                    "--rounds", "5", "--seed", seed, "-o", file, "--force"});
            ASSERT_EQ(made.status, 0) << made.err;
            const auto back = format::readFile(file);
            ASSERT_TRUE(back.ok());
            EXPECT_EQ(back->sections.front().teams.teams.size(), 8U);
            EXPECT_EQ(back->sections.front().players.size(), 40U);
            const Ran checked = kydai({"check", file});
            EXPECT_EQ(checked.status, 0) << checked.out << checked.err;
            EXPECT_NE(checked.out.find("rounds=5 equal=5"), std::string::npos) << checked.out;
        }
    }
    EXPECT_EQ(kydai({"generate", "--system", "teamSwiss", "--players", "40", "-o", file, "--force"}).status, 2);
    EXPECT_EQ(kydai({"generate", "--teams", "8", "-o", file, "--force"}).status, 2);
    EXPECT_EQ(kydai({"generate", "--system", "teamSwiss", "--baku", "-o", file, "--force"}).status, 2);
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
    const std::string line = file + " rounds=5 equal=5 places=9 placesEqual=9\n";
    EXPECT_EQ(ran.out, line + line + "TOTAL files=2 rounds=10 equal=10 places=18 placesEqual=18\n");
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
              path("teams.trf") + " rounds=0 equal=0\n" + file +
                  " rounds=5 equal=5 places=9 placesEqual=9\nTOTAL files=2 rounds=5 equal=5 places=9 placesEqual=9\n");
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
              path("dubov.trf") + " rounds=0 equal=0\n" + file +
                  " rounds=5 equal=5 places=9 placesEqual=9\nTOTAL files=2 rounds=5 equal=5 places=9 placesEqual=9\n");
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

TEST_F(PairingCommands, TeamsByTheTableAndScheveningenArePairedAsTheirCodesSay)
{
    const std::string teams =
        "013 Huế                             "
        "    1    2\n"
        "013 Vinh                            "
        "    3    4\n";
    write("teams.trf", read(fourPlayers()) + teams + "192 BERGER_TEAM_DOUBLEROUNDROBIN\n");
    const Ran first = kydai({"pair", path("teams.trf")});
    EXPECT_EQ(first.status, 0) << first.err;
    EXPECT_EQ(first.out, "1\n1 2\n") << "teams, as for other systems of teams";
    EXPECT_EQ(kydai({"pair", path("teams.trf"), "--round", "2"}).out, "1\n2 1\n");
    EXPECT_EQ(kydai({"pair", path("teams.trf"), "--round", "3"}).status, 1);
    write("schev.trf", read(fourPlayers()) + teams + "192 SCHEVENINGEN\n");
    EXPECT_EQ(kydai({"pair", path("schev.trf"), "--round", "1"}).out, "2\n1 3\n2 4\n");
    EXPECT_EQ(kydai({"pair", path("schev.trf"), "--round", "2"}).out, "2\n4 1\n3 2\n");
    write("given.trf", read(fourPlayers()) + "192 CUSTOM_ROUNDROBIN\n");
    const Ran none = kydai({"pair", path("given.trf")});
    EXPECT_EQ(none.status, 1);
    EXPECT_NE(none.err.find("the table of the event is missing"), std::string::npos) << none.err;
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

TEST_F(PairingCommands, EveryWrongBoardAndPlaceIsALineAndTheStatusSaysSo)
{
    write("right.trf", read(tournament()));
    const Ran right = kydai({"check", path("right.trf")});
    EXPECT_EQ(right.status, 0) << right.out;
    EXPECT_NE(right.out.find("TOTAL files=1 rounds=5 equal=5 places=9 placesEqual=9\n"), std::string::npos)
        << right.out;

    std::string text = read(path("right.trf"));
    std::vector<std::size_t> lines;  // of the players with the first and another place
    for (std::size_t at = text.find("\n001 "); at != std::string::npos; at = text.find("\n001 ", at + 1))
        lines.push_back(at + 1);
    const auto place = [&](std::size_t line) { return text.substr(line + 85, 4); };
    const auto other =
        std::ranges::find_if(lines, [&](std::size_t line) { return place(line) != place(lines.front()); });
    ASSERT_NE(other, lines.end());
    const std::string first = place(lines.front());
    text.replace(lines.front() + 85, 4, place(*other));
    text.replace(*other + 85, 4, first);
    write("wrong.trf", text);
    const Ran places = kydai({"check", path("wrong.trf")});
    EXPECT_EQ(places.status, 1);
    EXPECT_NE(places.out.find("  place: player 1, file "), std::string::npos) << places.out;
    EXPECT_EQ(kydai({"check", path("wrong.trf"), "--summary"}).out.find("place:"), std::string::npos);
}

TEST_F(PairingCommands, ACertificateIsValidForItsFileAlone)
{
    const std::string file = tournament();
    const std::string page = path("page.pdf");
    EXPECT_EQ(kydai({"check", file, "--sign", page, "--arbiter", "IA Tran", "--lang", "en"}).status, 0);
    EXPECT_EQ(kydai({"check", file, "--sign", page}).status, 5) << "what is there stays without --force";
    const Ran valid = kydai({"check", "--certificate", page, file});
    EXPECT_EQ(valid.status, 0) << valid.out;
    EXPECT_TRUE(valid.out.ends_with("CERTIFICATE valid=yes\n")) << valid.out;
    EXPECT_EQ(kydai({"check", "--certificate", page}).status, 0) << "the file beside it is found by its hash";

    const std::string bytes = read(page);
    const std::size_t begin = bytes.find("KYDAI-CHECK 1 ");
    ASSERT_NE(begin, std::string::npos);
    const std::string code = bytes.substr(begin, bytes.find('<', begin) - begin);
    EXPECT_LE(code.size(), 106U) << "the most that the code holds";
    EXPECT_NE(code.find(" R5/5 P9/9 D0 agrees "), std::string::npos) << code;
    write("code.txt", code + "\n");
    EXPECT_EQ(kydai({"check", "--certificate", path("code.txt"), file}).status, 0) << "as a phone reads it";
    std::string forged = code;
    forged.replace(forged.find("agrees"), 6, "differs");
    write("forged.txt", forged);
    EXPECT_EQ(kydai({"check", "--certificate", path("forged.txt"), file}).status, 1);
    std::string other = read(file);
    other.replace(other.find("Random"), 6, "Rundum");
    write("other.trf", other);
    EXPECT_EQ(kydai({"check", "--certificate", page, path("other.trf")}).status, 1);
    EXPECT_EQ(kydai({"check", "--sign", page}).status, 2);
    EXPECT_EQ(kydai({"check"}).status, 2);
}

TEST_F(PairingCommands, ABakuGroupThatEndsElsewhereIsALineOfItsOwn)  // question 111
{
    const std::string file = path("baku.trf");
    EXPECT_EQ(
        kydai({"generate", "--players",   "26", "--rounds",      "9", "--baku", "--half-byes", "3x,0x",  "--zero-byes",
               "0",        "--full-byes", "0",  "--withdrawals", "0", "--late", "0",           "--seed", "7",
               "-o",       file})
            .status,
        0);
    EXPECT_EQ(kydai({"check", file}).status, 0);
    std::string text = read(file);
    text.replace(text.find("0001 0013"), 9, "0001 0014");
    write("wider.trf", text);
    const Ran wider = kydai({"check", path("wider.trf")});
    EXPECT_EQ(wider.status, 1);
    EXPECT_NE(wider.out.find("\n  group A: file 1-14, rules 1-13\n"), std::string::npos) << wider.out;
    EXPECT_NE(wider.out.find(" deviations=1\n"), std::string::npos) << wider.out;
}

TEST_F(PairingCommands, ASeedIsFreshUnlessGivenAndStandsInTheFile)
{
    const Ran one = kydai({"generate", "--players", "8", "--rounds", "3"});
    const Ran two = kydai({"generate", "--players", "8", "--rounds", "3"});
    EXPECT_NE(one.out, two.out);
    ASSERT_TRUE(one.err.starts_with("seed ")) << one.err;
    const std::string seed = one.err.substr(5, one.err.find('\n') - 5);
    EXPECT_NE(one.out.find("seed " + seed), std::string::npos);
    EXPECT_EQ(kydai({"generate", "--players", "8", "--rounds", "3", "--seed", seed}).out, one.out);
}

TEST_F(PairingCommands, WhatAGeneratedTournamentIsLikeCanBeSaid)
{
    const Ran ran = kydai({"generate", "--players",   "10",        "--rounds",      "3",     "--seed",
                           "4",        "--ratings",   "2400,2350", "--rating-step", "10",    "--highest-rating",
                           "2000",     "--half-byes", "1x,0",      "--points",      "3-1-0", "--bye-points",
                           "1",        "--tiebreaks", "SB,BH/C1",  "--initial",     "black", "--prohibited",
                           "3",        "--edition",   "2026"});
    ASSERT_EQ(ran.status, 0) << ran.err;
    EXPECT_EQ(ran.err, "");
    for (const char* line : {"\n152 B", "\n162  W 3.0    D 1.0    P 1.0", "\n202 SB,BH/C1", "\n260 "})
        EXPECT_NE(ran.out.find(line), std::string::npos) << line << ran.out;
    EXPECT_NE(ran.out.find(" 2400 "), std::string::npos);
    EXPECT_NE(ran.out.find(" 1990 "), std::string::npos);
    EXPECT_EQ(kydai({"generate", "--points", "1-1-0"}).status, 2);
    EXPECT_EQ(kydai({"generate", "--bye-points", "1.5", "--points", "1-½-0"}).status, 2);
    EXPECT_EQ(kydai({"generate", "--bye-points", "0.7", "--points", "1-½-0"}).status, 2);
    EXPECT_EQ(kydai({"generate", "--half-byes", "many"}).status, 2);
    EXPECT_EQ(kydai({"generate", "--tiebreaks", "XYZ"}).status, 2);
}

TEST_F(PairingCommands, AConfigurationIsReadAsItsOwnProgramsReadIt)
{
    const auto made = [&](const std::string& config) {
        write("made.cfg", "PlayersNumber=30\nRoundsNumber=5\n" + config);
        const Ran ran = kydai({"--dutch", "-g", path("made.cfg"), "-o", path("made.trf"), "-s", "3"});
        return std::pair(ran.status, ran.status == 0 ? read(path("made.trf")) : ran.err);
    };
    const auto count = [](const std::string& text, const std::string& what) {
        int found = 0;
        for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + 1)) ++found;
        return found;
    };
    const auto scored = made("PointsForWin=3.0\nPointsForDraw=1.0\nPointsForPAB=0.5\n");
    EXPECT_NE(scored.second.find("\n162  W 3.0    D 1.0    P 0.5"), std::string::npos) << scored.second;
    // One in a thousand games, but a thousand of a thousand where the family counts so.
    EXPECT_LT(count(made("ForfeitRate=1000\nRetiredRate=1000\n").second, " -  "), 3);
    EXPECT_GT(count(made("ForfeitRate=1000\nHPBRate=0\n").second, " + "), 30);
    EXPECT_GT(count(made("HalfPointByeRate=2\n").second, "0000 - H"), 30);
    const auto misspelt = made("ForfeitRat=20\n");
    EXPECT_EQ(misspelt.first, 3);
    EXPECT_NE(misspelt.second.find("made.cfg:3:"), std::string::npos) << misspelt.second;
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

TEST_F(PairingCommands, NoRoundIsPairedBeyondTheAnnouncedOnesUnlessAskedFor)
{
    const std::string file = tournament();
    const Ran refused = kydai({"pair", file});
    EXPECT_EQ(refused.status, 1);
    EXPECT_TRUE(refused.out.empty());
    EXPECT_NE(refused.err.find("all 5 announced rounds are paired; --round 6 pairs one more"), std::string::npos);
    EXPECT_EQ(kydai({"pair", file, "--round", "6"}).status, 0);
}

TEST_F(PairingCommands, OpenBoardsOfTheRoundBeforeAreTold)
{
    const std::string text =
        "012 Four\n142 3\n152 W\n"
        "001    1      Player                                                             0.0    1     3 w  \n"
        "001    2      Player                                                             0.5    2     4 b =\n"
        "001    3      Player                                                             0.0    3     1 b  \n"
        "001    4      Player                                                             0.5    4     2 w =\n";
    write("open.trf", text);
    const Ran next = kydai({"pair", path("open.trf")});
    EXPECT_EQ(next.status, 0);
    EXPECT_NE(next.err.find("round 1 has 1 boards without a result: they count as draws here"), std::string::npos)
        << next.err;
    const Ran again = kydai({"pair", path("open.trf"), "--round", "1"});
    EXPECT_EQ(again.out, "2\n1 3\n4 2\n");
    EXPECT_EQ(again.err.find("count as draws"), std::string::npos);
}

TEST_F(PairingCommands, AllAbsentIsARoundWithoutPairs)
{
    write("none.trf", read(fourPlayers()) + "240 Z 001    1    2    3    4\n");
    const Ran ran = kydai({"pair", path("none.trf")});
    EXPECT_EQ(ran.status, 0);
    EXPECT_EQ(ran.out, "0\n");
}

TEST_F(PairingCommands, ACheckListNamesPreferenceFloatsAndOpponents)
{
    const std::string file = tournament();
    EXPECT_EQ(kydai({"--dutch", file, "-c", "-l", path("all.list")}).status, 0);
    const std::string all = read(path("all.list"));
    EXPECT_TRUE(all.starts_with("Round #1\n")) << all;
    EXPECT_NE(all.find("Round #5\n"), std::string::npos);
    EXPECT_NE(all.find("(w)"), std::string::npos) << all;
    EXPECT_EQ(kydai({"--dutch", fourPlayers(), "-p", "-l"}).out, "2\n1 3\n4 2\n");
    const std::string list = read(path("four.list"));
    EXPECT_NE(list.find("   1   0.0 A                   3w\n"), std::string::npos) << list;
}

TEST_F(PairingCommands, ABareNameOfAnEngineCallStandsBesideTheInput)
{
    EXPECT_EQ(kydai({"--dutch", fourPlayers(), "-p", "pairs.txt", "-l", "four.txt"}).status, 0);
    EXPECT_EQ(read(path("pairs.txt")), "2\n1 3\n4 2\n");
    EXPECT_FALSE(read(path("four.txt")).empty());
}

TEST_F(PairingCommands, OtherSystemsAreCalledByTheirNames)
{
    for (const char* system : {"--burstein", "--dubov"}) {
        const Ran ran = kydai({system, fourPlayers(), "-p"});
        EXPECT_EQ(ran.status, 0) << system << ran.err;
        EXPECT_EQ(ran.out, "2\n1 3\n4 2\n") << system;
        EXPECT_EQ(kydai({system, "-g", "-o", path("made.trf"), "-s", "7"}).status, 0);
        EXPECT_NE(
            read(path("made.trf")).find(system == std::string("--dubov") ? "192 FIDE_DUBOV" : "192 FIDE_BURSTEIN"),
            std::string::npos);
        const Ran check = kydai({system, path("made.trf"), "-c"});
        EXPECT_EQ(check.status, 0);
        EXPECT_EQ(check.out.find("Checker"), std::string::npos) << check.out;
    }
    const Ran teams = kydai({"--team", fourPlayers(), "-p"});
    EXPECT_EQ(teams.status, 3);
    EXPECT_NE(teams.err.find("it has no teams"), std::string::npos) << teams.err;
}

// What the engines that we stand in for refuse.
TEST_F(PairingCommands, AnEngineCallRefusesAReportThatOtherEnginesRefuse)
{
    const std::string good = read(fourPlayers());
    const auto refused = [&](const std::string& text, const std::string& reason) {
        write("odd.trf", text);
        const Ran ran = kydai({"--dutch", path("odd.trf"), "-p"});
        EXPECT_EQ(ran.status, 3) << reason;
        EXPECT_NE(ran.err.find(reason), std::string::npos) << ran.err;
    };
    const auto with = [&](std::string text, const std::string& from, const std::string& to) {
        const auto at = text.find(from);
        EXPECT_NE(at, std::string::npos) << from;
        return text.replace(at, from.size(), to);
    };
    refused(with(good, "XXC white1\n", ""), "no initial colour");
    refused(with(good, "001    4", "001    5"), "a start number is missing: 4 players, numbers up to 5");
    refused(with(good, " 0.0    2", " 1.0    2"), "1.0 points for player 2");

    const auto played = [&](const std::string& rounds, const std::string& cell1, const std::string& cell2) {
        std::string text = with(good, "XXR 3", "XXR " + rounds);
        text = with(text, " 0.0    1\n", " 1.0    1     3 w " + cell1 + "\n");
        text = with(text, " 0.0    3\n", " 0.0    3     1 b " + cell2 + "\n");
        text = with(text, " 0.0    2\n", " 0.5    2     4 b =\n");
        return with(text, " 0.0    4\n", " 0.5    4     2 w =\n");
    };
    write("next.trf", played("3", "1", "0"));
    EXPECT_EQ(kydai({"--dutch", path("next.trf"), "-p"}).status, 0);
    refused(played("1", "1", "0"), "all 1 rounds are paired");
    refused(with(played("3", " ", " "), " 1.0    1", " 0.0    1"), "round 1 has boards without a result");
    write("done.trf", played("1", "1", "0"));
    EXPECT_EQ(kydai({"--dutch", path("done.trf"), "-c"}).status, 0);
}

TEST_F(PairingCommands, RankMeansTheOrderOfLinesInAnEngineCallAndTheRankColumnElsewhere)
{
    std::string text = "012 Four\nXXR 3\nXXC white1 rank\n";
    for (const auto& [number, rank] : std::vector<std::pair<int, int>>{{3, 1}, {1, 4}, {4, 2}, {2, 3}}) {
        std::string line = "001    " + std::to_string(number) + "      Player";
        line.resize(80, ' ');
        text += line + " 0.0    " + std::to_string(rank) + "\n";
    }
    write("rank.trf", text);
    EXPECT_EQ(kydai({"--dutch", path("rank.trf"), "-p"}).out, "2\n3 4\n2 1\n");
    EXPECT_EQ(kydai({"pair", path("rank.trf")}).out, "2\n3 2\n1 4\n");
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
