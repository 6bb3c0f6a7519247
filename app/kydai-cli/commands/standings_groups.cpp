#include "commands/standings_groups.h"

namespace kydai::cli {

nlohmann::ordered_json unitsJson(const Section& section, const tiebreak::Standings& standings,
                                 const std::vector<tiebreak::UnitRow>& units)
{
    using Json = nlohmann::ordered_json;
    Json list = Json::array();
    for (const tiebreak::UnitRow& unit : units) {
        Json members = Json::array();
        for (const tiebreak::UnitMember& member : unit.members) {
            members.push_back({{"id", standings.competition->numbers[member.participant]},
                               {"name", section.players[member.participant].name},
                               {"place", member.place},
                               {"points", toDecimal(member.points)},
                               {"counts", member.counts}});
        }
        list.push_back({{"rank", unit.rank},
                        {"unit", unit.unit},
                        {"places", unit.places},
                        {"points", toDecimal(unit.points)},
                        {"complete", unit.complete},
                        {"members", std::move(members)}});
    }
    return list;
}

}  // namespace kydai::cli
