#include "pairing/teams/team_order.h"

#include "model/tournament_rating.h"
#include "pairing/draw_apart.h"
#include "support/random.h"
#include "support/utf8.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>

namespace kydai::pairing {

namespace {

/// Gives every team the number of its place; whatever names one follows.
void number(TeamEvent& event)
{
    std::map<TeamId, TeamId> now;
    int place = 0;
    for (Team& team : event.teams) {
        const TeamId number{++place};
        now[team.id] = number;
        team.id = number;
    }
    const auto follow = [&](TeamId& team) {
        if (const auto at = now.find(team); at != now.end()) team = at->second;
    };
    for (LineUp& lineUp : event.lineUps) follow(lineUp.team), follow(lineUp.opponent);
    for (TeamBye& bye : event.byes) follow(bye.team);
    for (TeamForfeit& forfeit : event.forfeits) follow(forfeit.first), follow(forfeit.second);
    for (TeamAbsence& absence : event.absences) follow(absence.team);
    for (TeamAward& award : event.awards) follow(award.team);
    for (Fixture& fixture : event.fixtures) follow(fixture.first), follow(fixture.second);
    for (TeamProhibition& prohibited : event.prohibited) {
        for (TeamId& team : prohibited.teams) follow(team);
    }
}

void shuffle(std::vector<Team>& teams, std::uint64_t seed)
{
    Random random(seed);
    for (std::size_t left = teams.size(); left > 1; --left) std::swap(teams[left - 1], teams[random.below(left)]);
}

void drawClubs(std::vector<Team>& teams, std::uint64_t seed)
{
    std::vector<std::string> clubs;
    clubs.reserve(teams.size());
    for (const Team& team : teams) clubs.push_back(team.club);
    const std::vector<int> places = placesMeetingEarly(clubs, seed);
    std::vector<Team> drawn(teams.size());
    for (std::size_t at = 0; at < teams.size(); ++at)
        drawn[static_cast<std::size_t>(places[at] - 1)] = std::move(teams[at]);
    teams = std::move(drawn);
}

/// The place in his team that the list he came with told in a column of its own; 0 for none.
int listedBoard(const Player& player)
{
    constexpr std::array<std::string_view, 8> kHeads{"ban",   "ban so",   "so ban", "ban thu",
                                                     "board", "board no", "bo",     "brett"};
    for (const FreeField& field : player.fields) {
        if (std::ranges::find(kHeads, utf8::wordKey(field.head)) == kHeads.end()) continue;
        int board = 0;
        const char* const end = field.text.data() + field.text.size();
        const auto [stop, failed] = std::from_chars(field.text.data(), end, board);
        if (failed == std::errc{} && stop == end && board > 0) return board;
    }
    return 0;
}

/// By the boards that the list told, where it told each of them another one; else by rating and then by number.
void orderMembers(const Section& section, std::vector<const Player*>& players)
{
    std::ranges::sort(players, {}, &Player::tpn);
    std::set<int> boards;
    for (const Player* player : players) boards.insert(listedBoard(*player));
    if (boards.size() == players.size() && !boards.contains(0))
        std::ranges::sort(players, {}, [](const Player* player) { return listedBoard(*player); });
    else
        std::ranges::stable_sort(players, std::greater(),
                                 [&](const Player* player) { return tournamentRating(section.info, *player); });
}

}  // namespace

int meanRating(const Section& section, const Team& team, TeamOrder by, int count)
{
    std::vector<int> ratings;
    for (const PlayerId member : team.members) {
        if (const Player* player = section.find(member)) ratings.push_back(tournamentRating(section.info, *player));
    }
    if (by == TeamOrder::BestMembers) std::ranges::sort(ratings, std::greater());
    if (by != TeamOrder::AllMembers) ratings.resize(std::min(ratings.size(), static_cast<std::size_t>(count)));
    int sum = 0;
    for (const int rating : ratings) sum += rating;
    return ratings.empty() ? 0 : sum / static_cast<int>(ratings.size());
}

TeamEvent orderedTeams(const Section& section, TeamEvent teams, TeamOrder by, int count, std::uint64_t seed)
{
    if (by == TeamOrder::Lots) {
        shuffle(teams.teams, seed);
    } else if (by == TeamOrder::ClubsEarly) {
        drawClubs(teams.teams, seed);
    } else if (by != TeamOrder::AsListed) {
        std::ranges::stable_sort(teams.teams, std::greater(),
                                 [&](const Team& team) { return meanRating(section, team, by, count); });
    }
    number(teams);
    return teams;
}

TeamEvent withTeamsOfUnits(const Section& section, TeamEvent teams)
{
    std::set<PlayerId> taken;
    int last = 0;
    for (const Team& team : teams.teams) {
        taken.insert(team.members.begin(), team.members.end());
        last = std::max(last, team.id.value);
    }
    std::map<std::pair<std::string, std::string>, std::vector<const Player*>> units;
    for (const Player& player : section.players) {
        if (!player.unit.empty() && !taken.contains(player.id))
            units[{utf8::sortKey(player.unit), player.unit}].push_back(&player);
    }
    for (auto& [unit, players] : units) {
        orderMembers(section, players);
        Team& team = teams.teams.emplace_back();
        team.id = TeamId{++last};
        team.name = unit.second;
        for (const Player* player : players) team.members.push_back(player->id);
    }
    return teams;
}

}  // namespace kydai::pairing
