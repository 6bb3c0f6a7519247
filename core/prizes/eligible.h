/// Who may win a list of prizes, and why not. Pure functions of a section and its standings; any thread.
#pragma once

#include "model/prize_plan.h"
#include "model/section.h"
#include "tiebreak/standings.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace kydai::prizes {

/// The first condition that keeps a player out of a list, in the order in which they are asked.
enum class NotEligible : std::uint8_t {
    Eligible,
    Excluded,    ///< by a person, with a reason
    NoPlace,     ///< left out of the standings
    SexUnknown,  ///< data that is missing is told, never guessed
    BirthUnknown,
    Sex,
    Age,
    Rating,
    Unrated,  ///< only rated players may win it
    Rated,    ///< only unrated players may win it
    Unit,
    Federation,
    Category,
    FreeColumn,
    Games,
    LastRound,
    Points,
};

/// Full years of a player on the plan's age day of the event's year; 0 = unknown.
int ageOf(const Player& player, const Section& section, AgeDay day);

/// That of the section where the player's own isn't entered and the section is for one.
Sex sexOf(const Player& player, const Section& section);

/// @p participant of the standings of players.
NotEligible whyNotEligible(const Section& section, const tiebreak::Standings& standings, const PrizePlan& plan,
                           const PrizeList& list, std::size_t participant);

/// Why a person took a player out of a list; null where nobody did.
const PrizeExclusion* exclusionOf(const PrizePlan& plan, const PrizeList& list, PlayerId player);

}  // namespace kydai::prizes
