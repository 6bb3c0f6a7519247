#include "format/event_list.h"

#include "format/player_table.h"
#include "support/fragments.h"
#include "support/utf8.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <string_view>
#include <utility>

namespace kydai::format {

namespace {

bool isSectionHead(const std::string& head)
{
    static constexpr std::array<std::string_view, 14> kHeads{
        "lua tuoi", "nhom tuoi", "do tuoi",   "hang tuoi", "bang",       "bang dau", "nhom",
        "noi dung", "section",   "age group", "group",     "tournament", "category", "u"};
    return std::ranges::find(kHeads, utf8::wordKey(head)) != kHeads.end();
}

/// The head of the column that says the section; empty: none does.
std::string keepSectionColumn(const std::vector<CsvRow>& rows, PlayerColumns& columns)
{
    if (!columns.hasHead || columns.headRow >= rows.size()) return {};
    const auto& heads = rows[columns.headRow].fields;
    for (std::size_t at = 0; at < std::min(heads.size(), columns.fields.size()); ++at) {
        if (!isSectionHead(heads[at])) continue;
        columns.fields[at] = kKeptColumn;
        return heads[at];
    }
    return {};
}

/// What the section's column says of a player; the column is nobody's record.
std::string takeSection(Player& player, const std::string& head)
{
    const auto at = std::ranges::find_if(
        player.fields, [&](const FreeField& field) { return utf8::wordKey(field.head) == utf8::wordKey(head); });
    if (head.empty() || at == player.fields.end()) return {};
    std::string section = std::move(at->text);
    player.fields.erase(at);
    return section;
}

}  // namespace

Result<ReadEventList> readEventList(const std::vector<Sheet>& sheets, const std::string& fileName)
{
    ReadEventList all;
    const bool isOurs = std::ranges::any_of(sheets, &Sheet::isList);  // beside the lists stand sheets made of them
    for (const Sheet& sheet : sheets) {
        if (isOurs && !sheet.isList) continue;
        if (sheet.codePage) all.diagnostics.push_back(readAs(*sheet.codePage));
        PlayerColumns columns = detectColumns(sheet.rows);
        const std::string head = keepSectionColumn(sheet.rows, columns);
        auto read = readPlayers(sheet.rows, columns, fileName, ListNumbers::Lines);
        if (!read) continue;
        for (Player& player : read->players) {
            Listed listed{std::move(player), {}, 0};
            listed.line = listed.player.tpn;
            listed.section = takeSection(listed.player, head);
            if (head.empty() && sheets.size() > 1) listed.section = sheet.name;
            all.listed.push_back(std::move(listed));
        }
        std::ranges::move(read->diagnostics, std::back_inserter(all.diagnostics));
    }
    if (all.listed.empty())
        return Error{.code = Errc::UnknownFormat,
                     .file = fileName,
                     .what = fragment(FragmentId::FirstLineThatDoesNotNameColumns)};
    return all;
}

}  // namespace kydai::format
