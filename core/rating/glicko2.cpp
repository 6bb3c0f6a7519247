#include "rating/glicko2.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace kydai::rating::glicko2 {

namespace {

constexpr double kCentre = 1500;
constexpr double kTolerance = 1e-6;

glicko::Term termOf(double mu, const glicko::Opponent& opponent)
{
    const double phi = opponent.deviation / kScale;
    const double g = 1 / std::sqrt(1 + 3 * phi * phi / (std::numbers::pi * std::numbers::pi));
    return {g, 1 / (1 + std::exp(-g * (mu - (opponent.rating - kCentre) / kScale)))};
}

/// Step 5: the new σ, by the Illinois variant of regula falsi on f.
double newVolatility(double volatility, double phi, double v, double delta, double tau)
{
    const double a = std::log(volatility * volatility);
    const auto f = [&](double x) {
        const double ex = std::exp(x);
        const double sum = phi * phi + v + ex;
        return ex * (delta * delta - phi * phi - v - ex) / (2 * sum * sum) - (x - a) / (tau * tau);
    };
    double lower = a;
    double upper = 0;
    const double excess = delta * delta - phi * phi - v;
    if (excess > 0) {
        upper = std::log(excess);
    } else {
        int k = 1;
        while (f(a - k * tau) < 0) ++k;
        upper = a - k * tau;
    }
    double fLower = f(lower);
    double fUpper = f(upper);
    while (std::abs(upper - lower) > kTolerance) {
        const double middle = lower + (lower - upper) * fLower / (fUpper - fLower);
        const double fMiddle = f(middle);
        if (fMiddle * fUpper <= 0) {
            lower = upper;
            fLower = fUpper;
        } else {
            fLower /= 2;
        }
        upper = middle;
        fUpper = fMiddle;
    }
    return std::exp(lower / 2);
}

}  // namespace

Update update(double rating, double deviation, double volatility, double tau, std::span<const glicko::Opponent> games)
{
    Update result{rating, deviation, volatility};
    const double mu = (rating - kCentre) / kScale;
    const double phi = deviation / kScale;
    double information = 0;
    for (const glicko::Opponent& game : games) {
        const glicko::Term found = termOf(mu, game);
        result.sum += found.g * (game.score / 2.0 - found.expected);
        information += found.g * found.g * found.expected * (1 - found.expected);
        result.terms.push_back(found);
    }
    if (!games.empty()) {
        result.v = 1 / information;
        result.delta = result.v * result.sum;
        result.volatility = newVolatility(volatility, phi, result.v, result.delta, tau);
    }
    const double phiStar = std::sqrt(phi * phi + result.volatility * result.volatility);
    const double newPhi = 1 / std::sqrt(1 / (phiStar * phiStar) + information);
    result.preDeviation = phiStar * kScale;
    result.deviation = newPhi * kScale;
    if (!games.empty()) result.rating = (mu + newPhi * newPhi * result.sum) * kScale + kCentre;
    return result;
}

double inactive(double deviation, double volatility, double periods)
{
    const double phi = deviation / kScale;
    return std::sqrt(phi * phi + periods * volatility * volatility) * kScale;
}

namespace {

/// RD before the event: known, the newcomer's, or the typical one of a rated player.
double deviationOf(const Entrant& entrant, const Start& start, double volatility, const GlickoSettings& settings)
{
    const double known = entrant.deviation.value_or(start.source == RatingSource::Default ? settings.newDeviation
                                                                                          : settings.assumedDeviation);
    return std::max(settings.minimumDeviation, inactive(known, volatility, settings.periods));
}

void describe(Record& record, const Update& found, double volatility, const GlickoSettings& settings)
{
    const auto say = [&](Phrase phrase, std::initializer_list<Shown> numbers) {
        record.steps.emplace_back(phrase, Article{}, numbers);
    };
    const double deviation = *record.deviationBefore;
    say(Phrase::RatingGlicko2Variance, {{found.v, 4}, {found.delta, 4, true}});
    say(Phrase::RatingGlicko2Volatility, {{volatility, 6}, {settings.tau, 2}, {found.volatility, 6}});
    say(Phrase::RatingGlicko2PreDeviation, {{deviation, 2}, {found.preDeviation, 2}});
    say(Phrase::RatingGlicko2Result, {{*record.before, 1}, {found.sum, 4, true}, {found.rating, 1}});
    record.steps.back().decisive = true;
    say(Phrase::RatingGlickoDeviation, {{deviation, 1},
                                        {*record.deviationAfter, 1},
                                        {found.rating - 1.96 * *record.deviationAfter},
                                        {found.rating + 1.96 * *record.deviationAfter}});
}

}  // namespace

std::vector<Record> rate(const Pool& pool, const Settings& settings)
{
    const GlickoSettings& own = settings.glicko;
    std::vector<Start> starts(pool.size());
    std::vector<double> deviations(pool.size());
    std::vector<double> volatilities(pool.size());
    for (std::size_t i = 0; i < pool.size(); ++i) {
        const Entrant& entrant = pool.entrants[i];
        starts[i] = listStart(entrant);
        if (!starts[i].rating) starts[i] = {own.newRating, RatingSource::Default};
        volatilities[i] = entrant.volatility.value_or(own.newVolatility);
        deviations[i] = deviationOf(entrant, starts[i], volatilities[i], own);
    }
    std::vector<Record> records;
    records.reserve(pool.size());
    for (std::size_t i = 0; i < pool.size(); ++i) {
        Record record = beginRecord(pool, i, starts);
        const std::vector<glicko::Opponent> games = glicko::opponentsOf(record, deviations);
        const Update found = update(*record.before, deviations[i], volatilities[i], own.tau, games);
        const double after = std::max(own.minimumDeviation, found.deviation);
        record.volatilityAfter = found.volatility;
        if (glicko::conclude(record, pool.entrants[i], found.terms, deviations, found.rating, after)) {
            describe(record, found, volatilities[i], own);
        }
        records.push_back(std::move(record));
    }
    return records;
}

}  // namespace kydai::rating::glicko2
