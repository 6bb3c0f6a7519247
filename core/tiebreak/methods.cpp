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
    return calculator.view({score, fore, code.matchScale, code.swissRules}, calculator.editionOf(code));
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
    return forAll(calculator, [&](std::size_t p) { return scoreByRounds(secondaryScore(table, p), table.score(p)); });
}

std::vector<Value> extended(Calculator& calculator, const Code& code, ScoreKind opponents, ScoreKind own)
{
    const View seen = viewOf(calculator, code, opponents);
    const ScoreTable& ownTable = calculator.table({own, false, code.matchScale, code.swissRules});
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

/// A value per team: the sum over its rounds of what a match and its boards count.
template <class OfRound>
std::vector<Value> overMatches(Calculator& calculator, const Code& code, OfRound ofRound)
{
    const View seen = viewOf(calculator, code, ScoreKind::Match);
    const TeamScores& boards = calculator.competition().boards;
    return forAll(calculator, [&](std::size_t team) {
        std::vector<Term> terms = roundTerms(seen, team);
        for (Term& term : terms)
            term.before = term.used = term.contribution = ofRound(seen.table, team, boards.entry(team, term.round));
        return summed(std::move(terms));
    });
}

std::vector<int> worthOf(const Code& code)
{
    if (!code.worth.empty()) return code.worth;
    const auto usual = definition(code.kind).worth;
    return {usual.begin(), usual.end()};
}

/// What a match counts by a scale of win, draw and loss; a match without a result nothing.
Amount byScale(const ScoreTable& matches, const TeamRound& round, const std::vector<int>& scale)
{
    if (isUndecided(round.outcome)) return {};
    if (round.matchPoints >= matches.win) return Amount::of(Points{scale[0]});
    if (round.matchPoints > matches.loss) return Amount::of(Points{scale[1]});
    return round.opponent == kNobody ? Amount{} : Amount::of(Points{scale[2]});
}

/// What a game counts by a scale of win, draw, loss and forfeit lost.
Amount byScale(Outcome outcome, const std::vector<int>& scale)
{
    constexpr std::size_t kForfeit = 3;
    if (outcome == Outcome::ForfeitLoss) return Amount::of(Points{scale[kForfeit]});
    if (outcome == Outcome::UnopposedLoss) return {};
    return byColour(outcome, Colour::White, {scale[0], scale[0], scale[1], scale[1], scale[2]});
}

}  // namespace

std::vector<Value> points(Calculator& calculator, const Code& code)
{
    const View seen = viewOf(calculator, code, code.score);
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
    return ownRounds(calculator, code, code.forfeitsPlayed ? wonGameOrForfeit : wonGame);
}

std::vector<Value> blackGames(Calculator& calculator, const Code& code)
{
    return ownRounds(calculator, code, code.forfeitsPlayed ? blackGameOrForfeit : blackGame);
}

std::vector<Value> blackWins(Calculator& calculator, const Code& code)
{
    return ownRounds(calculator, code, code.forfeitsPlayed ? wonBlackGameOrForfeit : wonBlackGame);
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
    return scoresIn(calculator, calculator.table({ScoreKind::Match}));
}

std::vector<Value> gamePoints(Calculator& calculator, const Code&)
{
    return scoresIn(calculator, calculator.table({ScoreKind::Game}));
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
    const View seen = viewOf(calculator, code, code.score, code.fore);
    const ScoreTable& other = calculator.competition().otherTable(code.score);
    return forAll(calculator, [&](std::size_t p) { return strengthOfSchedule(seen, other, p, code); });
}

std::vector<Value> sumsOfRatings(Calculator& calculator, const Code& code)
{
    const RatingTable rated = calculator.ratings(code);
    const View seen = viewOf(calculator, code, ScoreKind::Primary);
    return forAll(calculator, [&](std::size_t p) { return sumOfRatings(seen, rated, p, code); });
}

std::vector<Value> sumsOfBuchholz(Calculator& calculator, const Code& code)
{
    const View seen = viewOf(calculator, code, code.score);
    Code whole;
    whole.kind = Kind::Buchholz;
    std::vector<Amount> each;
    for (std::size_t p = 0; p < calculator.competition().participants(); ++p)
        each.push_back(buchholz(seen, p, whole).sum);
    return forAll(calculator, [&](std::size_t p) { return sumOfBuchholz(seen, each, p); });
}

std::vector<Value> matchScale(Calculator& calculator, const Code& code)
{
    return overMatches(calculator, code,
                       [scale = worthOf(code)](const ScoreTable& matches, std::size_t, const TeamRound& round) {
                           return byScale(matches, round, scale);
                       });
}

