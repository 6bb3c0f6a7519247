#include "rating/urs.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>

namespace kydai::rating::urs {

namespace {

const double kQ = std::numbers::ln10 / 400;
constexpr double kSettled = 1e-9;
constexpr int kMaxPasses = 200;

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

namespace {

/// Newton's method on all ratings at once. Player by player it would be the same maximum, since the likelihood is
/// concave, but information then crosses a large pool only one game at a time.
class Fit {
public:
    Fit(std::span<const Game> games, std::span<const double> means, const Gaps& gaps, const UrsSettings& settings)
        : m_means(means),
          m_prior(1 / (settings.priorDeviation * settings.priorDeviation)),
          m_ratings(means.begin(), means.end())
    {
        for (const Game& game : games) {
            const double w = weight(game.months, game.speed, settings);
            if (w <= 0) continue;
            const double handicap = gaps.of(game.a, game.speed) - gaps.of(game.b, game.speed);
            m_edges.push_back({game.a, game.b, game.scoreA, w, handicap});
        }
    }

    std::vector<double> run()
    {
        for (int pass = 0; pass < kMaxPasses; ++pass) {
            const std::vector<double> step = newtonStep();
            double largest = 0;
            for (const double part : step) largest = std::max(largest, std::abs(part));
            const double damping = largest > kLongestStep ? kLongestStep / largest : 1;
            for (std::size_t i = 0; i < m_ratings.size(); ++i) m_ratings[i] += damping * step[i];
            if (largest < kSettled) break;
        }
        return std::move(m_ratings);
    }

private:
    struct Edge {
        std::size_t a = 0;
        std::size_t b = 0;
        double score = 0;
        double weight = 0;
        double handicap = 0;   ///< a's gap minus b's
        double curvature = 0;  ///< q²·w·E(1 − E) at the present ratings
    };
    using Vector = std::vector<double>;

    /// Curvature of the likelihood times `x`.
    [[nodiscard]] Vector times(const Vector& x) const
    {
        Vector product(x.size());
        for (std::size_t i = 0; i < x.size(); ++i) product[i] = m_prior * x[i];
        for (const Edge& edge : m_edges) {
            const double pull = edge.curvature * (x[edge.a] - x[edge.b]);
            product[edge.a] += pull;
            product[edge.b] -= pull;
        }
        return product;
    }

    static double dot(const Vector& a, const Vector& b)
    {
        return std::inner_product(a.begin(), a.end(), b.begin(), 0.0);
    }

    /// Solves curvature · step = gradient with conjugate gradients, scaled by the diagonal.
    Vector newtonStep()
    {
        Vector residual(m_ratings.size());
        Vector diagonal(m_ratings.size(), m_prior);
        for (std::size_t i = 0; i < m_ratings.size(); ++i) residual[i] = (m_means[i] - m_ratings[i]) * m_prior;
        for (Edge& edge : m_edges) {
            const double e = expectedLogistic(m_ratings[edge.a] - m_ratings[edge.b] - edge.handicap);
            const double slope = kQ * edge.weight * (edge.score - e);
            edge.curvature = kQ * kQ * edge.weight * e * (1 - e);
            residual[edge.a] += slope;
            residual[edge.b] -= slope;
            diagonal[edge.a] += edge.curvature;
            diagonal[edge.b] += edge.curvature;
        }
        Vector step(m_ratings.size(), 0.0);
        Vector scaled(m_ratings.size());
        const auto scale = [&] {
            for (std::size_t i = 0; i < scaled.size(); ++i) scaled[i] = residual[i] / diagonal[i];
        };
        scale();
        Vector direction = scaled;
        double energy = dot(residual, scaled);
        const double enough = energy * kSolved + 1e-30;
        for (std::size_t round = 0; round < kMaxSolves && energy > enough; ++round) {
            const Vector image = times(direction);
            const double length = energy / dot(direction, image);
            for (std::size_t i = 0; i < step.size(); ++i) {
                step[i] += length * direction[i];
                residual[i] -= length * image[i];
            }
            scale();
            const double next = dot(residual, scaled);
            for (std::size_t i = 0; i < step.size(); ++i) direction[i] = scaled[i] + next / energy * direction[i];
            energy = next;
        }
        return step;
    }

    static constexpr double kLongestStep = 300;  ///< rating points; keeps a first step from overshooting
    static constexpr double kSolved = 1e-16;
    static constexpr std::size_t kMaxSolves = 500;

    std::span<const double> m_means;
    double m_prior;
    Vector m_ratings;
    std::vector<Edge> m_edges{};
};

}  // namespace

std::vector<double> fit(std::span<const Game> games, std::span<const double> means, const Gaps& gaps,
                        const UrsSettings& settings)
{
    return Fit(games, means, gaps, settings).run();
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

namespace {

/// What the fit knows of the event: everybody's prior and every game once.
struct Evidence {
    std::vector<Start> starts{};
    std::vector<double> means{};
    std::vector<Game> games{};
};

Evidence evidenceOf(const Pool& pool, double priorMean)
{
    const Speed speed = speedOf(pool.timeControl);
    Evidence evidence;
    evidence.starts.reserve(pool.size());
    evidence.means.reserve(pool.size());
    for (std::size_t i = 0; i < pool.size(); ++i) {
        evidence.starts.push_back(listStart(pool.entrants[i]));
        evidence.means.push_back(evidence.starts.back().rating.value_or(priorMean));
        for (const PoolGame& game : pool.games(i)) {
            if (game.exclusion == Exclusion::None && game.opponent > i) {
                evidence.games.push_back({i, game.opponent, game.score / 2.0, 0, speed});
            }
        }
    }
    return evidence;
}

/// Each game's part at the fitted ratings; the sum of the parts.
double fillTerms(Record& record, std::span<const double> ratings, double w)
{
    double expected = 0;
    double sum = 0;
    for (GameTerm& term : record.terms) {
        if (term.exclusion == Exclusion::OpponentUnrated) term.exclusion = Exclusion::None;  // all are unknowns
        if (!term.counts()) continue;
        term.used = ratings[term.opponent];
        term.weight = w;
        term.expected = expectedLogistic(ratings[record.entrant] - term.used);
        term.term = w * (term.score / 2.0 - term.expected);
        expected += term.expected;
        sum += term.term;
    }
    const Tally counted = countGames(record);
    if (counted.games > 0) record.expected = expected;
    return sum;
}

}  // namespace

std::vector<Record> rate(const Pool& pool, const Settings& settings)
{
    const UrsSettings& own = settings.urs;
    const auto [starts, means, games] = evidenceOf(pool, own.priorMean);
    const std::vector<double> ratings = fit(games, means, {}, own);
    const int parts = groups(games, pool.size());
    const double w = weight(0, speedOf(pool.timeControl), own);
    std::vector<Record> records;
    records.reserve(pool.size());
    for (std::size_t i = 0; i < pool.size(); ++i) {
        Record record = beginRecord(pool, i, starts);
        const double sum = fillTerms(record, ratings, w);
        if (record.games == 0) {
            record.after = record.before;
            if (!record.before) record.status = Status::StaysUnrated;
            records.push_back(std::move(record));
            continue;
        }
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
