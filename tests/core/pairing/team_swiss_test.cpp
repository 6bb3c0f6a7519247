// The Swiss Team Pairing System against reference tournaments of another program (data/systems/team).

#include "pairing/teams/team_swiss.h"

#include "format/reader.h"
#include "pairing/check.h"
#include "pairing/teams/team_round.h"
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
