#include "rating/harkness.h"

#include <array>
#include <utility>

namespace kydai::rating::harkness {

double performance(double average, HalfPoints score, int games)
{
    return average + 10 * (50.0 * score / games - 50);
}

std::string_view classOf(double rating)
{
    static constexpr std::array<std::pair<double, std::string_view>, 6> kClasses = {{
        {2600, "Grandmaster"},
        {2400, "Senior Master"},
        {2200, "Master"},
        {2000, "Expert"},
        {1800, "A"},
        {1600, "B"},
    }};
    for (const auto& [lowest, name] : kClasses) {
        if (rating >= lowest) return name;
    }
    return "C";
}

namespace {

Record ratePlayer(const Pool& pool, const HarknessSettings& settings, std::span<const Start> starts,
                  std::size_t entrant)
{
    Record record = beginRecord(pool, entrant, starts);
    const Tally counted = countOrKeep(record);
    if (counted.games == 0) return record;
    const double found = performance(counted.average(), counted.score, counted.games);
    record.performance = found;
    record.steps.emplace_back(
        Phrase::RatingHarknessPerformance, Article{},
        std::initializer_list<Shown>{
            {counted.average(), 2}, {50.0 * counted.score / counted.games, 2}, {found, 2}, {roundHalfUp(found)}});
    record.steps.back().decisive = true;
    record.status = record.before ? Status::Rated : Status::FirstRating;
    record.after = roundHalfUp(found);
    if (record.before && settings.averageWithOld) {
        const double weight = settings.gamesBehindOld;
        record.after = roundHalfUp((*record.before * weight + found * counted.games) / (weight + counted.games));
        record.steps.emplace_back(
            Phrase::RatingHarknessMean, Article{},
            std::initializer_list<Shown>{
                {*record.before}, {weight}, {found, 2}, {double(counted.games)}, {*record.after}});
    }
    if (record.before) record.change = *record.after - *record.before;
    return record;
}

}  // namespace

std::vector<Record> rate(const Pool& pool, const Settings& settings)
{
    const std::vector<Start> starts = startsOf(pool, listStart);
    return rateEach(pool, [&](std::size_t i) { return ratePlayer(pool, settings.harkness, starts, i); });
}

}  // namespace kydai::rating::harkness
