// The words and exit statuses of convert: the contract of design/cli.md.

#include "app/kydai-cli/run_cli.h"
#include "format/reader.h"
#include "model/json.h"
#include "support/json_validator.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

namespace kydai::cli {
namespace {

constexpr const char* kTournament =
    "012 Giải thử\n"
    "042 2026/03/01\n"
    "142 3\n"
    "152 W\n"
    "192 FIDE_DUTCH\n"
    "212 PTS\n"
    "001    1 m GM Nguyễn, An                        2400 VIE    12400001 2001/02/03  1.5    1     2 w 1  0000 - H\n"
    "001    2 w    Trần, Bé                          2300 VIE    12400002 2002/00/00  1.0    2     1 b 0  0000 - U\n"
    "240 Z 003    2\n";

class ConvertTest : public ::testing::Test {
protected:
    void SetUp() override
    {
        const std::string name = ::testing::UnitTest::GetInstance()->current_test_info()->name();
        m_folder = std::filesystem::temp_directory_path() / ("kydai_convert_" + name);
        std::filesystem::remove_all(m_folder);
        std::filesystem::create_directories(m_folder);
        write("in.trf", kTournament);
    }
    void TearDown() override { std::filesystem::remove_all(m_folder); }

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
    [[nodiscard]] CliRun convert(const std::string& in, const std::string& out,
                                 const std::vector<std::string>& more = {}) const
    {
        std::vector<std::string> words{"convert", path(in), path(out)};
        words.insert(words.end(), more.begin(), more.end());
        return runCli(words);
    }

    std::filesystem::path m_folder;
};

TEST_F(ConvertTest, AReportHasThePlacesOfTheListWhereTheFileHasNone)  // question 217
{
    // 2 and 3 are level on points: Black games more put the lower number behind.
    write("tied.trf",
          "012 Giải thử\n042 2026/03/01\n142 1\n152 W\n202 BPG\n"
          "001    1 m    A                                 2400 VIE    12400001 2001/02/03  1.0          4 w 1\n"
          "001    2 m    B                                 2300 VIE    12400002 2001/02/03  0.5          3 w =\n"
          "001    3 m    C                                 2200 VIE    12400003 2001/02/03  0.5          2 b =\n"
          "001    4 m    D                                 2100 VIE    12400004 2001/02/03  0.0          1 b 0\n");
    ASSERT_EQ(convert("tied.trf", "out.trf26").status, 0);
    std::vector<std::string> places;
    std::istringstream lines(read("out.trf26"));
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with("001")) places.push_back(line.substr(85, 4));
    }
    EXPECT_EQ(places, (std::vector<std::string>{"   1", "   3", "   2", "   4"}));
}

TEST_F(ConvertTest, EveryEndingGivesItsFormatAndSaysWhatItDoesNotKeep)
{
    for (const std::string out : {"o.trf", "o.trf26", "o.kydai", "o.json", "o.csv", "o.xlsx", "o.html", "o.xml"}) {
        const CliRun run = convert("in.trf", out);
        EXPECT_EQ(run.status, kDone) << out << run.err;
        EXPECT_EQ(run.out, "") << out;
        const bool keepsAll = out == "o.trf26" || out == "o.kydai" || out == "o.json";
        EXPECT_EQ(run.err.empty(), keepsAll) << out << run.err;
        EXPECT_FALSE(read(out).empty()) << out;
    }
    EXPECT_NE(convert("in.trf", "p.csv").err.find("p.csv: Not carried: Boards (1 value: rounds/1/games)\n"),
              std::string::npos);
    EXPECT_NE(convert("in.trf", "q.csv", {"--lang", "vi"}).err.find("Không được giữ: "), std::string::npos);
}

