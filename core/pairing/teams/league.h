/// The calendar of a league: all matches of a team event, those to come too where a table knows them, each with the
/// day, the time and the place where it is played. Pure functions; any thread.
#pragma once

#include "model/section.h"

#include <cstddef>
#include <string>
#include <vector>

namespace kydai::pairing {

struct LeagueMatch {
    RoundNumber round = 1;
    std::size_t home = 0;   ///< of TeamEvent::teams: whom a table names first; elsewhere who has White on board 1
    std::size_t guest = 0;  ///< of the same
    Date day{};             ///< of the match, else of its round; unknown: not said, or put off
    std::string time{};
    std::string venue{};    ///< of the match, else where the home team plays
    Date movedFrom{};       ///< the day before it was moved
    bool isPutOff = false;  ///< without a new day

    [[nodiscard]] bool has(std::size_t team) const { return team == home || team == guest; }
    friend bool operator==(const LeagueMatch&, const LeagueMatch&) = default;
};

/// By round, in the order of the table or of the boards; teams that are free in a round are in none.
std::vector<LeagueMatch> leagueMatches(const Section& section);

/// What the event has for a match; one without a day where it has nothing.
Fixture fixtureOf(const Section& section, const LeagueMatch& match);

/// The days of play with this one in place of what the event has for the match; nothing is kept for a match of which it
/// says no more than its round does.
std::vector<Fixture> withFixture(const Section& section, Fixture fixture);

}  // namespace kydai::pairing
