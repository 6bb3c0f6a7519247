/// The order of teams before round 1, which gives their numbers, and teams made of players' units. Pure functions; any
/// thread.
#pragma once

#include "model/section.h"

#include <cstdint>
#include <vector>

namespace kydai::pairing {

/// By what teams are ordered; those that are equal stay as they are listed.
enum class TeamOrder : std::uint8_t {
    AsListed,
    FirstMembers,
    BestMembers,
    AllMembers,
    Lots,
    ClubsEarly,  ///< lots by which teams of one club meet early in a round robin
};

/// The mean rating of the first so many members, of the best so many, or of all, rounded down; 0 without members.
int meanRating(const Section& section, const Team& team, TeamOrder by, int count);

/// The teams in that order with numbers from 1; what names a team goes with it.
/// @rule C.04.6.1.1  Numbers follow the order that the event chooses, and stay.
/// \param count of members whose ratings count
/// \param seed of Lots and ClubsEarly
TeamEvent orderedTeams(const Section& section, TeamEvent teams, TeamOrder by, int count, std::uint64_t seed);

/// A team for each unit with a player who is in no team yet, by the alphabet, behind the teams that there are. Its
/// members by the boards that their list had in a column "Board" or "Bàn", else by rating and then by number.
TeamEvent withTeamsOfUnits(const Section& section, TeamEvent teams);

}  // namespace kydai::pairing