TEST_F(ConvertTest, TheAccountOfLossesIsJsonToo)
{
    const Json schema = Json::parse(runCli({"schema", "losses"}).out);
    for (const std::string out : {"o.trf", "o.trf26", "o.kydai", "o.json", "o.csv", "o.xlsx", "o.html", "o.xml"}) {
        const CliRun run = convert("in.trf", out, {"--format", "json"});
        EXPECT_EQ(run.status, kDone) << out << run.err;
        EXPECT_EQ(run.err, "") << out;
        const Json account = Json::parse(run.out, nullptr, false);
        EXPECT_EQ(fixture::misfit(account, schema), "") << out;
        EXPECT_EQ(account["format"], out.substr(2));
        EXPECT_EQ(account["silent"], out == "o.trf26" || out == "o.kydai" || out == "o.json") << out;
    }
    EXPECT_EQ(runCli({"convert", path("in.trf"), "-.json", "--format", "json"}).status, kUsage);
}

TEST_F(ConvertTest, AReportForOthersSaysWhatItLeavesOut)
{
    ASSERT_EQ(convert("in.trf", "o.json").status, kDone);
    Json event = Json::parse(read("o.json"));
    event["sections"][0]["players"][0]["marks"]["noByes"] = true;
    write("marked.json", event.dump());
    EXPECT_EQ(convert("marked.json", "copy.trf26").err, "");
    const CliRun report = convert("marked.json", "report.trf26", {"--report"});
    EXPECT_EQ(report.status, kDone);
    EXPECT_NE(report.err.find("Left out, as nobody else may see it: Not entitled to byes"), std::string::npos)
        << report.err;
    EXPECT_NE(read("copy.trf26").find("noByes"), std::string::npos);
    EXPECT_EQ(read("report.trf26").find("noByes"), std::string::npos);
}

TEST_F(ConvertTest, WhatAnOlderReportCannotSayIsListed)
{
    write("old.trf",
          "012 Old\n042 2016/03/01\n"
          "001    1 m    An                                2400                             1.0    1     2 w 1\n"
          "001    2 m    Binh                              2300                             0.0    2     1 b 0\n"
          "001    3 m    Chi                               2200                             0.0    3\n");
    const CliRun run = convert("old.trf", "old.trf26");
    EXPECT_EQ(run.status, kDone);
    for (const char* line : {"no line 142: the 1 rounds of this file are taken for all", "no line 152", "no line 162",
                             "no line 172", "no line 192: the Dutch system of 2017", "no line 202",
                             "blank entries of 1 players in round 1, taken as absent"})
        EXPECT_NE(run.err.find(line), std::string::npos) << line << '\n' << run.err;
    EXPECT_EQ(convert("old.trf26", "again.trf26").err.find("no line 192"), std::string::npos);
}

TEST_F(ConvertTest, ARoundThatTheRulesPairOtherwiseKeepsACommentSayingSo)
{
    std::string text = kTournament;
    text.replace(text.find("2 w 1"), 5, "2 b 1");
    text.replace(text.find("1 b 0"), 5, "1 w 0");
    write("wrong.trf", text);
    const CliRun run = convert("wrong.trf", "w.kydai");
    EXPECT_EQ(run.status, kDone) << run.err;
    EXPECT_NE(run.err.find("Import @ Round 1: board 1: 2-1, rules 1-2"), std::string::npos) << run.err;
    ASSERT_EQ(convert("w.kydai", "w.trf26").status, kDone);
    EXPECT_NE(read("w.trf26").find("### Import @ Round 1: board 1: 2-1, rules 1-2\r\n"), std::string::npos);
}

