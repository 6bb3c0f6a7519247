#include "tiebreak/stages.h"

#include "tiebreak/standings.h"

#include <algorithm>
#include <set>

namespace kydai::tiebreak {

std::vector<const Section*> stagesTo(const Section& last, const std::vector<const Section*>& all)
{
    std::vector<const Section*> stages{&last};
    while (!stages.back()->info.continues.empty()) {
        const std::string& name = stages.back()->info.continues;
        const auto earlier =
            std::ranges::find_if(all, [&](const Section* section) { return section->info.name == name; });
        const bool isKnown = earlier != all.end() && std::ranges::find(stages, *earlier) == stages.end() &&
                             (*earlier)->info.name != last.info.name;
        if (!isKnown) break;
        stages.push_back(*earlier);
    }
    return stages;
}

std::vector<StagePlace> placesOverStages(const std::vector<const Section*>& stages)
{
    std::vector<StagePlace> places;
    std::vector<StagePlace> without;
    std::set<PlayerId> told;
    for (std::size_t stage = 0; stage < stages.size(); ++stage) {
        const auto standings = standingsOf(*stages[stage], {.participants = Participants::Players});
        if (!standings) continue;
        int rank = 0;
        int place = 0;
        for (const Row& row : standings->rows) {
            if (!told.insert(standings->competition->playerAt(row.participant)).second) continue;
            if (row.rank == 0) {
                without.push_back({stage, row.participant, 0});
                continue;
            }
            // Level with the one before him there, who isn't told already: the same place.
            if (row.rank != rank || place == 0) place = static_cast<int>(places.size()) + 1;
            rank = row.rank;
            places.push_back({stage, row.participant, place});
        }
    }
    places.insert(places.end(), without.begin(), without.end());
    return places;
}

}  // namespace kydai::tiebreak
