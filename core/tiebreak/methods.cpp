#include "tiebreak/methods.h"

#include "tiebreak/buchholz.h"
#include "tiebreak/calculator.h"
#include "tiebreak/direct_encounter.h"
#include "tiebreak/own_record.h"
#include "tiebreak/ratings.h"
#include "tiebreak/registry.h"
#include "tiebreak/sonneborn_berger.h"
#include "tiebreak/team_tiebreaks.h"

#include <algorithm>
#include <memory>
#include <numeric>
#include <utility>

namespace kydai::tiebreak::method {

namespace {

/// One value per participant, made by `make(participant)`.
template <class Make>
std::vector<Value> forAll(const Calculator& calculator, Make make)
{
    const std::size_t participants = calculator.competition().participants();
    std::vector<Value> values;
    values.reserve(participants);
    for (std::size_t participant = 0; participant < participants; ++participant) values.push_back(make(participant));
    return values;
}

/// Nobody gives a team a mark: where teams are ranked, what is given by hand has no value.
PlayerMarks marksOf(const Competition& competition, std::size_t participant)
{
    return competition.marks.empty() ? PlayerMarks{} : competition.marks[participant];
}

Value bareNumber(Fraction value)
{
    Value result;
    result.value = value;
    return result;
}

View viewOf(Calculator& calculator, const Code& code, ScoreKind score, bool fore = false)
{
    return calculator.view(score, fore, calculator.editionOf(code));
}

/// A score with its rounds as terms; where a bonus or penalty for the whole event is in it, the bare number.
Value scoreByRounds(Value byRounds, Points score)
{
    if (byRounds.sum == Amount::of(score)) return byRounds;
    return bareNumber(Fraction(score.tenths, 10));
}

/// What each round of the own record counts; team events count matches.
std::vector<Value> ownRounds(Calculator& calculator, const Code& code, RoundCount count)
{
    const View seen = viewOf(calculator, code, calculator.competition().teams ? ScoreKind::Match : code.score);
    return forAll(calculator, [&](std::size_t p) { return ownRecord(seen, p, count); });
}

std::vector<Value> buchholzWith(Calculator& calculator, const Code& code, bool fore)
{
    const View seen = viewOf(calculator, code, code.score, fore);
    return forAll(calculator, [&](std::size_t p) { return buchholz(seen, p, code); });
}

std::vector<Value> averageOf(Calculator& calculator, const Code& code, const std::vector<Value>& each)
{
    const View seen = viewOf(calculator, code, ScoreKind::Primary);
    return forAll(calculator, [&](std::size_t p) { return averageOfOpponents(seen, each, p); });
}

std::vector<Value> scoresIn(const Calculator& calculator, const ScoreTable& table)
{
    return forAll(calculator, [&](std::size_t p) { return secondaryScore(table, p); });
}

std::vector<Value> extended(Calculator& calculator, const Code& code, ScoreKind opponents, ScoreKind own)
{
    const View seen = viewOf(calculator, code, opponents);
    const ScoreTable& ownTable = calculator.table(own, false);
    return forAll(calculator, [&](std::size_t p) { return extendedSonnebornBerger(seen, ownTable, p, code); });
}

/// Teams level at this point of the list, compared by boards: every team gets its own place.
std::vector<std::vector<std::size_t>> placesBy(const std::vector<std::size_t>& group,
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

Encounter orderedByBoards(const Calculator& calculator, const std::vector<std::size_t>& group, BoardKey key,
                          bool lowFirst)
{
    std::vector<std::vector<Fraction>> keys;
    keys.reserve(group.size());
    for (const std::size_t team : group) keys.push_back(key(boardPoints(calculator.competition().boards, team)));
    Encounter result;
    result.places = placesBy(group, keys, lowFirst);
    return result;
}

}  // namespace

std::vector<Value> points(Calculator& calculator, const Code& code)
{
    const View seen = viewOf(calculator, code, ScoreKind::Primary);
    return forAll(calculator,
                  [&](std::size_t p) { return scoreByRounds(ownRecord(seen, p, pointsInRound), seen.table.score(p)); });
}

std::vector<Value> adjustedScore(Calculator& calculator, const Code& code)
{
    const View seen = viewOf(calculator, code, code.score);
    return forAll(calculator,
                  [&](std::size_t p) { return scoreByRounds(adjustedRecord(seen, p), seen.unplayed.adjusted(p)); });
}

std::vector<Value> voluntaryRounds(Calculator& calculator, const Code& code)
{
    return ownRounds(calculator, code, voluntaryRound);
}

std::vector<Value> wins(Calculator& calculator, const Code& code)
{
    return ownRounds(calculator, code, worthAWin);
}

std::vector<Value> wonGames(Calculator& calculator, const Code& code)
{
    return ownRounds(calculator, code, wonGame);
}

std::vector<Value> blackGames(Calculator& calculator, const Code& code)
{
    return ownRounds(calculator, code, blackGame);
}

std::vector<Value> blackWins(Calculator& calculator, const Code& code)
{
    return ownRounds(calculator, code, wonBlackGame);
}

std::vector<Value> progressiveScores(Calculator& calculator, const Code& code)
{
    const View seen = viewOf(calculator, code, code.score);
    return forAll(calculator, [&](std::size_t p) { return progressive(seen, p, code); });
}

std::vector<Value> roundsElected(Calculator& calculator, const Code& code)
{
    return ownRounds(calculator, code, electedRound);
}

std::vector<Value> standardPoints(Calculator& calculator, const Code& code)
{
    return ownRounds(calculator, code, standardPointsInRound);
}

std::vector<Value> pairingNumbers(Calculator& calculator, const Code&)
{
    return forAll(calculator, [&](std::size_t p) { return bareNumber(Fraction(calculator.competition().numbers[p])); });
}

std::vector<Value> buchholzOf(Calculator& calculator, const Code& code)
{
    return buchholzWith(calculator, code, false);
}

std::vector<Value> foreBuchholz(Calculator& calculator, const Code& code)
{
    return buchholzWith(calculator, code, true);
}

std::vector<Value> averageOfBuchholz(Calculator& calculator, const Code& code)
{
    const View seen = viewOf(calculator, code, code.score, code.fore);
    Code whole;
    whole.kind = Kind::Buchholz;
    std::vector<Amount> each;
    for (std::size_t p = 0; p < calculator.competition().participants(); ++p)
        each.push_back(buchholz(seen, p, whole).sum);
    const View played = viewOf(calculator, code, code.score);
    return forAll(calculator, [&](std::size_t p) { return averageBuchholz(played, each, p); });
}

std::vector<Value> sonnebornBergerOf(Calculator& calculator, const Code& code)
{
    const View seen = viewOf(calculator, code, code.score);
    return forAll(calculator, [&](std::size_t p) { return sonnebornBerger(seen, p, code); });
}

std::vector<Value> koyaOf(Calculator& calculator, const Code& code)
{
    const View seen = viewOf(calculator, code, code.score);
    return forAll(calculator, [&](std::size_t p) { return koya(seen, p, code); });
}

std::vector<Value> averageRatings(Calculator& calculator, const Code& code)
{
    const RatingTable rated = calculator.ratings(code);
    const View seen = viewOf(calculator, code, ScoreKind::Primary);
    return forAll(calculator, [&](std::size_t p) { return averageRating(seen, rated, p, code); });
}

std::vector<Value> performances(Calculator& calculator, const Code& code)
{
    const RatingTable rated = calculator.ratings(code);
    const View seen = viewOf(calculator, code, ScoreKind::Primary);
    return forAll(calculator, [&](std::size_t p) { return performanceRating(seen, rated, p); });
}

std::vector<Value> perfectPerformances(Calculator& calculator, const Code& code)
{
    const RatingTable rated = calculator.ratings(code);
    const View seen = viewOf(calculator, code, ScoreKind::Primary);
    return forAll(calculator, [&](std::size_t p) { return perfectPerformance(seen, rated, p); });
}

std::vector<Value> opponentsPerformances(Calculator& calculator, const Code& code)
{
    return averageOf(calculator, code, performances(calculator, code));
}

std::vector<Value> opponentsPerfectPerformances(Calculator& calculator, const Code& code)
{
    return averageOf(calculator, code, perfectPerformances(calculator, code));
}

std::vector<Value> ownRatings(Calculator& calculator, const Code& code)
{
    const RatingTable rated = calculator.ratings(code);
    return forAll(calculator, [&](std::size_t p) { return bareNumber(Fraction(rated.of(p))); });
}

std::vector<Value> placesByHand(Calculator& calculator, const Code&)
{
    return forAll(calculator, [&](std::size_t p) {
        const int place = marksOf(calculator.competition(), p).placeByHand;
        return place > 0 ? bareNumber(Fraction(place)) : Value{};
    });
}

std::vector<Value> outsideValues(Calculator& calculator, const Code&)
{
    constexpr int kHundredths = 100;
    return forAll(calculator, [&](std::size_t p) {
        const auto value = marksOf(calculator.competition(), p).outsideValue;
        return value ? bareNumber(Fraction(*value, kHundredths)) : Value{};
    });
}

std::vector<Value> matchPoints(Calculator& calculator, const Code&)
{
    return scoresIn(calculator, calculator.table(ScoreKind::Match, false));
}

std::vector<Value> gamePoints(Calculator& calculator, const Code&)
{
    return scoresIn(calculator, calculator.table(ScoreKind::Game, false));
}

std::vector<Value> secondaryScores(Calculator& calculator, const Code&)
{
    return scoresIn(calculator, calculator.competition().secondary);
}

std::vector<Value> matchMatch(Calculator& calculator, const Code& code)
{
    return extended(calculator, code, ScoreKind::Match, ScoreKind::Match);
}

std::vector<Value> matchGame(Calculator& calculator, const Code& code)
{
    return extended(calculator, code, ScoreKind::Match, ScoreKind::Game);
}

std::vector<Value> gameMatch(Calculator& calculator, const Code& code)
{
    return extended(calculator, code, ScoreKind::Game, ScoreKind::Match);
}

std::vector<Value> gameGame(Calculator& calculator, const Code& code)
{
    return extended(calculator, code, ScoreKind::Game, ScoreKind::Game);
}

std::vector<Value> strengthsOfSchedule(Calculator& calculator, const Code& code)
{
    const View seen = viewOf(calculator, code, ScoreKind::Primary, code.fore);
    return forAll(calculator,
                  [&](std::size_t p) { return strengthOfSchedule(seen, calculator.competition(), p, code); });
}

GroupOrder directEncounter(const Calculator& calculator, const Code& code)
{
    auto encounter = std::make_shared<DirectEncounter>(calculator.competition().table(code.score),
                                                       calculator.editionOf(code), code.forfeitsPlayed);
    return [encounter](const std::vector<std::size_t>& group) { return encounter->order(group); };
}

GroupOrder extendedDirectEncounter(const Calculator& calculator, const Code& code)
{
    const Competition& competition = calculator.competition();
    auto encounter =
        std::make_shared<DirectEncounter>(competition.primary, competition.secondary, competition.matchPointsPrimary,
                                          competition.boards, definition(code.kind).twoTeams, code.forfeitsPlayed);
    return [encounter](const std::vector<std::size_t>& group) { return encounter->order(group); };
}

GroupOrder byBoardCount(const Calculator& calculator, const Code&)
{
    return [&calculator](const std::vector<std::size_t>& group) {
        const ScoreTable& game = calculator.competition().table(ScoreKind::Game);
        const auto score = [&](std::size_t team) { return game.score(team); };
        if (std::ranges::adjacent_find(group, std::ranges::not_equal_to{}, score) != group.end()) {
            Encounter left;
            left.places.push_back(group);
            return left;
        }
        return orderedByBoards(calculator, group, boardCountKey, true);
    };
}

GroupOrder byBoards(const Calculator& calculator, const Code& code)
{
    return [&calculator, key = definition(code.kind).boardKey](const std::vector<std::size_t>& group) {
        return orderedByBoards(calculator, group, key, false);
    };
}

}  // namespace kydai::tiebreak::method
