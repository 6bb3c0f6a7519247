#include "rating/chessmetrics.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace kydai::rating::chessmetrics {

namespace {

constexpr double kWindow = 48;
constexpr double kSettled = 1e-9;
constexpr int kMaxPasses = 2000;

double meanOf(std::span<const double> values)
{
    return values.empty() ? 0 : std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

}  // namespace

double weight(double monthsAgo)
{
    return std::clamp((kWindow - monthsAgo) / kWindow, 0.0, 1.0);
}

double performance(double opponentAverage, double share, double slope)
{
    return opponentAverage + (share - 0.5) * slope;
}

double padded(double performance, double opponentAverage, double games, const ChessmetricsSettings& settings)
{
    const double padding = settings.ownDraws + settings.paddingDraws;
    return (performance * games + opponentAverage * settings.ownDraws + settings.padding * settings.paddingDraws) /
               (games + padding) +
           settings.offset;
}

Simultaneous simultaneousRaw(std::span<const double> start, std::span<const double> scores, double gamesEach,
                             double mean)
{
    const std::size_t players = start.size();
    Simultaneous result;
    std::vector<double> ratings(start.begin(), start.end());
    if (players < 2) return {ratings, ratings};
    const auto others = static_cast<double>(players - 1);
    const auto perform = [&](std::size_t player, double sum) {
        return performance((sum - ratings[player]) / others, scores[player] / gamesEach);
    };
    const double startSum = std::accumulate(ratings.begin(), ratings.end(), 0.0);
    for (std::size_t i = 0; i < players; ++i) result.firstIteration.push_back(perform(i, startSum));
    // One player at a time, so that two players do not swap their values for ever.
    ratings = result.firstIteration;
    for (int pass = 0; pass < kMaxPasses; ++pass) {
        double largest = 0;
        double sum = std::accumulate(ratings.begin(), ratings.end(), 0.0);
        for (std::size_t i = 0; i < players; ++i) {
            const double next = perform(i, sum);
            largest = std::max(largest, std::abs(next - ratings[i]));
            sum += next - ratings[i];
            ratings[i] = next;
        }
        const double shift = mean - meanOf(ratings);
        for (double& rating : ratings) rating += shift;
        if (largest < kSettled) break;
    }
    result.converged = std::move(ratings);
    return result;
}

namespace {

struct Line {
    std::vector<std::size_t> opponents{};
    HalfPoints score = 0;
    double average = 0;  ///< of the opponents, after the last pass
    double performance = 0;

    [[nodiscard]] double games() const { return static_cast<double>(opponents.size()); }
};

/// All ratings of the pool at once.
class Solver {
public:
    Solver(const Pool& pool, std::span<const Start> starts, const ChessmetricsSettings& settings)
        : m_settings(settings), m_lines(pool.size()), m_ratings(pool.size(), settings.padding)
    {
        for (std::size_t i = 0; i < pool.size(); ++i) {
            for (const PoolGame& game : pool.games(i)) {
                if (game.exclusion != Exclusion::None) continue;
                m_lines[i].opponents.push_back(game.opponent);
                m_lines[i].score += game.score;
            }
            if (starts[i].rating) m_ratings[i] = *starts[i].rating;
        }
        iterate(pool.byHand ? 1 : pool.size());
        if (!pool.byHand) calibrate(starts);
    }

