// kydai-cli norms: the list, one player, the forecast, sections that give none.
#include "app/kydai-cli/run_cli.h"
#include "format/json.h"
#include "support/player_id.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

namespace kydai::cli {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::json;

/// Player 1, an IM from Vietnam, against the opponents of rules/norms.md, section 5; the last game may be open.
Section gmChance(double score, bool lastOpen)
{
    const std::vector<int> opponents{2610, 2575, 2540, 2480, 2455, 2430, 2405, 2350, 2150};
    static const char* const kFederations[] = {"GER", "CHN", "IND", "POL"};
    Section section;
    section.info.name = "Open";
    section.info.federation = "VIE";
    section.rules.scheduledRounds = 9;
    for (int number = 1; number <= 10; ++number) {
        Player player;
        player.id = playerId(number);
        player.tpn = number;
        player.name = "Player " + std::to_string(number);
        player.federation = number == 1 ? "VIE" : kFederations[number % 4];
        player.title = number == 1 ? Title::IM : Title::GM;
        player.rating = number == 1 ? 2450 : opponents[static_cast<std::size_t>(number - 2)];
        section.players.push_back(player);
    }
    for (int opponent = 2; opponent <= 10; ++opponent) {
        Outcome outcome = score >= 1 ? Outcome::Win : score > 0 ? Outcome::Draw : Outcome::Loss;
        if (lastOpen && opponent == 10) outcome = Outcome::Open;
        score -= outcome == Outcome::Win ? 1 : outcome == Outcome::Draw ? 0.5 : 0;
        Round round;
        round.games.push_back({playerId(1), playerId(opponent), outcome, mirrored(outcome)});
        for (int absent = 2; absent <= 10; ++absent) {
            if (absent != opponent) round.byes.push_back({playerId(absent), Outcome::ZeroBye});
        }
        section.rounds.push_back(round);
    }
    return section;
}

class CliNorms : public testing::Test {
protected:
    void SetUp() override { fs::create_directories(m_folder); }
    void TearDown() override { fs::remove_all(m_folder); }
    [[nodiscard]] std::string write(const Section& section) const
    {
        const fs::path file = m_folder / "event.json";
        std::ofstream(file, std::ios::binary) << format::writeJson({section});
        return file.string();
    }

    fs::path m_folder = fs::temp_directory_path() / "kydai_cli_norms_test";
};

TEST_F(CliNorms, TheNormOfTheDigest)
{
    const CliRun run = runCli({"norms", write(gmChance(6.5, false)), "--player", "1"});
    ASSERT_EQ(run.status, kDone) << run.err;
    EXPECT_EQ(run.out,
              "id,name,title,federation,norm,made,games,counts_as,score,required,average,percent,dp,performance,"
              "holders,level,own,federations,largest,broken\n"
              "1,Player 1,IM,VIE,GM,1,9,9,6.5,6.5,2449,72,166,2615,9,9,0,4,3,\n");
}

TEST_F(CliNorms, JsonHasALineForEachArticle)
{
    const CliRun run =
        runCli({"norms", write(gmChance(6, false)), "--player", "1", "--format", "json", "--lang", "en"});
    ASSERT_EQ(run.status, kDone) << run.err;
    const Json norm = Json::parse(run.out)["norms"][0];
    EXPECT_EQ(norm["kind"], "norm");
    EXPECT_FALSE(norm["made"].get<bool>());
    EXPECT_EQ(norm["performance"], 2574);
    EXPECT_EQ(norm["required"], 6.5);
    EXPECT_EQ(norm["broken"], Json::parse(R"(["performance"])"));
    bool told = false;
    for (const Json& step : norm["steps"])
        told = told || step["text"] == "Against these opponents 6½ points would be enough.";
    EXPECT_TRUE(told);
}

TEST_F(CliNorms, TheForecastNamesTheResult)
{
    const std::string file = write(gmChance(6, true));
    const CliRun csv = runCli({"norms", file, "--forecast"});
    ASSERT_EQ(csv.status, kDone) << csv.err;
    EXPECT_NE(csv.out.find("\n1,Player 1,GM,result,1,10,0.5,,,,,\n"), std::string::npos) << csv.out;
    const CliRun text = runCli({"norms", file, "--forecast", "--player", "1", "--format", "text"});
    EXPECT_NE(text.out.find("Ở ván 9 gặp Player 10"), std::string::npos) << text.out;
}

TEST_F(CliNorms, ASectionThatGivesNoneSaysWhy)
{
    Section rapid = gmChance(6.5, false);
    rapid.rules.timeControl = TimeControl::Rapid;
    const CliRun run = runCli({"norms", write(rapid), "--lang", "en"});
    EXPECT_EQ(run.status, kDone);
    EXPECT_NE(run.err.find("Title norms are made at standard time control only."), std::string::npos) << run.err;
    EXPECT_EQ(std::count(run.out.begin(), run.out.end(), '\n'), 1);
}

TEST_F(CliNorms, NobodyOfThisNumber)
{
    EXPECT_EQ(runCli({"norms", write(gmChance(6, false)), "--player", "77"}).status, kUsage);
    EXPECT_EQ(runCli({"norms", write(gmChance(6, false)), "--format", "xml"}).status, kUsage);
}

}  // namespace
}  // namespace kydai::cli
