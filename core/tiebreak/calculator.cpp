#include "tiebreak/calculator.h"

#include "support/assert.h"
#include "tiebreak/edition.h"
#include "tiebreak/registry.h"

#include <algorithm>
#include <numeric>

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
    const bool rated =
        m_competition.allRated || unratedCountsAs(code) > 0 || m_competition.unratedMethod == UnratedMethod::LeftOut;
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

/// @rule C.07.10  What an unrated participant counts as was published beforehand.
int Calculator::unratedCountsAs(const Code& code) const
{
    if (code.unratedRating > 0) return code.unratedRating;
    std::vector<int> rated = m_competition.ratings;
    std::erase(rated, 0);
    switch (m_competition.unratedMethod) {
    case UnratedMethod::Fixed:
        return m_competition.unratedRating;
    case UnratedMethod::Lowest:
        return rated.empty() ? 0 : *std::ranges::min_element(rated);
    case UnratedMethod::Average: {
        if (rated.empty()) return 0;
        const std::int64_t sum = std::accumulate(rated.begin(), rated.end(), std::int64_t{0});
        return static_cast<int>(Fraction(sum, static_cast<std::int64_t>(rated.size())).roundedHalfUp());
    }
    case UnratedMethod::LeftOut:
        break;
    }
    return 0;
}

RatingTable Calculator::ratings(const Code& code) const
{
    std::vector<int> result = m_competition.ratings;
    std::ranges::replace(result, 0, unratedCountsAs(code));
    return RatingTable(std::move(result), m_competition.laterRatings);
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
