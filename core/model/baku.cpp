// Until half of the rounds are played the upper half of the list is paired with points on top, so that the strong meet
// each other early; in the standings nothing of it counts.
//
// Example (C.04.5.1): 41 players, 9 rounds. Group GA is 2·⌈41/4⌉ = 22 players; five rounds are accelerated, three with
// one point on top and two with half a point.
#include "model/baku.h"

#include <algorithm>
#include <set>

namespace kydai {

Points bakuPoints(RoundNumber round, RoundNumber roundsInAll, Points win, Points draw)
{
    const RoundNumber accelerated = acceleratedRounds(roundsInAll);
    if (round > accelerated) return {};
    return round <= (accelerated + 1) / 2 ? win : draw;
}

namespace {

/// Who has a bye or is away in the first round: he has no number yet.
/// @rule C.04.2.2.4 (ruling of August 2026)
std::set<PlayerId> absentInRound1(const Section& section)
{
    std::set<PlayerId> absent;
    if (section.rounds.empty()) {
        for (const RequestedBye& bye : section.requestedByes) {
            if (bye.round == 1) absent.insert(bye.player);
        }
        return absent;
    }
    for (const Bye& bye : section.rounds.front().byes) {
        if (bye.kind != Outcome::PairingBye) absent.insert(bye.player);
    }
    return absent;
}

}  // namespace

int bakuBorder(const Section& section)
{
    std::vector<int> listed;
    const std::set<PlayerId> absent = absentInRound1(section);
    for (const Player& player : section.players) {
        if (player.entersInRound <= 1 && !absent.contains(player.id))
            listed.push_back(initialRank(section.rules, player));
    }
    if (listed.empty()) return 0;
    std::ranges::sort(listed);
    const auto size = static_cast<std::size_t>(bakuGroupSize(static_cast<int>(listed.size())));
    return listed[std::min(size, listed.size()) - 1];
}

std::vector<Points> virtualPoints(const Section& section, RoundNumber round)
{
    std::vector<Points> points(section.players.size());
    const PairingRules& rules = section.rulesOf(round);
    if (!rules.virtualPoints.empty()) {
        for (const VirtualPoints& given : rules.virtualPoints) {
            const auto index = section.indexOf(given.player);
            if (index && given.round == round) points[*index] += given.points;
        }
        return points;
    }
    if (!rules.bakuAcceleration) return points;
    const int border = bakuBorder(section);
    const RoundNumber inAll = std::max(rules.scheduledRounds.value_or(0), section.roundsPaired());
    const Points extra = bakuPoints(round, inAll, rules.points.win(), rules.points.draw());
    for (std::size_t player = 0; player < points.size(); ++player) {
        if (initialRank(section.rules, section.players[player]) <= border) points[player] = extra;
    }
    return points;
}

}  // namespace kydai
