// Pairing tables of an event's own: what stands in a file, and what is refused with its line.

#include "format/pairing_table.h"

#include "format/coded_type.h"
#include "format/reader.h"
#include "format/trf_reader.h"
#include "format/trf_writer.h"
#include "support/explained.h"

#include <gtest/gtest.h>

#include <string>

namespace kydai::format {
namespace {

TEST(PairingTable, ALineIsABoardOfTeamsOrOfPlayers)
{
    const auto teams = readPairingTable("Round;Board;White;Black\n1;1;A1;b2\n\n2; 1 ;2-3;12-1\n", "t.csv");
    ASSERT_TRUE(teams.ok());
    EXPECT_EQ(*teams, (std::vector<TableBoard>{{1, 1, 1, 1, 2, 2}, {2, 1, 2, 3, 12, 1}}));
    const auto last = readPairingTable("1,1,A1,Z1\n", "t.csv");
    ASSERT_TRUE(last.ok());
    EXPECT_EQ(last->front().blackTeam, 26);
    const auto players = readPairingTable("1,1,4,7\n1,2,5,6\n", "t.csv");
    ASSERT_TRUE(players.ok());
    EXPECT_EQ(*players, (std::vector<TableBoard>{{1, 1, 0, 4, 0, 7}, {1, 2, 0, 5, 0, 6}}));
}

TEST(PairingTable, WhatIsNoBoardIsRefusedWithItsLine)
{
    for (const char* line : {"1,1,A1", "x,1,A1,B1", "1,1,A1,7", "1,0,A1,B1", "1,1,A0,B1", "201,1,A1,B1", "1,1,A-1,B1",
                             "1,1,[1,B1", "1,1,@1,B1"}) {
        const auto read = readPairingTable(std::string("1,5,A9,B9\n") + line + '\n', "t.csv");
        ASSERT_FALSE(read.ok()) << line;
        EXPECT_EQ(read.error().code, Errc::Malformed) << line;
        EXPECT_EQ(read.error().line, 2) << line;
    }
    EXPECT_EQ(readPairingTable("", "t.csv").error().code, Errc::Malformed);
    const auto twice = readPairingTable("1,1,A1,B1\n2,1,A1,B2\n2,2,C1,A1\n", "t.csv");
    ASSERT_FALSE(twice.ok());
    EXPECT_EQ(twice.error().code, Errc::Duplicate);
    EXPECT_EQ(twice.error().line, 3);
}

Section readBack(const Section& section)
{
    const auto written = writeTrf(section, {});
    EXPECT_TRUE(written.ok());
    const auto read = readTrf(written->text, "t.trf", {});
    EXPECT_TRUE(read.ok());
    return read->sections.at(0);
}

TEST(PairingTable, TheSystemsOfTablesAreWrittenAndReadBackInTrf26)
{
    const auto wanted = [](PairingSystem system, bool doubled, bool reversed, int games, bool byCycle) {
        PairingRules rules;
        rules.pairingSystem = system;
        rules.doubleRoundRobin = doubled;
        rules.reverseLastTwoRounds = reversed;
        rules.furtherGames = games - 1;
        rules.gamesByCycle = byCycle;
        return rules;
    };
    const std::pair<PairingRules, const char*> kAll[] = {
        {wanted(PairingSystem::RoundRobin, false, false, 3, true), "BERGER_ROUNDROBIN_G3"},
        {wanted(PairingSystem::RoundRobin, false, false, 2, false), "BERGER_ROUNDROBIN"},
        {wanted(PairingSystem::RoundRobin, true, true, 2, true), "BERGER_ROUNDROBIN"},
        {wanted(PairingSystem::TeamRoundRobin, false, false, 1, false), "BERGER_TEAM_ROUNDROBIN"},
        {wanted(PairingSystem::TeamRoundRobin, true, true, 1, false), "BERGER_TEAM_ROUNDROBIN"},
        {wanted(PairingSystem::TeamRoundRobin, true, false, 1, false), "BERGER_TEAM_DOUBLEROUNDROBIN"},
        {wanted(PairingSystem::Scheveningen, true, false, 1, false), "SCHEVENINGEN"},
        {wanted(PairingSystem::GivenTable, false, false, 1, false), "CUSTOM_ROUNDROBIN"},
    };
    for (const auto& [rules, code] : kAll) {
        Section section = newcomers(4);
        static_cast<PairingRules&>(section.rules) = rules;
        section.rules.homeBlack = rowOf(rules.pairingSystem).pairsTeams;
        if (!rowOf(rules.pairingSystem).pairsPlayers) {
            for (int team = 1; team <= 2; ++team)
                section.teams.teams.push_back(
                    {.id = TeamId{team},
                     .name = team == 1 ? "Hà Nội" : "Huế",
                     .members = {section.players[team == 1 ? 0 : 2].id, section.players[team == 1 ? 1 : 3].id}});
        } else if (rules.pairingSystem == PairingSystem::GivenTable) {
            section.rules.table = {{1, 1, 0, 2, 0, 1}, {2, 1, 0, 3, 0, 4}};
        }
        EXPECT_EQ(codedTypeOf(section), code);
        const Section back = readBack(section);
        EXPECT_EQ(static_cast<const PairingRules&>(back.rules), static_cast<const PairingRules&>(section.rules))
            << code;
    }
}

TEST(PairingTable, ACodeOfACycleTellsHowOftenTheTableIsPlayed)
{
    PairingRules rules;
    ASSERT_TRUE(applyCodedType("BERGER_ROUNDROBIN_G2", rules));
    EXPECT_TRUE(rules.doubleRoundRobin);
    EXPECT_EQ(rules.gamesOfPair(), 2);
    ASSERT_TRUE(applyCodedType("BERGER_ROUNDROBIN_G4", rules));
    EXPECT_EQ(rules.pairingSystem, PairingSystem::RoundRobin);
    EXPECT_EQ(rules.gamesOfPair(), 4);
    EXPECT_TRUE(rules.gamesByCycle);
    ASSERT_TRUE(applyCodedType("BERGER_ROUNDROBIN", rules));
    EXPECT_EQ(rules.gamesOfPair(), 1);
}

}  // namespace
}  // namespace kydai::format
