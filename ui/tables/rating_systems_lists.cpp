// One event in every rating system: everybody by number with what each system makes of him, and one player by system.
#include "tables/lists.h"
#include "tables/player_columns.h"
#include "text/rating_text.h"
#include "text/table_text.h"
#include "text/value_text.h"

#include <algorithm>
#include <numeric>

namespace kydai::tables {

namespace {

using text::RatingColumn;

QString systemName(rating::System system)
{
    const std::string_view name = rating::info(system).name;
    return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

/// "1912 (+12)" in whole points, of Ingo's small numbers with a decimal; a first rating has no change, and who isn't
/// rated nothing. The exact figures stand by player and in files.
Value newAndChange(const rating::Ratings& ratings, Subject entrant)
{
    const auto after = text::ratingNumber(ratings, entrant, RatingColumn::After);
    if (!after) return {};
    const auto change = text::ratingNumber(ratings, entrant, RatingColumn::Change);
    const int decimals = ratings.system == rating::System::Ingo ? 1 : 0;
    return Worded{
        [after = after->value, change, decimals](const text::Wording& wording) {
            const QString now = text::realText({after, decimals}, wording);
            if (!change) return now;
            return QStringLiteral("%1 (%2)").arg(now, text::realText({change->value, decimals, true}, wording));
        },
        {}};
}

Value ratingFigure(const rating::Ratings& ratings, Subject row, RatingColumn of)
{
    const auto number = text::ratingNumber(ratings, row, of);
    return number ? Value(*number) : Value();
}

void addSystem(List& list, const rating::Ratings& ratings)
{
    constexpr Outputs kFiles = {Output::Workbook, Output::Csv, Output::Json};
    const std::string code(rating::info(ratings.system).code);
    const auto add = [&](const std::string& id, Outputs outputs, std::function<QString(const text::Wording&)> head,
                         std::function<Value(Subject)> value) {
        constexpr int kFigure = 11;
        Column made = column("rating_after", Align::Right, {kFigure}, std::move(value));
        made.id = id;
        made.family = code;
        made.head = [head = std::move(head)](const text::Wording& wording, bool) { return head(wording); };
        made.outputs = outputs;
        list.columns.push_back(std::move(made));
    };
    const rating::System system = ratings.system;
    add(
        code, Outputs::everywhere().without(kFiles), [system](const text::Wording&) { return systemName(system); },
        [&ratings](Subject entrant) { return newAndChange(ratings, entrant); });
    for (const RatingColumn of :
         {RatingColumn::Before, RatingColumn::Change, RatingColumn::After, RatingColumn::Performance}) {
        const char* const id = text::ratingColumnId(of);
        add(
            code + '_' + id, kFiles,
            [system, id](const text::Wording& wording) {
                return systemName(system) + QStringLiteral(": ") + text::tableHead(id, wording);
            },
            [&ratings, of](Subject entrant) { return ratingFigure(ratings, entrant, of); });
    }
}

}  // namespace

List ratingSystemsList(const Section& section, const rating::SideBySide& all)
{
    List list;
    list.id = "rating_systems";
    const auto playerOf = [&section, &all](Subject entrant) -> std::optional<std::size_t> {
        const auto at = std::ranges::find(section.players, all.pool.entrants[entrant].id, &Player::id);
        if (at == section.players.end()) return std::nullopt;
        return static_cast<std::size_t>(at - section.players.begin());
    };
    for (const char* id : {"number", "name"}) list.columns.push_back(playerColumn(section, id, playerOf));
    for (const rating::Ratings& ratings : all.systems) addSystem(list, ratings);
    list.rows.resize(all.pool.size());
    std::iota(list.rows.begin(), list.rows.end(), Subject{0});
    return list;
}

List playerSystemsList(const rating::SideBySide& all, std::size_t entrant)
{
    List list;
    list.id = "player_systems";
    Column name = column("rating_system", Align::Left, {13},
                         [&all](Subject at) { return Value(std::string(rating::info(all.systems[at].system).name)); });
    name.strong = true;
    list.columns.push_back(std::move(name));
    constexpr int kFigure = 8;
    for (const RatingColumn of :
         {RatingColumn::Before, RatingColumn::Games, RatingColumn::Expected, RatingColumn::Factor, RatingColumn::Change,
          RatingColumn::After, RatingColumn::Performance}) {
        list.columns.push_back(
            column(text::ratingColumnId(of), Align::Right, {kFigure},
                   [&all, entrant, of](Subject at) { return ratingFigure(all.systems[at], entrant, of); }));
        list.columns.back().strong = of == RatingColumn::After;
    }
    list.columns.push_back(
        column(text::ratingColumnId(RatingColumn::Remark), Align::Left, {14, true}, [&all, entrant](Subject at) {
            return Value(Worded{[&record = all.systems[at].records[entrant]](const text::Wording& wording) {
                                    return text::ratingRemark(record, wording);
                                },
                                {}});
        }));
    list.rows.resize(all.systems.size());
    std::iota(list.rows.begin(), list.rows.end(), Subject{0});
    return list;
}

}  // namespace kydai::tables
