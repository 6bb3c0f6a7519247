#include "text/unit_text.h"

#include <QStringList>

namespace kydai::text {

namespace {

constexpr char kUnitContext[] = "Table";

}  // namespace

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
