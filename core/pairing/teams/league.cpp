#include "pairing/teams/league.h"

#include "pairing/berger.h"
#include "pairing/next_round.h"
#include "pairing/teams/team_round.h"

#include <algorithm>
#include <utility>

namespace kydai::pairing {

namespace {

bool isOf(const Fixture& fixture, RoundNumber round, TeamId one, TeamId other)
{
    return fixture.round == round &&
           ((fixture.first == one && fixture.second == other) || (fixture.first == other && fixture.second == one));
}

std::vector<LeagueMatch> pairedMatches(const Section& section, RoundNumber round)
{
    std::vector<LeagueMatch> matches;
    const bool isTable = rowOf(section.rulesOf(round).pairingSystem).meetsAll;
    for (const TeamSeat& seat : teamSeatsInOrder(section, round)) {
        if (!seat.black) continue;
        LeagueMatch match;
        match.round = round;
        match.home = seat.white;
        match.guest = *seat.black;
        if (isTable && section.rulesOf(round).homeBlack) std::swap(match.home, match.guest);
        match.day = section.round(round).date;
        matches.push_back(std::move(match));
    }
    return matches;
}

std::vector<LeagueMatch> tableMatches(const Section& section, RoundNumber round)
{
    std::vector<LeagueMatch> matches;
    for (const BergerBoard& board : tableRow(section, round).boards) {
        LeagueMatch match;
        match.round = round;
        match.home = static_cast<std::size_t>(board.white - 1);
        match.guest = static_cast<std::size_t>(board.black - 1);
        matches.push_back(std::move(match));
    }
    return matches;
}

/// When and where it is played.
void place(const Section& section, LeagueMatch& match)
{
    const std::vector<Team>& teams = section.teams.teams;
    match.venue = teams[match.home].venue;
    const auto& fixtures = section.teams.fixtures;
    const auto said = std::ranges::find_if(fixtures, [&](const Fixture& each) {
        return isOf(each, match.round, teams[match.home].id, teams[match.guest].id);
    });
    if (said == fixtures.end()) return;
    match.isPutOff = !said->day.known() && said->movedFrom.known();
    if (said->day.known() || match.isPutOff) match.day = said->day;
    match.time = said->time;
    match.movedFrom = said->movedFrom;
    if (!said->venue.empty()) match.venue = said->venue;
}

}  // namespace

std::vector<LeagueMatch> leagueMatches(const Section& section)
{
    std::vector<LeagueMatch> all;
    if (!section.isTeamEvent()) return all;
    const bool isTable = section.rules.pairingSystem == PairingSystem::TeamRoundRobin;
    const RoundNumber rounds = std::max(section.roundsPaired(), isTable ? tableRounds(section) : 0);
    for (RoundNumber round = 1; round <= rounds; ++round) {
        const bool isPaired = round <= section.roundsPaired();
        std::vector<LeagueMatch> matches = isPaired ? pairedMatches(section, round) : tableMatches(section, round);
        for (LeagueMatch& match : matches) {
            place(section, match);
            all.push_back(std::move(match));
        }
    }
    return all;
}

Fixture fixtureOf(const Section& section, const LeagueMatch& match)
{
    const TeamId home = section.teams.teams[match.home].id;
    const TeamId guest = section.teams.teams[match.guest].id;
    for (const Fixture& each : section.teams.fixtures) {
        if (isOf(each, match.round, home, guest)) return each;
    }
    Fixture made;
    made.round = match.round;
    made.first = home;
    made.second = guest;
    return made;
}

std::vector<Fixture> withFixture(const Section& section, Fixture fixture)
{
    std::vector<Fixture> all = section.teams.fixtures;
    std::erase_if(all, [&](const Fixture& each) { return isOf(each, fixture.round, fixture.first, fixture.second); });
    const bool saysNothing =
        !fixture.day.known() && fixture.time.empty() && fixture.venue.empty() && !fixture.movedFrom.known();
    if (!saysNothing) all.push_back(std::move(fixture));
    std::ranges::stable_sort(all, {}, &Fixture::round);
    return all;
}

}  // namespace kydai::pairing
