#include "rating/ingo.h"

#include <algorithm>

namespace kydai::rating::ingo {

double expectedScore(double own, double opponent)
{
    return std::clamp(0.5 + (opponent - own) / 100, 0.0, 1.0);
}

double performance(double average, HalfPoints score, int games)
{
    return average - (50.0 * score / games - 50);
}

double classic(double old, double performance)
{
    return 0.75 * old + 0.25 * performance;
}

double late(double old, double performance, int games, double development)
{
    return (performance * games + old * development) / (games + development);
}

int developmentOf(std::optional<int> age)
{
    if (!age || *age > 25) return 20;
    return *age <= 20 ? 10 : 15;
}

double toElo(double ingo)
{
    return 2840 - 8 * ingo;
}

double fromElo(double elo)
{
    return 355 - elo / 8;
}

namespace {

Start startOf(const Entrant& entrant)
{
    if (entrant.own) return {entrant.own, RatingSource::Given};
    if (entrant.rating > 0) return {fromElo(entrant.rating), RatingSource::Converted};
    return {};
}

/// Average of all rated participants, for round robins.
double fieldAverage(std::span<const Start> starts)
{
    double sum = 0;
    int count = 0;
    for (const Start& start : starts) {
        if (!start.rating) continue;
        sum += *start.rating;
        ++count;
    }
    return count == 0 ? 0 : sum / count;
}

Record ratePlayer(const Pool& pool, const IngoSettings& settings, std::span<const Start> starts, std::size_t entrant)
{
    Record record = beginRecord(pool, entrant, starts);
    if (record.before) {
        for (GameTerm& term : record.terms) {
            if (!term.counts()) continue;
            if (settings.fortyLimit)
                term.used = std::clamp(term.used, *record.before - kLimit, *record.before + kLimit);
            term.cut = term.used != *term.listed;
            term.expected = expectedScore(*record.before, term.used);
            term.term = term.score / 2.0 - term.expected;
            record.expected = record.expected.value_or(0) + term.expected;
        }
    }
    const Tally counted = countOrKeep(record);
    if (counted.games == 0) return record;
    const bool wholeField = pool.roundRobin && record.before;
    const double average = wholeField ? fieldAverage(starts) : counted.average();
    const double found = performance(average, counted.score, counted.games);
    record.performance = found;
    const auto say = [&](Phrase phrase, std::initializer_list<Shown> numbers) {
        record.steps.emplace_back(phrase, Article{}, numbers);
    };
    say(wholeField ? Phrase::RatingIngoFieldPerformance : Phrase::RatingIngoPerformance,
        {{average, 2}, {50.0 * counted.score / counted.games, 2}, {found, 2}});
    record.steps.back().decisive = true;
    if (record.source == RatingSource::Converted) {
        record.notes.emplace_back(Phrase::RatingNoteIngoConverted, Article{},
                                  std::initializer_list<Shown>{{*record.before, 2}});
    }
    if (!record.before) {
        record.status = Status::FirstRating;
        record.after = found;
        say(Phrase::RatingIngoFirst, {{found, 2}, {roundHalfUp(found)}});
        return record;
    }
    const double old = *record.before;
    record.status = Status::Rated;
    switch (settings.version) {
    case IngoVersion::Article:
        record.after = found;
        say(Phrase::RatingIngoArticle, {{found, 2}, {roundHalfUp(found)}});
        break;
    case IngoVersion::Classic:
        record.after = classic(old, found);
        say(Phrase::RatingIngoClassic, {{old, 2}, {found, 2}, {*record.after, 2}, {roundHalfUp(*record.after)}});
        break;
    case IngoVersion::Late: {
        const int birth = pool.entrants[entrant].birthYear;
        const bool known = birth > 0 && pool.year() > 0;
        const int development = developmentOf(known ? std::optional(pool.year() - birth) : std::nullopt);
        record.factor = development;
        record.after = late(old, found, counted.games, development);
        say(Phrase::RatingIngoLate, {{found, 2},
                                     {double(counted.games)},
                                     {old, 2},
                                     {double(development)},
                                     {*record.after, 2},
                                     {roundHalfUp(*record.after)}});
        break;
    }
    }
    record.change = *record.after - old;
    return record;
}

}  // namespace

std::vector<Record> rate(const Pool& pool, const Settings& settings)
{
    const std::vector<Start> starts = startsOf(pool, startOf);
    return rateEach(pool, [&](std::size_t i) { return ratePlayer(pool, settings.ingo, starts, i); });
}

}  // namespace kydai::rating::ingo
