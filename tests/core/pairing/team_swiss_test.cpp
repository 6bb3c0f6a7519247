// The Swiss Team Pairing System against reference tournaments of another program (data/systems/team).

#include "pairing/teams/team_swiss.h"

#include "format/reader.h"
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

/// Teams that may not meet: the section keeps lines 260 of team events as they are.
void barByLines(const Section& section, TeamField& field)
{
    for (const std::string& line : section.foreignLines) {
        if (!line.starts_with("260")) continue;
        std::istringstream words(line.substr(3));
        RoundNumber first = 0;
        RoundNumber last = 0;
        words >> first >> last;
        if (field.round < first || field.round > last) continue;
        std::vector<std::size_t> named;
        for (int number = 0; words >> number;) {
            const auto at = std::ranges::find(field.entrants, number, &TeamEntrant::tpn);
            if (at != field.entrants.end()) named.push_back(static_cast<std::size_t>(at - field.entrants.begin()));
        }
        for (const std::size_t a : named) {
            for (const std::size_t b : named) field.barred.setBoth(a, b);
        }
    }
}

}  // namespace

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
        const auto settings = teamSettingsOf(section.info.codedType);
        ASSERT_TRUE(settings) << file << ' ' << section.info.codedType;
        for (RoundNumber round = 1; round <= section.roundsPaired(); ++round) {
            TeamField field = makeTeamField(section, round, *settings);
            barByLines(section, field);
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