std::vector<Value> gameScale(Calculator& calculator, const Code& code)
{
    const auto boards = static_cast<std::size_t>(calculator.competition().boards.boardsPerMatch);
    return overMatches(calculator, code,
                       [&, scale = worthOf(code)](const ScoreTable&, std::size_t, const TeamRound& round) {
                           Amount sum;
                           for (const TeamBoard& board : round.played) sum += byScale(board.outcome, scale);
                           // A team that was not paired has every board as its bye is.
                           if (round.opponent == kNobody)
                               for (std::size_t board = 0; board < boards; ++board)
                                   sum += byScale(round.outcome, scale);
                           return sum;
                       });
}

std::vector<Value> gamesAndMatches(Calculator& calculator, const Code& code)
{
    return overMatches(calculator, code,
                       [scale = worthOf(code)](const ScoreTable& matches, std::size_t, const TeamRound& round) {
                           return Amount::of(round.gamePoints) + byScale(matches, round, scale);
                       });
}

std::vector<Value> colourScale(Calculator& calculator, const Code& code)
{
    const std::vector<int> scale = worthOf(code);
    const auto boards = static_cast<std::size_t>(calculator.competition().boards.boardsPerMatch);
    if (calculator.competition().teams) {
        return overMatches(calculator, code, [&](const ScoreTable&, std::size_t, const TeamRound& round) {
            Amount sum;
            for (const TeamBoard& board : round.played) sum += byColour(board.outcome, board.colour, scale);
            if (round.opponent == kNobody)
                for (std::size_t board = 0; board < boards; ++board)
                    sum += byColour(round.outcome, std::nullopt, scale);
            return sum;
        });
    }
    const View seen = viewOf(calculator, code, ScoreKind::Primary);
    return forAll(calculator, [&](std::size_t p) {
        std::vector<Term> terms = roundTerms(seen, p);
        for (Term& term : terms) {
            const Entry& entry = seen.table.entry(p, term.round);
            term.before = term.used = term.contribution = byColour(entry.outcome, entry.colour, scale);
        }
        return summed(std::move(terms));
    });
}

std::vector<Value> games(Calculator& calculator, const Code& code)
{
    return ownRounds(calculator, code, countedGame);
}

std::vector<Value> percentages(Calculator& calculator, const Code& code)
{
    const View seen = viewOf(calculator, code, ScoreKind::Primary);
    return forAll(calculator, [&](std::size_t p) { return percentageOfGames(seen, p); });
}

std::vector<Value> boardNumbers(Calculator& calculator, const Code&)
{
    const std::vector<int>& boards = calculator.competition().boardNumbers;
    return forAll(calculator, [&](std::size_t p) {
        const int board = boards.empty() ? 0 : boards[p];
        return board > 0 ? bareNumber(Fraction(board)) : Value{};
    });
}

std::vector<Value> notComputed(Calculator& calculator, const Code&)
{
    return forAll(calculator, [](std::size_t) { return Value{}; });
}

/// The score among the tied; with /S those of a round robin needn't all have met.
std::shared_ptr<const ScoreTable> encounterTable(const ScoreTable& table, const Code& code)
{
    auto read = std::make_shared<ScoreTable>(table);
    read->predetermined = table.predetermined && !code.swissRules;
    return read;
}

GroupOrder directEncounter(const Calculator& calculator, const Code& code)
{
    const auto table = encounterTable(calculator.competition().table(code.score), code);
    auto encounter = std::make_shared<DirectEncounter>(*table, calculator.editionOf(code), code.forfeitsPlayed);
    return [table, encounter](const std::vector<std::size_t>& group) { return encounter->order(group); };
}

GroupOrder extendedDirectEncounter(const Calculator& calculator, const Code& code)
{
    const Competition& competition = calculator.competition();
    const ScoreTable& first = competition.table(code.score);
    const ScoreTable& second = competition.otherTable(code.score);
    const bool matchPointsFirst = (&first == &competition.primary) == competition.matchPointsPrimary;
    const auto primary = encounterTable(first, code);
    const auto secondary = encounterTable(second, code);
    auto encounter = std::make_shared<DirectEncounter>(*primary, *secondary, matchPointsFirst, competition.boards,
                                                       definition(code.kind).twoTeams, code.forfeitsPlayed);
    return [primary, secondary, encounter](const std::vector<std::size_t>& group) { return encounter->order(group); };
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
