#include "pairing/teams/team_round.h"

#include "model/presence.h"
#include "model/team_scorecards.h"
#include "model/team_settings.h"
#include "model/unseen_line_ups.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <string_view>
#include <utility>

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

/// The boards of a match, in their order: one player each, or two with White first.
struct MatchBoards {
    std::vector<Game> games{};
    std::vector<PlayerId> unopposed{};
};

MatchBoards boardsOfMatch(std::string_view pattern, const std::vector<PlayerId>& white,
                          const std::vector<PlayerId>& black)
{
    MatchBoards made;
    for (std::size_t at = 0; at < std::max(white.size(), black.size()); ++at) {
        PlayerId first = at < white.size() ? white[at] : PlayerId{};
        PlayerId second = at < black.size() ? black[at] : PlayerId{};
        if (boardColour(pattern, static_cast<int>(at) + 1) == Colour::Black) std::swap(first, second);
        if (first && second) {
            made.games.push_back({first, second});
        } else if (first || second) {
            made.unopposed.push_back(first ? first : second);
        }
    }
    return made;
}

/// The round with the boards of one match set anew; what the others have stays.
Round reseated(const Section& section, Round round, const TeamSeat& seat, RoundNumber number)
{
    std::set<PlayerId> members(teamsOf(section)[seat.white].members.begin(),
                               teamsOf(section)[seat.white].members.end());
    std::vector<PlayerId> black;
    if (seat.black) {
        members.insert(teamsOf(section)[*seat.black].members.begin(), teamsOf(section)[*seat.black].members.end());
        black = boardsOf(section, *seat.black, number);
    }
    MatchBoards made = boardsOfMatch(section.teams.boardColours, boardsOf(section, seat.white, number), black);
    const auto isTheirs = [&](const Game& game) { return members.contains(game.white); };
    for (Game& game : made.games) {
        const auto old = std::ranges::find_if(
            round.games, [&](const Game& each) { return each.white == game.white && each.black == game.black; });
        if (old != round.games.end()) game = *old;
    }
    const auto first = std::ranges::find_if(round.games, isTheirs) - round.games.begin();
    std::erase_if(round.games, isTheirs);
    round.games.insert(round.games.begin() + first, made.games.begin(), made.games.end());
    std::vector<Bye> old;
    std::ranges::copy_if(round.byes, std::back_inserter(old), [&](const Bye& b) { return members.contains(b.player); });
    std::erase_if(round.byes, [&](const Bye& b) { return members.contains(b.player); });
    for (const Game& game : made.games) members.erase(game.white), members.erase(game.black);
    for (const PlayerId player : made.unopposed) {
        members.erase(player);
        round.byes.push_back({player, seat.black ? Outcome::UnopposedWin : Outcome::PairingBye});
    }
    for (const Player& player : section.players) {
        if (!members.contains(player.id) || !isIn(player, number)) continue;
        const auto had = std::ranges::find(old, player.id, &Bye::player);
        const bool wasSeated =
            had == old.end() || had->kind == Outcome::UnopposedWin || had->kind == Outcome::PairingBye;
        round.byes.push_back({player.id, wasSeated ? Outcome::ZeroBye : had->kind});
    }
    return round;
}

}  // namespace

namespace {

/// Where the boards of matches begin of which nobody knows yet who plays, by White's team: such matches stand in the
/// order of the tables and have equally many boards.
std::map<TeamId, std::ptrdiff_t> unseenPlaces(const Section& section, RoundNumber round)
{
    std::vector<std::ptrdiff_t> boards;
    const std::vector<Game>& games = section.round(round).games;
    for (std::size_t board = 0; board < games.size(); ++board) {
        if (isUnseen(games[board])) boards.push_back(static_cast<std::ptrdiff_t>(board));
    }
    std::map<TeamId, std::ptrdiff_t> places;
    if (boards.empty()) return places;
    std::vector<TeamId> whites;
    for (const LineUp& lineUp : section.teams.lineUps) {
        if (lineUp.round != round) continue;
        const auto match = announcedMatchOf(section.teams, lineUp.team, round);
        if (match && match->isWhite) whites.push_back(lineUp.team);
    }
    for (std::size_t match = 0; match < whites.size(); ++match)
        places[whites[match]] = boards[match * boards.size() / whites.size()];
    return places;
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
        } else if (const TeamRound& theirs = scores.entry(entry.opponent, round);
                   entry.colour && theirs.opponent == team && theirs.colour == entry.colour) {
            // In a table of players no board is the first one of both.
            if (team < entry.opponent) seats.push_back({team, entry.opponent});
        } else if (entry.colour == Colour::White || (!entry.colour && firstOfForfeit(team))) {
            seats.push_back({team, entry.opponent});
        }
    }
    return seats;
}

