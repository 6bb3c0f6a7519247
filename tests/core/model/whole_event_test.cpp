#include "support/whole_event.h"

#include "model/change.h"
#include "model/json.h"
#include "model/section_check.h"
#include "support/random_change.h"
#include "support/rows_taken.h"

#include <gtest/gtest.h>

#include <map>
#include <string>

namespace kydai {
namespace {

using fixture::RowsTaken;
using fixture::wholeEvent;

constexpr std::uint64_t kSeeds = 60;

TEST(WholeEvent, EveryRowTakesSeveralValues)
{
    RowsTaken taken;
    taken.expect<Event>();
    for (std::uint64_t seed = 0; seed < kSeeds; ++seed) taken.see(wholeEvent(seed));
    EXPECT_EQ(taken.forgotten(), "");
    EXPECT_GT(taken.rows(), 200U);
}

TEST(WholeEvent, WhatIsNeverSetIsNamed)
{
    RowsTaken taken;
    taken.expect<Event>();
    for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
        Event event = wholeEvent(seed);
        for (EventSection& entry : event.sections) {
            Section section = *entry.section;
            for (Player& player : section.players) player.fixedBoard = 0;
            section.rules.longEvent = false;
            section.teams.lineUps.clear();
            entry.section = std::make_shared<const Section>(std::move(section));
        }
        taken.see(event);
    }
    EXPECT_EQ(
        taken.forgotten(),
        " lineUp.boards lineUp.opponent lineUp.reason lineUp.round lineUp.team player.fixedBoard ruleSet.longEvent"
        " teamEvent.lineUps");
}

/// Each kind of change brings every member that it can bring, so that no writer of a kind forgets one unseen.
TEST(WholeEvent, RandomChangesOfEachKindSetEveryMember)
{
    std::map<std::string_view, RowsTaken> ofKind;
    for (std::uint64_t seed = 0; seed < 120; ++seed) {
        Random random(seed);
        Event event;
        for (int step = 0; step < 40; ++step) {
            const Change change = fixture::randomChange(event, random);
            std::visit([&]<class C>(const C& c) { ofKind[changeName(change)].seeInside(c); }, change);
            event = applyTo(event, change)->event;
        }
    }
    ofKind.erase(changeName(UnpairRound{}));  // its requests are what undo gives back
    std::string forgotten;
    for (const auto& [kind, taken] : ofKind) {
        if (!taken.forgotten().empty()) forgotten += std::string(kind) + ":" + taken.forgotten() + "\n";
    }
    EXPECT_EQ(forgotten, "");
    EXPECT_EQ(ofKind.size(), std::variant_size_v<Change> - 2);  // leaving FIDE mode is not among them
}

TEST(WholeEvent, IsAnEventAsAFileKeepsIt)
{
    for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
        Event kept;
        const Event event = wholeEvent(seed);
        for (const EventSection& entry : event.sections) {
            const auto checked = checkReferences(*entry.section);
            ASSERT_TRUE(checked.ok()) << "seed " << seed << ": " << checked.error().what;
            auto added = applyTo(kept, AddSection{entry.id, entry.section});
            ASSERT_TRUE(added.ok());
            kept = std::move(added->event);
            EXPECT_EQ(*kept.sections.back().section, *entry.section) << "seed " << seed;
        }
    }
}

TEST(WholeEvent, SameSeedSameEvent)
{
    EXPECT_EQ(toJson(wholeEvent(7)).dump(), toJson(wholeEvent(7)).dump());
    EXPECT_NE(toJson(wholeEvent(7)).dump(), toJson(wholeEvent(8)).dump());
}

TEST(WholeEvent, JsonKeepsEveryMember)
{
    for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
        const Event event = wholeEvent(seed);
        const auto read = parseJson<Event>(toJson(event).dump());
        ASSERT_TRUE(read.ok()) << "seed " << seed << ": " << read.error().what;
        EXPECT_EQ(read->name, event.name);
        EXPECT_EQ(read->units, event.units);
        ASSERT_EQ(read->sections.size(), event.sections.size());
        for (std::size_t i = 0; i < event.sections.size(); ++i) {
            EXPECT_EQ(read->sections[i].id, event.sections[i].id);
            EXPECT_EQ(*read->sections[i].section, *event.sections[i].section) << "seed " << seed;
        }
    }
}

}  // namespace
}  // namespace kydai
