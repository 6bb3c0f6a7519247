// What a warning rests on, line by line.
#include "text/warning_details.h"

#include <gtest/gtest.h>

namespace kydai::text {
namespace {

TEST(WarningDetails, TeamsOfATableThatMeetOtherwiseAreNamed)
{
    Section section;
    section.teams.teams = {{.id = TeamId{1}, .name = "Huế"}, {.id = TeamId{2}, .name = "Vinh"}};
    policy::Warning warning;
    warning.facts = policy::WrongPairs{{.meetings = 0, .team = TeamId{1}, .rivals = TeamId{2}},
                                       {.meetings = 3, .team = TeamId{2}, .rivals = TeamId{1}}};
    const QStringList lines = warningDetails(warning, section, Wording(Language::English));
    ASSERT_EQ(lines.size(), 2);
    EXPECT_EQ(lines[0].toStdString(), "Huế – Vinh: never");
    EXPECT_EQ(lines[1].toStdString(), "Vinh – Huế: 3 times");
}

}  // namespace
}  // namespace kydai::text
