// A round robin is paired from fixed tables: the last number stays, the others move round it by half the table.
//
// Example (C.05, annex 1, 3 or 4 players): round 1 is 1-4 2-3, round 2 is 4-3 1-2, round 3 is 2-4 3-1; with three
// players whoever meets 4 is free.
#include "pairing/berger.h"

#include "support/assert.h"

#include <algorithm>
#include <utility>

namespace kydai::pairing {

namespace {

/// A round of a single cycle for an even number of places. The last place meets each other place in turn, every time
/// half the table further on; the rest pair off around that opponent. It has Black in odd rounds and White in even
/// ones.
std::vector<BergerBoard> cycleRound(int places, RoundNumber round)
{
    const int others = places - 1;
    const int centre = (round - 1) * (places / 2) % others;
    const auto number = [&](int offset) { return (centre + offset + others) % others + 1; };
    std::vector<BergerBoard> boards;
    boards.push_back(round % 2 != 0 ? BergerBoard{number(0), places} : BergerBoard{places, number(0)});
    for (int offset = 1; offset < places / 2; ++offset) boards.push_back({number(offset), number(-offset)});
    return boards;
}

}  // namespace

BergerOptions bergerOptionsOf(const PairingRules& rules)
{
    return {rules.doubleRoundRobin, rules.reverseLastTwoRounds, 1 + rules.furtherGames, rules.gamesByCycle};
}

RoundNumber roundsOfCycles(RoundNumber cycle, const BergerOptions& options)
{
    return cycle * (options.doubleCycle ? 2 : 1) * options.games;
}

CyclePlace placeInCycle(RoundNumber round, RoundNumber cycle, const BergerOptions& options)
{
    KYDAI_ASSERT(round >= 1 && round <= roundsOfCycles(cycle, options));
    const int inARow = options.byCycle ? 1 : options.games;
    const int meeting = (round - 1) / inARow;
    const int number = meeting / cycle;
    const bool isLast = number + 1 == roundsOfCycles(cycle, options) / (cycle * inARow);
    CyclePlace place{meeting % cycle + 1, (number + (round - 1) % inARow) % 2 != 0};
    // Reversed at the end of each cycle but the last nobody has a colour three times in a row. Of three rounds the last
    // two are nearly all: there every second cycle.
    const bool reversesEnd = cycle == 3 ? number % 2 == 0 : number == 0 || !isLast;
    if (options.reverseLastTwoRounds && reversesEnd && cycle >= 2 && place.inCycle >= cycle - 1)
        place.inCycle = place.inCycle == cycle ? cycle - 1 : cycle;
    return place;
}

RoundNumber bergerCycle(int players)
{
    return players + players % 2 - 1;
}

RoundNumber bergerRounds(int players, const BergerOptions& options)
{
    return roundsOfCycles(bergerCycle(players), options);
}

RoundNumber bergerRounds(int players, bool doubleCycle)
{
    return bergerRounds(players, BergerOptions{doubleCycle});
}

BergerRound bergerRound(int players, RoundNumber round, const BergerOptions& options)
{
    KYDAI_ASSERT(players >= 2);
    const CyclePlace place = placeInCycle(round, bergerCycle(players), options);
    BergerRound result;
    for (BergerBoard board : cycleRound(players + players % 2, place.inCycle)) {
        if (place.reversed) std::swap(board.white, board.black);
        if (board.white > players || board.black > players) {
            result.free = std::min(board.white, board.black);
        } else {
            result.boards.push_back(board);
        }
    }
    return result;
}

BergerRound tableRow(const Section& section, RoundNumber round)
{
    const std::size_t count = section.isTeamEvent() ? section.teams.teams.size() : section.players.size();
    return bergerRound(static_cast<int>(count), round, bergerOptionsOf(section.rules));
}

Round roundRobinRound(const Section& section, const BergerRound& row)
{
    std::vector<const Player*> order;
    for (const Player& player : section.players) order.push_back(&player);
    std::ranges::stable_sort(order, {}, &Player::tpn);
    const auto id = [&](int number) { return order[static_cast<std::size_t>(number - 1)]->id; };
    Round result;
    for (const BergerBoard& board : row.boards) result.games.push_back(Game{id(board.white), id(board.black)});
    if (row.free != 0) result.byes.push_back({id(row.free), Outcome::ZeroBye});
    return result;
}

}  // namespace kydai::pairing
