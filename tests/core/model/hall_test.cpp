#include "model/hall.h"

#include "support/event_builder.h"

#include <gtest/gtest.h>

#include <string>

namespace kydai {
namespace {

/// Three boards of round 1, the middle one decided.
Section played(const std::string& name, int firstTable, int tables, std::string room = {}, std::string group = {})
{
    Section section = EventBuilder()
                          .player("4w")
                          .player("5w1")
                          .player("6w")
                          .player("1b")
                          .player("2b0")
                          .player("3b")
                          .scheduledRounds(3)
                          .build();
    section.info.name = name;
    section.info.firstTable = firstTable;
    section.info.tables = tables;
    section.info.room = std::move(room);
    section.info.group = std::move(group);
    return section;
}

Event eventOf(const std::vector<Section>& sections)
{
    Event event;
    for (const Section& section : sections)
        event.sections.push_back(
            {SectionId{static_cast<int>(event.sections.size()) + 1}, std::make_shared<const Section>(section)});
    return event;
}

std::vector<SectionId> sectionsAt(const Event& event, int shown, int table)
{
    std::vector<SectionId> sections;
    for (const HallBoard& board : boardsAtTable(event, SectionId{shown}, 1, table)) sections.push_back(board.section);
    return sections;
}

TEST(Hall, ATableLeadsToItsBoardWhereverItStands)
{
    const Event event = eventOf({played("U8", 1, 10), played("U10", 11, 10)});
    EXPECT_EQ(boardsAtTable(event, SectionId{1}, 1, 12), (std::vector<HallBoard>{{SectionId{2}, 1, 1, 12}}));
    EXPECT_EQ(boardsAtTable(event, SectionId{2}, 1, 12), (std::vector<HallBoard>{{SectionId{2}, 1, 1, 12}}));
    EXPECT_TRUE(boardsAtTable(event, SectionId{1}, 1, 4).empty()) << "kept, but no board stands there";
}

TEST(Hall, ATableThatCouldMeanTwoBoardsGivesBoth)
{
    EXPECT_EQ(sectionsAt(eventOf({played("U8", 1, 10), played("U10", 2, 10)}), 1, 2),
              (std::vector{SectionId{1}, SectionId{2}}));
    EXPECT_EQ(sectionsAt(eventOf({played("U8", 1, 0), played("U10", 1, 10)}), 1, 2),
              (std::vector{SectionId{1}, SectionId{2}}));
    EXPECT_EQ(sectionsAt(eventOf({played("U8", 1, 0, "A"), played("U10", 1, 0, "A")}), 1, 2),
              (std::vector{SectionId{1}, SectionId{2}}));
}

TEST(Hall, SectionsThatNumberTheirOwnTablesAreAskedOneByOne)
{
    const Event event = eventOf({played("U8", 1, 0), played("U10", 1, 0), played("U12", 1, 0, "A")});
    EXPECT_EQ(sectionsAt(event, 1, 2), std::vector{SectionId{1}});
    EXPECT_EQ(sectionsAt(event, 3, 2), std::vector{SectionId{3}});
}

TEST(Hall, AnotherGroupPlaysAtAnotherTime)
{
    const Event event = eventOf({played("U8", 1, 10, {}, "standard"), played("U8 rapid", 1, 10, {}, "rapid")});
    EXPECT_EQ(sectionsAt(event, 1, 2), std::vector{SectionId{1}});
    EXPECT_EQ(sectionsAt(event, 2, 2), std::vector{SectionId{2}});
}

TEST(Hall, MissingBoardsStandByRoomAndTable)
{
    const Event event = eventOf({played("U8", 31, 10, "B"), played("U10", 1, 10, "A"), played("U12", 41, 10, "B"),
                                 played("U14", 11, 10, "A"), played("U16", 1, 0)});
    EXPECT_EQ(inOrderOfRooms(event),
              (std::vector{SectionId{2}, SectionId{4}, SectionId{1}, SectionId{3}, SectionId{5}}));
    std::vector<int> tables;
    for (const HallBoard& board : boardsMissing(event)) tables.push_back(board.table);
    EXPECT_EQ(tables, (std::vector{1, 3, 11, 13, 31, 33, 41, 43, 1, 3}));
}

}  // namespace
}  // namespace kydai
