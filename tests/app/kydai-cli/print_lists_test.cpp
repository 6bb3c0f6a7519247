// Lists by --columns: every column of every list in every output of the command line.
#include "app/kydai-cli/run_cli.h"
#include "format/csv.h"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string>
#include <vector>

namespace kydai::cli {
namespace {

namespace fs = std::filesystem;

class CliLists : public testing::Test {
protected:
    void SetUp() override
    {
        fs::create_directories(m_folder);
        ASSERT_EQ(
            runCli({"generate", "--players", "9", "--rounds", "3", "--seed", "5", "--forfeits", "10", "-o", m_file})
                .status,
            kDone);
        ASSERT_EQ(runCli({"convert", m_file, m_event}).status, kDone);
    }
    void TearDown() override { fs::remove_all(m_folder); }

    static std::string contents(const std::string& file)
    {
        std::ifstream stream(file, std::ios::binary);
        return {std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
    }

    CliRun print(const std::string& document, const std::string& columns, const std::string& ending)
    {
        return runCli({"print", m_event, "--document", document, "--lang", "en", "--tiebreaks", "BH/C1,SB", "--columns",
                       columns, "--force", "-o", out(ending)});
    }
    [[nodiscard]] std::string out(const std::string& ending) const { return (m_folder / "out").string() + ending; }

    /// The ids that the refusal of an unknown one names.
    std::vector<std::string> known(const std::string& document)
    {
        const std::string told = print(document, "nonsense", ".json").err;
        const std::string before = "in this list; it has ";
        const std::size_t at = told.find(before);
        std::vector<std::string> ids;
        std::istringstream words(at == std::string::npos ? std::string() : told.substr(at + before.size()));
        for (std::string id; words >> id;) ids.push_back(id.back() == ',' ? id.substr(0, id.size() - 1) : id);
        return ids;
    }

    fs::path m_folder = fs::temp_directory_path() / "kydai_cli_lists_test";
    std::string m_file = (m_folder / "event.trf").string();
    std::string m_event = (m_folder / "event.kydai").string();
};

TEST_F(CliLists, EveryColumnCanBeAskedForInEveryOutput)
{
    for (const char* document : {"players", "pairings", "alphabetical", "standings", "crosstable", "units",
                                 "categories", "ratings", "journal"}) {
        const std::vector<std::string> ids = known(document);
        ASSERT_GE(ids.size(), 4U) << document;
        std::string all;
        for (const std::string& id : ids) {
            all += (all.empty() ? "" : ",") + id;
            for (const char* ending : {".csv", ".html"})  // of one kind and the other
                EXPECT_EQ(print(document, id, ending).status, kDone) << document << ' ' << id << ending;
        }
        for (const char* ending : {".pdf", ".html", ".xlsx", ".csv", ".txt", ".json"}) {
            const CliRun run = print(document, all, ending);
            EXPECT_EQ(run.status, kDone) << document << ending << run.err;
            EXPECT_FALSE(contents(out(ending)).empty());
        }
        const auto csv = format::readCsv(contents(out(".csv")), "csv");
        ASSERT_TRUE(csv.ok());
        const auto json = nlohmann::json::parse(contents(out(".json")));
        ASSERT_EQ(json["rows"].size() + 1, csv->size()) << document;
        ASSERT_EQ(json["columns"].size(), ids.size());
        for (std::size_t at = 0; at < ids.size(); ++at) EXPECT_EQ(json["columns"][at]["id"], ids[at]);
    }
}

TEST_F(CliLists, CsvForPeopleBeginsWithAByteOrderMark)
{
    ASSERT_EQ(print("standings", "default", ".csv").status, kDone);
    EXPECT_TRUE(contents(out(".csv")).starts_with("\xEF\xBB\xBFRank,"));
    const CliRun run = runCli({"standings", m_file, "--tiebreaks", "BH"});
    EXPECT_TRUE(run.out.starts_with("rank,id,points,BH,name\n")) << "the contract's stays as it is";
}

TEST_F(CliLists, ListsOnlyHaveColumns)
{
    EXPECT_EQ(print("slips", "name", ".pdf").status, kUsage);
    EXPECT_EQ(runCli({"print", m_file, "--document", "slips", "-o", out(".csv")}).status, kUsage);
    EXPECT_EQ(print("players", "name,,unit", ".csv").status, kUsage);
}

TEST_F(CliLists, StandingsTakeColumnsToo)
{
    const CliRun run = runCli({"standings", m_file, "--tiebreaks", "BH,SB", "--columns", "id,name,SB,rank"});
    EXPECT_EQ(run.status, kDone) << run.err;
    EXPECT_TRUE(run.out.starts_with("id,name,SB,rank\n")) << run.out;
    EXPECT_EQ(runCli({"standings", m_file, "--columns", "nonsense"}).status, kUsage);
}

TEST_F(CliLists, ProvisionalStandingsSaySo)
{
    const std::string open =
        "012 Open\n142 2\n152 W\n"
        "001    1      A B                               2400                             1.0    1     2 w 1     3 b  "
        "\n"
        "001    2      C D                               2300                             0.0    4     1 b 0     4 w "
        "0\n"
        "001    3      E F                               2200                             0.0    3     4 w 0     1 w  "
        "\n"
        "001    4      G H                               2100                             2.0    2     3 b 1     2 b "
        "1\n";
    std::ofstream(m_file, std::ios::binary) << open;
    const CliRun csv = runCli({"standings", m_file});
    EXPECT_EQ(csv.status, kDone) << csv.err;
    EXPECT_NE(csv.err.find("Provisional: 1 game has no result yet (round 2: 1)."), std::string::npos) << csv.err;
    EXPECT_EQ(csv.out.find("Provisional"), std::string::npos);
    EXPECT_TRUE(runCli({"standings", m_file, "--format", "text"}).out.starts_with("Provisional: 1 game"));
    const auto json = nlohmann::json::parse(runCli({"standings", m_file, "--format", "json"}).out);
    EXPECT_EQ(json["provisional"]["missing"], 1);
    EXPECT_EQ(json["provisional"]["rounds"][0]["round"], 2);
    for (const char* ending : {".html", ".csv", ".txt", ".json"}) {
        ASSERT_EQ(
            runCli({"print", m_file, "--document", "standings", "--lang", "en", "--force", "-o", out(ending)}).status,
            kDone);
        EXPECT_NE(contents(out(ending)).find("Provisional: 1 game"), std::string::npos) << ending;
    }
    ASSERT_EQ(runCli({"convert", m_file, out("all.html")}).status, kDone);
    EXPECT_NE(contents(out("all.html")).find("Provisional: 1 game"), std::string::npos);
}

/// Reports and certificates are final when the last round is played, whatever is open in the rounds there are.
TEST_F(CliLists, PapersOfTheEndSayThatRoundsAreToCome)
{
    for (const int rounds : {3, 1}) {
        std::ofstream(m_file, std::ios::binary)
            << fmt::format("012 Open\n142 {}\n152 W\n", rounds)
            << "001    1      A B                               2400                             1.0    1     2 w 1\n"
               "001    2      C D                               2300                             0.0    2     1 b 0\n";
        for (const char* paper : {"it1", "it3", "it4", "arbiter-norms", "ratings", "certificates"}) {
            const CliRun run =
                runCli({"print", m_file, "--document", paper, "--lang", "en", "--force", "-o", out(".html")});
            ASSERT_EQ(run.status, kDone) << run.err;
            const bool says = contents(out(".html")).find("Provisional: 2 rounds are to come.") != std::string::npos;
            EXPECT_EQ(says, rounds == 3) << paper;
        }
    }
}

}  // namespace
}  // namespace kydai::cli