std::vector<TeamSeat> teamSeatsInOrder(const Section& section, RoundNumber round)
{
    std::vector<TeamSeat> seats = teamSeatsOf(section, round);
    const std::vector<Game>& games = section.round(round).games;
    const std::map<TeamId, std::ptrdiff_t> unseen = unseenPlaces(section, round);
    const auto firstBoard = [&](const TeamSeat& seat) {
        if (const auto at = unseen.find(teamsOf(section)[seat.white].id); at != unseen.end()) return at->second;
        const std::vector<PlayerId>& members = teamsOf(section)[seat.white].members;
        const auto isTheirs = [&](const Game& game) {
            return std::ranges::find(members, game.white) != members.end() ||
                   std::ranges::find(members, game.black) != members.end();
        };
        const auto place = std::ranges::find_if(games, isTheirs) - games.begin();
        return place + (seat.black ? 0 : 1);
    };
    std::ranges::stable_sort(seats, {}, firstBoard);
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

std::vector<PlayerId> boardsOf(const Section& section, std::size_t team, RoundNumber round)
{
    const Team& of = teamsOf(section)[team];
    for (const LineUp& lineUp : section.teams.lineUps) {
        if (lineUp.round == round && lineUp.team == of.id) return lineUp.boards;
    }
    std::set<PlayerId> seated;
    for (const Game& game : section.round(round).games) seated.insert({game.white, game.black});
    for (const Bye& bye : section.round(round).byes) {
        if (bye.kind == Outcome::UnopposedWin || bye.kind == Outcome::PairingBye) seated.insert(bye.player);
    }
    std::vector<PlayerId> players;
    std::ranges::copy_if(of.members, std::back_inserter(players), [&](PlayerId id) { return seated.contains(id); });
    return players;
}

std::optional<TeamBoard> teamBoardOf(const Section& section, RoundNumber round, PlayerId player)
{
    const std::vector<TeamSeat> seats = teamSeatsInOrder(section, round);
    for (std::size_t place = 0; place < seats.size(); ++place) {
        if (!seats[place].black) continue;
        for (const bool isWhites : {true, false}) {
            const auto players = boardsOf(section, isWhites ? seats[place].white : *seats[place].black, round);
            const auto at = std::ranges::find(players, player);
            if (at != players.end())
                return TeamBoard{seats[place], place, isWhites, static_cast<int>(at - players.begin()) + 1};
        }
    }
    return std::nullopt;
}

Round withLineUps(const Section& section, RoundNumber round, std::size_t team)
{
    // Who meets whom is read from the boards that there are.
    Section published = section;
    std::erase_if(published.teams.lineUps, [&](const LineUp& lineUp) {
        return lineUp.round == round && lineUp.team == teamsOf(section)[team].id;
    });
    const std::vector<TeamSeat> seats = teamSeatsOf(published, round);
    const auto seat =
        std::ranges::find_if(seats, [&](const TeamSeat& each) { return each.white == team || each.black == team; });
    Round after = section.round(round);
    if (seat == seats.end()) return after;
    return reseated(section, std::move(after), *seat, round);
}

Round teamRound(const Section& section, const TeamField& field, const TeamPairing& pairing)
{
    std::vector<TeamSeat> seats;
    if (pairing.bye) seats.push_back({field.entrants[*pairing.bye].team, std::nullopt});
    for (const TeamAllocation& match : pairing.matches)
        seats.push_back({field.entrants[match.white].team, field.entrants[match.black].team});
    return teamRound(section, field.round, seats);
}

Round teamRound(const Section& section, RoundNumber number, const std::vector<TeamSeat>& seats)
{
    Round round;
    std::set<PlayerId> seated;
    const int boards = boardsPerMatch(section);
    const bool published = number <= section.roundsPaired();
    const std::vector<TeamSeat> there = published ? teamSeatsOf(section, number) : std::vector<TeamSeat>{};
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
        for (const Game& game : section.round(number).games) {
            if (!isTheirs(game.white) || !seated.insert(game.white).second) continue;
            seated.insert(game.black);
            round.games.push_back({game.white, game.black});
        }
        for (const Bye& bye : section.round(number).byes) {
            if (isTheirs(bye.player) && seated.insert(bye.player).second) round.byes.push_back(bye);
        }
        return true;
    };
    const auto seatBye = [&](PlayerId player, Outcome kind) {
        if (player && seated.insert(player).second) round.byes.push_back({player, kind});
    };
    for (const TeamSeat& seat : seats) {
        if (keep(seat.white, seat.black)) continue;
        const auto white = lineUpOf(section, seat.white, number, boards);
        if (!seat.black) {
            for (const PlayerId player : white) seatBye(player, Outcome::PairingBye);
            continue;
        }
        const auto black = lineUpOf(section, *seat.black, number, boards);
        const MatchBoards made = boardsOfMatch(section.teams.boardColours, white, black);
        for (const Game& game : made.games) {
            if (seated.insert(game.white).second && seated.insert(game.black).second) round.games.push_back(game);
        }
        for (const PlayerId player : made.unopposed) seatBye(player, Outcome::UnopposedWin);
    }
    std::vector<const Player*> others;
    for (const Player& player : section.players) {
        if (!seated.contains(player.id)) others.push_back(&player);
    }
    std::ranges::stable_sort(others, {}, &Player::tpn);
    for (const Player* player : others) round.byes.push_back({player->id, byeOf(section, player->id, number)});
    return round;
}

}  // namespace kydai::pairing
