#include "policy/report_check.h"

#include "model/official.h"
#include "policy/meetings.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace kydai::policy {

namespace {

void checkEvent(const Section& section, std::vector<ReportFinding>& found)
{
    const SectionInfo& info = section.info;
    const auto add = [&](bool missing, ReportFault fault) {
        if (missing) found.push_back({fault, {}, 0, 0});
    };
    add(!info.firstDay.known() || !info.lastDay.known(), ReportFault::NoDays);
    add(info.town.empty(), ReportFault::NoTown);
    add(info.federation.empty(), ReportFault::NoFederation);
    add(info.chiefArbiter.empty(), ReportFault::NoChief);
    add(info.timeControlText.empty() && info.codedTimeControl.empty(), ReportFault::NoTimeControl);
}

void checkOfficials(const Section& section, bool normsMade, std::vector<ReportFinding>& found)
{
    const SectionInfo& info = section.info;
    const auto plays = [&](const Official& official) {
        const auto at = official.fideId.empty() ? section.players.end()
                                                : std::ranges::find(section.players, official.fideId, &Player::fideId);
        if (at != section.players.end()) found.push_back({ReportFault::OfficialPlays, at->id, 0, 0});
    };
    if (!info.chiefArbiter.empty()) {
        const Official chief = officialOf(info.chiefArbiter);
        if (chief.fideId.empty()) found.push_back({ReportFault::ChiefWithoutId, {}, 0, 0});
        if (normsMade && !isFideArbiter(chief)) found.push_back({ReportFault::ChiefNotFide, {}, 0, 0});
        plays(chief);
    }
    for (std::size_t at = 0; at < info.deputyArbiters.size(); ++at) {
        const Official deputy = officialOf(info.deputyArbiters[at]);
        if (deputy.fideId.empty()) found.push_back({ReportFault::DeputyWithoutId, {}, 0, static_cast<int>(at) + 1});
        plays(deputy);
    }
    if (!normsMade) return;
    if (info.report.eventCode.empty()) found.push_back({ReportFault::NoEventCode, {}, 0, 0});
    if (!info.report.gamesKept) found.push_back({ReportFault::GamesNotKept, {}, 0, 0});
}

void checkRounds(const Section& section, std::vector<ReportFinding>& found)
{
    for (RoundNumber round = 1; round <= section.roundsPaired(); ++round) {
        const Round& one = section.round(round);
        if (const int open = missingResults(one); open > 0) found.push_back({ReportFault::GamesOpen, {}, round, open});
        if (!one.date.known()) found.push_back({ReportFault::NoRoundDate, {}, round, 0});
    }
    const int toCome = section.roundsInAll() - section.roundsPaired();
    if (toCome > 0) found.push_back({ReportFault::RoundsToCome, {}, section.roundsPaired() + 1, toCome});
}

bool isFinishedRoundRobin(const Section& section)
{
    return rowOf(section.rules.pairingSystem).isTable && !section.isTeamEvent() &&
           section.roundsPaired() >= section.roundsInAll();
}

/// Everybody meets everybody once, in a double round robin twice.
void checkMeetings(const Section& section, std::vector<ReportFinding>& found)
{
    if (!isFinishedRoundRobin(section)) return;
    for (const WrongMeeting& wrong : wrongMeetings(section))
        found.push_back({ReportFault::WrongMeetings, wrong.one, 0, wrong.meetings, wrong.other});
}

/// C.05, 6.6 speaks of who leaves; who only stayed away is told, and the arbiter decides.
void checkHalf(const Section& section, std::vector<ReportFinding>& found)
{
    if (!isFinishedRoundRobin(section)) return;
    std::map<PlayerId, int> completed;
    std::map<PlayerId, int> paired;
    const auto count = [&](PlayerId player, Outcome outcome) {
        ++paired[player];
        if (isPlayed(outcome) || outcome == Outcome::ForfeitWin) ++completed[player];
    };
    for (const Round& round : section.rounds) {
        for (const Game& game : round.games) {
            count(game.white, game.whiteOutcome);
            count(game.black, game.blackOutcome);
        }
    }
    for (const Player& player : section.players) {
        if (player.withdrawnFromRound || player.marks.expelled) continue;
        if (completed[player.id] * 2 < paired[player.id])
            found.push_back({ReportFault::UnderHalf, player.id, 0, completed[player.id]});
    }
}

std::set<PlayerId> whoPlayed(const Section& section)
{
    std::set<PlayerId> played;
    for (const Round& round : section.rounds) {
        for (const Game& game : round.games) {
            played.insert(game.white);
            played.insert(game.black);
        }
    }
    return played;
}

}  // namespace

std::vector<ReportFinding> reportFindings(const Section& section, bool normsMade)
{
    std::vector<ReportFinding> found;
    checkEvent(section, found);
    checkOfficials(section, normsMade, found);
    checkRounds(section, found);
    checkMeetings(section, found);
    checkHalf(section, found);
    const std::set<PlayerId> played = whoPlayed(section);
    std::map<std::string, int> ids;
    for (const Player& player : section.players) ++ids[player.fideId];
    std::vector<const Player*> players;
    for (const Player& player : section.players) {
        if (played.contains(player.id)) players.push_back(&player);
    }
    std::ranges::stable_sort(players, {}, &Player::tpn);
    for (const Player* player : players) {
        const auto add = [&](bool missing, ReportFault fault) {
            if (missing) found.push_back({fault, player->id, 0, 0});
        };
        add(player->fideId.empty(), ReportFault::PlayerWithoutId);
        add(!player->fideId.empty() && ids[player->fideId] > 1, ReportFault::SameId);
        add(!player->birth.known(), ReportFault::PlayerWithoutBirth);
        add(player->sex == Sex::Unknown, ReportFault::PlayerWithoutSex);
        add(player->federation.empty(), ReportFault::PlayerWithoutFederation);
    }
    return found;
}

}  // namespace kydai::policy
