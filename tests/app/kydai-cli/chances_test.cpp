// What can still happen, on the command line.

#include "run_cli.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <filesystem>
#include <fstream>

namespace kydai::cli {
namespace {

class ChancesCall : public ::testing::Test {
protected:
    void SetUp() override
    {
        const CliRun made =
            runCli({"generate", "--seed", "5", "--players", "14", "--rounds", "6", "-o", m_whole.string()});
        ASSERT_EQ(made.status, kDone) << made.err;
        ASSERT_EQ(runCli({"convert", m_whole.string(), m_json.string()}).status, kDone);
        std::ifstream in(m_json);
        nlohmann::json root = nlohmann::json::parse(in);
        auto& rounds = root["sections"][0]["rounds"];
        rounds.erase(rounds.begin() + 4, rounds.end());
        std::ofstream(m_running) << root.dump();
    }
    void TearDown() override
    {
        for (const auto& file : {m_whole, m_json, m_running}) std::filesystem::remove(file);
    }

    static std::filesystem::path place(const char* name) { return std::filesystem::temp_directory_path() / name; }

    std::filesystem::path m_whole = place("chances_whole.trf");
    std::filesystem::path m_json = place("chances_whole.json");
    std::filesystem::path m_running = place("chances_running.json");
};

TEST_F(ChancesCall, TellsEverybodysPlacesAndWhatTheyRestOn)
{
    const std::vector<std::string> call{"chances", m_running.string(), "--finishes", "50", "--seed", "3"};
    const CliRun run = runCli(call);
    ASSERT_EQ(run.status, kDone) << run.err;
    EXPECT_NE(run.out.find("được đấu thử 50 lần"), std::string::npos) << run.out;
    EXPECT_NE(run.out.find("số gieo 3"), std::string::npos);
    EXPECT_EQ(runCli(call).out, run.out) << "one seed, the same finishes";
    CliRun json = runCli({"chances", m_running.string(), "--finishes", "50", "--lang", "en", "--format", "json"});
    const auto root = nlohmann::json::parse(json.out);
    ASSERT_EQ(root["rows"].size(), 14U);
    double points = 0;
    for (const auto& row : root["rows"]) points += std::stod(row["chance_points"].get<std::string>());
    EXPECT_GT(points, 14 * 6 / 2.0 - 2);
}

TEST_F(ChancesCall, OfOnePlayerAreAChanceForEachPlace)
{
    const CliRun run = runCli({"chances", m_running.string(), "--finishes", "50", "--player", "1", "--format", "csv"});
    ASSERT_EQ(run.status, kDone) << run.err;
    std::istringstream lines(run.out);
    std::string line;
    std::getline(lines, line);
    EXPECT_NE(line.find("Hạng,Khả năng"), std::string::npos) << line;
    double sum = 0;
    while (std::getline(lines, line)) sum += std::stod(line.substr(line.find(',') + 1));
    EXPECT_NEAR(sum, 100, 0.2);
    EXPECT_EQ(runCli({"chances", m_running.string(), "--player", "15"}).status, kUsage);
}

TEST_F(ChancesCall, OfAFinishedEventAreNone)
{
    const CliRun run = runCli({"chances", m_whole.string()});
    EXPECT_EQ(run.status, kNegative);
    EXPECT_NE(run.err.find("nothing left to play; expected an open game or a round to come"), std::string::npos);
}

}  // namespace
}  // namespace kydai::cli
