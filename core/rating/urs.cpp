#include "rating/urs.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>

namespace kydai::rating::urs {

namespace {

const double kQ = std::numbers::ln10 / 400;
constexpr double kSettled = 1e-10;
constexpr int kMaxPasses = 10000;

Speed speedOf(TimeControl timeControl)
{
    switch (timeControl) {
    case TimeControl::Standard:
        return Speed::Standard;
    case TimeControl::Rapid:
        return Speed::Rapid;
    case TimeControl::Blitz:
        return Speed::Blitz;
    }
    return Speed::Standard;
}

}  // namespace

double Gaps::of(std::size_t player, Speed speed) const
{
    if (speed == Speed::Standard) return 0;
    const std::vector<double>& gaps = speed == Speed::Rapid ? rapid : blitz;
    return player < gaps.size() ? gaps[player] : 0;
}

double expectedScore(double ratingA, double gapA, double ratingB, double gapB)
{
    return expectedLogistic((ratingA - gapA) - (ratingB - gapB));
}

double weight(double months, Speed speed, const UrsSettings& settings)
{
    if (months >= settings.window) return 0;
    double bySpeed = settings.weightStandard;
    if (speed == Speed::Rapid) bySpeed = settings.weightRapid;
    if (speed == Speed::Blitz) bySpeed = settings.weightBlitz;
    return bySpeed * std::pow(0.5, months / settings.halfLife);
}

std::vector<double> fit(std::span<const Game> games, std::span<const double> means, const Gaps& gaps,
                        const UrsSettings& settings)
{
    /// A game from one side.
    struct Side {
        std::size_t opponent = 0;
        double score = 0;
        double weight = 0;
        double handicap = 0;  ///< own gap minus the opponent's
    };
    std::vector<std::vector<Side>> sides(means.size());
    for (const Game& game : games) {
        const double w = weight(game.months, game.speed, settings);
        if (w <= 0) continue;
        const double handicap = gaps.of(game.a, game.speed) - gaps.of(game.b, game.speed);
        sides[game.a].push_back({game.b, game.scoreA, w, handicap});
        sides[game.b].push_back({game.a, 1 - game.scoreA, w, -handicap});
    }
    std::vector<double> ratings(means.begin(), means.end());
    const double prior = 1 / (settings.priorDeviation * settings.priorDeviation);
    for (int pass = 0; pass < kMaxPasses; ++pass) {
        double largest = 0;
        for (std::size_t i = 0; i < ratings.size(); ++i) {
            double gradient = -(ratings[i] - means[i]) * prior;
            double curvature = prior;
            for (const Side& side : sides[i]) {
                const double e = expectedLogistic(ratings[i] - ratings[side.opponent] - side.handicap);
                gradient += kQ * side.weight * (side.score - e);
                curvature += kQ * kQ * side.weight * e * (1 - e);
            }
            const double step = gradient / curvature;
            ratings[i] += step;
            largest = std::max(largest, std::abs(step));
        }
        if (largest < kSettled) break;
    }
    return ratings;
}

int groups(std::span<const Game> games, std::size_t players)
{
    std::vector<std::size_t> parent(players);
    std::iota(parent.begin(), parent.end(), std::size_t{0});
    const auto root = [&](std::size_t player) {
        while (parent[player] != player) player = parent[player] = parent[parent[player]];
        return player;
    };
    std::vector<bool> plays(players, false);
    for (const Game& game : games) {
        parent[root(game.a)] = root(game.b);
        plays[game.a] = plays[game.b] = true;
    }
    int count = 0;
    for (std::size_t i = 0; i < players; ++i) {
        if (plays[i] && root(i) == i) ++count;
    }
    return count;
}

std::vector<Record> rate(const Pool& pool, const Settings& settings)
{
    const UrsSettings& own = settings.urs;
    const Speed speed = speedOf(pool.timeControl);
    std::vector<Start> starts;
    std::vector<double> means;
    std::vector<Game> games;
    for (std::size_t i = 0; i < pool.size(); ++i) {
        starts.push_back(listStart(pool.entrants[i]));
        means.push_back(starts.back().rating.value_or(own.priorMean));
        for (const PoolGame& game : pool.games(i)) {
            if (game.exclusion == Exclusion::None && game.opponent > i) {
                games.push_back({i, game.opponent, game.score / 2.0, 0, speed});
            }
        }
    }
    const std::vector<double> ratings = fit(games, means, {}, own);
    const int parts = groups(games, pool.size());
    const double w = weight(0, speed, own);
    std::vector<Record> records;
    records.reserve(pool.size());
    for (std::size_t i = 0; i < pool.size(); ++i) {
        Record record = beginRecord(pool, i, starts);
        double expected = 0;
        double sum = 0;
        for (GameTerm& term : record.terms) {
            if (term.exclusion == Exclusion::OpponentUnrated) term.exclusion = Exclusion::None;  // all are unknowns
            if (!term.counts()) continue;
            term.used = ratings[term.opponent];
            term.weight = w;
            term.expected = expectedLogistic(ratings[i] - term.used);
            term.term = w * (term.score / 2.0 - term.expected);
            expected += term.expected;
            sum += term.term;
        }
        const Tally counted = tally(record);
        record.games = counted.games;
        record.score = counted.score;
        if (counted.games == 0) {
            record.after = record.before;
            if (!record.before) record.status = Status::StaysUnrated;
            records.push_back(std::move(record));
            continue;
        }
        record.expected = expected;
        record.status = record.before ? Status::Rated : Status::FirstRating;
        record.after = ratings[i];
        if (record.before) record.change = ratings[i] - *record.before;
        record.steps.emplace_back(Phrase::RatingUrsPrior, Article{},
                                  std::initializer_list<Shown>{{means[i], 1}, {own.priorDeviation}});
        record.steps.emplace_back(
            Phrase::RatingUrsBalance, Article{},
            std::initializer_list<Shown>{{w, 2}, {sum, 4, true}, {ratings[i] - means[i], 1, true}, {ratings[i], 1}});
        record.steps.back().decisive = true;
        if (!record.before) {
            record.notes.emplace_back(Phrase::RatingNoteUrsPrior, Article{},
                                      std::initializer_list<Shown>{{own.priorMean}});
        }
        if (parts > 1) {
            record.notes.emplace_back(Phrase::RatingNoteUrsGroups, Article{},
                                      std::initializer_list<Shown>{{double(parts)}});
        }
        records.push_back(std::move(record));
    }
    return records;
}

}  // namespace kydai::rating::urs