TEST_F(ConvertTest, PointsThatTheDialogRefusesDoNotComeInByAFile)  // questions 74, 81, 83, 167
{
    for (const char* line : {"162  P 1.5\n", "162  P 0.7\n", "162  X 1.0\n", "162  W 1.0    D 1.0\n", "162  D 0.6\n"}) {
        write("odd.trf26", std::string(kTournament) + line);
        for (const char* out : {"o.kydai", "o.json", "o.trf", "o.trf26"}) {
            const CliRun run = convert("odd.trf26", out);
            EXPECT_EQ(run.status, kNegative) << line << out;
            EXPECT_TRUE(run.err.find("pointsUnlawful (level 5): ") != std::string::npos) << run.err;
            EXPECT_TRUE(run.err.find("leaveFideMode (level 4): ") != std::string::npos) << "the way out\n" << run.err;
            EXPECT_FALSE(std::filesystem::exists(path(out))) << line << out;
        }
        EXPECT_EQ(convert("odd.trf26", "o.kydai", {"--answer", "pointsUnlawful"}).status, kNegative);
        EXPECT_EQ(convert("odd.trf26", "o.csv").status, kDone) << "a list of players has no points";
        std::filesystem::remove(path("o.csv"));
    }
    const std::vector<std::string> answers{"--answer", "leaveFideMode", "--answer", "pointsUnlawful"};
    for (const char* out : {"o.kydai", "o.json", "o.trf26"}) {
        const CliRun run = convert("odd.trf26", out, answers);
        EXPECT_EQ(run.status, kDone) << run.err;
        const CliRun again = convert(out, "again.trf26", {"--force", "--answer", "pointsUnlawful"});
        EXPECT_EQ(again.status, kDone) << again.err;
        EXPECT_NE(read("again.trf26").find("### FIDE mode exited @ Round 2"), std::string::npos) << out;
    }
    EXPECT_EQ(convert("odd.trf26", "p.kydai", {"--answer", "nonsense"}).status, kUsage);
}

TEST_F(ConvertTest, NoReportOrFinalListOfAFinishedEventWithAGameOpen)  // question 169
{
    const auto withResult = [&](const std::string& white, const std::string& black, const std::string& rounds) {
        std::string text = kTournament;
        text.replace(text.find("142 3"), 5, "142 " + rounds);
        text.replace(text.find("2 w 1"), 5, "2 w " + white);
        text.replace(text.find("1 b 0"), 5, "1 b " + black);
        write("open.trf26", text);
    };
    for (const auto& [white, black] : {std::pair("?", "?"), std::pair(" ", " ")}) {
        withResult(white, black, "2");
        for (const char* out : {"o.trf", "o.trf26", "o.xlsx", "o.html"}) {
            const CliRun run = convert("open.trf26", out);
            EXPECT_EQ(run.status, kNegative) << out;
            EXPECT_NE(run.err.find("reportOpen (level 5): "), std::string::npos) << run.err;
            EXPECT_FALSE(std::filesystem::exists(path(out))) << out;
        }
        for (const char* out : {"o.kydai", "o.json", "o.csv"})
            EXPECT_EQ(convert("open.trf26", out, {"--force"}).status, kDone) << out << " is no report";
        for (const char* document : {"standings", "crosstable", "ratings", "it3"}) {
            const CliRun run =
                runCli({"print", path("open.trf26"), "--document", document, "-o", path("o.pdf"), "--force"});
            EXPECT_EQ(run.status, kNegative) << document << run.err;
        }
        for (const char* document : {"pairings", "players"}) {
            const CliRun run =
                runCli({"print", path("open.trf26"), "--document", document, "-o", path("o.pdf"), "--force"});
            EXPECT_EQ(run.status, kDone) << document << run.err;
        }
        for (const char* verb : {"standings", "check"}) EXPECT_LE(runCli({verb, path("open.trf26")}).status, kNegative);
        withResult(white, black, "3");
        EXPECT_EQ(convert("open.trf26", "run.trf26", {"--force"}).status, kDone) << "the event goes on";
        const CliRun running = runCli(
            {"print", path("open.trf26"), "--document", "it3", "--lang", "en", "-o", path("running.html"), "--force"});
        EXPECT_EQ(running.status, kDone) << running.err;
        EXPECT_NE(read("running.html").find("Provisional: "), std::string::npos);
    }
}

TEST_F(ConvertTest, EveryReportSaysThatFideModeWasLeft)  // question 45
{
    write("left.trf26", std::string(kTournament) + "### FIDE mode exited @ Round 1\n");
    ASSERT_EQ(convert("left.trf26", "o.trf", {"--strict"}).status, kDone);
    EXPECT_NE(read("o.trf").find("### FIDE mode exited @ Round 1"), std::string::npos) << read("o.trf");
    ASSERT_EQ(convert("o.trf", "again.trf26").status, kDone);
    EXPECT_NE(read("again.trf26").find("### FIDE mode exited @ Round 1"), std::string::npos);
}

