#include "model/number_history.h"

#include "support/player_id.h"
#include "support/random_change.h"

#include <gtest/gtest.h>

#include <map>
#include <memory>
#include <optional>

namespace kydai {
namespace {

/// Every state that there was is found again from the last one and the inverses alone.
TEST(NumberHistory, FindsTheNumbersOfEveryStateThatThereWas)
{
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Random random(seed);
        Event event;
        for (const int section : {1, 2}) {
            event.sections.push_back(
                {SectionId{section}, std::make_shared<const Section>(fixture::randomSection(random, 6, 2))});
        }
        std::vector<Event> states{event};
        std::vector<std::optional<Change>> inverses;
        for (int step = 0; step < 40; ++step) {
            const Change change = fixture::randomChange(event, random);
            auto applied = applyTo(event, change);
            if (!applied.ok() || !applied->changed) continue;
            event = applied->event;
            states.push_back(event);
            inverses.push_back(applied->inverse);
        }
        NumberHistory history(event);
        for (std::size_t step = states.size(); step-- > 0;) {
            for (const EventSection& section : states[step].sections) {
                for (const Player& player : section.section->players) {
                    ASSERT_EQ(history.numberOf(section.id, player.id), player.tpn) << "seed " << seed << ", " << step;
                    ASSERT_EQ(history.playerNumbered(section.id, player.tpn), player.id);
                }
            }
            if (step > 0) history.goBack(inverses[step - 1]);
        }
    }
}

TEST(NumberHistory, KnowsNobodyOfASectionThatNeverWas)
{
    Random random(1);
    Event event;
    event.sections.push_back({SectionId{1}, std::make_shared<const Section>(fixture::randomSection(random, 3, 0))});
    const Section& section = *event.sections.front().section;
    NumberHistory history(event);
    const PlayerId first = section.players.front().id;
    EXPECT_EQ(history.numberOf(SectionId{2}, first), 0);
    EXPECT_EQ(history.numberOf(SectionId{1}, playerId(99)), 0);
    EXPECT_EQ(history.playerNumbered(SectionId{2}, 1), PlayerId{});
    EXPECT_EQ(history.playerNumbered(SectionId{1}, 99), PlayerId{});
    EXPECT_FALSE(history.goBack(std::nullopt));
    EXPECT_FALSE(history.goBack(RenameEvent{"A"})) << "of no number";
    Player edited = section.players.front();
    EXPECT_FALSE(history.goBack(EditPlayer{SectionId{1}, edited})) << "his number stays";
    edited.tpn = 77;
    EXPECT_TRUE(history.goBack(EditPlayer{SectionId{1}, edited}));
    EXPECT_EQ(history.otherThan(SectionId{1}, section), (std::map<PlayerId, int>{{first, 77}}));
    EXPECT_TRUE(history.goBack(RemovePlayers{SectionId{1}, {first}}));
    EXPECT_TRUE(history.otherThan(SectionId{1}, section).empty()) << "he wasn't there then";
}

}  // namespace
}  // namespace kydai
