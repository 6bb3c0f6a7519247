// The tables of a hall that sections share.

#include "model/table_numbers.h"

#include "support/event_builder.h"

#include <gtest/gtest.h>

namespace kydai {
namespace {

Section threeBoards()
{
    return EventBuilder().player("2w").player("1b").player("4w").player("3b").player("6w").player("5b").build();
}

TEST(TableNumbers, GoOnFromTheSectionsFirstTable)
{
    Section section = threeBoards();
    EXPECT_EQ(tableNumbers(section, section.round(1)), (std::vector{1, 2, 3}));
    section.info.firstTable = 31;
    EXPECT_EQ(tableNumbers(section, section.round(1)), (std::vector{31, 32, 33}));
    EXPECT_EQ(tableOf(section, 1, 2), 32);
}

/// Nothing is known then of how many boards a match has.
TEST(TableNumbers, ATeamWithoutMembersLeavesNoTableFree)
{
    Section section = threeBoards();
    section.rounds.clear();
    section.teams.lineUpRules.unseen = true;
    section.teams.teams = {{.id = TeamId{1}, .name = "A", .members = {section.players[0].id}},
                           {.id = TeamId{2}, .name = "B"}};
    EXPECT_EQ(tableNumbers(section, threeBoards().round(1)), (std::vector{1, 2, 3}));
}

TEST(TableNumbers, AFixedTableIsLeftOutByTheOthers)
{
    Section section = threeBoards();
    section.players[5].fixedBoard = 1;  // on board 3
    EXPECT_EQ(tableNumbers(section, section.round(1)), (std::vector{2, 3, 1}));
    section.players[5].fixedBoard = 40;
    EXPECT_EQ(tableNumbers(section, section.round(1)), (std::vector{1, 2, 40}));
}

TEST(TableNumbers, OfTwoWhoWantOneTableTheEarlierBoardHasIt)
{
    Section section = threeBoards();
    section.players[0].fixedBoard = 2;
    section.players[2].fixedBoard = 2;
    EXPECT_EQ(tableNumbers(section, section.round(1)), (std::vector{2, 1, 3}));
    section.players[1].fixedBoard = 5;
    EXPECT_EQ(tableNumbers(section, section.round(1)), (std::vector{2, 1, 3})) << "White's table, where both have one";
}

}  // namespace
}  // namespace kydai
