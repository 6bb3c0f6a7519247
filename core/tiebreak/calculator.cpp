#include "tiebreak/calculator.h"

#include "support/assert.h"
#include "tiebreak/edition.h"
#include "tiebreak/registry.h"

#include <algorithm>

namespace kydai::tiebreak {

bool Calculator::readsSecondary(ScoreKind score) const
{
    return m_competition.teams && score != ScoreKind::Primary &&
           (score == ScoreKind::Match) != m_competition.matchPointsPrimary;
}

const ScoreTable& Calculator::table(ScoreKind score, bool fore)
{
    const ScoreTable& real = m_competition.table(score);
    if (!fore) return real;
    const TableKey key{readsSecondary(score), fore};
    const auto found = m_foreTables.find(key);
    if (found != m_foreTables.end()) return found->second;
    return m_foreTables.emplace(key, withLastRoundDrawn(real)).first->second;
}

const UnplayedRounds& Calculator::unplayed(ScoreKind score, bool fore, TieBreakEdition edition)
{
    const UnplayedKey key{{readsSecondary(score), fore}, usesVirtualOpponent(edition)};
    const auto found = m_unplayed.find(key);
    if (found != m_unplayed.end()) return found->second;
    return m_unplayed.emplace(key, UnplayedRounds(table(score, fore), edition)).first->second;
}

View Calculator::view(ScoreKind score, bool fore, TieBreakEdition edition)
{
    return View{table(score, fore), unplayed(score, fore, edition), edition};
}

Refusal Calculator::refusal(const Code& code) const
{
    const Definition& entry = definition(code.kind);
    const TieBreakEdition edition = editionOf(code);
    const bool roundRobin = m_competition.primary.predetermined;
    const bool forTeams = entry.scope == Scope::Teams || code.score != ScoreKind::Primary;
    if (forTeams && !m_competition.teams) return Refusal::TeamsOnly;
    if (entry.since2026 && !knowsTieBreaksOf2026(edition)) return Refusal::NotInThisEdition;
    if (entry.scope == Scope::RoundRobin && !roundRobin) return Refusal::RoundRobinsOnly;
    if (entry.buchholz && roundRobin && !allowsBuchholzInRoundRobin(edition)) return Refusal::NotInRoundRobins;
    const bool rated = m_competition.allRated || code.unratedRating > 0 || m_competition.unratedRating > 0;
    if (entry.needsRatings && !rated) return Refusal::UnratedParticipants;
    return Refusal::None;
}

bool Calculator::ordersGroups(Kind kind)
{
    return definition(kind).groupOrder != nullptr;
}

GroupOrder Calculator::groupOrder(const Code& code) const
{
    KYDAI_ASSERT(ordersGroups(code.kind));
    return definition(code.kind).groupOrder(*this, code);
}

std::vector<int> Calculator::ratings(const Code& code) const
{
    const int substitute = code.unratedRating > 0 ? code.unratedRating : m_competition.unratedRating;
    std::vector<int> result = m_competition.ratings;
    std::ranges::replace(result, 0, substitute);
    return result;
}

std::vector<Value> Calculator::values(const Code& code)
{
    if (const Refusal why = refusal(code); why != Refusal::None) {
        Value none;
        none.refusal = why;
        return std::vector<Value>(m_competition.participants(), none);
    }
    if (ordersGroups(code.kind)) return {};
    return definition(code.kind).values(*this, code);
}

}  // namespace kydai::tiebreak