    [[nodiscard]] const Line& line(std::size_t player) const { return m_lines[player]; }
    [[nodiscard]] double rating(std::size_t player) const { return m_uncalibrated[player] + m_shift; }
    /// Before the constant is added: the scale in which opponents enter.
    [[nodiscard]] double strength(std::size_t player) const { return m_uncalibrated[player]; }
    [[nodiscard]] double shift() const { return m_shift; }

private:
    /// Moves the first `players`; by hand only the player himself, against opponents who stay where they are.
    void iterate(std::size_t players)
    {
        for (int pass = 0; pass < kMaxPasses; ++pass) {
            double largest = 0;
            for (std::size_t i = 0; i < players; ++i) {
                Line& line = m_lines[i];
                if (line.opponents.empty()) continue;
                double sum = 0;
                for (const std::size_t opponent : line.opponents) sum += m_ratings[opponent];
                line.average = sum / line.games();
                line.performance = performance(line.average, line.score / (2 * line.games()), m_settings.slope);
                const double next = padded(line.performance, line.average, line.games(), m_settings);
                largest = std::max(largest, std::abs(next - m_ratings[i]));
                m_ratings[i] = next;
            }
            if (largest < kSettled) break;
        }
        m_uncalibrated = m_ratings;
    }

    /// The mean of the rated players who played stays what it was; without a previous list that is all one can fix.
    void calibrate(std::span<const Start> starts)
    {
        double before = 0;
        double after = 0;
        int players = 0;
        for (std::size_t i = 0; i < m_lines.size(); ++i) {
            if (m_lines[i].opponents.empty() || !starts[i].rating) continue;
            before += *starts[i].rating;
            after += m_uncalibrated[i];
            ++players;
        }
        if (players > 0) m_shift = (before - after) / players;
    }

    const ChessmetricsSettings& m_settings;
    std::vector<Line> m_lines;
    std::vector<double> m_ratings;
    std::vector<double> m_uncalibrated{};
    double m_shift = 0;
};

Record recordOf(const Pool& pool, const ChessmetricsSettings& settings, std::span<const Start> starts,
                const Solver& solver, std::size_t entrant)
{
    Record record = beginRecord(pool, entrant, starts);
    for (GameTerm& term : record.terms) {
        // All ratings are unknowns: a game against an unrated player counts like any other.
        if (term.exclusion == Exclusion::OpponentUnrated) term.exclusion = Exclusion::None;
        if (term.counts()) term.used = solver.strength(term.opponent);
    }
    const Line& line = solver.line(entrant);
    record.games = static_cast<int>(line.opponents.size());
    record.score = line.score;
    record.after = record.before;
    if (record.games == 0) {
        if (!record.before) record.status = Status::StaysUnrated;
        return record;
    }
    record.performance = line.performance + solver.shift();
    const auto say = [&](Phrase phrase, std::initializer_list<Shown> numbers) {
        record.steps.emplace_back(phrase, Article{}, numbers);
    };
    say(Phrase::RatingChessmetricsPerformance,
        {{line.average, 1}, {line.score / (2 * line.games()), 4}, {settings.slope}, {line.performance, 1}});
    say(Phrase::RatingChessmetricsPadded, {{line.performance, 1},
                                           {line.games()},
                                           {line.average, 1},
                                           {settings.padding},
                                           {settings.offset},
                                           {solver.strength(entrant), 1}});
    record.steps.back().decisive = true;
    if (!pool.byHand) {
        say(Phrase::RatingChessmetricsShift, {{solver.shift(), 1, true}, {solver.rating(entrant), 1}});
        record.notes.emplace_back(Phrase::RatingNoteChessmetricsMean, Article{}, std::initializer_list<Shown>{});
    }
    if (line.games() < settings.minimumGames) {
        record.status = record.before ? Status::NoGames : Status::StaysUnrated;
        say(Phrase::RatingChessmetricsFewGames, {{line.games()}, {settings.minimumGames}});
        return record;
    }
    record.status = record.before ? Status::Rated : Status::FirstRating;
    record.after = solver.rating(entrant);
    if (record.before) record.change = *record.after - *record.before;
    return record;
}

}  // namespace

std::vector<Record> rate(const Pool& pool, const Settings& settings)
{
    const std::vector<Start> starts = startsOf(pool, listStart);
    const Solver solver(pool, starts, settings.chessmetrics);
    return rateEach(pool, [&](std::size_t i) { return recordOf(pool, settings.chessmetrics, starts, solver, i); });
}

}  // namespace kydai::rating::chessmetrics
