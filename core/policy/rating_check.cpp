#include "policy/rating_check.h"

#include "support/utf8.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <tuple>

namespace kydai::policy {

namespace {

constexpr std::array<std::string_view, 12> kMonths{"JAN", "FEB", "MAR", "APR", "MAY", "JUN",
                                                   "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"};
constexpr int kCentury = 100;

std::optional<std::int64_t> idOf(const std::string& text)
{
    std::int64_t id = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), id);
    if (error != std::errc{} || end != text.data() + text.size() || id <= 0) return std::nullopt;
    return id;
}

/// In order of their numbers.
std::vector<const Player*> byNumber(const Section& section)
{
    std::vector<const Player*> players;
    for (const Player& player : section.players) players.push_back(&player);
    std::ranges::stable_sort(players, {}, [](const Player* player) { return player->tpn; });
    return players;
}

/// Year and month of "NOV26" or "11/2026".
std::optional<std::pair<int, int>> monthOf(std::string_view text)
{
    const auto number = [](std::string_view digits) {
        int value = 0;
        const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
        return error == std::errc{} && end == digits.data() + digits.size() ? value : -1;
    };
    constexpr std::size_t kShort = 5;
    if (text.size() == kShort) {
        std::string name(text.substr(0, 3));
        std::ranges::transform(name, name.begin(), [](unsigned char letter) { return std::toupper(letter); });
        const auto at = std::ranges::find(kMonths, name);
        const int year = number(text.substr(3));
        if (at != kMonths.end() && year >= 0) return std::pair(20 * kCentury + year, int(at - kMonths.begin()) + 1);
    }
    const std::size_t stroke = text.find('/');
    if (stroke == std::string_view::npos) return std::nullopt;
    const int month = number(text.substr(0, stroke));
    const int year = number(text.substr(stroke + 1));
    if (month < 1 || month > 12 || year < 0) return std::nullopt;
    return std::pair(year, month);
}

NationalRecord* recordOf(Player& player, const std::string& federation)
{
    const auto at = std::ranges::find(player.national, federation, &NationalRecord::federation);
    return at == player.national.end() ? nullptr : &*at;
}

bool isSamePerson(const Player& player, const Player& listed)
{
    if (!player.fideId.empty() && !listed.fideId.empty()) return player.fideId == listed.fideId;
    if (utf8::wordKey(player.name) != utf8::wordKey(listed.name)) return false;
    return player.birth.year == 0 || listed.birth.year == 0 || player.birth.year == listed.birth.year;
}

std::string homeOf(const Section& section)
{
    return section.info.federation.empty() ? "VIE" : section.info.federation;
}

}  // namespace

std::vector<RatingDifference> comparedWithList(const Section& section, const FindListed& find, const std::string& month)
{
    std::vector<RatingDifference> differences;
    for (const Player* player : byNumber(section)) {
        const auto id = idOf(player->fideId);
        if (!id) continue;
        RatingDifference difference;
        difference.player = player->id;
        const auto listed = find(*id);
        if (!listed) {
            difference.isMissing = true;
            differences.push_back(std::move(difference));
            continue;
        }
        const Player there = playerOf(*listed, section.rules, month);
        if (there.rating == player->rating && there.title == player->title && there.federation == player->federation)
            continue;
        difference.listed = there.rating;
        difference.kFactor = there.kFactor;
        difference.source = there.ratings.source;
        difference.lists = there.ratings.listed;
        difference.title = there.title;
        difference.federation = there.federation;
        differences.push_back(std::move(difference));
    }
    return differences;
}

CompoundChange takingOver(const Section& section, SectionId id, std::span<const RatingDifference> chosen)
{
    CompoundChange action(ActionKind::TakeRatings, {});
    for (const RatingDifference& one : chosen) {
        const Player* now = section.find(one.player);
        if (now == nullptr || one.isMissing) continue;
        Player player = *now;
        player.rating = one.listed;
        player.kFactor = one.kFactor;
        player.title = one.title;
        if (one.title != Title::None) player.titleText.clear();
        player.federation = one.federation;
        player.ratings.source = one.source;
        player.ratings.listed = one.lists;
        action.changes.push_back(EditPlayer{id, std::move(player)});
    }
    return action;
}

std::vector<RatingDifference> comparedWithCustomList(const Section& section, const std::vector<Player>& list,
                                                     const std::string& name)
{
    std::vector<RatingDifference> differences;
    for (const Player* player : byNumber(section)) {
        const auto at = std::ranges::find_if(list, [&](const Player& one) { return isSamePerson(*player, one); });
        if (at == list.end()) continue;
        int listed = at->rating;
        for (const NationalRecord& record : at->national) listed = std::max(listed, record.rating);
        Player now = *player;
        const NationalRecord* record = recordOf(now, homeOf(section));
        if (record != nullptr && record->rating == listed) continue;
        if (listed == 0) continue;
        RatingDifference difference;
        difference.player = player->id;
        difference.listed = listed;
        difference.source = name;
        differences.push_back(std::move(difference));
    }
    return differences;
}

CompoundChange takingOverCustom(const Section& section, SectionId id, std::span<const RatingDifference> chosen)
{
    CompoundChange action(ActionKind::TakeRatings, {});
    for (const RatingDifference& one : chosen) {
        const Player* now = section.find(one.player);
        if (now == nullptr) continue;
        Player player = *now;
        NationalRecord* record = recordOf(player, homeOf(section));
        if (record == nullptr) {
            record = &player.national.emplace_back();
            record->federation = homeOf(section);
        }
        record->rating = one.listed;
        std::erase_if(player.ratings.listed, [&](const ListRating& old) { return old.list == one.source; });
        player.ratings.listed.push_back({one.source, one.listed, {}});
        action.changes.push_back(EditPlayer{id, std::move(player)});
    }
    return action;
}

Date listDayOf(const Section& section, const Date& today)
{
    const Date& first = section.info.firstDay;
    const bool isToCome =
        std::tuple(first.year, first.month, first.day) > std::tuple(today.year, today.month, today.day);
    return section.rules.longEvent || !first.known() || isToCome ? today : first;
}

std::string listInForce(const Date& day)
{
    if (day.year == 0 || day.month == 0) return {};
    return fmt::format("{}{:02}", kMonths[static_cast<std::size_t>(day.month) - 1], day.year % kCentury);
}

bool isInForce(const std::string& month, const Date& day)
{
    const auto list = monthOf(month);
    return !list || day.year == 0 || day.month == 0 || *list == std::pair(int{day.year}, int{day.month});
}

}  // namespace kydai::policy
