#include "model/number_history.h"

#include "support/player_id.h"
#include "support/random_change.h"

#include <gtest/gtest.h>

#include <memory>

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

}  // namespace
}  // namespace kydai
