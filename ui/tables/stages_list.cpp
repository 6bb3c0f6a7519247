// One final list over the stages of an event: who played on comes first, then the others of the stage before.
#include "tables/lists.h"
#include "tables/player_columns.h"
#include "tiebreak/stages.h"

#include <memory>
#include <optional>
#include <vector>

namespace kydai::tables {

List stagesList(const std::vector<const Section*>& stages)
{
    const auto all = std::make_shared<const std::vector<tiebreak::StagePlace>>(tiebreak::placesOverStages(stages));
    List list;
    list.id = "final_list";
    Column rank = column("rank", Align::Right, {5}, [all](Subject at) { return numberOrBlank((*all)[at].place); });
    rank.strong = true;
    rank.onceInARow = true;
    list.columns.push_back(std::move(rank));
    // The last stage has only some of them: each is looked up where he was last.
    const auto text = [&](const char* id, Width width, const auto& of) {
        list.columns.push_back(column(id, Align::Left, width, [all, stages, of](Subject at) {
            const tiebreak::StagePlace& place = (*all)[at];
            return textOrBlank(of(*stages[place.stage], stages[place.stage]->players[place.player]));
        }));
    };
    text("name", {28, true}, [](const Section&, const Player& player) { return player.name; });
    text("unit", {16, true}, [](const Section&, const Player& player) { return player.unit; });
    text("section", {20, true}, [](const Section& section, const Player&) { return section.info.name; });
    for (Subject at = 0; at < all->size(); ++at) list.rows.push_back(at);
    return list;
}

}  // namespace kydai::tables
