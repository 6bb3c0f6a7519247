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

struct Head {
    PlayerField field;
    std::string_view words;
    std::string between{};  ///< the words with a blank on both sides, where they may stand among others; else empty
};

/// Every head of every field, in the order of the rows.
const std::vector<Head>& allHeads()
{
    static const std::vector<Head> kHeads = [] {
        std::vector<Head> made;
        forEachField([&](const PlayerField& field, std::string_view heads) {
            while (!heads.empty()) {
                const std::size_t bar = std::min(heads.find('|'), heads.size());
                const bool anywhere = heads.front() == '*';
                const std::string_view words = heads.substr(anywhere ? 1 : 0, bar - (anywhere ? 1 : 0));
                made.push_back({field, words, anywhere ? ' ' + std::string(words) + ' ' : std::string()});
                heads.remove_prefix(std::min(bar + 1, heads.size()));
            }
        });
        return made;
    }();
    return kHeads;
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
    for (const Head& known : allHeads()) {
        if (known.words == key) found = known.field;
    }
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
    for (const Head& known : allHeads()) {
        if (known.between.empty() || spaced.find(known.between) == std::string::npos) continue;
        if (found != kIgnoredColumn && weight(known.field, known.words) <= weight(found, by)) continue;
        found = known.field;
        by = known.words;
    }
    return found;
}

bool isVietnameseNameHead(std::string_view head)
{
    const std::string key = utf8::wordKey(head);
    return key == "ho" || key.starts_with("ho ") || key.starts_with("ten ") || key.starts_with("chu ");
}

}  // namespace kydai::format
