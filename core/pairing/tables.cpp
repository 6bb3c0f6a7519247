// Tables besides the one of Berger for players, as engines: teams that all meet by it, two teams of which everybody
// meets everybody (Scheveningen), and tables that the event gives.
#include "pairing/berger.h"
#include "pairing/engines.h"
#include "pairing/given_table.h"
#include "pairing/scheveningen.h"
#include "pairing/teams/team_round.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <utility>
#include <vector>

namespace kydai::pairing {

namespace {

Unpairable refused(RoundNumber round, Refusal why)
{
    Unpairable answer;
    answer.field.round = round;
    answer.refusal = why;
    return answer;
}

/// A round of games that a table gives; who has none in it is free, by TPN.
Round withFreeRounds(const Section& section, std::vector<Game> games)
{
    Round round{.games = std::move(games)};
    std::set<PlayerId> seated;
    for (const Game& game : round.games) seated.insert({game.white, game.black});
    std::vector<const Player*> free;
    for (const Player& player : section.players) {
        if (!seated.contains(player.id)) free.push_back(&player);
    }
    std::ranges::stable_sort(free, {}, &Player::tpn);
    for (const Player* player : free) round.byes.push_back({player->id, Outcome::ZeroBye});
    return round;
}

/// Players of each team in a Scheveningen match; 0 where there are not two teams, or too few or too many players.
int scheveningenBoards(const Section& section)
{
    const std::vector<Team>& teams = section.teams.teams;
    if (teams.size() != 2) return 0;
    std::size_t boards = std::min(teams[0].members.size(), teams[1].members.size());
    if (const std::size_t told = section.teams.boardColours.size(); told > 0) boards = std::min(boards, told);
    const auto count = static_cast<int>(boards);
    return count >= kFewestScheveningenBoards && count <= kMostScheveningenBoards ? count : 0;
}

}  // namespace

DraftOutcome draftTeamTable(const Section& section, RoundNumber round, const RoundOptions& options,
                            const std::stop_token& stop, Progress* progress)
{
    if (!section.isTeamEvent()) return refuseOtherSystem(section, round, options, stop, progress);
    const RoundNumber rounds = roundsOfTeamTable(section);
    if (round > rounds) return refused(round, Refusal::TableEnds);
    TableRecord record{tableRow(section, round), true, rounds};
    std::vector<TeamSeat> seats;
    for (BergerBoard& match : record.table.boards) {
        if (section.rules.homeBlack) std::swap(match.white, match.black);
        seats.push_back({static_cast<std::size_t>(match.white - 1), static_cast<std::size_t>(match.black - 1)});
    }
    Round drafted = teamRound(section, round, seats);
    return DraftRound{std::move(drafted), std::move(record)};
}

RoundNumber roundsOfTeamTable(const Section& section)
{
    if (section.teams.teams.size() < 2) return 0;
    return bergerRounds(static_cast<int>(section.teams.teams.size()), bergerOptionsOf(section.rules));
}

DraftOutcome draftScheveningen(const Section& section, RoundNumber round, const RoundOptions& /*options*/,
                               const std::stop_token& /*stop*/, Progress* /*progress*/)
{
    const int boards = scheveningenBoards(section);
    if (boards == 0) return refused(round, Refusal::NoTwoTeams);
    const RoundNumber rounds = roundsOfScheveningen(section);
    if (round > rounds) return refused(round, Refusal::TableEnds);
    BergerOptions cycles = bergerOptionsOf(section.rules);
    cycles.reverseLastTwoRounds = false;  // of round robins
    const CyclePlace place = placeInCycle(round, boards, cycles);
    const bool swapped = place.reversed != section.rules.homeBlack;
    std::vector<Game> games;
    for (const ScheveningenBoard& board : scheveningenRound(boards, place.inCycle)) {
        const PlayerId first = section.teams.teams[0].members[static_cast<std::size_t>(board.first - 1)];
        const PlayerId second = section.teams.teams[1].members[static_cast<std::size_t>(board.second - 1)];
        const bool firstIsWhite = board.firstIsWhite != swapped;
        games.push_back(firstIsWhite ? Game{first, second} : Game{second, first});
    }
    return DraftRound{withFreeRounds(section, std::move(games)), TableRecord{{}, false, rounds}};
}

RoundNumber roundsOfScheveningen(const Section& section)
{
    return roundsOfCycles(scheveningenBoards(section), bergerOptionsOf(section.rules));
}

std::vector<TableBoard> tableBoards(const PairingRules& rules, RoundNumber round)
{
    std::vector<TableBoard> boards;
    std::ranges::copy_if(rules.table, std::back_inserter(boards),
                         [&](const TableBoard& board) { return board.round == round; });
    std::ranges::stable_sort(boards, {}, &TableBoard::board);
    return boards;
}

PlayerId atPlace(const Section& section, int team, int place)
{
    if (team == 0) {
        const Player* player = section.playerNumbered(place);
        return player == nullptr ? PlayerId{} : player->id;
    }
    const auto found = std::ranges::find(section.teams.teams, TeamId{team}, &Team::id);
    if (found == section.teams.teams.end() || place > static_cast<int>(found->members.size())) return {};
    return found->members[static_cast<std::size_t>(place - 1)];
}

bool fitsTable(const Section& section)
{
    std::set<std::pair<RoundNumber, PlayerId>> seated;
    return std::ranges::all_of(section.rules.table, [&](const TableBoard& board) {
        const PlayerId white = atPlace(section, board.whiteTeam, board.white);
        const PlayerId black = atPlace(section, board.blackTeam, board.black);
        return white && black && seated.insert({board.round, white}).second &&
               seated.insert({board.round, black}).second;
    });
}

DraftOutcome draftGivenTable(const Section& section, RoundNumber round, const RoundOptions& /*options*/,
                             const std::stop_token& /*stop*/, Progress* /*progress*/)
{
    if (section.rules.table.empty() || !fitsTable(section)) return refused(round, Refusal::NoTable);
    const RoundNumber rounds = roundsOfGivenTable(section);
    if (round > rounds) return refused(round, Refusal::TableEnds);
    std::vector<Game> games;
    for (const TableBoard& board : tableBoards(section.rules, round))
        games.push_back(
            {atPlace(section, board.whiteTeam, board.white), atPlace(section, board.blackTeam, board.black)});
    return DraftRound{withFreeRounds(section, std::move(games)), TableRecord{{}, false, rounds}};
}

RoundNumber roundsOfGivenTable(const Section& section)
{
    RoundNumber last = 0;
    for (const TableBoard& board : section.rules.table) last = std::max(last, board.round);
    return last;
}

}  // namespace kydai::pairing
