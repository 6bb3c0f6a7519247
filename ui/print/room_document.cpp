// For the doors of the rooms: what is played there, and who sits at which table.
#include "model/hall.h"
#include "model/table_numbers.h"
#include "print/document_words.h"
#include "print/list_table.h"
#include "support/assert.h"
#include "support/utf8.h"
#include "tables/lists.h"
#include "text/value_text.h"

#include <algorithm>
#include <map>

namespace kydai::print {

namespace {

constexpr double kRoomType = 40;
constexpr double kSectionType = 14;
constexpr double kAbove = 5;
constexpr double kNameType = 11;
constexpr double kLargeNameType = 16;

using Players = std::vector<const CardHolders*>;

struct Seated {
    std::string key{};  ///< by which names are sorted
    TableRow row{};
};

/// Name, section, table, colour; or what somebody has who sits at none.
Table seatsOf(const Players& sections, const DocumentWords& words, bool large)
{
    std::vector<Seated> all;
    Table table;
    for (const CardHolders* of : sections) {
        const Section& section = *of->section;
        const tables::List list = tables::alphabeticalList(section, section.roundsPaired());
        Table each = listTable(list, words, "name,board,colour,opponent");
        KYDAI_ASSERT(each.rows.size() == list.rows.size());
        for (std::size_t row = 0; row < each.rows.size(); ++row) {
            QStringList cells = each.rows[row].cells;
            const QString instead = cells.takeLast();
            if (cells[1].isEmpty()) cells[2] = instead;
            cells.insert(1, fromUtf8(section.info.name));
            all.push_back({utf8::nameSortKey(section.players[list.rows[row]].name), {.cells = std::move(cells)}});
        }
        if (!table.columns.empty()) continue;
        table.columns = std::move(each.columns);
        table.columns.pop_back();
        table.columns.insert(table.columns.begin() + 1, {words(QT_TRANSLATE_NOOP("Print", "Section"))});
    }
    std::ranges::stable_sort(all, {}, &Seated::key);
    for (Seated& seated : all) table.rows.push_back(std::move(seated.row));
    table.fontSize = large ? kLargeNameType : kNameType;
    table.newspaperColumns = large ? 1 : 2;
    table.fillsPage = !large;
    return table;
}

/// Section, round, its day where they differ, tables from and to, players: in the order of the tables.
Table sectionsOf(const Players& sections, const DocumentWords& words)
{
    const Date& day = sections.front()->section->rounds.back().date;
    const bool isOneDay =
        std::ranges::all_of(sections, [&](const CardHolders* of) { return of->section->rounds.back().date == day; });
    Table table;
    table.fontSize = kSectionType;
    table.columns = {{words(QT_TRANSLATE_NOOP("Print", "Section")), Align::Left, true, true},
                     {words(QT_TRANSLATE_NOOP("Print", "Round")), Align::Right},
                     {words(QT_TRANSLATE_NOOP("Print", "Tables")), Align::Right},
                     {words(QT_TRANSLATE_NOOP("Print", "Players at them")), Align::Right}};
    if (!isOneDay) table.columns.insert(table.columns.begin() + 2, {words(QT_TRANSLATE_NOOP("Print", "Date"))});
    for (const CardHolders* of : sections) {
        const Section& section = *of->section;
        const Round& round = section.rounds.back();
        const std::vector<int> numbers = tableNumbers(section, round);
        const auto [first, last] = std::ranges::minmax_element(numbers);
        const QString tables = numbers.empty()   ? QString()
                               : *first == *last ? QString::number(*first)
                                                 : QStringLiteral("%1–%2").arg(*first).arg(*last);
        table.rows.push_back({.cells = {fromUtf8(section.info.name), QString::number(section.roundsPaired()), tables,
                                        QString::number(2 * round.games.size())}});
        if (!isOneDay)
            table.rows.back().cells.insert(2,
                                           round.date.known() ? text::dateText(round.date, words.first()) : QString());
    }
    return table;
}

}  // namespace

Result<Sheet> roomsSheet(const std::vector<CardHolders>& holders, const PrintOptions& options)
{
    std::vector<std::pair<std::string, Players>> rooms;  // in the order of their first sections
    for (const CardHolders& of : holders) {
        if (of.section->rounds.empty()) continue;
        const std::string& room = of.section->info.room;
        auto at = std::ranges::find(rooms, room, &std::pair<std::string, Players>::first);
        if (at == rooms.end()) at = rooms.insert(rooms.end(), {room, {}});
        at->second.push_back(&of);
    }
    if (rooms.empty()) return Error{Errc::NoSuchRound};
    const Section& shown = *rooms.front().second.front()->section;
    const DocumentWords words(options, shown.rules.discipline);
    Section cover;  // its heading is the event's, unless it is of one section alone
    cover.info = shown.info;
    if (holders.size() > 1) cover.info.name = options.event.toStdString();
    Sheet sheet = emptySheet(cover, words(QT_TRANSLATE_NOOP("Print", "Who plays in this room")), options, words,
                             shown.rounds.back().date);
    sheet.footer = options.program;
    for (const auto& [room, sections] : rooms) {
        if (&room != &rooms.front().first) sheet.blocks.emplace_back(PageBreak{});
        const QString name =
            room.empty() ? words(QT_TRANSLATE_NOOP("Print", "Sections without a room")) : fromUtf8(room);
        if (rooms.size() > 1 || !room.empty())
            sheet.blocks.emplace_back(Paragraph{name, {kRoomType, true}, 2, Align::Centre});
        sheet.blocks.emplace_back(sectionsOf(sections, words));
        sheet.blocks.emplace_back(
            Paragraph{words(QT_TRANSLATE_NOOP("Print", "By name")), {kSectionType, true}, kAbove});
        sheet.blocks.emplace_back(seatsOf(sections, words, options.large));
    }
    return sheet;
}

}  // namespace kydai::print
