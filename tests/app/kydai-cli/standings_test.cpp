// The verb `standings`: columns, formats, rounds and editions as in design/cli.md.
#include "app/kydai-cli/run_cli.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <fstream>
#include <sstream>
#include <string>
#include <vector>

namespace kydai::cli {
namespace {

using Json = nlohmann::json;

const std::string kStandingsArticle = std::string(KYDAI_TEST_DATA) + "/tiebreak/seeds/buchholz_2024.trf";
const std::string kStandingsTeams = std::string(KYDAI_TEST_DATA) + "/tiebreak/seeds/tec_team_2024.trf";

CliRun standings(std::vector<std::string> words)
{
    words.insert(words.begin(), "standings");
    return runCli(words);
}

TEST(CliStandings, CsvHasTheColumnsOfTheContract)
{
    const CliRun run = standings({kStandingsArticle, "--tiebreaks", "BH/C1,BH,BH@26,DE"});
    ASSERT_EQ(run.status, kDone) << run.err;
    const auto rows = lines(run.out);
    ASSERT_EQ(rows.size(), 17U);
    EXPECT_EQ(rows[0], "rank,id,points,BH/C1,BH,BH@26,DE,name");
    EXPECT_EQ(rows[1].substr(0, 6), "1,1,5,");
    EXPECT_EQ(rows[2].substr(0, 8), "2,2,3.5,") << "exact decimals without trailing zeros";
}

TEST(CliStandings, WhatIsNotComputedIsSaidAndPlacesAreShared)
{
    const CliRun run = standings({kStandingsArticle, "--tiebreaks", "54,84(0,0,1)"});
    ASSERT_EQ(run.status, kDone) << run.err;
    const auto rows = lines(run.out);
    EXPECT_EQ(rows[0], "rank,id,points,54,\"84(0,0,1)\",name");
    EXPECT_NE(run.err.find("54: no value, not computed; players tied before it share a place"), std::string::npos);
    std::vector<std::string> ranks;
    for (const std::string& row : rows) {
        if (row.find(",3.5,not computed,") != std::string::npos) ranks.push_back(row.substr(0, row.find(',')));
    }
    ASSERT_GT(ranks.size(), 1U);
    EXPECT_EQ(ranks, std::vector<std::string>(ranks.size(), "2")) << "Buchholz stands behind it and parts nobody";
    const Json json = Json::parse(standings({kStandingsArticle, "--tiebreaks", "54", "--format", "json"}).out);
    EXPECT_EQ(json["tiebreaks"][0]["refused"], "not_computed");
    const std::string text = standings({kStandingsArticle, "--tiebreaks", "54", "--format", "text"}).out;
    EXPECT_NE(text.find("not computed"), std::string::npos);
}

TEST(CliStandings, AnOpenRoundMakesThemProvisional)
{
    const std::string file = std::string(KYDAI_BINARY_DIR) + "/tmp/provisional.trf";
    std::ofstream(file) << "012 Four\n142 3\n152 W\n202 SB,SB/M1\n"
                           "001    1      An                                                                 1.0    1"
                           "     2 w 1     3 w  \n"
                           "001    2      Bình                                                               0.0    2"
                           "     1 b 0     4 b =\n"
                           "001    3      Chi                                                                0.5    3"
                           "     4 w =     1 b  \n"
                           "001    4      Du                                                                 0.5    4"
                           "     3 b =     2 w =\n";
    const CliRun run = standings({file});
    ASSERT_EQ(run.status, kDone) << run.err;
    EXPECT_EQ(lines(run.out)[0], "rank,id,points,SB,name,provisional");
    EXPECT_NE(run.err.find("Provisional: 1 game has no result yet (round 2: 1). --round 1 leaves them out."),
              std::string::npos)
        << run.err;
    EXPECT_NE(run.err.find("'SB/M1' in the list of tie-breaks is none that this program knows"), std::string::npos);
    const Json json = Json::parse(standings({file, "--format", "json"}).out);
    EXPECT_EQ(json["provisional"]["missing"], 1);
    EXPECT_EQ(json["left_out"], Json::array({"SB/M1"}));
    EXPECT_EQ(lines(standings({file, "--round", "1"}).out)[0], "rank,id,points,SB,name");
}

TEST(CliStandings, TheValuesAreTheArticlesOwn)
{
    const Json got = Json::parse(standings({kStandingsArticle, "--tiebreaks", "BH,BH/C1", "--format", "json"}).out);
    EXPECT_EQ(got["round"], 5);
    EXPECT_EQ(got["edition"], "24");
    const auto value = [&](int id, std::size_t column) {
        for (const Json& row : got["rows"]) {
            if (row["id"] == id) return row["values"][column].get<std::string>();
        }
        return std::string("no such row");
    };
    EXPECT_EQ(value(2, 0), "16");
    EXPECT_EQ(value(11, 0), "12.5");
    EXPECT_EQ(value(16, 0), "5");
    EXPECT_EQ(value(4, 1), "13");
    EXPECT_EQ(value(13, 1), "8.5");
}

TEST(CliStandings, RoundAndEditionCanBeChosen)
{
    const Json third = Json::parse(standings({kStandingsArticle, "--round", "3", "--format", "json"}).out);
    EXPECT_EQ(third["round"], 3);
    const std::string now = standings({kStandingsArticle, "--tiebreaks", "BH", "--rules", "26"}).out;
    const std::string old = standings({kStandingsArticle, "--tiebreaks", "BH", "--rules", "old"}).out;
    EXPECT_NE(now, old);
    const auto values = [](const std::string& csv, std::size_t column) {
        std::vector<std::string> all;
        for (const std::string& line : lines(csv)) {
            std::istringstream cells(line);
            std::string cell;
            for (std::size_t i = 0; i <= column; ++i) std::getline(cells, cell, ',');
            all.push_back(cell);
        }
        all.erase(all.begin());
        return all;
    };
    EXPECT_EQ(values(standings({kStandingsArticle, "--tiebreaks", "BH@26"}).out, 3), values(now, 3));
}

TEST(CliStandings, TextIsAligned)
{
    const auto rows = lines(standings({kStandingsArticle, "--tiebreaks", "BH", "--format", "text"}).out);
    ASSERT_EQ(rows.size(), 17U);
    EXPECT_NE(rows[0].find("points"), std::string::npos);
    const std::size_t bh = rows[0].find("BH") + 1;
    for (std::size_t row = 1; row < rows.size(); ++row) EXPECT_NE(rows[row][bh], ' ') << rows[row];
}

TEST(CliStandings, ATeamEventRanksTeamsOrPlayers)
{
    const Json teams = Json::parse(standings({kStandingsTeams, "--format", "json"}).out);
    const Json players = Json::parse(standings({kStandingsTeams, "--by", "players", "--format", "json"}).out);
    EXPECT_LT(teams["rows"].size(), players["rows"].size());
}

TEST(CliStandings, WrongCallsGetASentenceAndTheirStatus)
{
    const auto refused = [](std::vector<std::string> words, int status, const char* sentence) {
        const CliRun run = standings(std::move(words));
        EXPECT_EQ(run.status, status);
        EXPECT_NE(run.err.find(sentence), std::string::npos) << run.err;
    };
    refused({kStandingsArticle, "--tiebreaks", "QQ"}, kUsage, "QQ");
    refused({kStandingsArticle, "--round", "9"}, kUsage, "round 9 is not paired; expected a round from 1 to 5");
    refused({kStandingsArticle, "--by", "teams"}, kUsage, "expected a team event");
    refused({kStandingsArticle, "--rules", "25"}, kUsage, "--rules");
    refused({"absent.trf"}, kFileProblem, "absent.trf");
}

}  // namespace
}  // namespace kydai::cli
