// The Swiss Team Pairing System against reference tournaments of another program (data/systems/team).

#include "pairing/teams/team_swiss.h"

#include "format/reader.h"
#include "pairing/check.h"
#include "pairing/teams/team_field.h"
#include "pairing/teams/team_round.h"
#include "support/event_builder.h"
#include "support/player_id.h"
#include "support/shared_files.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <sstream>
#include <string>
#include <vector>

namespace kydai::pairing {

namespace {

std::string toText(const Section& section, const std::vector<TeamSeat>& seats)
{
    std::ostringstream text;
    for (const TeamSeat& seat : seats) {
        text << ' ' << section.teams.teams[seat.white].id.value << '-';
        if (seat.black) text << section.teams.teams[*seat.black].id.value;
    }
    return text.str();
}

}  // namespace

/// Three teams of two; a row of cells for each player.
Section threeTeams(const std::vector<const char*>& cells)
{
    EventBuilder builder;
    for (const char* each : cells) builder.player(each);
    Section section = builder.team("A", 1, 2).team("B", 3, 4).team("C", 5, 6).build();
    section.rules.pairingSystem = PairingSystem::TeamSwiss;
    section.rules.initialColour.reset();
    section.teams.boardColours = "WB";
    return section;
}

TEST(TeamField, ATeamIsThereAsLongAsOneOfItsMembersIs)
{
    const Section all = threeTeams({"", "", "", "", "", ""});
    const auto teamsOf = [](const Section& section) { return makeTeamField(section, 1, {}).entrants.size(); };
    EXPECT_EQ(teamsOf(all), 3U);
    Section left = all;
    left.players[0].withdrawnFromRound = 1;
    EXPECT_EQ(teamsOf(left), 3U);
    left.players[1].entersInRound = 2;
    EXPECT_EQ(teamsOf(left), 2U);
    Section away = all;
    away.requestedByes = {{playerId(1), 1, Outcome::HalfBye}, {playerId(2), 2, Outcome::HalfBye}};
    EXPECT_EQ(teamsOf(away), 3U) << "the second one is away in another round";
    away.requestedByes[1].round = 1;
    EXPECT_EQ(teamsOf(away), 2U);
    Section absent = all;
    absent.teams.absences = {{2, TeamId{3}, Outcome::HalfBye}};
    EXPECT_EQ(teamsOf(absent), 3U);
    absent.teams.absences[0].round = 1;
    EXPECT_EQ(teamsOf(absent), 2U);
}

TEST(TeamField, Art4_3_1_TheInitialColourIsReadFromTheFirstNumberThatHasOne)
{
    const auto read = [](const std::vector<const char*>& cells) {
        return makeTeamField(threeTeams(cells), 2, {}).initialColour;
    };
    EXPECT_EQ(read({"3w1", "4b0", "1b0", "2w1", "U", "U"}), Colour::White);
    EXPECT_EQ(read({"3b1", "4w0", "1w0", "2b1", "U", "U"}), Colour::Black);
    EXPECT_EQ(read({"U", "U", "5w1", "6b0", "3b0", "4w1"}), Colour::Black) << "B is the second that was there";
    EXPECT_EQ(read({"Z", "Z", "5w1", "6b0", "3b0", "4w1"}), Colour::White) << "and here the first";
    EXPECT_EQ(read({"Z", "Z", "Z", "Z", "Z", "Z"}), Colour::White) << "nobody has one";
    Section said = threeTeams({"3w1", "4b0", "1b0", "2w1", "U", "U"});
    said.rules.initialColour = Colour::Black;
    EXPECT_EQ(makeTeamField(said, 2, {}).initialColour, Colour::Black);
    EXPECT_EQ(makeTeamField(threeTeams({"", "", "", "", "", ""}), 1, {}).initialColour, Colour::White);
}

/// The costs of so many groups are wider numbers.
TEST(TeamSwiss, Art2_3_EachScoreIsAGroupHoweverManyThereAre)
{
    for (const std::size_t teams : {20U, 22U, 98U, 100U, 130U}) {
        TeamField field;
        field.rounds = 9;
        field.barred = BitMatrix(teams);
        for (std::size_t at = 0; at < teams; ++at) {
            TeamEntrant& entrant = field.entrants.emplace_back();
            entrant.team = at;
            entrant.id = TeamId{static_cast<int>(at) + 1};
            entrant.number = static_cast<int>(at) + 1;
            entrant.score = Points::whole(static_cast<int>(teams - at));
            field.barred.set(at, at);
        }
        field.barred.setBoth(0, 1);
        const auto made = pairTeams(field);
        ASSERT_TRUE(made) << teams;
        ASSERT_EQ(made->brackets.size(), teams / 2);
        for (std::size_t at = 0; at < made->brackets.size(); ++at) {
            const TeamBracket& bracket = made->brackets[at];
            const std::size_t upper = at < 2 ? at : 2 * at;  // the first two have met, so the third comes up
            const std::size_t lower = at < 2 ? at + 2 : upper + 1;
            EXPECT_EQ(bracket.score, field.entrants[upper].score);
            EXPECT_EQ(bracket.residents, std::vector{upper});
            EXPECT_EQ(bracket.upfloaters, std::vector{lower});
            EXPECT_EQ(bracket.pairs, (std::vector{std::pair(upper, lower)}));
        }
    }
}

class TeamSwissFiles : public ::testing::TestWithParam<const char*> {};

TEST_P(TeamSwissFiles, C_04_6_EveryRoundIsPairedAsTheReferenceHasIt)
{
    const auto files = fixture::sharedFiles(std::string("systems/team/") + GetParam(), ".trf");
    if (files.empty()) GTEST_SKIP() << "no systems/team/" << GetParam() << " in " KYDAI_SHARED_DATA;
    int rounds = 0;
    for (const auto& file : files) {
        const auto read = format::readFile(file);
        ASSERT_TRUE(read.ok()) << file;
        const Section& section = read->sections.front();
        ASSERT_EQ(section.rules.pairingSystem, PairingSystem::TeamSwiss) << file << ' ' << section.info.codedType;
        EXPECT_EQ(checkPairings(section).equal(), section.roundsPaired()) << file;
        for (RoundNumber round = 1; round <= section.roundsPaired(); ++round) {
            const TeamField field = makeTeamField(section, round, teamSettingsOf(section.rules));
            const auto made = pairTeams(field);
            ASSERT_TRUE(made) << file << " round " << round;
            EXPECT_EQ(toText(section, teamSeatsOf(field, *made)), toText(section, teamSeatsOf(section, round)))
                << file.filename() << " round " << round;
            ++rounds;
        }
    }
    EXPECT_GT(rounds, 10);
}
INSTANTIATE_TEST_SUITE_P(Shared, TeamSwissFiles, ::testing::Values("small", "mid", "big", "disputed"),
                         [](const auto& which) { return std::string(which.param); });

}  // namespace kydai::pairing
