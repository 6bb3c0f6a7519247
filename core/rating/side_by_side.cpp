#include "rating/side_by_side.h"

#include "rating/ecf.h"
#include "rating/ingo.h"

#include <string>

namespace kydai::rating {

SideBySide sideBySide(const Section& section)
{
    SideBySide all{Pool(section), {}};
    for (const SystemInfo& system : systems()) all.systems.push_back(rate(all.pool, system.system));
    return all;
}

double onEloScale(System system, double rating)
{
    if (system == System::Ecf) return ecf::toElo(rating);
    if (system == System::Ingo) return ingo::toElo(rating);
    return rating;
}

RatingScale scaleOf(const SideBySide& all, std::size_t entrant)
{
    RatingScale scale;
    for (const Ratings& ratings : all.systems) {
        const Record& record = ratings.records[entrant];
        if (!record.before && !record.after) continue;
        const auto onScale = [&](const std::optional<double>& value) {
            return value ? std::optional(onEloScale(ratings.system, *value)) : std::nullopt;
        };
        const SystemInfo& system = info(ratings.system);
        const double shown = record.after.value_or(record.before.value_or(0));
        scale.rows.push_back({std::string(system.name), onScale(record.before), onScale(record.after),
                              onScale(record.performance), shown, system.decimals});
    }
    return scale;
}

}  // namespace kydai::rating
