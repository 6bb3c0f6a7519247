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

Calculator::TableKey Calculator::keyOf(const Reading& reading) const
{
    const bool secondary = readsSecondary(reading.score);
    const bool isMatchPoints = m_competition.teams && secondary != m_competition.matchPointsPrimary;
    return {secondary, reading.fore, isMatchPoints ? reading.scale : MatchPointScale::Event,
            reading.swissRules && m_competition.primary.predetermined};
}

namespace {

/// The same matches with other match points; what was awarded between a loss and a win is a draw.
ScoreTable withScale(const ScoreTable& table, MatchPointScale scale)
{
    if (scale == MatchPointScale::Event) return table;
    ScoreTable result = table;
    result.win = Points{scale == MatchPointScale::Two ? 20 : 30};
    result.draw = Points{10};
    result.loss = Points{0};
    for (std::size_t team = 0; team < table.participants(); ++team) {
        Points total;
        for (RoundNumber round = 1; round <= table.rounds(); ++round) {
            Points& points = result.entry(team, round).points;
            points = points >= table.win ? result.win : points > table.loss ? result.draw : result.loss;
            total += points;
        }
        result.setScore(team, total);
    }
    return result;
}

}  // namespace

const ScoreTable& Calculator::table(const Reading& reading)
{
    const ScoreTable& real = m_competition.table(reading.score);
    const TableKey key = keyOf(reading);
    if (!key.fore && key.scale == MatchPointScale::Event && !key.swissRules) return real;
    const auto found = m_tables.find(key);
    if (found != m_tables.end()) return found->second;
    ScoreTable made = withScale(real, key.scale);
    if (key.swissRules) made.predetermined = false;
    return m_tables.emplace(key, key.fore ? withLastRoundDrawn(made) : made).first->second;
}

const UnplayedRounds& Calculator::unplayed(const Reading& reading, TieBreakEdition edition)
{
    const UnplayedKey key{keyOf(reading), usesVirtualOpponent(edition)};
    const auto found = m_unplayed.find(key);
    if (found != m_unplayed.end()) return found->second;
    return m_unplayed.emplace(key, UnplayedRounds(table(reading), edition)).first->second;
}

View Calculator::view(const Reading& reading, TieBreakEdition edition)
{
    return View{table(reading), unplayed(reading, edition), edition};
}

Refusal Calculator::refusal(const Code& code) const
{
    const Definition& entry = definition(code.kind);
    const TieBreakEdition edition = editionOf(code);
    const bool roundRobin = m_competition.primary.predetermined && !code.swissRules;
    if (code.kind == Kind::NotComputed) return Refusal::NotComputed;
    // Swiss-Manager says game points of players too; there is no other score.
    const bool forTeams = entry.scope == Scope::Teams || (code.score != ScoreKind::Primary && code.number.empty());
    if (forTeams && !m_competition.teams) return Refusal::TeamsOnly;
    if (entry.since2026 && !knowsTieBreaksOf2026(edition)) return Refusal::NotInThisEdition;
    // A limit that the event's rules state makes sense in any event.
    if (entry.scope == Scope::RoundRobin && !roundRobin && code.limitPercent == 0) return Refusal::RoundRobinsOnly;
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
