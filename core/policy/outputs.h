/// What may be told to the world: reports and final lists wait for the last game. Lists of a running event say
/// themselves that they are provisional (tables/provisional). And what is told of an event that is opened.
#pragma once

#include "policy/judgement.h"

#include <cstdint>

namespace kydai::policy {

/// What a report or list is for.
enum class Purpose : std::uint8_t {
    Anything,  ///< lists for the hall, files for other programs
    Rating,    ///< the report that goes to the rating office
};

/// Whether a report or a final list can be given: not once the last round is paired and a game is adjourned, and not
/// where every other game is over and one was forgotten. While the last round is played the event runs: a report is an
/// exchange file then and may hold open games, and lists say that they are provisional. What goes to the rating office
/// waits for every game.
/// @rule questions 161, 169
Judgement beforeReport(EventState state, SectionId id, Purpose purpose = Purpose::Anything);

/// What doors by which events are made have against this one as it stands. Whoever only opens or reads an event is told
/// and never kept out. Errors: those of applyTo.
Result<Judgement> onOpening(const Event& event);

}  // namespace kydai::policy
