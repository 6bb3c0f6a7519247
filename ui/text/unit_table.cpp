#include "text/unit_table.h"

#include "text/value_text.h"

#include <QStringList>

namespace kydai::text {

namespace {

constexpr char kUnitContext[] = "Table";

}  // namespace

format::Table unitTable(const Section& section, const tiebreak::Standings& standings,
                        const tiebreak::UnitOptions& options, const Wording& wording)
{
    format::Table table{"units"};
    table.columns = {{"place", {}, true},
                     {"unit", {}, false},
                     {"unit_places", {}, true},
                     {"unit_points", {}, true},
                     {"unit_members", {}, false}};
    for (const tiebreak::UnitRow& unit : tiebreak::unitStandings(section, standings, options)) {
        table.rows.push_back({std::to_string(unit.rank), unit.unit, std::to_string(unit.places),
                              pointsText(unit.points, wording).toStdString(),
                              unitMembersText(section, unit, wording).toStdString()});
    }
    return table;
}

QString unitMembersText(const Section& section, const tiebreak::UnitRow& unit, const Wording& wording)
{
    QStringList names;
    for (const tiebreak::UnitMember& member : unit.members) {
        if (!member.counts) break;
        //: a player of a unit and the place in the standings
        names << wording.translate(kUnitContext, QT_TRANSLATE_NOOP("Table", "%1 (place %2)"))
                     .arg(QString::fromStdString(section.players[member.participant].name))
                     .arg(member.place);
    }
    return names.join(QStringLiteral(" · "));
}

}  // namespace kydai::text
