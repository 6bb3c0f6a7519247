#include "policy/meetings.h"

#include "pairing/next_round.h"
#include "pairing/teams/league.h"
#include "pairing/teams/team_round.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <utility>
#include <vector>

namespace kydai::policy {

namespace {

/// Rounds of a table in which all meet; 0 for any other system.
RoundNumber roundsToMeet(const Section& section)
{
    return rowOf(section.rules.pairingSystem).meetsAll ? pairing::tableRounds(section) : 0;
}

using Meetings = std::map<std::pair<PlayerId, PlayerId>, int>;

void addMeetings(Meetings& met, const Round& round)
{
    for (const Game& game : round.games) ++met[std::minmax(game.white, game.black)];
}

int meetingsByTable(const Section& section)
{
    return section.rules.gamesOfPair();
}

using TeamPairs = std::set<std::pair<TeamId, TeamId>>;

/// The matches of a paired round, the smaller number first.
TeamPairs teamPairsOf(const Section& section, RoundNumber round)
{
    TeamPairs pairs;
    const std::vector<Team>& teams = section.teams.teams;
    for (const pairing::TeamSeat& seat : pairing::teamSeatsOf(section, round)) {
        if (seat.black) pairs.insert(std::minmax(teams[seat.white].id, teams[*seat.black].id));
    }
    return pairs;
}

/// The same of teams, whose matches are told by their boards.
WrongPairs wrongMatches(const Section& section)
{
    std::map<std::pair<TeamId, TeamId>, int> met;
    for (const pairing::LeagueMatch& match : pairing::leagueMatches(section)) {
        const std::vector<Team>& teams = section.teams.teams;
        ++met[std::minmax(teams[match.home].id, teams[match.guest].id)];
    }
    WrongPairs wrong;
    const std::vector<Team>& teams = section.teams.teams;
    for (auto one = teams.begin(); one != teams.end(); ++one) {
        for (auto other = std::next(one); other != teams.end(); ++other) {
            const auto pair = std::minmax(one->id, other->id);
            const auto at = met.find(pair);
            const int meetings = at == met.end() ? 0 : at->second;
            if (meetings != meetingsByTable(section)) wrong.push_back({{}, {}, meetings, pair.first, pair.second});
        }
    }
    return wrong;
}

}  // namespace

WrongPairs wrongMeetings(const Section& section)
{
    WrongPairs wrong;
    const RoundNumber rounds = roundsToMeet(section);
    if (rounds == 0) return wrong;
    if (section.isTeamEvent()) return wrongMatches(section);
    Meetings met;
    for (const Round& round : section.rounds) addMeetings(met, round);
    for (RoundNumber number = section.roundsPaired() + 1; number <= rounds; ++number) {
        const pairing::DraftOutcome outcome = pairing::draftRound(section, number);
        if (const auto* draft = std::get_if<pairing::DraftRound>(&outcome)) addMeetings(met, draft->round);
    }
    for (auto one = section.players.begin(); one != section.players.end(); ++one) {
        for (auto other = std::next(one); other != section.players.end(); ++other) {
            if (one->withdrawnFromRound || other->withdrawnFromRound) continue;
            const auto at = met.find({one->id, other->id});
            const int meetings = at == met.end() ? 0 : at->second;
            if (meetings != meetingsByTable(section)) wrong.push_back({one->id, other->id, meetings});
        }
    }
    return wrong;
}

WrongPairs wrongMeetingsWith(const Section& section, RoundNumber number, const Round& round)
{
    const RoundNumber rounds = roundsToMeet(section);
    if (rounds == 0) return {};
    const WrongPairs before = wrongMeetings(section);
    Section after = section;
    if (number > after.roundsPaired())
        after.rounds.push_back(round);
    else
        after.rounds[static_cast<std::size_t>(number - 1)] = round;
    WrongPairs found = wrongMeetings(after);
    if (number >= rounds) return found;
    Meetings here;
    addMeetings(here, round);
    const TeamPairs matches = section.isTeamEvent() ? teamPairsOf(after, number) : TeamPairs{};
    std::erase_if(found, [&](const WrongMeeting& each) {
        const bool isNew = std::ranges::find(before, each) == before.end();
        const bool meet =
            each.team ? matches.contains({each.team, each.rivals}) : here.contains({each.one, each.other});
        const bool again = each.meetings > meetingsByTable(section) && meet;
        return !isNew && !again;
    });
    return found;
}

}  // namespace kydai::policy
