// A round without a game gets a stand-in, so that nobody gains or loses by it: the own score, but no more than the
// adjusted score of the opponent of a forfeit, and no more than half a point per round for a bye.
//
// Example (C.07, 16.4; tests/data, 023.trf, number 2 with 5 points after seven rounds): his won forfeit against number
// 14, whom opponents see with 3½, counts 3½; his bye counts 7 draws, 3½.
#include "tiebreak/unplayed.h"

#include "tiebreak/edition.h"

#include <algorithm>

namespace kydai::tiebreak {

namespace {

/// A half- or zero-point bye; a team board marked absent counts as the latter.
bool isRequested(Outcome outcome)
{
    return isRequestedBye(outcome) || outcome == Outcome::UnopposedLoss;
}

Category categoryOf(const ScoreTable& table, const Entry& entry, bool trailing)
{
    if (table.isGame(entry)) return Category::Game;
    if (table.predetermined) return Category::FreeRound;
    if (entry.outcome == Outcome::ForfeitWin) return Category::ForfeitWin;
    if (entry.outcome == Outcome::ForfeitLoss) return Category::ForfeitLoss;
    if (!isRequested(entry.outcome)) return Category::AwardedBye;
    return trailing ? Category::TrailingBye : Category::ByeBeforePlay;
}

}  // namespace

UnplayedRounds::UnplayedRounds(const ScoreTable& table, TieBreakEdition edition)
    : m_rounds(table.rounds()),
      m_edition(edition),
      m_categories(table.participants() * static_cast<std::size_t>(table.rounds())),
      m_adjusted(table.participants())
{
    for (std::size_t participant = 0; participant < table.participants(); ++participant) {
        Points adjusted = table.score(participant);
        bool trailing = true;
        for (RoundNumber round = m_rounds; round >= 1; --round) {
            const Entry& entry = table.entry(participant, round);
            m_categories[index(participant, round)] = categoryOf(table, entry, trailing);
            trailing = trailing && isVoluntary(participant, round);
            adjusted += adjustedPoints(table, participant, round) - entry.points;
        }
        m_adjusted[participant] = adjusted;
    }
}

bool UnplayedRounds::isVoluntary(std::size_t participant, RoundNumber round) const
{
    switch (category(participant, round)) {
    case Category::ByeBeforePlay:
    case Category::ForfeitLoss:
    case Category::TrailingBye:
        return true;
    case Category::Game:
    case Category::AwardedBye:
    case Category::ForfeitWin:
    case Category::FreeRound:
        return false;
    }
    return false;
}

Points UnplayedRounds::adjustedPoints(const ScoreTable& table, std::size_t participant, RoundNumber round) const
{
    const Category kind = category(participant, round);
    const bool unplayed = kind != Category::Game && kind != Category::FreeRound;
    const bool asDraw = usesVirtualOpponent(m_edition) ? unplayed : kind == Category::TrailingBye;
    return asDraw ? table.draw : table.entry(participant, round).points;
}

namespace {

/// What the virtual opponent got in the round itself: the other side of the awarded result.
Points complement(const ScoreTable& table, Points awarded)
{
    if (awarded >= table.win) return table.loss;
    if (awarded == table.draw) return table.draw;
    if (awarded <= table.loss) return table.win;
    return table.win + table.loss - awarded;
}

StandIn virtualOpponent(const ScoreTable& table, std::size_t participant, RoundNumber round)
{
    Points score = table.score(participant);
    for (RoundNumber later = round; later <= table.rounds(); ++later) score -= table.entry(participant, later).points;
    score += complement(table, table.entry(participant, round).points);
    score += table.draw * (table.rounds() - round);
    return {Source::VirtualOpponent, score, score};
}

}  // namespace

StandIn standIn(const ScoreTable& table, const UnplayedRounds& unplayed, TieBreakEdition edition,
                std::size_t participant, RoundNumber round)
{
    if (usesVirtualOpponent(edition)) return virtualOpponent(table, participant, round);
    const Points own = table.score(participant);
    if (!capsDummy(edition)) return {Source::Dummy, own, own};
    const Entry& entry = table.entry(participant, round);
    const bool forfeit = isForfeit(entry.outcome) && entry.hasOpponent();
    const Points cap = forfeit ? unplayed.adjusted(entry.opponent) : table.draw * table.rounds();
    if (own <= cap) return {Source::Dummy, own, own};
    return {forfeit ? Source::DummyCappedByOpponent : Source::DummyCappedByDraws, own, cap};
}

}  // namespace kydai::tiebreak
