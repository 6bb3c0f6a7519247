#include "app/kydai-cli/run_cli.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

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

    static int pagesOf(const std::string& pdf)
    {
        constexpr std::string_view kPage = "/Type /Page\n";
        int pages = 0;
        for (auto at = pdf.find(kPage); at != std::string::npos; at = pdf.find(kPage, at + 1)) ++pages;
        return pages;
    }

    fs::path m_folder = fs::temp_directory_path() / "kydai_cli_print_test";
    std::string m_file = (m_folder / "event.trf").string();
    std::string m_out = (m_folder / "out.pdf").string();
};

TEST_F(CliPrint, WritesEveryDocumentAsPdf)
{
    for (const char* document : {"pairings", "alphabetical", "standings", "crosstable", "slips", "players", "units",
                                 "categories", "ratings"}) {
        for (const char* language : {"vi", "en", "both"}) {
            const CliRun run =
                runCli({"print", m_file, "--document", document, "--lang", language, "-o", m_out, "--force"});
            EXPECT_EQ(run.status, kDone) << document << ": " << run.err;
            EXPECT_TRUE(contents(m_out).starts_with("%PDF-")) << document;
        }
    }
}

TEST_F(CliPrint, AllRoundsOfATableStandOnOneSheetAndASwissHasNone)
{
    const std::string table = (m_folder / "table.trf").string();
    std::ofstream(table) << "012 Four\n062 4\n092 BERGER_ROUNDROBIN\n142 3\n"
                            "001    1      Alpha                                       0.0    1\n"
                            "001    2      Beta                                        0.0    2\n"
                            "001    3      Gamma                                       0.0    3\n"
                            "001    4      Delta                                       0.0    4\n";
    const CliRun run = runCli({"print", table, "--document", "schedule", "--lang", "en", "-o", m_out});
    EXPECT_EQ(run.status, kDone) << run.err;
    EXPECT_EQ(pagesOf(contents(m_out)), 1);
    EXPECT_NE(runCli({"print", m_file, "--document", "schedule", "-o", m_out, "--force"}).status, kDone);
}

/// A question on paper, by the words that pick its kind.
const std::vector<std::vector<std::string>> kQuestions = {
    {"--player", "1"},
    {"--kind", "colour", "--round", "2", "--player", "3"},
    {"--player", "1", "--code", "BH/C1"},
    {"--kind", "tiebreak", "--player", "1", "--code", "DE"},
    {"--player", "1", "--versus", "2"},
    {"--kind", "standing", "--player", "1", "--versus", "2", "--tiebreaks", "BH,SB"},
    {"--kind", "pairing", "--player", "5"},
    {"--kind", "pairing", "--player", "5", "--why-not", "6"},
    {"--player", "5", "--why-not", "6", "--round", "2"},
    {"--kind", "bye"},
    {"--kind", "rating", "--player", "4"},
    {"--player", "4", "--system", "glicko2"},
    {"--kind", "colours", "--player", "1"},
    {"--kind", "float", "--player", "5"},
    {"--kind", "bye", "--why-not", "5"},
    {"--kind", "next", "--player", "1"},
    {"--kind", "board", "--player", "5"},
    {"--kind", "number", "--player", "5"},
    {"--kind", "effect", "--player", "1", "--of", "2"},
    {"--kind", "need", "--player", "1", "--place", "1"},
    {"--player", "1", "--rating", "2000"},
    {"--kind", "differences"},
};

TEST_F(CliPrint, WritesEveryKindOfExplanationOnAPagePerLanguage)
{
    for (const auto& question : kQuestions) {
        for (const char* language : {"vi", "en", "both"}) {
            for (const char* paper : {"a4", "a5"}) {
                std::vector<std::string> call{"print",   m_file, "--document", "explanation", "--lang", language,
                                              "--paper", paper,  "--force",    "-o",          m_out};
                call.insert(call.end(), question.begin(), question.end());
                const CliRun run = runCli(call);
                EXPECT_EQ(run.status, kDone) << run.err;
                // Two languages may take a page each, and nothing is left out then.
                EXPECT_LE(pagesOf(contents(m_out)), std::string(language) == "both" ? 2 : 1)
                    << testing::PrintToString(call);
            }
        }
    }
}

