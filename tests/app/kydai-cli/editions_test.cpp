// The verb `editions`: every edition of the rules beside each other, in the formats of the command line.
#include "app/kydai-cli/run_cli.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

namespace kydai::cli {
namespace {

using Json = nlohmann::json;

const std::string kEditionsArticle = std::string(KYDAI_TEST_DATA) + "/tiebreak/seeds/buchholz_2024.trf";

CliRun editions(std::vector<std::string> words)
{
    words.insert(words.begin(), {"editions", kEditionsArticle, "--tiebreaks", "BH/C1,BH,SB"});
    return runCli(words);
}

TEST(CliEditions, JsonHasPlacesValuesMovesAndPairings)
{
    const CliRun run = editions({"--format", "json", "--lang", "en"});
    ASSERT_EQ(run.status, kDone) << run.err;
    const Json told = Json::parse(run.out);
    EXPECT_EQ(told["kind"], "editions");
    EXPECT_EQ(told["players"].size(), 16U);
    for (const char* edition : {"old", "24", "26"}) {
        std::vector<std::string> words{"standings", kEditionsArticle, "--tiebreaks", "BH/C1,BH,SB",
                                       "--rules",   edition,          "--format",    "json"};
        const Json standings = Json::parse(runCli(words).out);
        for (const Json& row : standings["rows"]) {
            for (const Json& player : told["players"]) {
                if (player["player"] != row["id"]) continue;
                EXPECT_EQ(player["places"][edition], row["rank"]) << edition;
            }
        }
    }
    EXPECT_EQ(told["pairings"]["round"], 5);
    EXPECT_FALSE(told["pairings"]["boards"].empty());
    for (const Json& step : told["steps"]) EXPECT_FALSE(step["text"].get<std::string>().empty());
}

TEST(CliEditions, TextCsvAndHtmlSpeakTheLanguageAskedFor)
{
    const CliRun english = editions({"--lang", "en"});
    EXPECT_NE(english.out.find("Under which rules?"), std::string::npos) << english.err;
    EXPECT_NE(english.out.find("BH@26"), std::string::npos);
    const CliRun vietnamese = editions({});
    EXPECT_NE(vietnamese.out.find("Theo luật nào?"), std::string::npos);
    const CliRun html = editions({"--format", "html"});
    EXPECT_NE(html.out.find("<table"), std::string::npos);
    EXPECT_NE(html.out.find("Theo luật nào?"), std::string::npos);
    const CliRun csv = editions({"--format", "csv"});
    EXPECT_NE(csv.out.find("BH@OLD,BH@24,BH@26"), std::string::npos) << csv.out.substr(0, 200);
    EXPECT_EQ(editions({"-o", "x.pdf"}).status, kUsage);
    EXPECT_EQ(editions({"--round", "9"}).status, kUsage);
}

TEST(CliEditions, LeaveAnEventInFideModeAsItIs)
{
    const std::filesystem::path folder = std::filesystem::path(KYDAI_BINARY_DIR) / "tmp" / "editions";
    std::filesystem::remove_all(folder);
    std::filesystem::create_directories(folder);
    const std::string event = (folder / "article.kydai").string();
    ASSERT_EQ(runCli({"convert", kEditionsArticle, event}).status, kDone);
    const auto bytes = [&] {
        std::ifstream file(event, std::ios::binary);
        return std::string(std::istreambuf_iterator<char>(file), {});
    };
    const auto files = [&] {
        return std::distance(std::filesystem::directory_iterator(folder), std::filesystem::directory_iterator());
    };
    const std::string before = bytes();
    const auto beside = files();
    const CliRun run = runCli({"editions", event, "--format", "json"});
    EXPECT_EQ(run.status, kDone) << run.err;
    EXPECT_FALSE(before.empty());
    EXPECT_TRUE(bytes() == before);
    EXPECT_EQ(files(), beside);
}

}  // namespace
}  // namespace kydai::cli