TEST_F(ConvertTest, CsvBeginsWithAByteOrderMarkForSpreadsheets)
{
    ASSERT_EQ(convert("in.trf", "o.csv").status, kDone);
    EXPECT_TRUE(read("o.csv").starts_with("\xEF\xBB\xBF"));
    EXPECT_EQ(convert("o.csv", "again.trf26").status, kDone);
}

TEST_F(ConvertTest, JsonOfAnotherProgramIsCalledThat)
{
    write("foreign.json", R"({"name":"Open","players":[{"name":"A","rating":2000}]})");
    const CliRun run = convert("foreign.json", "o.trf");
    EXPECT_EQ(run.status, kBadInput);
    EXPECT_NE(run.err.find("JSON of another program"), std::string::npos) << run.err;
}

TEST_F(ConvertTest, SeveralSectionsMustBeChosenFrom)
{
    ASSERT_EQ(convert("in.trf", "one.json").status, kDone);
    auto event = nlohmann::ordered_json::parse(read("one.json"));
    auto second = event["sections"].front();
    second["info"]["name"] = "Giải hai";
    event["sections"].push_back(std::move(second));
    write("two.json", event.dump());
    for (const char* verb : {"pair", "standings"}) {
        const CliRun run = runCli({verb, path("two.json")});
        EXPECT_EQ(run.status, kUsage) << verb;
        EXPECT_EQ(run.out, "") << verb;
        EXPECT_NE(run.err.find("one of the sections 'Giải thử', 'Giải hai'"), std::string::npos) << run.err;
    }
    EXPECT_EQ(runCli({"standings", path("two.json"), "--section", "Giải hai"}).status, kDone);
}

TEST_F(ConvertTest, TheEventSurvivesEveryFormatThatHoldsIt)
{
    const Section before = format::readFile(path("in.trf"))->sections[0];
    ASSERT_EQ(convert("in.trf", "a.trf").status, kDone);
    ASSERT_EQ(convert("a.trf", "b.kydai").status, kDone);
    ASSERT_EQ(convert("b.kydai", "c.json").status, kDone);
    ASSERT_EQ(convert("c.json", "d.trf26").status, kDone);
    const Section after = format::readFile(path("d.trf26"))->sections[0];
    EXPECT_EQ(after.players, before.players);
    EXPECT_EQ(after.requestedByes, before.requestedByes);
    EXPECT_EQ(after.rules, before.rules);
    EXPECT_EQ(after, format::readFile(path("c.json"))->sections[0]);
}

TEST_F(ConvertTest, ReportsAreUtf8WithCarriageReturnAndLineFeed)
{
    ASSERT_EQ(convert("in.trf", "o.trf26").status, kDone);
    const std::string text = read("o.trf26");
    EXPECT_TRUE(text.starts_with("012 Giải thử\r\n"));
    EXPECT_NE(text.find("\r\n142 3\r\n152 W\r\n"), std::string::npos);
    EXPECT_NE(text.find("\r\n192 FIDE_DUTCH\r\n"), std::string::npos);
    EXPECT_NE(text.find("\r\n240 Z 003    2\r\n"), std::string::npos);
    for (std::size_t at = text.find('\n'); at != std::string::npos; at = text.find('\n', at + 1))
        EXPECT_EQ(text[at - 1], '\r');
}

TEST_F(ConvertTest, StrictReportHasNoEngineLines)
{
    ASSERT_EQ(convert("in.trf", "o.trf").status, kDone);
    EXPECT_NE(read("o.trf").find("XXC white1"), std::string::npos);
    const CliRun strict = convert("in.trf", "s.trf", {"--strict"});
    EXPECT_EQ(strict.status, kDone);
    EXPECT_EQ(read("s.trf").find("XX"), std::string::npos);
    EXPECT_NE(strict.err.find("Not carried: Initial colour"), std::string::npos) << "what is lost is told\n"
                                                                                 << strict.err;
}

