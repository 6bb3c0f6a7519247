/// Events of several sections of entered players, and what becomes of them, for tests of what is done to all of them.
#pragma once

#include "model/event.h"
#include "policy/judge.h"
#include "support/event_builder.h"

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace kydai::policy {

inline Section entered(const std::string& name, int players = 6, std::string room = {})
{
    EventBuilder builder;
    for (int player = 0; player < players; ++player)
        builder.player("", 2000 - 10 * player, name + ' ' + std::to_string(player));
    Section section = builder.scheduledRounds(3).build();
    section.info.name = name;
    section.info.room = std::move(room);
    return section;
}

/// Sections with the ids 1, 2, 3…
inline EventState eventStateOf(const std::vector<Section>& sections)
{
    EventState state;
    for (std::size_t at = 0; at < sections.size(); ++at)
        state.event.sections.push_back(
            {SectionId{static_cast<int>(at) + 1}, std::make_shared<const Section>(sections[at])});
    return state;
}

inline EventState changedBy(EventState state, const std::vector<Change>& changes)
{
    const auto made = applyAll(state.event, changes);
    EXPECT_TRUE(made.ok());
    if (made && !made->empty()) state.event = made->back().applied.event;
    ++state.position;
    return state;
}

}  // namespace kydai::policy