TEST_F(CliPrint, TheKindIsTheOneAskedFor)
{
    const std::string page = (m_folder / "out.html").string();
    const auto print = [&](std::vector<std::string> question) {
        std::vector<std::string> call{"print", m_file,    "--document", "explanation", "--lang",
                                      "en",    "--force", "-o",         page};
        call.insert(call.end(), question.begin(), question.end());
        EXPECT_EQ(runCli(call).status, kDone) << testing::PrintToString(call);
        return contents(page);
    };
    const auto says = [](const std::string& text, const char* words) { return text.find(words) != std::string::npos; };
    EXPECT_TRUE(says(print({"--player", "1"}), "have White against") || says(print({"--player", "1"}), "have Black"));
    EXPECT_TRUE(says(print({"--player", "1", "--code", "BH/C1"}), "have BH/C1"));
    EXPECT_TRUE(says(print({"--player", "1", "--versus", "2"}), " before "))
        << print({"--player", "1", "--versus", "2"});
    EXPECT_TRUE(says(print({"--kind", "pairing", "--player", "5"}), "in round 3?"));
    EXPECT_TRUE(says(print({"--player", "5", "--why-not", "6"}), " not play "));
    EXPECT_TRUE(says(print({"--kind", "bye"}), "the bye in round 3"));
    EXPECT_TRUE(says(print({"--kind", "rating", "--player", "4"}), "FIDE rating of"));
    EXPECT_TRUE(says(print({"--player", "4", "--system", "ecf"}), "ECF"));
    EXPECT_TRUE(says(print({"--kind", "colours", "--player", "1"}), "Which colours has"));
    EXPECT_TRUE(says(print({"--kind", "next"}), "What is certain about round"));
    EXPECT_TRUE(says(print({"--player", "1", "--place", "2"}), "for place 2?"));
    EXPECT_TRUE(says(print({"--kind", "bye", "--why-not", "5"}), "not have the bye"));
}

TEST_F(CliPrint, AKindWithoutWhatItNeedsIsAWrongCall)
{
    const auto fails = [&](std::vector<std::string> question, const char* words) {
        std::vector<std::string> call{"print", m_file, "--document", "explanation", "-o", m_out};
        call.insert(call.end(), question.begin(), question.end());
        const CliRun run = runCli(call);
        EXPECT_EQ(run.status, kUsage) << testing::PrintToString(call);
        EXPECT_NE(run.err.find(words), std::string::npos) << run.err;
    };
    fails({"--kind", "tiebreak", "--player", "1"}, "needs --code");
    fails({"--kind", "standing", "--player", "1"}, "needs --versus");
    fails({"--kind", "need", "--player", "1"}, "--place");
    fails({"--kind", "effect", "--player", "1"}, "--of");
    fails({"--kind", "bye", "--player", "1", "--code", "BH"}, "--code asks for an explanation of the kind tiebreak");
    fails({"--player", "1", "--code", "BH", "--versus", "2"}, "--versus asks for");
    fails({"--player", "1", "--code", "QQ"}, "QQ");
    fails({"--player", "1", "--why-not", "1"}, "player 1 twice");
    fails({"--player", "1", "--why-not", "77"}, "there is no player 77");
    fails({"--player", "1", "--versus", "77"}, "there is no player 77");
    fails({"--kind", "bye", "--round", "9"}, "round 9 is not paired; expected a round from 1 to 4");
    fails({"--kind", "rating", "--system", "abacus"}, "no rating system is called 'abacus'");
    fails({"--versus", "2"}, "--player");
}

TEST_F(CliPrint, WritesTheRatingsOfASystem)
{
    const std::string page = (m_folder / "out.html").string();
    for (const auto& [system, name] : {std::pair("fide", "FIDE"), {"glicko2", "Glicko-2"}, {"dwz", "DWZ"}}) {
        const CliRun run = runCli(
            {"print", m_file, "--document", "ratings", "--system", system, "--lang", "both", "--force", "-o", page});
        EXPECT_EQ(run.status, kDone) << run.err;
        EXPECT_NE(contents(page).find(std::string(name) + " ratings after the tournament"), std::string::npos);
    }
    EXPECT_EQ(runCli({"print", m_file, "--document", "ratings", "--system", "abacus", "-o", m_out}).status, kUsage);
}

