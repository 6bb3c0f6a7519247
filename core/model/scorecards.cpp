#include "model/scorecards.h"

#include <algorithm>

namespace kydai {

Scorecards::Scorecards(const Section& section, std::optional<RoundNumber> lastRound)
    : m_rounds(std::min(lastRound.value_or(section.roundsPaired()), section.roundsPaired())),
      m_entries(section.players.size() * static_cast<std::size_t>(m_rounds)),
      m_scores(section.players.size())
{
    const PointSystem& system = section.rules.points;
    const auto slot = [&](std::size_t player, RoundNumber round) -> RoundEntry& {
        return m_entries[player * static_cast<std::size_t>(m_rounds) + static_cast<std::size_t>(round - 1)];
    };
    for (RoundEntry& entry : m_entries) entry.points = system.pointsFor(Outcome::ZeroBye, Colour::White);
    for (RoundNumber round = 1; round <= m_rounds; ++round) {
        const Round& paired = section.round(round);
        int board = 0;
        for (const Game& game : paired.games) {
            ++board;
            const auto white = section.indexOf(game.white);
            const auto black = section.indexOf(game.black);
            if (!white || !black) continue;
            const auto colour = [&](Colour c) { return game.coloursKnown ? std::optional(c) : std::nullopt; };
            slot(*white, round) = {game.whiteOutcome, *black, colour(Colour::White), board,
                                   system.pointsFor(game.whiteOutcome, Colour::White)};
            slot(*black, round) = {game.blackOutcome, *white, colour(Colour::Black), board,
                                   system.pointsFor(game.blackOutcome, Colour::Black)};
        }
        for (const Bye& bye : paired.byes) {
            const auto player = section.indexOf(bye.player);
            if (!player) continue;
            slot(*player, round) = {bye.kind, RoundEntry::kNobody, std::nullopt, 0,
                                    system.pointsFor(bye.kind, Colour::White)};
        }
    }
    for (const PointAdjustment& adjustment : section.adjustments) {
        const auto player = section.indexOf(adjustment.player);
        if (!player || adjustment.round > m_rounds) continue;
        if (adjustment.round == 0 && !adjustment.kind) {
            m_scores[*player] += adjustment.points;
            continue;
        }
        for (RoundNumber round = 1; round <= m_rounds; ++round) {
            if (adjustment.round != 0 && adjustment.round != round) continue;
            RoundEntry& entry = slot(*player, round);
            if (!adjustment.kind)
                entry.points += adjustment.points;
            else if (entry.outcome == *adjustment.kind)
                entry.points = adjustment.points;
        }
    }
    for (std::size_t player = 0; player < players(); ++player) {
        for (const RoundEntry& entry : of(player)) m_scores[player] += entry.points;
    }
}

Points Scorecards::scoreAfter(std::size_t player, RoundNumber round) const
{
    Points total = m_scores[player];
    for (RoundNumber later = round + 1; later <= m_rounds; ++later) total -= entry(player, later).points;
    return total;
}

}  // namespace kydai
