#include "commands/standings_groups.h"

#include <algorithm>

namespace kydai::cli {

std::vector<std::vector<std::string>> unitCells(const tiebreak::Standings& standings,
                                                const std::vector<tiebreak::UnitRow>& units)
{
    std::vector<std::vector<std::string>> rows = {{"rank", "unit", "places", "points", "counting", "players"}};
    for (const tiebreak::UnitRow& unit : units) {
        std::string players;
        int counting = 0;
        for (const tiebreak::UnitMember& member : unit.members) {
            if (!member.counts) continue;
            ++counting;
            if (!players.empty()) players += ';';
            players += std::to_string(standings.competition->numbers[member.participant]);
        }
        rows.push_back({std::to_string(unit.rank), unit.unit, std::to_string(unit.places), toDecimal(unit.points),
                        std::to_string(counting), players});
    }
    return rows;
}

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