TEST_F(CliPrint, HelpNamesEveryDocumentAndEveryKind)
{
    const std::string help = runCli({"print", "--help"}).out;
    for (const char* word :
         {"pairings", "alphabetical", "standings", "crosstable", "slips",     "players",  "units",    "categories",
          "ratings",  "explanation",  "journal",   "complaints", "colour",    "tiebreak", "standing", "pairing",
          "prizes",   "receipts",     "bye",       "rating",     "--why-not", "--versus", "--code",   "--system"}) {
        EXPECT_NE(help.find(word), std::string::npos) << word;
    }
}

TEST_F(CliPrint, CardsForCheckInAreOfAllSectionsOfOneOrOfOnePlayer)
{
    const std::string event = (m_folder / "two.json").string();
    ASSERT_EQ(runCli({"convert", m_file, event}).status, kDone);
    const auto pages = [&](std::vector<std::string> more) {
        std::vector<std::string> words{"print", event, "--document", "check-in-cards", "--force", "-o", m_out};
        words.insert(words.end(), more.begin(), more.end());
        const CliRun run = runCli(words);
        EXPECT_EQ(run.status, kDone) << run.err;
        return pagesOf(contents(m_out));
    };
    EXPECT_EQ(pages({}), 2) << "twelve, eight a page";
    EXPECT_EQ(pages({"--player", "5"}), 1);
    const CliRun run =
        runCli({"print", event, "--document", "check-in-cards", "--player", "77", "--force", "-o", m_out});
    EXPECT_EQ(run.status, kUsage);
    EXPECT_NE(run.err.find("there is no player 77"), std::string::npos) << run.err;
}

TEST_F(CliPrint, TheDoorsOfTheRoomsAreOfAllSections)
{
    const std::string page = (m_folder / "doors.html").string();
    const CliRun run = runCli({"print", m_file, "--document", "rooms", "--lang", "en", "--force", "-o", page});
    ASSERT_EQ(run.status, kDone) << run.err;
    EXPECT_NE(contents(page).find("Who plays in this room"), std::string::npos);
}

TEST_F(CliPrint, TheRegulationsOfTheUnitsAreAnArticle)
{
    const std::string page = (m_folder / "out.html").string();
    const auto article = [&](std::vector<std::string> more) {
        std::vector<std::string> words{"print", m_file, "--document", "unit-rules", "--force", "-o", page};
        words.insert(words.end(), more.begin(), more.end());
        const CliRun run = runCli(words);
        EXPECT_EQ(run.status, kDone) << run.err;
        return contents(page);
    };
    const std::string vi = article({"--unit-order", "place-points", "--unit-scope", "section", "--best", "2", "--women",
                                    "1", "--place-points", "10-8-6", "--fewest", "3", "--unit-ties", "gold,best"});
    for (const char* words :
         {"Ở mỗi bảng, mỗi đơn vị được tính 2 nam và 1 nữ", "hạng 1: 10 điểm, hạng 2: 8 điểm, hạng 3: 6 điểm",
          "từ hạng 4 trở đi không có điểm", "ít hơn 3 đấu thủ", "xét lần lượt: số huy chương vàng; thứ hạng cá nhân"})
        EXPECT_NE(vi.find(words), std::string::npos) << words;
    const std::string en = article({"--lang", "en", "--unit-order", "places", "--best", "4"});
    EXPECT_NE(en.find("Of the whole event the best 4 players of each unit count."), std::string::npos);
    EXPECT_NE(en.find("A unit with fewer players who count stands behind one with more."), std::string::npos);
    const CliRun wrong =
        runCli({"print", m_file, "--document", "event-units", "--unit-ties", "gold,luck", "--force", "-o", m_out});
    EXPECT_EQ(wrong.status, kUsage);
    EXPECT_NE(wrong.err.find("'luck' is none of: gold, silver"), std::string::npos) << wrong.err;
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
