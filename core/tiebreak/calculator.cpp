#include "tiebreak/calculator.h"

#include "tiebreak/buchholz.h"
#include "tiebreak/edition.h"
#include "tiebreak/own_record.h"
#include "tiebreak/ratings.h"
#include "tiebreak/registry.h"
#include "tiebreak/sonneborn_berger.h"
#include "tiebreak/team_tiebreaks.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace kydai::tiebreak {

namespace {

/// One value per participant, made by `make(participant)`.
template <class Make>
std::vector<Value> forAll(std::size_t participants, Make make)
{
    std::vector<Value> values;
    values.reserve(participants);
    for (std::size_t participant = 0; participant < participants; ++participant) values.push_back(make(participant));
    return values;
}

Value number(Fraction value)
{
    Value result;
    result.value = value;
    return result;
}

/// Teams level at this point of the list, compared by boards: every team gets its own place.
std::vector<std::vector<std::size_t>> placesBy(std::vector<std::size_t> group,
                                               const std::vector<std::vector<Fraction>>& keys, bool lowFirst)
{
    std::vector<std::size_t> positions(group.size());
    std::iota(positions.begin(), positions.end(), std::size_t{0});
    std::ranges::stable_sort(
        positions, [&](std::size_t a, std::size_t b) { return lowFirst ? keys[a] < keys[b] : keys[b] < keys[a]; });
    std::vector<std::vector<std::size_t>> places;
    for (std::size_t i = 0; i < positions.size(); ++i) {
        if (i == 0 || keys[positions[i]] != keys[positions[i - 1]]) places.emplace_back();
        places.back().push_back(group[positions[i]]);
    }
    return places;
}

/// A score with its rounds as terms; where a bonus or penalty for the whole event is in it, the bare number.
Value scoreByRounds(const View& view, std::size_t participant, const Code& code, Points score)
{
    Value value = ownRecord(view, participant, code);
    return value.sum == Amount::of(score) ? value : number(Fraction(score.tenths, 10));
}

}  // namespace

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
    return definition(kind).type == Type::AmongTheTied || kind == Kind::TopBoardResults ||
           kind == Kind::BottomBoardElimination || kind == Kind::BoardCount;
}

std::function<Encounter(const std::vector<std::size_t>&)> Calculator::groupOrder(const Code& code) const
{
    if (definition(code.kind).type != Type::AmongTheTied) {
        return [this, code](const std::vector<std::size_t>& group) { return orderByBoards(code, group); };
    }
    auto encounter =
        code.kind == Kind::DirectEncounter
            ? std::make_shared<DirectEncounter>(m_competition.table(code.score), editionOf(code), code.forfeitsPlayed)
            : std::make_shared<DirectEncounter>(m_competition.primary, m_competition.secondary,
                                                m_competition.matchPointsPrimary, m_competition.boards, code.kind,
                                                code.forfeitsPlayed);
    return [encounter](const std::vector<std::size_t>& group) { return encounter->order(group); };
}

Encounter Calculator::orderByBoards(const Code& code, std::vector<std::size_t> members) const
{
    const ScoreTable& game = m_competition.table(ScoreKind::Game);
    const auto gamePoints = [&](std::size_t team) { return game.score(team); };
    // Board counts speak only of teams with the same game points.
    const bool comparable =
        code.kind != Kind::BoardCount ||
        std::ranges::adjacent_find(members, std::ranges::not_equal_to{}, gamePoints) == members.end();
    std::vector<std::vector<Fraction>> keys;
    keys.reserve(members.size());
    for (const std::size_t team : members) keys.push_back(boardKey(boardPoints(m_competition.boards, team), code.kind));
    Encounter result;
    if (comparable) {
        result.places = placesBy(std::move(members), keys, code.kind == Kind::BoardCount);
    } else {
        result.places.push_back(std::move(members));
    }
    return result;
}

std::vector<int> Calculator::ratings(const Code& code) const
{
    const int substitute = code.unratedRating > 0 ? code.unratedRating : m_competition.unratedRating;
    std::vector<int> result = m_competition.ratings;
    std::ranges::replace(result, 0, substitute);
    return result;
}

std::vector<Value> Calculator::ratingValues(const Code& code)
{
    const std::vector<int> rated = ratings(code);
    const View seen = view(ScoreKind::Primary, false, editionOf(code));
    const std::size_t count = m_competition.participants();
    const auto averageOf = [&](Kind kind) {
        Code inner = code;
        inner.kind = kind;
        const std::vector<Value> each = ratingValues(inner);
        return forAll(count, [&](std::size_t p) { return averageOfOpponents(seen, each, p); });
    };
    if (code.kind == Kind::AverageRating) {
        return forAll(count, [&](std::size_t p) { return averageRating(seen, rated, p, code); });
    }
    if (code.kind == Kind::PerformanceRating) {
        return forAll(count, [&](std::size_t p) { return performanceRating(seen, rated, p); });
    }
    if (code.kind == Kind::PerfectPerformance) {
        return forAll(count, [&](std::size_t p) { return perfectPerformance(seen, rated, p); });
    }
    if (code.kind == Kind::AverageOpponentPerformance) return averageOf(Kind::PerformanceRating);
    if (code.kind == Kind::AverageOpponentPerfect) return averageOf(Kind::PerfectPerformance);
    return forAll(count, [&](std::size_t p) { return number(Fraction(rated[p])); });
}

