#include "model/scorecards.h"

#include <algorithm>

namespace kydai {

Scorecards::Scorecards(const Section& section, std::optional<RoundNumber> lastRound)
    : m_rounds(std::min(lastRound.value_or(section.roundsPaired()), section.roundsPaired())),
      m_entries(section.players.size() * static_cast<std::size_t>(m_rounds)),
      m_scores(section.players.size())
{
    const Points absent = section.rules.points.pointsFor(Outcome::ZeroBye, Colour::White);
    for (RoundEntry& entry : m_entries) entry.points = absent;
    for (RoundNumber round = 1; round <= m_rounds; ++round) fillRound(section, round);
    for (const PointAdjustment& adjustment : section.adjustments) {
        if (const auto player = section.indexOf(adjustment.player)) adjust(adjustment, *player);
    }
    for (std::size_t player = 0; player < players(); ++player) {
        for (const RoundEntry& entry : of(player)) m_scores[player] += entry.points;
    }
}

void Scorecards::fillRound(const Section& section, RoundNumber round)
{
    const PointSystem& system = section.rules.points;
    int board = 0;
    for (const Game& game : section.round(round).games) {
        ++board;
        const auto white = section.indexOf(game.white);
        const auto black = section.indexOf(game.black);
        if (!white || !black) continue;
        slot(*white, round) = {game.whiteOutcome, *black, Colour::White, board,
                               system.pointsFor(game.whiteOutcome, Colour::White)};
        slot(*black, round) = {game.blackOutcome, *white, Colour::Black, board,
                               system.pointsFor(game.blackOutcome, Colour::Black)};
        if (!game.coloursKnown) slot(*white, round).colour = slot(*black, round).colour = std::nullopt;
    }
    for (const Bye& bye : section.round(round).byes) {
        const auto player = section.indexOf(bye.player);
        if (!player) continue;
        slot(*player, round) = {bye.kind, RoundEntry::kNobody, std::nullopt, 0,
                                system.pointsFor(bye.kind, Colour::White)};
    }
}

void Scorecards::adjust(const PointAdjustment& adjustment, std::size_t player)
{
    if (adjustment.round == 0 && !adjustment.kind) {
        m_scores[player] += adjustment.points;
        return;
    }
    const RoundNumber first = adjustment.round == 0 ? 1 : adjustment.round;
    const RoundNumber last = adjustment.round == 0 ? m_rounds : std::min(adjustment.round, m_rounds);
    for (RoundNumber round = first; round <= last; ++round) {
        RoundEntry& entry = slot(player, round);
        if (!adjustment.kind) {
            entry.points += adjustment.points;
        } else if (entry.outcome == *adjustment.kind) {
            entry.points = adjustment.points;
        }
    }
}

Points Scorecards::scoreAfter(std::size_t player, RoundNumber round) const
{
    Points total = m_scores[player];
    for (RoundNumber later = round + 1; later <= m_rounds; ++later) total -= entry(player, later).points;
    return total;
}

}  // namespace kydai
