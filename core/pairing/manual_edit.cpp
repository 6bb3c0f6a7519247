#include "pairing/manual_edit.h"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace kydai::pairing {

namespace {

void open(Game& game)
{
    game.whiteOutcome = game.blackOutcome = Outcome::Open;
    game.coloursKnown = true;
}

/// The player's seat, to put somebody else on it; null if he has none.
PlayerId* seat(Round& round, PlayerId player)
{
    for (Game& game : round.games) {
        if (game.white == player || game.black == player) {
            open(game);
            return game.white == player ? &game.white : &game.black;
        }
    }
    const auto bye = std::ranges::find(round.byes, player, &Bye::player);
    return bye == round.byes.end() ? nullptr : &bye->player;
}

std::vector<Bye>::iterator pairingBye(Round& round)
{
    return std::ranges::find(round.byes, Outcome::PairingBye, &Bye::kind);
}

/// A player without opponent: the bye's taker becomes one, else he takes the bye himself.
void settleAlone(Round& round, PlayerId alone)
{
    const auto bye = pairingBye(round);
    if (bye == round.byes.end()) {
        round.byes.insert(round.byes.begin(), Bye{alone, Outcome::PairingBye});
        return;
    }
    round.games.push_back({.white = alone, .black = bye->player});
    round.byes.erase(bye);
}

void removeBoard(Round& round, std::size_t board)
{
    round.games.erase(round.games.begin() + static_cast<std::ptrdiff_t>(board));
}

}  // namespace

Seating seatingOf(const Round& round, PlayerId player)
{
    const auto game =
        std::ranges::find_if(round.games, [&](const Game& g) { return g.white == player || g.black == player; });
    if (game != round.games.end()) return {.board = static_cast<std::size_t>(game - round.games.begin())};
    const auto bye = std::ranges::find(round.byes, player, &Bye::player);
    if (bye != round.byes.end()) return {.bye = static_cast<std::size_t>(bye - round.byes.begin())};
    return {};
}

PlayerId opponentOnBoard(const Round& round, PlayerId player)
{
    const auto board = seatingOf(round, player).board;
    if (!board) return {};
    const Game& game = round.games[*board];
    return game.white == player ? game.black : game.white;
}

Round exchangePlayers(Round round, PlayerId a, PlayerId b)
{
    PlayerId* first = seat(round, a);
    PlayerId* second = seat(round, b);
    if (first != nullptr && second != nullptr) std::swap(*first, *second);
    return round;
}

Round swapColours(Round round, std::size_t board)
{
    Game& game = round.games.at(board);
    std::swap(game.white, game.black);
    open(game);
    return round;
}

Round pairTogether(Round round, PlayerId white, PlayerId black)
{
    const PlayerId left = opponentOnBoard(round, white);
    const PlayerId right = opponentOnBoard(round, black);
    if (white == black || left == black) return round;
    std::optional<std::size_t> place;
    for (const PlayerId player : {white, black}) {
        const Seating at = seatingOf(round, player);
        if (at.board) {
            place = std::min(place.value_or(*at.board), *at.board);
            removeBoard(round, *at.board);
        } else if (at.bye) {
            round.byes.erase(round.byes.begin() + static_cast<std::ptrdiff_t>(*at.bye));
        }
    }
    const auto at = static_cast<std::ptrdiff_t>(std::min(place.value_or(round.games.size()), round.games.size()));
    round.games.insert(round.games.begin() + at, Game{.white = white, .black = black});
    if (left && right)
        round.games.push_back({.white = left, .black = right});
    else if (left || right)
        settleAlone(round, left ? left : right);
    return round;
}

std::optional<Round> giveBye(Round round, PlayerId player, Outcome kind)
{
    const Seating at = seatingOf(round, player);
    if (at.bye) {
        round.byes[*at.bye].kind = kind;
        return round;
    }
    if (!at.board) return std::nullopt;
    const PlayerId alone = opponentOnBoard(round, player);
    const auto holder = pairingBye(round);
    if (kind == Outcome::PairingBye) {
        if (holder == round.byes.end()) return std::nullopt;
        const PlayerId taker = holder->player;
        return exchangePlayers(std::move(round), player, taker);
    }
    if (holder != round.byes.end()) {
        const PlayerId substitute = holder->player;
        *seat(round, player) = substitute;
        round.byes.erase(pairingBye(round));
    } else {
        removeBoard(round, *at.board);
        settleAlone(round, alone);
    }
    round.byes.push_back({player, kind});
    return round;
}

}  // namespace kydai::pairing
