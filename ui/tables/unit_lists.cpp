// Standings of units, a row each, and with their players.
#include "support/assert.h"
#include "tables/lists.h"
#include "tables/player_columns.h"
#include "tables/provisional.h"
#include "tables/standings_columns.h"
#include "text/phrase_text.h"
#include "text/unit_text.h"
#include "text/value_text.h"

#include <memory>
#include <string>

namespace kydai::tables {

namespace {

constexpr char kUnitsContext[] = "Table";

using Units = std::shared_ptr<const std::vector<tiebreak::UnitRow>>;

void addUnitNotes(List& list, const Section& section, const tiebreak::Standings& standings,
                  const tiebreak::UnitOptions& options)
{
    const auto missing = missingResults(section, standings.round);
    if (!missing.empty())
        list.notes.emplace_back([missing](const text::Wording& wording) { return provisionalText(missing, wording); });
    list.notes.emplace_back([options](const text::Wording& wording) {
        const char* const rule =
            options.rule == tiebreak::UnitRule::SumOfPlaces
                ? QT_TRANSLATE_NOOP("Table", "The best {best} of each unit count, by the sum of their places.")
                : QT_TRANSLATE_NOOP("Table", "The best {best} of each unit count, by the sum of their points.");
        return text::fillHoles(wording.translate(kUnitsContext, rule),
                               [&](const QString&) { return QString::number(options.best); });
    });
}

/// Those who count, as numbers parted by semicolons.
std::string countingNumbers(const Section& section, const tiebreak::UnitRow& unit)
{
    std::string numbers;
    for (const tiebreak::UnitMember& member : unit.members) {
        if (!member.counts) continue;
        numbers += (numbers.empty() ? "" : ";") + std::to_string(section.players[member.participant].tpn);
    }
    return numbers;
}

/// "1.  Hà Nội   sum of places 10 · 12 points of the best"
QString unitHeading(const tiebreak::UnitRow& unit, tiebreak::UnitRule rule, const text::Wording& wording)
{
    const auto filled = [&](const char* source, const QString& value) {
        return text::fillHoles(wording.translate(kUnitsContext, source), [&](const QString&) { return value; });
    };
    const QString places = filled(QT_TRANSLATE_NOOP("Table", "sum of places {sum}"), QString::number(unit.places));
    const QString points =
        filled(QT_TRANSLATE_NOOP("Table", "{sum} points of the best"), text::pointsText(unit.points, wording));
    const bool byPlaces = rule == tiebreak::UnitRule::SumOfPlaces;
    return QStringLiteral("%1.  %2   %3 · %4")
        .arg(QString::number(unit.rank), QString::fromStdString(unit.unit), byPlaces ? places : points,
             byPlaces ? points : places);
}

}  // namespace

List unitsList(const Section& section, const tiebreak::Standings& standings, const tiebreak::UnitOptions& options)
{
    const Units units =
        std::make_shared<const std::vector<tiebreak::UnitRow>>(tiebreak::unitStandings(section, standings, options));
    List list;
    list.id = "units";
    const auto add = [&](const char* id, const char* head, Align align, Width width,
                         std::function<Value(Subject)> value, Outputs outputs = Outputs::everywhere()) {
        Column made = column(head, align, width, std::move(value));
        made.id = id;
        made.outputs = outputs;
        list.columns.push_back(std::move(made));
    };
    add("rank", "rank", Align::Right, {5}, [units](Subject unit) { return Value((*units)[unit].rank); });
    add("unit", "unit", Align::Left, {20}, [units](Subject unit) { return Value((*units)[unit].unit); });
    add("places", "unit_places", Align::Right, {13}, [units](Subject unit) { return Value((*units)[unit].places); });
    add("points", "unit_points", Align::Right, {13}, [units](Subject unit) { return Value((*units)[unit].points); });
    add("counting", "unit_counting", Align::Right, {7},
        [units](Subject unit) {
            int counting = 0;
            for (const tiebreak::UnitMember& member : (*units)[unit].members) counting += member.counts ? 1 : 0;
            return Value(counting);
        },
        {Output::Csv, Output::Json, Output::Text});
    add(
        "members", "unit_members", Align::Left, {20, true},
        [units, &section](Subject unit) {
            return Value(Worded{[units, &section, unit](const text::Wording& wording) {
                                    return text::unitMembersText(section, (*units)[unit], wording);
                                },
                                {}});
        },
        Outputs::everywhere().without({Output::Csv, Output::Json}));
    add("players", "players", Align::Left, {12},
        [units, &section](Subject unit) { return Value(countingNumbers(section, (*units)[unit])); },
        {Output::Csv, Output::Json});
    for (Subject unit = 0; unit < units->size(); ++unit) list.rows.push_back(unit);
    addUnitNotes(list, section, standings, options);
    return list;
}

List unitMembersList(const Section& section, const tiebreak::Standings& standings, const tiebreak::UnitOptions& options)
{
    KYDAI_ASSERT(!standings.competition->teams);
    const Units units =
        std::make_shared<const std::vector<tiebreak::UnitRow>>(tiebreak::unitStandings(section, standings, options));
    List list;
    list.id = "units";
    const auto places = std::make_shared<std::vector<int>>(section.players.size(), 0);
    const auto unitOf = std::make_shared<std::vector<std::size_t>>(section.players.size(), 0);
    for (std::size_t at = 0; at < units->size(); ++at) {
        const tiebreak::UnitRow& unit = (*units)[at];
        list.groups.push_back({list.rows.size(), [units, at, rule = options.rule](const text::Wording& wording) {
                                   return unitHeading((*units)[at], rule, wording);
                               }});
        for (const tiebreak::UnitMember& member : unit.members) {
            (*places)[member.participant] = member.place;
            (*unitOf)[member.participant] = at;
            list.rows.push_back(member.participant);
            list.strongRows.push_back(member.counts);
        }
    }
    Column rank =
        column("rank", Align::Right, {5}, [places](Subject player) { return numberOrBlank((*places)[player]); });
    rank.strong = true;
    list.columns.push_back(std::move(rank));
    list.columns.push_back(playerColumn(section, "number"));
    list.columns.back().id = "id";
    addWho(list, section);
    // The heading names the unit where paper has headings; it may stand for the federation.
    Column& unit = list.columns[*list.find("unit")];
    unit.value = [units, unitOf](Subject player) { return Value((*units)[(*unitOf)[player]].unit); };
    unit.outputs = Outputs::everywhere().without({Output::Paper, Output::Html, Output::Projector});
    addPoints(list, standings);
    addTieBreaks(list, standings);
    addUnitNotes(list, section, standings, options);
    return list;
}

List unitsFor(Output output, std::string_view columns, const Section& section, const tiebreak::Standings& standings,
              const tiebreak::UnitOptions& options)
{
    List units = unitsList(section, standings, options);
    const bool onPaper = output == Output::Paper || output == Output::Html;
    const bool wanted = columns.empty() ? !onPaper : chosenColumns(units, output, columns).unknown.empty();
    return wanted ? units : unitMembersList(section, standings, options);
}

}  // namespace kydai::tables
