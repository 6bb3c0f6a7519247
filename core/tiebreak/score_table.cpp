#include "tiebreak/score_table.h"

namespace kydai::tiebreak {

ScoreTable::ScoreTable(const Section& section, const Scorecards& cards) : ScoreTable(cards.players(), cards.rounds())
{
    win = section.rules.points.win();
    draw = section.rules.points.draw();
    loss = section.rules.points.loss();
    predetermined = section.rules.hasPredeterminedPairings();
    lastRoundIn = m_rounds > 0 && m_rounds == section.roundsInAll();
    for (std::size_t player = 0; player < cards.players(); ++player) {
        m_scores[player] = cards.score(player);
        RoundNumber round = 0;
        for (const RoundEntry& from : cards.of(player)) {
            entry(player, ++round) = {from.outcome, from.opponent, from.colour, from.points};
        }
    }
}

ScoreTable withLastRoundDrawn(const ScoreTable& table)
{
    ScoreTable drawn = table;
    if (!table.lastRoundIn) return drawn;
    for (std::size_t participant = 0; participant < drawn.participants(); ++participant) {
        Entry& last = drawn.entry(participant, drawn.rounds());
        if (!last.hasOpponent()) continue;
        drawn.setScore(participant, drawn.score(participant) - last.points + drawn.draw);
        last.outcome = Outcome::Draw;
        last.points = drawn.draw;
    }
    return drawn;
}

}  // namespace kydai::tiebreak