TEST_F(ConvertTest, PaddingByBytesKeepsTheColumnsOfAReaderThatCountsThem)
{
    ASSERT_EQ(convert("in.trf", "o.trf", {"--pad-bytes"}).status, kDone);
    const std::string text = read("o.trf");
    const std::size_t line = text.find("001    1");
    EXPECT_EQ(text.substr(line + 48, 4), "2400");
    EXPECT_EQ(format::readFile(path("o.trf"))->sections[0].players[0].rating, 2400);
}

TEST_F(ConvertTest, CsvHasIdsAsHeads)
{
    ASSERT_EQ(convert("in.trf", "o.csv").status, kDone);
    EXPECT_EQ(read("o.csv"),
              "\xEF\xBB\xBF"  // for Excel
              "number,name,sex,title,rating,federation,fide_id,birth,unit,category,points,round1,round2\r\n"
              "1,\"Nguyễn, An\",m,GM,2400,VIE,12400001,2001-02-03,,,1.5,2w1,H\r\n"
              "2,\"Trần, Bé\",w,,2300,VIE,12400002,2002,,,1,1b0,U\r\n");
}

TEST_F(ConvertTest, PagesSpeakTheChosenLanguage)
{
    ASSERT_EQ(convert("in.trf", "vi.html", {"--lang", "vi"}).status, kDone);
    ASSERT_EQ(convert("in.trf", "en.html", {"--lang", "en"}).status, kDone);
    EXPECT_NE(read("vi.html").find("Bảng điểm"), std::string::npos);
    EXPECT_NE(read("en.html").find("Crosstable"), std::string::npos);
    EXPECT_NE(read("vi.html").find("BYE½"), std::string::npos);
}

TEST_F(ConvertTest, MalformedLineGivesFileLineAndStatusThreeAndNoOutput)
{
    write("bad.trf", std::string(kTournament) + "001    1      Twice\n");
    const CliRun run = convert("bad.trf", "o.trf");
    EXPECT_EQ(run.status, kBadInput);
    EXPECT_TRUE(run.err.starts_with(path("bad.trf") + ":10: start number 1 again, first in line 7; expected "))
        << run.err;
    EXPECT_FALSE(std::filesystem::exists(path("o.trf")));
}

TEST_F(ConvertTest, FilesThatCannotBeReadOrWrittenGiveStatusFive)
{
    EXPECT_EQ(convert("none.trf", "o.trf").status, kFileProblem);
    EXPECT_EQ(convert("in.trf", "no/folder/o.trf").status, kFileProblem);
    EXPECT_EQ(convert("in.trf", "no/folder/o.xlsx").status, kFileProblem);
    EXPECT_EQ(convert("in.trf", "no/folder/o.kydai").status, kFileProblem);
    EXPECT_NE(convert("in.trf", "no/folder/o.kydai").err, "");
}

TEST_F(ConvertTest, AnEventFileIsNeverReplaced)
{
    ASSERT_EQ(convert("in.trf", "o.kydai").status, kDone);
    EXPECT_EQ(convert("in.trf", "o.kydai").status, kFileProblem);
}

TEST_F(ConvertTest, WrongWordsGiveStatusTwo)
{
    EXPECT_EQ(convert("in.trf", "o.doc").status, kUsage);
    EXPECT_EQ(convert("in.trf", "o.html", {"--lang", "xx"}).status, kUsage);
    EXPECT_EQ(runCli({"convert", path("in.trf")}).status, kUsage);
    EXPECT_EQ(convert("in.trf", "o.trf", {"--section", "none"}).status, kUsage);
}

TEST_F(ConvertTest, OtherFilesAreRefusedWithASentence)
{
    write("noise.trf", std::string("\x7F"
                                   "ELF\0\0",
                                   6));
    const CliRun run = convert("noise.trf", "o.trf");
    EXPECT_EQ(run.status, kBadInput);
    EXPECT_NE(run.err.find("expected"), std::string::npos);
}

}  // namespace
}  // namespace kydai::cli
