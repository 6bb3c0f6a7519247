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

/// Two rounds: the first one of three boards with a result each, the second with an open and an adjourned board.
Section inRoundTwo(const std::string& name, int firstTable)
{
    Section section = EventBuilder()
                          .player("4w1 5w")
                          .player("5w1 6w?")
                          .player("6w1 4w1")
                          .player("1b0 3b0")
                          .player("2b0 1b")
                          .player("3b0 2b?")
                          .build();
    section.info.name = name;
    section.info.firstTable = firstTable;
    section.info.tables = 5;
    return section;
}

TEST(Hall, ABoardIsMissingInTheLastRoundAloneAndNotWhenItIsAdjourned)
{
    const Event event = eventOf({inRoundTwo("U8", 11), Section{}});
    ASSERT_EQ(event.sections[0].section->round(2).games.size(), 3U);
    const std::vector<HallBoard> missing = boardsMissing(event);
    ASSERT_EQ(missing.size(), 1U);
    const HallBoard& board = missing.front();
    EXPECT_EQ(board.section, SectionId{1});
    EXPECT_EQ(board.round, 2);
    const Game& game = event.sections[0].section->round(2).games.at(static_cast<std::size_t>(board.board));
    EXPECT_EQ(game.white, event.sections[0].section->players[0].id);
    EXPECT_EQ(board.table, 11 + board.board);
}

TEST(Hall, ATableIsOfTheRoundThatIsShownAndElsewhereOfTheLastOne)
{
    const Event event = eventOf({inRoundTwo("U8", 1), inRoundTwo("U10", 11)});
    EXPECT_EQ(boardsAtTable(event, SectionId{1}, 1, 1), (std::vector<HallBoard>{{SectionId{1}, 1, 0, 1}}));
    EXPECT_EQ(boardsAtTable(event, SectionId{1}, 2, 1), (std::vector<HallBoard>{{SectionId{1}, 2, 0, 1}}));
    EXPECT_EQ(boardsAtTable(event, SectionId{1}, 1, 13), (std::vector<HallBoard>{{SectionId{2}, 2, 2, 13}}));
    for (const RoundNumber round : {0, 3})
        EXPECT_TRUE(boardsAtTable(event, SectionId{1}, round, 1).empty()) << "no such round: " << round;
    EXPECT_TRUE(boardsAtTable(event, SectionId{9}, 1, 1).empty()) << "no such section";
}

TEST(Hall, KeptTablesBeginWithTheFirstAndAreSharedWhereTwoRangesMeet)
{
    EXPECT_EQ(tablesKept({.firstTable = 11, .tables = 1}), (TableRange{11, 11}));
    EXPECT_EQ(tablesKept({.firstTable = 11, .tables = 10}), (TableRange{11, 20}));
    EXPECT_FALSE(tablesKept({.firstTable = 11}));
    EXPECT_EQ(shared({1, 10}, {10, 20}), (TableRange{10, 10}));
    EXPECT_EQ(shared({5, 20}, {1, 30}), (TableRange{5, 20}));
    EXPECT_FALSE(shared({1, 10}, {11, 20}));
    EXPECT_FALSE(shared({11, 20}, {1, 10}));
    constexpr TableRange kRange{3, 5};
    EXPECT_TRUE(kRange.has(3) && kRange.has(4) && kRange.has(5));
    EXPECT_FALSE(kRange.has(2) || kRange.has(6));
}

TEST(Hall, SectionsWithoutAGroupAreAGroupToo)
{
    const Event event =
        eventOf({played("A", 1, 0, {}, "rapid"), played("B", 1, 0), played("C", 1, 0, {}, "rapid"), played("D", 1, 0)});
    EXPECT_EQ(groupsOf(event), (std::vector<std::string>{"rapid", ""}));
    const Event rapid = onlyGroup(event, "rapid");
    ASSERT_EQ(rapid.sections.size(), 2U);
    EXPECT_EQ(rapid.sections[0].section->info.name, "A");
    EXPECT_EQ(rapid.sections[1].section->info.name, "C");
    EXPECT_EQ(onlyGroup(event, "").sections.at(0).section->info.name, "B");
    EXPECT_TRUE(onlyGroup(event, "blitz").sections.empty());
}

TEST(Hall, ARoomAloneFindsASectionWithoutTablesOfItsOwn)
{
    const SectionInfo shown{.room = "A", .group = "rapid"};
    EXPECT_TRUE(isFoundByTable({.room = "A", .group = "rapid"}, shown));
    EXPECT_FALSE(isFoundByTable({.room = "B", .group = "rapid"}, shown));
    EXPECT_TRUE(isFoundByTable({.tables = 1, .room = "B", .group = "rapid"}, shown));
    EXPECT_FALSE(isFoundByTable({.tables = 1, .room = "A"}, shown)) << "another group";
    EXPECT_FALSE(isFoundByTable({}, {})) << "no room is no common one";
}

TEST(Hall, GroupsComeAsTheyAreAndRoomsByTheirLowestTables)
{
    // Group "b" is first of all; in it room Y has the lower table, and who has no tables comes last.
    const Event event = eventOf({played("1", 40, 5, "X", "b"), played("2", 1, 5, "X", "a"), played("3", 0, 0, "Z", "b"),
                                 played("4", 30, 5, "Y", "b"), played("5", 50, 5, "Y", "b"),
                                 played("6", 20, 5, "X", "b"), played("7", 1, 0, "X", "a")});
    EXPECT_EQ(inOrderOfRooms(event), (std::vector{SectionId{6}, SectionId{1}, SectionId{4}, SectionId{5}, SectionId{3},
                                                  SectionId{2}, SectionId{7}}));
}

TEST(Event, AReportIsHeadedByTheEventAndTheSectionUnlessOneSaysItAll)
{
    EXPECT_EQ(reportName("Giải trẻ", "U8"), "Giải trẻ · U8");
    EXPECT_EQ(reportName("Giải trẻ", "Giải trẻ U8"), "Giải trẻ U8");
    EXPECT_EQ(reportName("Giải trẻ", ""), "Giải trẻ");
    EXPECT_EQ(reportName("", "U8"), "U8");
    EXPECT_EQ(reportName("", ""), "");
}

}  // namespace
}  // namespace kydai
