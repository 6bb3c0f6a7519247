#include "pairing/initial_order.h"

#include "model/tournament_rating.h"
#include "support/assert.h"
#include "support/random.h"
#include "support/utf8.h"

#include <algorithm>
#include <numeric>
#include <set>
#include <string>
#include <tuple>
#include <utility>

namespace kydai::pairing {

namespace {

/// Indices of the players by number.
std::vector<std::size_t> byNumberNow(const Section& section)
{
    std::vector<std::size_t> order(section.players.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, {}, [&](std::size_t player) { return section.players[player].tpn; });
    return order;
}

std::vector<int> numbersNow(const Section& section)
{
    std::vector<int> numbers;
    numbers.reserve(section.players.size());
    for (const Player& player : section.players) numbers.push_back(player.tpn);
    return numbers;
}

std::vector<int> consecutive(const std::vector<std::size_t>& order)
{
    std::vector<int> numbers(order.size());
    for (std::size_t place = 0; place < order.size(); ++place) numbers[order[place]] = static_cast<int>(place + 1);
    return numbers;
}

/// What a column sorts by: whether there is nothing, then a number, then a text.
using ColumnKey = std::tuple<bool, std::int64_t, std::string>;

ColumnKey wordsKey(const std::string& text)
{
    return {text.empty(), 0, utf8::wordKey(text)};
}

ColumnKey fideIdKey(const std::string& fideId)
{
    // A shorter row of figures is the smaller number.
    return {fideId.empty(), static_cast<std::int64_t>(fideId.size()), fideId};
}

ColumnKey keyOf(const SectionInfo& info, const Player& player, OrderColumn column)
{
    switch (column) {
    case OrderColumn::Rating:
        return {
            false, std::int64_t{-16} * tournamentRating(info, player) + static_cast<std::int64_t>(player.title), {}};
    case OrderColumn::NationalRating:
        return {nationalRatingOf(info, player) == 0, -nationalRatingOf(info, player), {}};
    case OrderColumn::Name:
        return {false, 0, utf8::nameSortKey(player.name)};
    case OrderColumn::Unit:
        return wordsKey(player.unit);
    case OrderColumn::Category:
        return wordsKey(player.category);
    case OrderColumn::Birth: {
        const Date& day = player.birth;
        return {!day.known(), (std::int64_t{day.year} * 100 + day.month) * 100 + day.day, {}};
    }
    case OrderColumn::FideId:
        return fideIdKey(player.fideId);
    case OrderColumn::FileRank:
        return {player.fileRank == 0, player.fileRank, {}};
    }
    KYDAI_ASSERT(false);
}

}  // namespace

std::vector<int> numbersExchanged(const Section& section, PlayerId one, PlayerId other)
{
    std::vector<int> numbers = numbersNow(section);
    const auto first = section.indexOf(one);
    const auto second = section.indexOf(other);
    KYDAI_ASSERT(first && second);
    std::swap(numbers[*first], numbers[*second]);
    return numbers;
}

std::vector<int> numbersMoved(const Section& section, PlayerId player, int number)
{
    std::vector<std::size_t> order = byNumberNow(section);
    std::vector<int> given = numbersNow(section);
    std::ranges::sort(given);
    const auto index = section.indexOf(player);
    KYDAI_ASSERT(index);
    const auto wanted = std::ranges::lower_bound(given, number);
    const auto place = std::min(wanted - given.begin(), static_cast<std::ptrdiff_t>(order.size()) - 1);
    order.erase(std::ranges::find(order, *index));
    order.insert(order.begin() + place, *index);
    std::vector<int> numbers(order.size());
    for (std::size_t at = 0; at < order.size(); ++at) numbers[order[at]] = given[at];
    return numbers;
}

std::vector<int> numbersByLot(const Section& section, std::uint64_t seed)
{
    std::vector<std::size_t> order = byNumberNow(section);
    Random random(seed);
    for (std::size_t left = order.size(); left > 1; --left)
        std::swap(order[left - 1], order[static_cast<std::size_t>(random.below(left))]);
    return consecutive(order);
}

std::vector<int> numbersBy(const Section& section, OrderColumn column, bool keepEquals)
{
    std::vector<std::size_t> order = byNumberNow(section);
    std::vector<ColumnKey> keys;
    for (const Player& player : section.players) keys.push_back(keyOf(section.info, player, column));
    if (!keepEquals) {
        const std::vector<std::string> equals = equalsKeys(section.players, orderRulesOf(section));
        std::ranges::sort(order);
        std::ranges::stable_sort(order, {}, [&](std::size_t player) -> const std::string& { return equals[player]; });
    }
    std::ranges::stable_sort(order, {}, [&](std::size_t player) -> const ColumnKey& { return keys[player]; });
    return consecutive(order);
}

std::vector<int> numbersWithout(const Section& section, std::span<const PlayerId> leaving)
{
    const std::set<PlayerId> gone(leaving.begin(), leaving.end());
    std::vector<int> left(section.players.size(), 0);
    int shift = 0;
    for (const std::size_t player : byNumberNow(section)) {
        if (gone.contains(section.players[player].id))
            ++shift;
        else
            left[player] = section.players[player].tpn - shift;
    }
    std::erase(left, 0);
    return left;
}

int movedBy(const Section& section, std::span<const int> numbers)
{
    KYDAI_ASSERT(numbers.size() == section.players.size());
    int moved = 0;
    for (std::size_t player = 0; player < numbers.size(); ++player)
        moved += numbers[player] != section.players[player].tpn ? 1 : 0;
    return moved;
}

}  // namespace kydai::pairing
