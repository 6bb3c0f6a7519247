#include "rating/glicko.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace kydai::rating::glicko {

namespace {

constexpr double kQ = std::numbers::ln10 / 400;

double weightOf(double deviation)
{
    const double x = kQ * deviation / std::numbers::pi;
    return 1 / std::sqrt(1 + 3 * x * x);
}

}  // namespace

Term term(double rating, const Opponent& opponent)
{
    const double g = weightOf(opponent.deviation);
    return {g, 1 / (1 + std::pow(10.0, -g * (rating - opponent.rating) / 400))};
}

Update update(double rating, double deviation, std::span<const Opponent> games)
{
    Update result{rating, deviation};
    double information = 0;
    for (const Opponent& game : games) {
        const Term found = term(rating, game);
        result.sum += found.g * (game.score / 2.0 - found.expected);
        information += kQ * kQ * found.g * found.g * found.expected * (1 - found.expected);
        result.terms.push_back(found);
    }
    if (games.empty()) return result;
    const double precision = 1 / (deviation * deviation) + information;
    result.dSquared = 1 / information;
    result.rating = rating + kQ / precision * result.sum;
    result.deviation = std::sqrt(1 / precision);
    return result;
}

double inactive(double deviation, double periods, double growth)
{
    return std::min(kMaximumDeviation, std::sqrt(deviation * deviation + growth * growth * periods));
}

namespace {

/// RD before the event: known, the newcomer's, or the typical one of a rated player.
double deviationOf(const Entrant& entrant, const Start& start, const GlickoSettings& settings)
{
    const double known = entrant.deviation.value_or(start.source == RatingSource::Default ? settings.newDeviation
                                                                                          : settings.assumedDeviation);
    return std::max(settings.minimumDeviation, inactive(known, settings.periods, settings.growth));
}

void describe(Record& record, const Update& found)
{
    const auto say = [&](Phrase phrase, std::initializer_list<Shown> numbers) {
        record.steps.emplace_back(phrase, Article{}, numbers);
    };
    const double before = *record.before;
    const double deviation = *record.deviationBefore;
    say(Phrase::RatingGlickoSum, {{found.sum, 4, true}, {found.dSquared, 1}, {std::sqrt(found.dSquared), 1}});
    say(Phrase::RatingGlickoResult, {{before, 1}, {deviation, 1}, {found.rating, 1}});
    record.steps.back().decisive = true;
    say(Phrase::RatingGlickoDeviation, {{deviation, 1},
                                        {*record.deviationAfter, 1},
                                        {found.rating - 1.96 * *record.deviationAfter},
                                        {found.rating + 1.96 * *record.deviationAfter}});
}

/// Each game's part in the update, and the sum of the expected scores.
double fillTerms(Record& record, std::span<const Term> terms, std::span<const double> deviations)
{
    auto next = terms.begin();
    double expected = 0;
    for (GameTerm& played : record.terms) {
        if (!played.counts()) continue;
        played.deviation = deviations[played.opponent];
        played.weight = next->g;
        played.expected = next->expected;
        played.term = next->g * (played.score / 2.0 - next->expected);
        expected += next->expected;
        ++next;
    }
    return expected;
}

}  // namespace

std::vector<Opponent> opponentsOf(const Record& record, std::span<const double> deviations)
{
    std::vector<Opponent> games;
    for (const GameTerm& played : record.terms) {
        if (played.counts()) games.push_back({played.used, deviations[played.opponent], played.score});
    }
    return games;
}

bool conclude(Record& record, const Entrant& entrant, std::span<const Term> terms, std::span<const double> deviations,
              double newRating, double newDeviation)
{
    const bool newcomer = record.source == RatingSource::Default;
    const double before = *record.before;
    const double expected = fillTerms(record, terms, deviations);
    const Tally counted = countGames(record);
    record.deviationBefore = deviations[record.entrant];
    record.deviationAfter = newDeviation;
    if (!entrant.deviation) {
        record.notes.emplace_back(newcomer ? Phrase::RatingNoteGlickoNew : Phrase::RatingNoteGlickoAssumed, Article{},
                                  std::initializer_list<Shown>{{before}, {*record.deviationBefore}});
    }
    if (counted.games == 0) {
        record.status = newcomer ? Status::StaysUnrated : Status::NoGames;
        if (newcomer) record.before.reset();
        if (!newcomer) record.after = before;
        return false;
    }
    record.status = newcomer ? Status::FirstRating : Status::Rated;
    record.expected = expected;
    record.after = newRating;
    record.change = newRating - before;
    return true;
}

std::vector<Record> rate(const Pool& pool, const Settings& settings)
{
    const GlickoSettings& own = settings.glicko;
    std::vector<Start> starts(pool.size());
    std::vector<double> deviations(pool.size());
    for (std::size_t i = 0; i < pool.size(); ++i) {
        starts[i] = listStart(pool.entrants[i]);
        if (!starts[i].rating) starts[i] = {own.newRating, RatingSource::Default};
        deviations[i] = deviationOf(pool.entrants[i], starts[i], own);
    }
    std::vector<Record> records;
    records.reserve(pool.size());
    for (std::size_t i = 0; i < pool.size(); ++i) {
        Record record = beginRecord(pool, i, starts);
        const Update found = update(*record.before, deviations[i], opponentsOf(record, deviations));
        const double after = std::max(own.minimumDeviation, found.deviation);
        if (conclude(record, pool.entrants[i], found.terms, deviations, found.rating, after)) describe(record, found);
        records.push_back(std::move(record));
    }
    return records;
}

}  // namespace kydai::rating::glicko
