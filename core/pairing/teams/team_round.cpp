#include "pairing/teams/team_round.h"

#include "model/presence.h"
#include "model/team_scorecards.h"

#include <algorithm>
#include <set>

namespace kydai::pairing {

namespace {

const std::vector<Team>& teamsOf(const Section& section)
{
    return section.teams.teams;
}

bool isThere(const Section& section, PlayerId id, RoundNumber round)
{
    const Player* player = section.find(id);
    if (player == nullptr || !isIn(*player, round)) return false;
    return std::ranges::none_of(section.requestedByes,
                                [&](const RequestedBye& bye) { return bye.player == id && bye.round == round; });
}

/// The kind of bye of a player without a board: as he has it in the round, or asked for it, else absent.
Outcome byeOf(const Section& section, PlayerId id, RoundNumber round)
{
    for (const RequestedBye& bye : section.requestedByes) {
        if (bye.player == id && bye.round == round) return bye.kind;
    }
    return Outcome::ZeroBye;
}

}  // namespace

std::vector<TeamSeat> teamSeatsOf(const Section& section, RoundNumber round)
{
    std::vector<TeamSeat> seats;
    const TeamScores scores = teamScoresOf(section, round);
    const auto firstOfForfeit = [&](std::size_t team) {
        return std::ranges::any_of(section.teams.forfeits, [&](const TeamForfeit& forfeit) {
            return forfeit.round == round && forfeit.first == teamsOf(section)[team].id;
        });
    };
    for (std::size_t team = 0; team < teamsOf(section).size(); ++team) {
        const TeamRound& entry = scores.entry(team, round);
        if (entry.opponent == TeamRound::kNobody) {
            if (entry.outcome == Outcome::PairingBye) seats.push_back({team, std::nullopt});
        } else if (entry.colour == Colour::White || (!entry.colour && firstOfForfeit(team))) {
            seats.push_back({team, entry.opponent});
        }
    }
    return seats;
}

std::vector<TeamSeat> teamSeatsOf(const TeamField& field, const TeamPairing& pairing)
{
    std::vector<TeamSeat> seats;
    for (const TeamAllocation& match : pairing.matches)
        seats.push_back({field.entrants[match.white].team, field.entrants[match.black].team});
    if (pairing.bye) seats.push_back({field.entrants[*pairing.bye].team, std::nullopt});
    std::ranges::sort(seats);
    return seats;
}

int boardsPerMatch(const Section& section)
{
    if (!section.teams.boardColours.empty()) return static_cast<int>(section.teams.boardColours.size());
    if (const int played = teamScoresOf(section, section.roundsPaired()).boardsPerMatch; played > 0) return played;
    std::size_t least = 0;
    for (const Team& team : teamsOf(section))
        least = least == 0 ? team.members.size() : std::min(least, team.members.size());
    return static_cast<int>(least);
}

Colour boardColour(std::string_view pattern, int board)
{
    const auto at = static_cast<std::size_t>(board - 1);
    if (pattern.empty()) return board % 2 != 0 ? Colour::White : Colour::Black;
    const char letter = pattern[at % pattern.size()];
    return letter == 'B' || letter == 'b' ? Colour::Black : Colour::White;
}

std::vector<PlayerId> lineUpOf(const Section& section, std::size_t team, RoundNumber round, int boards)
{
    const Team& of = teamsOf(section)[team];
    const auto given = std::ranges::find_if(
        section.teams.lineUps, [&](const LineUp& lineUp) { return lineUp.round == round && lineUp.team == of.id; });
    std::vector<PlayerId> players;
    if (given != section.teams.lineUps.end()) {
        players = given->boards;
    } else {
        for (const PlayerId member : of.members) {
            if (isThere(section, member, round)) players.push_back(member);
        }
    }
    players.resize(static_cast<std::size_t>(boards));
    return players;
}

Round teamRound(const Section& section, const TeamField& field, const TeamPairing& pairing)
{
    Round round;
    std::set<PlayerId> seated;
    const int boards = boardsPerMatch(section);
    const bool published = field.round <= section.roundsPaired();
    const std::vector<TeamSeat> there = published ? teamSeatsOf(section, field.round) : std::vector<TeamSeat>{};
    /// Takes over what the members of these teams have in the published round; false where they do not meet in it so.
    const auto keep = [&](std::size_t white, std::optional<std::size_t> black) {
        if (std::ranges::find(there, TeamSeat{white, black}) == there.end()) return false;
        const auto isTheirs = [&](PlayerId player) {
            const auto& first = teamsOf(section)[white].members;
            if (std::ranges::find(first, player) != first.end()) return true;
            if (!black) return false;
            const auto& second = teamsOf(section)[*black].members;
            return std::ranges::find(second, player) != second.end();
        };
        for (const Game& game : section.round(field.round).games) {
            if (!isTheirs(game.white) || !seated.insert(game.white).second) continue;
            seated.insert(game.black);
            round.games.push_back({game.white, game.black});
        }
        for (const Bye& bye : section.round(field.round).byes) {
            if (isTheirs(bye.player) && seated.insert(bye.player).second) round.byes.push_back(bye);
        }
        return true;
    };
    const auto seatBye = [&](PlayerId player, Outcome kind) {
        if (player && seated.insert(player).second) round.byes.push_back({player, kind});
    };
    if (pairing.bye && !keep(field.entrants[*pairing.bye].team, std::nullopt)) {
        for (const PlayerId player : lineUpOf(section, field.entrants[*pairing.bye].team, field.round, boards))
            seatBye(player, Outcome::PairingBye);
    }
    for (const TeamAllocation& match : pairing.matches) {
        if (keep(field.entrants[match.white].team, field.entrants[match.black].team)) continue;
        const auto white = lineUpOf(section, field.entrants[match.white].team, field.round, boards);
        const auto black = lineUpOf(section, field.entrants[match.black].team, field.round, boards);
        for (int board = 1; board <= boards; ++board) {
            PlayerId first = white[static_cast<std::size_t>(board - 1)];
            PlayerId second = black[static_cast<std::size_t>(board - 1)];
            if (boardColour(section.teams.boardColours, board) == Colour::Black) std::swap(first, second);
            if (first && second && seated.insert(first).second && seated.insert(second).second) {
                round.games.push_back({first, second});
                continue;
            }
            seatBye(first, Outcome::UnopposedWin);
            seatBye(second, Outcome::UnopposedWin);
        }
    }
    std::vector<const Player*> others;
    for (const Player& player : section.players) {
        if (!seated.contains(player.id)) others.push_back(&player);
    }
    std::ranges::stable_sort(others, {}, &Player::tpn);
    for (const Player* player : others) round.byes.push_back({player->id, byeOf(section, player->id, field.round)});
    return round;
}

}  // namespace kydai::pairing
