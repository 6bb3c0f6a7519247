#include "tables/league_days.h"

#include "model/unseen_line_ups.h"
#include "pairing/teams/league.h"

namespace kydai::tables {

std::vector<format::CalendarDay> leagueDays(const Section& section, const std::string& id, const std::string& place)
{
    std::vector<format::CalendarDay> days;
    if (section.teams.fixtures.empty()) return days;
    for (const pairing::LeagueMatch& match : pairing::leagueMatches(section)) {
        const Team& home = section.teams.teams[match.home];
        const Team& guest = section.teams.teams[match.guest];
        days.push_back({.id = id + "-r" + std::to_string(match.round) + "-t" + std::to_string(home.id.value) + "-" +
                              std::to_string(guest.id.value) + "@kydai",
                        .first = match.day,
                        .title = home.name + " – " + guest.name,
                        .place = match.venue.empty() ? place : match.venue,
                        .minute = minuteOfDay(match.time)});
    }
    return days;
}

}  // namespace kydai::tables
