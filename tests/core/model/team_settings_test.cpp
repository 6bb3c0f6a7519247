// The code of a team Swiss says its settings, and they the code.

#include "model/team_settings.h"

#include <gtest/gtest.h>

#include <string>

namespace kydai {
namespace {

TEST(TeamSettings, TheirCodeIsReadAsTheyWere)
{
    for (const auto preferences : {TeamPreferences::None, TeamPreferences::TypeA, TeamPreferences::TypeB}) {
        for (const bool matchPointsPrimary : {false, true}) {
            for (const bool secondaryUsed : {false, true}) {
                const TeamSettings settings{.preferences = preferences,
                                            .matchPointsPrimary = matchPointsPrimary,
                                            .secondaryUsed = secondaryUsed};
                const std::string code = codeOf(settings);
                const auto read = teamSettingsOf(code);
                ASSERT_TRUE(read) << code;
                EXPECT_EQ(*read, settings) << code;
            }
        }
    }
    EXPECT_EQ(codeOf(TeamSettings{}), "FIDE_TEAM");
    EXPECT_EQ(codeOf(TeamSettings{.baku = true}), "FIDE_TEAM_BAKU");
    EXPECT_EQ(codeOf({.preferences = TeamPreferences::TypeA, .secondaryUsed = false}), "FIDE_TEAM_TYPEA_MP");
    EXPECT_EQ(codeOf({.preferences = TeamPreferences::TypeB, .matchPointsPrimary = false}), "FIDE_TEAM_TYPEB_GP_MP");
}

TEST(TeamSettings, BoardsThatAPatternDoesNotTellTurnFromWhiteOnTheFirst)
{
    EXPECT_EQ(boardPattern("", 4), "WBWB");
    EXPECT_EQ(boardPattern("W", 4), "WBWB");
    EXPECT_EQ(boardPattern("BB", 5), "BBWBW");
    EXPECT_EQ(boardPattern("WBB", 2), "WB");
}

}  // namespace
}  // namespace kydai
