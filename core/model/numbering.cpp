#include "model/numbering.h"

#include "model/described.h"
#include "model/presence.h"
#include "model/stored_key.h"
#include "support/fragments.h"

#include <algorithm>
#include <set>
#include <unordered_map>

namespace kydai {

namespace {

using Keys = std::unordered_map<PlayerId, PlayerId>;

template <class T>
void exchangeKeys(T& value, const Keys& keys);

/// Walks through the members of a described type.
template <class T>
struct KeyExchange {
    T& value;
    const Keys& keys;

    template <class M, class Owner>  // T, or what it derives from
    void operator()(const Row& /*row*/, M Owner::*member)
    {
        exchangeKeys(value.*member, keys);
    }
};

/// Every key inside a value, wherever it stands.
template <class T>
void exchangeKeys(T& value, const Keys& keys)
{
    if constexpr (std::is_same_v<T, PlayerId>) {
        const auto found = keys.find(value);
        value = found == keys.end() ? PlayerId{} : found->second;
    } else if constexpr (IsDescribed<T>) {
        KeyExchange<T> walk{value, keys};
        describe(walk, std::type_identity<T>{});
    } else if constexpr (requires { value.has_value(); }) {
        if (value) exchangeKeys(*value, keys);
    } else if constexpr (requires { value.begin(), value.front(); } && !std::is_same_v<T, std::string>) {
        for (auto& item : value) exchangeKeys(item, keys);
    }
}

}  // namespace

Result<void> checkNumbers(const std::vector<Player>& players)
{
    std::vector<bool> taken(static_cast<std::size_t>(kMaxStartNumber) + 1, false);
    for (const Player& player : players) {
        if (player.tpn < 1 || player.tpn > kMaxStartNumber)
            return Error{.code = Errc::OutOfRange,
                         .what = fragment(FragmentId::StartNumber, player.tpn),
                         .expected = fragment(FragmentId::StartNumberFrom1, kMaxStartNumber)};
        if (taken[static_cast<std::size_t>(player.tpn)])
            return Error{.code = Errc::Duplicate,
                         .what = fragment(FragmentId::StartNumber, player.tpn),
                         .expected = fragment(FragmentId::FreeStartNumber)};
        taken[static_cast<std::size_t>(player.tpn)] = true;
    }
    return {};
}

void separateNumbers(std::vector<Player>& players)
{
    std::set<int> taken;
    std::vector<Player*> without;
    for (Player& player : players) {
        if (player.tpn < 1 || !taken.insert(player.tpn).second) without.push_back(&player);
    }
    int last = taken.empty() ? 0 : *taken.rbegin();
    for (Player* player : without) player->tpn = ++last;
}

std::vector<bool> haveArrived(const Section& section)
{
    std::vector<bool> arrived(section.players.size(), !rowOf(section.rules.pairingSystem).countsArrivals);
    const auto mark = [&](PlayerId player) {
        if (const auto index = section.indexOf(player)) arrived[*index] = true;
    };
    for (const Round& round : section.rounds) {
        for (const Game& game : round.games) {
            mark(game.white);
            mark(game.black);
        }
        for (const Bye& bye : round.byes) {
            if (bye.kind == Outcome::PairingBye) mark(bye.player);
        }
    }
    const RoundNumber next = section.roundsPaired() + 1;
    if (next > std::max(1, section.roundsInAll())) return arrived;
    std::set<PlayerId> absent;
    for (const RequestedBye& bye : section.requestedByes) {
        if (bye.round == next) absent.insert(bye.player);
    }
    for (std::size_t player = 0; player < arrived.size(); ++player) {
        const Player& one = section.players[player];
        if (isIn(one, next) && !absent.contains(one.id)) arrived[player] = true;
    }
    return arrived;
}

Section byNumber(const Section& section)
{
    Section result = section;
    separateNumbers(result.players);
    Keys keys;
    for (const Player& player : result.players) keys.emplace(player.id, StoredKey::player(player.tpn));
    exchangeKeys(result, keys);
    std::ranges::sort(result.players, {}, &Player::id);
    return result;
}

}  // namespace kydai
