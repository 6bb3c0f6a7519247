#include "policy/meetings.h"

#include "pairing/next_round.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <utility>

namespace kydai::policy {

namespace {

/// Rounds of a table in which all players meet; 0 for any other system.
RoundNumber roundsToMeet(const Section& section)
{
    const bool meetsAll = rowOf(section.rules.pairingSystem).meetsAll && !section.isTeamEvent();
    return meetsAll ? pairing::tableRounds(section) : 0;
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

}  // namespace

WrongPairs wrongMeetings(const Section& section)
{
    WrongPairs wrong;
    const RoundNumber rounds = roundsToMeet(section);
    if (rounds == 0) return wrong;
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
    std::erase_if(found, [&](const WrongMeeting& each) {
        const bool isNew = std::ranges::find(before, each) == before.end();
        const bool again = each.meetings > meetingsByTable(section) && here.contains({each.one, each.other});
        return !isNew && !again;
    });
    return found;
}

}  // namespace kydai::policy