std::vector<Value> Calculator::teamValues(const Code& code)
{
    const TieBreakEdition edition = editionOf(code);
    const std::size_t count = m_competition.participants();
    const auto sonneborn = [&](ScoreKind opponents, ScoreKind own) {
        const View seen = view(opponents, false, edition);
        const ScoreTable& ownTable = table(own, false);
        return forAll(count, [&](std::size_t p) { return extendedSonnebornBerger(seen, ownTable, p, code); });
    };
    const auto scores = [&](const ScoreTable& from) {
        return forAll(count, [&](std::size_t p) { return secondaryScore(from, p); });
    };
    if (code.kind == Kind::MatchPoints) return scores(table(ScoreKind::Match, false));
    if (code.kind == Kind::GamePoints) return scores(table(ScoreKind::Game, false));
    if (code.kind == Kind::SecondaryScore) return scores(m_competition.secondary);
    if (code.kind == Kind::MatchMatchSonnebornBerger) return sonneborn(ScoreKind::Match, ScoreKind::Match);
    if (code.kind == Kind::MatchGameSonnebornBerger) return sonneborn(ScoreKind::Match, ScoreKind::Game);
    if (code.kind == Kind::GameMatchSonnebornBerger) return sonneborn(ScoreKind::Game, ScoreKind::Match);
    if (code.kind == Kind::GameGameSonnebornBerger) return sonneborn(ScoreKind::Game, ScoreKind::Game);
    const View seen = view(ScoreKind::Primary, code.fore, edition);
    return forAll(count, [&](std::size_t p) { return strengthOfSchedule(seen, m_competition, p, code); });
}

std::vector<Value> Calculator::values(const Code& code)
{
    const std::size_t count = m_competition.participants();
    const TieBreakEdition edition = editionOf(code);
    if (const Refusal why = refusal(code); why != Refusal::None) {
        return forAll(count, [&](std::size_t) {
            Value none;
            none.refusal = why;
            return none;
        });
    }
    switch (code.kind) {
    case Kind::Points: {
        const View seen = view(ScoreKind::Primary, false, edition);
        return forAll(count, [&](std::size_t p) { return scoreByRounds(seen, p, code, seen.table.score(p)); });
    }
    case Kind::AdjustedScore: {
        const View seen = view(code.score, false, edition);
        return forAll(count, [&](std::size_t p) { return scoreByRounds(seen, p, code, seen.unplayed.adjusted(p)); });
    }
    case Kind::PairingNumber:
        return forAll(count, [&](std::size_t p) { return number(Fraction(m_competition.tpns[p])); });
    case Kind::VoluntaryRounds:
    case Kind::Wins:
    case Kind::WonGames:
    case Kind::BlackGames:
    case Kind::BlackWins:
    case Kind::Progressive:
    case Kind::RoundsElected:
    case Kind::StandardPoints: {
        const ScoreKind score = m_competition.teams && code.kind != Kind::Progressive ? ScoreKind::Match : code.score;
        const View seen = view(score, false, edition);
        return forAll(count, [&](std::size_t p) { return ownRecord(seen, p, code); });
    }
    case Kind::Buchholz:
    case Kind::ForeBuchholz: {
        const View seen = view(code.score, code.kind == Kind::ForeBuchholz, edition);
        return forAll(count, [&](std::size_t p) { return buchholz(seen, p, code); });
    }
    case Kind::AverageBuchholz: {
        const View seen = view(code.score, code.fore, edition);
        Code whole;
        whole.kind = Kind::Buchholz;
        std::vector<Amount> each;
        for (std::size_t p = 0; p < count; ++p) each.push_back(buchholz(seen, p, whole).sum);
        const View played = view(code.score, false, edition);
        return forAll(count, [&](std::size_t p) { return averageBuchholz(played, each, p); });
    }
    case Kind::SonnebornBerger: {
        const View seen = view(code.score, false, edition);
        return forAll(count, [&](std::size_t p) { return sonnebornBerger(seen, p, code); });
    }
    case Kind::Koya: {
        const View seen = view(code.score, false, edition);
        return forAll(count, [&](std::size_t p) { return koya(seen, p, code); });
    }
    case Kind::AverageRating:
    case Kind::PerformanceRating:
    case Kind::PerfectPerformance:
    case Kind::AverageOpponentPerformance:
    case Kind::AverageOpponentPerfect:
    case Kind::Rating:
        return ratingValues(code);
    case Kind::MatchPoints:
    case Kind::GamePoints:
    case Kind::SecondaryScore:
    case Kind::MatchMatchSonnebornBerger:
    case Kind::MatchGameSonnebornBerger:
    case Kind::GameMatchSonnebornBerger:
    case Kind::GameGameSonnebornBerger:
    case Kind::StrengthOfSchedule:
        return teamValues(code);
    case Kind::DirectEncounter:
    case Kind::ExtendedDirectEncounter:
    case Kind::ExtendedBoardCountTop:
    case Kind::ExtendedBoardCountBottom:
    case Kind::ExtendedTopBoards:
    case Kind::ExtendedBottomBoards:
    case Kind::BoardCount:
    case Kind::TopBoardResults:
    case Kind::BottomBoardElimination:
        break;  // they order one tied group at a time
    }
    return {};
}

}  // namespace kydai::tiebreak
