#include "rating/ecf.h"

#include <algorithm>
#include <cmath>

namespace kydai::rating::ecf {

namespace {

constexpr double kResult = 50;       ///< added for a win, taken for a loss
constexpr int kGreatestGrade = 400;  ///< a national rating above it is on the Elo-like scale used since 2020
constexpr int kMaxPasses = 2000;
constexpr double kSettled = 1e-9;

}  // namespace

double limitedGrade(double own, double opponent)
{
    return std::clamp(opponent, own - kLimit, own + kLimit);
}

double gamePoints(double own, double opponent, HalfPoints score)
{
    return limitedGrade(own, opponent) + kResult * (score - 1);
}

Grade grade(double own, std::span<const Opponent> games)
{
    Grade result;
    double sum = 0;
    for (const Opponent& game : games) {
        result.points.push_back(gamePoints(own, game.grade, game.score));
        sum += result.points.back();
    }
    result.average = sum / static_cast<double>(games.size());
    result.grade = std::max(0, static_cast<int>(roundHalfUp(result.average)));
    return result;
}

double provisional(std::span<const Opponent> games)
{
    double sum = 0;
    for (const Opponent& game : games) sum += game.grade + kResult * (game.score - 1);
    const double first = sum / static_cast<double>(games.size());
    double own = first;
    for (int pass = 0; pass < kMaxPasses; ++pass) {
        const double next = grade(own, games).average;
        if (std::abs(next - own) < kSettled) return std::max(0.0, next);
        own = next;
    }
    return std::max(0.0, first);  // above 90 % or below 10 % every pass would move it by another step
}

double toElo(double grade)
{
    return 7.5 * grade + 700;
}

double fromElo(double elo)
{
    return (elo - 700) / 7.5;
}

double toEloBefore2009(double grade)
{
    return 600 + 8 * grade;
}

char reliability(int last12, int last24, int last36)
{
    if (last12 >= 30) return 'A';
    if (last24 >= 30 && last12 >= 20) return 'B';
    if (last36 >= 30 && last12 >= 10) return 'C';
    if (last36 >= 15 && last12 >= 5) return 'D';
    if (last36 >= 9 && last12 >= 1) return 'E';
    if (last36 >= 5 && last12 >= 1) return 'F';
    return '-';
}

namespace {

Start startOf(const Entrant& entrant)
{
    if (entrant.own) return {entrant.own, RatingSource::Given};
    const int national = entrant.nationalRating("ENG");
    if (national > kGreatestGrade) return {roundHalfUp(fromElo(national)), RatingSource::National};
    if (national > 0) return {national, RatingSource::National};
    if (entrant.rating > 0) return {std::max(0.0, roundHalfUp(fromElo(entrant.rating))), RatingSource::Converted};
    return {};
}

/// A newcomer's provisional grade from the games against graded opponents; none without such games.
std::optional<double> provisionalOf(const Pool& pool, std::span<const Start> starts, std::size_t entrant)
{
    std::vector<Opponent> games;
    for (const PoolGame& game : pool.games(entrant)) {
        if (game.exclusion != Exclusion::None || !starts[game.opponent].rating) continue;
        games.push_back({*starts[game.opponent].rating, game.score});
    }
    return games.empty() ? std::nullopt : std::optional(provisional(games));
}

Record ratePlayer(const Pool& pool, const EcfSettings& settings, std::span<const Start> starts,
                  std::span<const std::optional<double>> provisionals, std::size_t entrant)
{
    Record record = beginRecord(pool, entrant, starts);
    for (GameTerm& term : record.terms) {
        if (term.exclusion != Exclusion::OpponentUnrated) continue;
        const auto& found = provisionals[term.opponent];
        // A newcomer's own provisional grade rests on graded opponents only.
        if (!found || !record.before) {
            term.exclusion = Exclusion::OpponentNew;
            continue;
        }
        term.exclusion = Exclusion::None;
        term.used = *found;
    }
    std::vector<Opponent> games;
    const std::optional<double> own = record.before ? record.before : provisionals[entrant];
    for (GameTerm& term : record.terms) {
        if (term.counts()) games.push_back({term.used, term.score});
    }
    const Tally counted = countOrKeep(record);
    if (counted.games == 0) return record;
    const Grade found = grade(*own, games);
    auto points = found.points.begin();
    for (GameTerm& term : record.terms) {
        if (!term.counts()) continue;
        const double limited = limitedGrade(*own, term.used);
        term.cut = limited != term.used;
        term.used = limited;
        term.term = *points++;
    }
    double sum = 0;
    for (const double value : found.points) sum += value;
    const auto note = [&](Phrase phrase, std::initializer_list<Shown> numbers) {
        record.notes.emplace_back(phrase, Article{}, numbers);
    };
    record.steps.emplace_back(
        Phrase::RatingEcfGrade, Article{},
        std::initializer_list<Shown>{{sum, 1}, {double(counted.games)}, {found.average, 2}, {double(found.grade)}});
    record.steps.back().decisive = true;
    record.steps.emplace_back(Phrase::RatingEcfElo, Article{},
                              std::initializer_list<Shown>{{double(found.grade)}, {toElo(found.grade), 1}});
    if (record.source == RatingSource::Converted) note(Phrase::RatingNoteEcfConverted, {{*record.before}});
    if (!record.before) note(Phrase::RatingNoteEcfProvisional, {{*own, 1}});
    if (counted.games < kGamesOfAGrade) {
        note(Phrase::RatingNoteEcfFewGames, {{double(counted.games)}, {double(kGamesOfAGrade)}});
    }
    record.performance = found.average;
    record.status = record.before ? Status::Rated : Status::FirstRating;
    record.after = found.grade + settings.juniorIncrement;
    if (record.before) record.change = *record.after - *record.before;
    return record;
}

}  // namespace

std::vector<Record> rate(const Pool& pool, const Settings& settings)
{
    const std::vector<Start> starts = startsOf(pool, startOf);
    std::vector<std::optional<double>> provisionals(pool.size());
    for (std::size_t i = 0; i < pool.size(); ++i) {
        if (!starts[i].rating) provisionals[i] = provisionalOf(pool, starts, i);
    }
    return rateEach(pool, [&](std::size_t i) { return ratePlayer(pool, settings.ecf, starts, provisionals, i); });
}

}  // namespace kydai::rating::ecf
