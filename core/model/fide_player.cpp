#include "model/fide_player.h"

#include "model/words.h"
#include "support/utf8.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <sstream>
#include <string_view>
#include <utility>

namespace kydai {

namespace {

// In the order of Title.
constexpr std::array<std::string_view, 8> kTitles{"GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM"};

std::vector<std::string> sortedWords(const std::string& name)
{
    std::istringstream words(utf8::wordKey(name));
    std::vector<std::string> sorted{std::istream_iterator<std::string>(words), {}};
    std::ranges::sort(sorted);
    return sorted;
}

}  // namespace

const FidePlayer::Tempo& FidePlayer::in(TimeControl tempo) const
{
    switch (tempo) {
    case TimeControl::Standard:
        break;
    case TimeControl::Rapid:
        return rapid;
    case TimeControl::Blitz:
        return blitz;
    }
    return standard;
}

std::vector<TimeControl> ratingListsOf(const RuleSet& rules)
{
    if (!rules.ratingLists.empty()) return rules.ratingLists;
    using enum TimeControl;
    switch (rules.timeControl) {
    case Standard:
        break;
    case Rapid:
        return {Rapid, Standard, Blitz};
    case Blitz:
        return {Blitz, Standard, Rapid};
    }
    return {Standard, Rapid, Blitz};
}

TimeControl ratingListFor(const FidePlayer& listed, const RuleSet& rules)
{
    const std::vector<TimeControl> lists = ratingListsOf(rules);
    const auto rated = std::ranges::find_if(lists, [&](TimeControl list) { return listed.in(list).rating > 0; });
    return rated == lists.end() ? lists.front() : *rated;
}

std::string sourceOf(TimeControl list, const std::string& month)
{
    return fmt::format("FIDE {} {}", wordFor(list), month);
}

std::vector<ListRating> listedRatings(const FidePlayer& listed, const std::string& month)
{
    std::vector<ListRating> all;
    for (const TimeControl list : {TimeControl::Standard, TimeControl::Rapid, TimeControl::Blitz})
        all.push_back({std::string(wordFor(list)), listed.in(list).rating, month});
    return all;
}

Player playerOf(const FidePlayer& listed, const RuleSet& rules, const std::string& month)
{
    Player player;
    player.name = listed.name;
    player.fideId = std::to_string(listed.id);
    player.federation = listed.federation;
    player.birth.year = listed.birthYear;
    const bool woman = listed.sex.empty() ? listed.flag.find('w') != std::string::npos : listed.sex == "F";
    player.sex = woman ? Sex::Female : listed.sex.empty() ? Sex::Unknown : Sex::Male;
    const auto title = std::ranges::find(kTitles, std::string_view(listed.title));
    if (title != kTitles.end()) {
        player.title = static_cast<Title>(title - kTitles.begin());
    } else {
        player.titleText = listed.title;
    }
    const TimeControl list = ratingListFor(listed, rules);
    player.rating = listed.in(list).rating;
    player.kFactor = player.rating > 0 ? listed.in(list).kFactor : 0;
    player.ratings.source = sourceOf(list, month);
    player.ratings.listed = listedRatings(listed, month);
    return player;
}

bool isListedAs(const Player& player, const FidePlayer& listed)
{
    const bool oneYear = player.birth.year == 0 || listed.birthYear == 0 || player.birth.year == listed.birthYear;
    return player.fideId == std::to_string(listed.id) && oneYear &&
           sortedWords(player.name) == sortedWords(listed.name);
}

Player broughtToList(Player player, const FidePlayer& listed, const RuleSet& rules, const std::string& month)
{
    Player known = playerOf(listed, rules, month);
    player.rating = known.rating;
    player.kFactor = known.kFactor;
    player.title = known.title;
    player.titleText = std::move(known.titleText);
    player.federation = std::move(known.federation);
    player.ratings = std::move(known.ratings);
    if (player.sex == Sex::Unknown) player.sex = known.sex;
    if (!player.birth.known()) player.birth = known.birth;
    return player;
}

}  // namespace kydai
