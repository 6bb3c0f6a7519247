#include "policy/table_plan.h"

#include "core/policy/entered_event.h"
#include "policy/judge.h"
#include "policy/next_rounds.h"
#include "support/event_builder.h"

#include <gtest/gtest.h>

#include <string>

namespace kydai::policy {
namespace {

EventState given(const EventState& state, const TablePlan& plan)
{
    return changedBy(state, givingTables(state.event, plan).changes);
}

std::vector<std::pair<int, int>> rangesOf(const Event& event)
{
    std::vector<std::pair<int, int>> ranges;
    for (const EventSection& each : event.sections) {
        const auto kept = tablesKept(each.section->info);
        ranges.emplace_back(kept ? kept->first : 0, kept ? kept->last : 0);
    }
    return ranges;
}

using Ranges = std::vector<std::pair<int, int>>;

std::vector<WarningId> warningsOf(const EventState& state, CompoundChange action)
{
    const auto judged = judge(state, std::move(action));
    EXPECT_TRUE(judged.ok());
    std::vector<WarningId> ids;
    if (judged) {
        for (const Warning& warning : judged->warnings()) ids.push_back(warning.id);
    }
    return ids;
}

TEST(TablePlan, GoesOnOverTheSectionsInTheOrderOfRooms)
{
    const EventState state = eventStateOf({entered("U8", 9, "B"), entered("U10", 6, "A"), entered("U12", 4, "B")});
    EXPECT_EQ(rangesOf(given(state, {}).event), (Ranges{{1, 4}, {7, 9}, {5, 6}}));
    EXPECT_EQ(rangesOf(given(state, {.first = 101, .spare = 2, .step = 10}).event),
              (Ranges{{101, 106}, {121, 125}, {111, 114}}));
    EXPECT_TRUE(warningsOf(state, givingTables(state.event, {})).empty());
}

TEST(TablePlan, ARangeIsKeptWhenTheSectionShrinksAndMovesOnlyWhenItIsTooSmall)
{
    EventState state = given(eventStateOf({entered("U8", 10), entered("U10", 10)}), {});
    ASSERT_EQ(rangesOf(state.event), (Ranges{{1, 5}, {6, 10}}));
    Section shrunk = *state.event.sections[0].section;
    shrunk.players.resize(4);
    Section grown = *state.event.sections[1].section;
    for (int more = 0; more < 4; ++more) {
        Player player = grown.players.back();
        player.id = newPlayerIds(grown.players, 1).front();
        player.tpn = static_cast<int>(grown.players.size()) + 1;
        grown.players.push_back(player);
    }
    state.event.sections[0].section = std::make_shared<const Section>(shrunk);
    EXPECT_TRUE(givingTables(state.event, {}).changes.empty());
    state.event.sections[1].section = std::make_shared<const Section>(grown);
    EXPECT_EQ(rangesOf(given(state, {}).event), (Ranges{{1, 5}, {6, 12}}));
    EXPECT_EQ(rangesOf(given(state, {.anew = true}).event), (Ranges{{1, 2}, {3, 9}}));
}

TEST(TablePlan, AnotherGroupHasTheSameTables)
{
    EventState state = eventStateOf({entered("U8", 8), entered("U8 rapid", 8)});
    state = given(state, {.sections = {SectionId{2}}, .room = "C", .group = "rapid"});
    state = given(state, {.sections = {SectionId{1}}});
    EXPECT_EQ(rangesOf(state.event), (Ranges{{1, 4}, {1, 4}}));
    EXPECT_EQ(state.event.sections[1].section->info.room, "C");
    // Put to the same time, both would have the same tables: that is asked, and giving tables settles it.
    SectionInfo info = state.event.sections[1].section->info;
    info.group.clear();
    EXPECT_EQ(warningsOf(state, EditInfo{SectionId{2}, info}), std::vector{WarningId::TablesShared});
    const auto together = givingTables(state.event, {.sections = {SectionId{2}}, .group = std::string()});
    EXPECT_TRUE(warningsOf(state, together).empty());
    EXPECT_EQ(rangesOf(changedBy(state, together.changes).event), (Ranges{{1, 4}, {5, 8}}));
}

TEST(PrizePlans, TwoLinesForOnePlaceAreTold)
{
    EventState state = eventStateOf({entered("U8", 8)});
    PrizePlan plan;
    plan.lists = {PrizeList{.name = "Chính",
                            .lines = {{.first = 1, .last = 3, .amount = 100}, {.first = 2, .last = 2, .amount = 50}}},
                  PrizeList{.name = "Nữ",
                            .lines = {{.first = 1, .last = 1, .amount = 100}, {.first = 2, .last = 4, .amount = 50}}}};
    const auto judged = judge(state, SetPrizes{SectionId{1}, plan, {}});
    ASSERT_TRUE(judged.ok());
    ASSERT_EQ(judged->warnings().size(), 1U);
    EXPECT_EQ(judged->warnings().front().id, WarningId::PrizePlaceTwice);
    EXPECT_EQ(std::get<PlacesTwice>(judged->warnings().front().facts), (PlacesTwice{{"Chính", 2}}));
    state = changedBy(state, {SetPrizes{SectionId{1}, plan, {}}});
    plan.currency = "VND";
    EXPECT_TRUE(warningsOf(state, SetPrizes{SectionId{1}, plan, {}}).empty()) << "told once";
}

TEST(TablePlan, WhatIsSharedAlreadyIsAskedOnce)
{
    Section one = entered("U8", 8);
    one.info.tables = 4;
    Section other = entered("U10", 8);
    other.info.firstTable = 3;
    other.info.tables = 4;
    const EventState state = eventStateOf({one, other});
    SectionInfo info = one.info;
    info.town = "Huế";
    EXPECT_TRUE(warningsOf(state, EditInfo{SectionId{1}, info}).empty());
    info.tables = 5;
    const auto judged = judge(state, EditInfo{SectionId{1}, info});
    ASSERT_TRUE(judged.ok());
    ASSERT_EQ(judged->warnings().size(), 1U);
    const auto& shared = std::get<SharedTables>(judged->warnings().front().facts);
    EXPECT_EQ(shared.other, "U10");
    EXPECT_EQ(shared.first, 3);
    EXPECT_EQ(shared.last, 5);
}

TEST(TablePlan, TablesOfARoundUnderWayAreAskedAbout)
{
    EventState state = given(eventStateOf({entered("U8", 8)}), {});
    state = changedBy(state, publishingAll(std::vector{*draftNextRound(state, SectionId{1})}).changes);
    SectionInfo info = state.event.sections[0].section->info;
    info.firstTable = 11;
    EXPECT_EQ(warningsOf(state, EditInfo{SectionId{1}, info}), std::vector{WarningId::TablesMoved});
}

TEST(TablePlan, ARoundThatReachesTheTablesOfOthersIsTold)
{
    Section one = entered("U8", 8);
    one.info.tables = 3;
    Section other = entered("U10", 8);
    other.info.firstTable = 4;
    other.info.tables = 4;
    EventState state = eventStateOf({one, other});
    const auto draft = draftNextRound(state, SectionId{1});
    ASSERT_TRUE(draft.ok());
    ASSERT_EQ(draft->warnings.size(), 1U);
    EXPECT_EQ(draft->warnings.front().id, WarningId::TablesOutgrown);
    EXPECT_EQ(draft->warnings.front().count, 1);
    EXPECT_TRUE(draftNextRound(state, SectionId{2})->isClear());
}

}  // namespace
}  // namespace kydai::policy
