#include "print/workbook.h"

#include "format/csv.h"
#include "tables/lists.h"

#include <algorithm>
#include <string_view>

namespace kydai::print {

bool hasUnits(const Section& section)
{
    const auto has = [](const Player& player) { return !player.unit.empty(); };
    return !section.isTeamEvent() && std::ranges::any_of(section.players, has);
}

std::vector<format::Table> sectionTables(const Section& section, tables::Output output, const text::Wording& wording,
                                         const tiebreak::UnitOptions& units, const ask::StandingsSource& source)
{
    std::vector<format::Table> all;
    const auto add = [&](const tables::List& list) {
        all.push_back(tables::tableOf(list, tables::defaultColumns(list, output), output, wording));
    };
    const ask::Question places{.kind = ExplanationKind::Standing, .teams = section.isTeamEvent()};
    if (const auto ranked = ask::standingsOf(places, section, source); ranked && section.roundsPaired() > 0) {
        add(tables::standingsList(section, **ranked));
        if (hasUnits(section)) add(tables::unitsList(section, **ranked, units));
    }
    add(tables::crosstableList(section, tables::Numbering::Number));
    for (RoundNumber round = 1; round <= section.roundsPaired(); ++round) add(tables::pairingsList(section, round));
    add(tables::playersList(section));
    all.back().isRead = true;
    return all;
}

std::string csvOfPlayers(const Section& section, const text::Wording& wording)
{
    constexpr std::string_view kPromised =
        "number,name,sex,title,rating,federation,fide_id,birth,unit,category,points,rounds";
    const tables::List list = tables::playersAndRoundsList(section);
    const auto chosen = tables::chosenColumns(list, tables::Output::Csv, kPromised);
    const format::Table table = tables::tableOf(list, chosen.columns, tables::Output::Csv, wording, tables::Heads::Ids);
    return std::string(format::kByteOrderMark) + format::writeCsv(table);
}

}  // namespace kydai::print
