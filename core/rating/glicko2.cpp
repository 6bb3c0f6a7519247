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

struct State {
    double deviation = 0;
    double volatility = 0;
};

State stateOf(const Entrant& entrant, const Start& start, const GlickoSettings& settings)
{
    const double volatility = entrant.volatility.value_or(settings.newVolatility);
    const double known = entrant.deviation.value_or(start.source == RatingSource::Default ? settings.newDeviation
                                                                                          : settings.assumedDeviation);
    return {std::max(settings.minimumDeviation, inactive(known, volatility, settings.periods)), volatility};
}

void describe(Record& record, const Update& found, const State& state, const GlickoSettings& settings)
{
    const auto say = [&](Phrase phrase, std::initializer_list<Shown> numbers) {
        record.steps.emplace_back(phrase, Article{}, numbers);
    };
    say(Phrase::RatingGlicko2Variance, {{found.v, 4}, {found.delta, 4, true}});
    say(Phrase::RatingGlicko2Volatility, {{state.volatility, 6}, {settings.tau, 2}, {found.volatility, 6}});
    say(Phrase::RatingGlicko2PreDeviation, {{state.deviation, 2}, {found.preDeviation, 2}});
    say(Phrase::RatingGlicko2Result, {{*record.before, 1}, {found.sum, 4, true}, {found.rating, 1}});
    record.steps.back().decisive = true;
    say(Phrase::RatingGlickoDeviation, {{state.deviation, 1},
                                        {*record.deviationAfter, 1},
                                        {found.rating - 1.96 * *record.deviationAfter},
                                        {found.rating + 1.96 * *record.deviationAfter}});
}

}  // namespace

std::vector<Record> rate(const Pool& pool, const Settings& settings)
{
    const GlickoSettings& own = settings.glicko;
    std::vector<Start> starts(pool.size());
    std::vector<State> states(pool.size());
    for (std::size_t i = 0; i < pool.size(); ++i) {
        starts[i] = listStart(pool.entrants[i]);
        if (!starts[i].rating) starts[i] = {own.newRating, RatingSource::Default};
        states[i] = stateOf(pool.entrants[i], starts[i], own);
    }
    std::vector<Record> records;
    records.reserve(pool.size());
    std::vector<glicko::Opponent> games;
    for (std::size_t i = 0; i < pool.size(); ++i) {
        Record record = beginRecord(pool, i, starts);
        const bool newcomer = record.source == RatingSource::Default;
        games.clear();
        for (const GameTerm& played : record.terms) {
            if (played.counts()) games.push_back({played.used, states[played.opponent].deviation, played.score});
        }
        const double before = *record.before;
        const Update found = update(before, states[i].deviation, states[i].volatility, own.tau, games);
        auto next = found.terms.begin();
        double expected = 0;
        for (GameTerm& played : record.terms) {
            if (!played.counts()) continue;
            played.deviation = states[played.opponent].deviation;
            played.weight = next->g;
            played.expected = next->expected;
            played.term = next->g * (played.score / 2.0 - next->expected);
            expected += next->expected;
            ++next;
        }
        const Tally counted = tally(record);
        record.games = counted.games;
        record.score = counted.score;
        record.deviationBefore = states[i].deviation;
        record.deviationAfter = std::max(own.minimumDeviation, found.deviation);
        record.volatilityAfter = found.volatility;
        if (!pool.entrants[i].deviation) {
            record.notes.emplace_back(newcomer ? Phrase::RatingNoteGlickoNew : Phrase::RatingNoteGlickoAssumed,
                                      Article{}, std::initializer_list<Shown>{{before}, {states[i].deviation}});
        }
        if (counted.games == 0) {
            record.status = newcomer ? Status::StaysUnrated : Status::NoGames;
            if (newcomer) record.before.reset();
            if (!newcomer) record.after = before;
        } else {
            record.status = newcomer ? Status::FirstRating : Status::Rated;
            record.expected = expected;
            record.after = found.rating;
            record.change = found.rating - before;
            describe(record, found, states[i], own);
        }
        records.push_back(std::move(record));
    }
    return records;
}

}  // namespace kydai::rating::glicko2
