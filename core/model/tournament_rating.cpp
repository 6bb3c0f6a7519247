#include "model/tournament_rating.h"

#include "support/random.h"
#include "support/utf8.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <numeric>

namespace kydai {

namespace {

constexpr std::array<std::string_view, 7> kMethods{"FIDE", "NRO", "FIDON", "NIDOF", "HBFN", "LBFN", "OTHER"};

std::string_view federationOf(const SectionInfo& info)
{
    const std::string_view text = info.startingListMethod;
    const std::string_view first = text.substr(0, text.find(' '));
    return listMethodNamed(first) ? std::string_view{} : first;
}

/// The same for a player whoever comes or goes.
std::uint64_t lotOf(const Player& player, std::uint64_t seed)
{
    std::uint64_t lot = seed;
    for (const char letter : player.name + '/' + player.fideId)
        lot = Random(lot ^ static_cast<unsigned char>(letter)).next();
    return lot;
}

}  // namespace

std::string_view wordOf(ListMethod method)
{
    return kMethods[static_cast<std::size_t>(method)];
}

std::optional<ListMethod> listMethodNamed(std::string_view word)
{
    const auto at = std::ranges::find(kMethods, word);
    if (at == kMethods.end()) return std::nullopt;
    return static_cast<ListMethod>(at - kMethods.begin());
}

ListMethod listMethodOf(const SectionInfo& info)
{
    const std::string_view text = info.startingListMethod;
    const std::size_t blank = text.rfind(' ');
    return listMethodNamed(blank == std::string_view::npos ? text : text.substr(blank + 1)).value_or(ListMethod::Fide);
}

std::string listMethodText(const SectionInfo& info, ListMethod method)
{
    if (method == ListMethod::Fide && info.startingListMethod.empty()) return {};
    std::string federation(federationOf(info));
    if (federation.empty()) federation = info.federation;
    return federation.empty() ? std::string(wordOf(method)) : fmt::format("{} {}", federation, wordOf(method));
}

int nationalRatingOf(const SectionInfo& info, const Player& player)
{
    const std::string_view federation = federationOf(info);
    int highest = 0;
    for (const NationalRecord& record : player.national) {
        if (record.federation == federation && record.rating > 0) return record.rating;
        highest = std::max(highest, record.rating);
    }
    return highest;
}

int tournamentRating(const SectionInfo& info, const Player& player)
{
    const int national = nationalRatingOf(info, player);
    switch (listMethodOf(info)) {
    case ListMethod::Fide:
        return player.rating;
    case ListMethod::National:
        return national;
    case ListMethod::FideElseNational:
        return player.rating > 0 ? player.rating : national;
    case ListMethod::NationalElseFide:
        return national > 0 ? national : player.rating;
    case ListMethod::Highest:
        return std::max(player.rating, national);
    case ListMethod::Lowest:
        return player.rating == 0 || national == 0 ? std::max(player.rating, national)
                                                   : std::min(player.rating, national);
    case ListMethod::Other:
        return player.ratings.tournament.value_or(player.rating);
    }
    return player.rating;
}

int ratingInRound(int first, const std::vector<RoundRating>& later, RoundNumber round)
{
    int rating = first;
    for (const RoundRating& one : later) {
        if (one.fromRound <= round && one.rating > 0) rating = one.rating;
    }
    return rating;
}

OrderRules orderRulesOf(const Section& section)
{
    return {section.info, section.rules.equalsOrder, section.rules.lotsSeed};
}

std::vector<std::string> equalsKeys(const std::vector<Player>& players, const OrderRules& rules)
{
    std::vector<std::string> keys(players.size());
    for (std::size_t at = 0; at < players.size(); ++at) {
        const Player& player = players[at];
        switch (rules.equals) {
        case EqualsOrder::Name:
            keys[at] = utf8::nameSortKey(player.name);
            break;
        case EqualsOrder::Entry:
            break;                // the players stand in the order of their entry
        case EqualsOrder::Birth:  // the older first, unknown days behind
            keys[at] = player.birth.known()
                           ? fmt::format("{:04}{:02}{:02}", player.birth.year, player.birth.month, player.birth.day)
                           : "9";
            break;
        case EqualsOrder::Lots: {
            keys[at] = fmt::format("{:020}", lotOf(player, rules.seed));
            break;
        }
        }
    }
    return keys;
}

void assignPairingNumbers(std::vector<Player>& players, const OrderRules& rules)
{
    std::vector<std::size_t> order(players.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    const std::vector<std::string> keys = equalsKeys(players, rules);
    std::vector<int> ratings(players.size());
    std::ranges::transform(players, ratings.begin(),
                           [&](const Player& player) { return tournamentRating(rules.info, player); });
    std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) {
        if (ratings[a] != ratings[b]) return ratings[a] > ratings[b];
        if (players[a].title != players[b].title) return players[a].title < players[b].title;
        return keys[a] < keys[b];
    });
    for (std::size_t place = 0; place < order.size(); ++place) players[order[place]].tpn = static_cast<int>(place + 1);
}

}  // namespace kydai
