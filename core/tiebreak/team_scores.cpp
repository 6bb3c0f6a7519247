#include "tiebreak/team_scores.h"

namespace kydai::tiebreak {

namespace {

template <class PointsOf, class BonusOf>
ScoreTable tableOf(const Section& section, const TeamScores& scores, PointsOf pointsOf, BonusOf bonusOf)
{
    const std::size_t teams = section.teams.teams.size();
    ScoreTable table(teams, scores.rounds);
    table.predetermined = section.rules.hasPredeterminedPairings();
    table.lastRoundIn = scores.rounds > 0 && scores.rounds == section.roundsInAll();
    for (std::size_t team = 0; team < teams; ++team) {
        Points total = bonusOf(scores.bonus[team]);
        for (RoundNumber round = 1; round <= scores.rounds; ++round) {
            const TeamRound& from = scores.entry(team, round);
            const Points points = pointsOf(from);
            table.entry(team, round) = {from.outcome, from.opponent, from.colour, points};
            total += points;
        }
        table.setScore(team, total);
    }
    return table;
}

}  // namespace

ScoreTable matchPointTable(const Section& section, const TeamScores& scores)
{
    ScoreTable table = tableOf(
        section, scores, [](const TeamRound& entry) { return entry.matchPoints; },
        [](const TeamBonus& bonus) { return bonus.matchPoints; });
    table.win = section.teams.matchWin;
    table.draw = section.teams.matchDraw;
    table.loss = section.teams.matchLoss;
    return table;
}

ScoreTable gamePointTable(const Section& section, const TeamScores& scores)
{
    ScoreTable table = tableOf(
        section, scores, [](const TeamRound& entry) { return entry.gamePoints; },
        [](const TeamBonus& bonus) { return bonus.gamePoints; });
    const PointSystem& points = section.rules.points;
    table.win = points.win() * scores.boardsPerMatch;
    table.draw = points.draw() * scores.boardsPerMatch;
    table.loss = points.loss() * scores.boardsPerMatch;
    return table;
}

}  // namespace kydai::tiebreak
