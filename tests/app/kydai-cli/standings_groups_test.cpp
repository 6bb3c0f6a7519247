// standings: categories and units beside the players.

#include "app/kydai-cli/run_cli.h"
#include "format/json.h"
#include "support/event_builder.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <filesystem>
#include <fstream>
#include <string>

namespace kydai::cli {
namespace {

namespace fs = std::filesystem;

/// Six players in the order 1 to 6 by points; units A: 1 4 5, B: 2 3, C: 6; two categories.
class CliStandingsGroups : public testing::Test {
protected:
    void SetUp() override
    {
        Section section = EventBuilder()
                              .player("F F F F F")
                              .player("F F F F Z")
                              .player("F F F Z Z")
                              .player("F F Z Z Z")
                              .player("F Z Z Z Z")
                              .player("Z Z Z Z Z")
                              .build();
        const char* const unit[] = {"A", "B", "B", "A", "A", "C"};
        const char* const category[] = {"U10", "U12", "U10", "U12", "U10", "U10"};
        for (std::size_t i = 0; i < section.players.size(); ++i) {
            section.players[i].name = "P" + std::to_string(i + 1);
            section.players[i].unit = unit[i];
            section.players[i].category = category[i];
        }
        fs::create_directories(m_folder);
        std::ofstream(m_file, std::ios::binary) << format::writeJson({section});
    }
    void TearDown() override { fs::remove_all(m_folder); }

    fs::path m_folder = fs::temp_directory_path() / "kydai_cli_standings_groups_test";
    std::string m_file = (m_folder / "units.json").string();
};

TEST_F(CliStandingsGroups, UnitsByTheirBestPlayers)
{
    const CliRun places = runCli({"standings", m_file, "--tiebreaks", "", "--by", "unit", "--best", "2"});
    ASSERT_EQ(places.status, kDone) << places.err;
    EXPECT_EQ(places.out,
              "rank,unit,places,points,counting,players\n"
              "1,A,5,7,2,\"1;4\"\n"
              "2,B,5,7,2,\"2;3\"\n"
              "3,C,6,0,1,6\n");
    const CliRun points = runCli({"standings", m_file, "--tiebreaks", "", "--by", "unit", "--best", "1", "--unit-rule",
                                  "points", "--round", "1"});
    EXPECT_EQ(points.out,
              "rank,unit,places,points,counting,players\n"
              "1,A,1,1,1,1\n"
              "1,B,1,1,1,2\n"
              "3,C,6,0,1,6\n");
}

TEST_F(CliStandingsGroups, PlacesInsideEachCategory)
{
    const CliRun run = runCli({"standings", m_file, "--tiebreaks", "WIN", "--by", "category"});
    ASSERT_EQ(run.status, kDone) << run.err;
    EXPECT_EQ(run.out,
              "category,rank,id,points,WIN,name\n"
              "U10,1,1,5,5,P1\n"
              "U10,2,3,3,3,P3\n"
              "U10,3,5,1,1,P5\n"
              "U10,4,6,0,0,P6\n"
              "U12,1,2,4,4,P2\n"
              "U12,2,4,2,2,P4\n");
}

TEST_F(CliStandingsGroups, JsonHoldsUnitsAndCategories)
{
    const auto units = nlohmann::json::parse(
        runCli({"standings", m_file, "--by", "unit", "--best", "2", "--format", "json"}).out)["units"];
    ASSERT_EQ(units.size(), 3U);
    EXPECT_EQ(units[0]["unit"], "A");
    EXPECT_EQ(units[0]["members"].size(), 3U);
    EXPECT_TRUE(units[0]["members"][1]["counts"]);
    EXPECT_FALSE(units[0]["members"][2]["counts"]);
    EXPECT_FALSE(units[2]["complete"]);
    const auto categories =
        nlohmann::json::parse(runCli({"standings", m_file, "--by", "category", "--format", "json"}).out)["categories"];
    ASSERT_EQ(categories.size(), 2U);
    EXPECT_EQ(categories[1]["category"], "U12");
    EXPECT_EQ(categories[1]["rows"][1]["id"], 4);
}

TEST_F(CliStandingsGroups, WrongWordsAreRefused)
{
    EXPECT_EQ(runCli({"standings", m_file, "--by", "town"}).status, kUsage);
    EXPECT_EQ(runCli({"standings", m_file, "--by", "unit", "--best", "0"}).status, kUsage);
    EXPECT_EQ(runCli({"standings", m_file, "--by", "unit", "--unit-rule", "names"}).status, kUsage);
    EXPECT_EQ(runCli({"standings", m_file, "--by", "teams"}).status, kUsage);
    EXPECT_EQ(runCli({"standings", m_file, "--round", "6"}).status, kUsage);
    EXPECT_EQ(runCli({"standings", m_file, "--tiebreaks", "XYZ"}).status, kUsage);
}

}  // namespace
}  // namespace kydai::cli
