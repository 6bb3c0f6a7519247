#include "format/player_heads.h"

#include "support/utf8.h"

#include <algorithm>
#include <string>
#include <tuple>

namespace kydai::format {

namespace {

/// Parts of a name are no members; their heads are written as those of rows.
constexpr std::string_view kFamilyHeads =
    "*last name|*family name|surname|nachname|ho|*ho dem|*ho lot|ho va dem|ho va ten dem|ho va ten lot|ho ten lot|"
    "ho ten dem|*chu lot|*ten lot|*ten dem";
constexpr std::string_view kGivenHeads = "*first name|*given name|vorname|ten goi|forename|forenames|forename s";

/// More words than this are no head but something that is told in a cell.
constexpr std::ptrdiff_t kMostWords = 8;

/// Calls `visit` with each field that has heads, and with these.
template <class Visit>
void forEachField(const Visit& visit)
{
    const auto ofRow = [&]<class M, class Owner>(const Row& row, M Owner::* /*member*/) {
        if (!row.heads.empty()) visit(PlayerField{kTypeWord<Owner>, row.word}, row.heads);
    };
    describe(ofRow, std::type_identity<Player>{});
    visit(kFamilyName, kFamilyHeads);
    visit(kGivenName, kGivenHeads);
    describe(ofRow, std::type_identity<NationalRecord>{});
}

template <class Visit>
void forEachHead(const Visit& visit)
{
    forEachField([&](const PlayerField& field, std::string_view heads) {
        while (!heads.empty()) {
            const std::size_t bar = std::min(heads.find('|'), heads.size());
            const bool anywhere = heads.front() == '*';
            visit(field, heads.substr(anywhere ? 1 : 0, bar - (anywhere ? 1 : 0)), anywhere);
            heads.remove_prefix(std::min(bar + 1, heads.size()));
        }
    });
}

/// Where words of several fields stand in one head: names before the rest, the longer before the shorter.
auto weight(const PlayerField& field, std::string_view words)
{
    const bool isPart = field == kFamilyName || field == kGivenName;
    return std::tuple(isPart, field == fieldOf(&Player::name), words.size());
}

}  // namespace

std::vector<PlayerField> playerFields()
{
    std::vector<PlayerField> fields{kIgnoredColumn};
    forEachField([&](const PlayerField& field, std::string_view /*heads*/) { fields.push_back(field); });
    fields.push_back(kKeptColumn);
    return fields;
}

PlayerField playerFieldOf(std::string_view type, std::string_view word)
{
    const std::vector<PlayerField> all = playerFields();
    const auto at = std::ranges::find(all, PlayerField{type, word});
    return at == all.end() ? kIgnoredColumn : *at;
}

PlayerField fieldOfWholeHead(std::string_view head)
{
    const std::string key = utf8::wordKey(head);
    PlayerField found = kIgnoredColumn;
    forEachHead([&](const PlayerField& field, std::string_view words, bool /*anywhere*/) {
        if (words == key) found = field;
    });
    return found;
}

PlayerField fieldOfHead(std::string_view head)
{
    if (const PlayerField whole = fieldOfWholeHead(head); whole != kIgnoredColumn) return whole;
    const std::string key = utf8::wordKey(head);
    if (std::ranges::count(key, ' ') >= kMostWords) return kIgnoredColumn;
    const std::string spaced = ' ' + key + ' ';
    PlayerField found = kIgnoredColumn;
    std::string_view by;
    forEachHead([&](const PlayerField& field, std::string_view words, bool anywhere) {
        if (!anywhere || spaced.find(' ' + std::string(words) + ' ') == std::string::npos) return;
        if (found != kIgnoredColumn && weight(field, words) <= weight(found, by)) return;
        found = field;
        by = words;
    });
    return found;
}

bool isVietnameseNameHead(std::string_view head)
{
    const std::string key = utf8::wordKey(head);
    return key == "ho" || key.starts_with("ho ") || key.starts_with("ten ") || key.starts_with("chu ");
}

}  // namespace kydai::format
