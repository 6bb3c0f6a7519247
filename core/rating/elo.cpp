#include "rating/elo.h"

#include <array>
#include <utility>

namespace kydai::rating::elo {

double update(double rating, double k, double score, double expected, int games)
{
    return games == 0 ? rating : rating + k * (score - expected);
}

double linearPerformance(double average, HalfPoints score, int games)
{
    return average + 400.0 * (score - games) / games;  // wins − losses = score in half points − games
}

std::string_view class1978(double rating)
{
    static constexpr std::array<std::pair<double, std::string_view>, 10> kBands = {{
        {2700, "2700+"},
        {2500, "2500-2700"},
        {2400, "2400-2500"},
        {2300, "2300-2400"},
        {2200, "2200-2300"},
        {2000, "2000-2200"},
        {1800, "1800-2000"},
        {1600, "1600-1800"},
        {1400, "1400-1600"},
        {1200, "1200-1400"},
    }};
    for (const auto& [lowest, name] : kBands) {
        if (rating >= lowest) return name;
    }
    return "<1200";
}

namespace {

/// The change from the record's score and this expected score.
void complete(Record& record, double k, double expected)
{
    const double score = record.score / 2.0;
    record.status = Status::Rated;
    record.expected = expected;
    record.factor = k;
    record.after = update(*record.before, k, score, expected, record.games);
    record.change = *record.after - *record.before;
    record.steps.emplace_back(
        Phrase::RatingSum, Article{},
        std::initializer_list<Shown>{shownScore(score), {expected, 2}, {score - expected, 2, true}});
    record.steps.back().decisive = true;
    record.steps.emplace_back(Phrase::RatingEloResult, Article{},
                              std::initializer_list<Shown>{
                                  {*record.before, 1}, {k, 1}, shownScore(score), {expected, 2}, {*record.after, 1}});
}

Record ratePlayer(const Pool& pool, const EloSettings& settings, std::span<const Start> starts, std::size_t entrant)
{
    Record record = beginRecord(pool, entrant, starts);
    const Tally counted = countOrKeep(record);
    if (counted.games == 0) return record;
    const double performance = linearPerformance(counted.average(), counted.score, counted.games);
    record.performance = performance;
    const FormulaStep performanceStep(
        Phrase::RatingEloPerformance, {},
        {{counted.average(), 1}, {double(counted.score - counted.games)}, {double(counted.games)}, {performance, 1}});
    if (!record.before) {
        record.status = Status::FirstRating;
        record.after = performance;
        record.steps.push_back(performanceStep);
        record.notes.emplace_back(Phrase::RatingNoteNewcomerPerformance, Article{}, std::initializer_list<Shown>{});
        return record;
    }
    double expected = 0;
    for (GameTerm& term : record.terms) {
        if (!term.counts()) continue;
        term.expected = expectedScore(settings.form, *record.before - term.used);
        term.term = term.score / 2.0 - term.expected;
        expected += term.expected;
    }
    complete(record, settings.k, expected);
    record.steps.push_back(performanceStep);
    return record;
}

}  // namespace

Record rateTotals(const Totals& totals)
{
    Record record;
    record.source = RatingSource::Given;
    record.before = totals.before;
    record.after = totals.before;
    record.games = totals.games;
    record.score = totals.score;
    if (totals.games > 0) complete(record, totals.k, totals.expected);
    return record;
}

std::vector<Record> rate(const Pool& pool, const Settings& settings)
{
    const std::vector<Start> starts = startsOf(pool, listStart);
    return rateEach(pool, [&](std::size_t i) { return ratePlayer(pool, settings.elo, starts, i); });
}

}  // namespace kydai::rating::elo
