#include "pairing/draw_apart.h"

#include "pairing/berger.h"
#include "support/random.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <numeric>
#include <utility>

namespace kydai::pairing {

namespace {

template <class T>
void shuffle(std::vector<T>& values, Random& random)
{
    for (std::size_t left = values.size(); left > 1; --left)
        std::swap(values[left - 1], values[static_cast<std::size_t>(random.below(left))]);
}

const std::string& kinOf(const Player& player, Kinship by)
{
    return by == Kinship::Federation ? player.federation : player.unit;
}

/// Those who belong together, the largest contingent in front, then by code; within one by name. Who belongs to nobody
/// is a contingent of his own, behind the others.
std::vector<std::vector<std::size_t>> contingents(const Section& section, Kinship by)
{
    std::map<std::string, std::vector<std::size_t>> byKin;
    std::vector<std::vector<std::size_t>> all;
    std::vector<std::vector<std::size_t>> alone;
    for (std::size_t at = 0; at < section.players.size(); ++at) {
        const std::string& kin = kinOf(section.players[at], by);
        if (kin.empty())
            alone.push_back({at});
        else
            byKin[kin].push_back(at);
    }
    for (auto& [kin, players] : byKin) {
        std::ranges::sort(players, {}, [&](std::size_t at) { return section.players[at].name; });
        all.push_back(std::move(players));
    }
    std::ranges::stable_sort(all, [](const auto& a, const auto& b) { return a.size() > b.size(); });
    all.insert(all.end(), alone.begin(), alone.end());
    return all;
}

/// The round of a single cycle in which two places meet; 0 for a place with itself.
std::vector<std::vector<RoundNumber>> meetingRounds(int players)
{
    std::vector<std::vector<RoundNumber>> rounds(static_cast<std::size_t>(players),
                                                 std::vector<RoundNumber>(static_cast<std::size_t>(players), 0));
    for (RoundNumber round = 1; round <= bergerCycle(players); ++round) {
        for (const BergerBoard& board : bergerRound(players, round).boards) {
            const auto a = static_cast<std::size_t>(board.white - 1);
            const auto b = static_cast<std::size_t>(board.black - 1);
            rounds[a][b] = rounds[b][a] = round;
        }
    }
    return rounds;
}

/// How late those of one kin meet: the last round, then all of them added up.
class Lateness {
public:
    explicit Lateness(std::span<const std::string> kin) : m_rounds(meetingRounds(static_cast<int>(kin.size())))
    {
        for (std::size_t a = 0; a < kin.size(); ++a) {
            for (std::size_t b = a + 1; b < kin.size(); ++b) {
                if (!kin[a].empty() && kin[a] == kin[b]) m_pairs.emplace_back(a, b);
            }
        }
    }

    [[nodiscard]] std::pair<RoundNumber, int> of(const std::vector<std::size_t>& places) const
    {
        std::pair<RoundNumber, int> late{0, 0};
        for (const auto& [a, b] : m_pairs) {
            const RoundNumber round = m_rounds[places[a]][places[b]];
            late.first = std::max(late.first, round);
            late.second += round;
        }
        return late;
    }
    [[nodiscard]] std::int64_t pairs() const { return static_cast<std::int64_t>(m_pairs.size()); }

private:
    std::vector<std::vector<RoundNumber>> m_rounds;
    std::vector<std::pair<std::size_t, std::size_t>> m_pairs{};
};

/// Exchanges two places as long as that makes it better, looking at no more pairs than are left to look at.
void improve(std::vector<std::size_t>& places, const Lateness& lateness, std::int64_t& left)
{
    auto best = lateness.of(places);
    for (bool better = true; better;) {
        better = false;
        for (std::size_t a = 0; a < places.size(); ++a) {
            for (std::size_t b = a + 1; b < places.size(); ++b) {
                if (left <= 0) return;
                left -= lateness.pairs();
                std::swap(places[a], places[b]);
                if (const auto now = lateness.of(places); now < best) {
                    best = now;
                    better = true;
                } else {
                    std::swap(places[a], places[b]);
                }
            }
        }
    }
}

/// A draw in which those of one kin sit at neighbouring boards of the first round, two at one where they can.
std::vector<std::size_t> seatedByKin(std::span<const std::string> kin, Random& random)
{
    std::map<std::string, std::vector<std::size_t>> byKin;
    std::vector<std::vector<std::size_t>> groups;
    for (std::size_t at = 0; at < kin.size(); ++at) {
        if (kin[at].empty())
            groups.push_back({at});
        else
            byKin[kin[at]].push_back(at);
    }
    for (auto& [name, members] : byKin) groups.push_back(std::move(members));
    shuffle(groups, random);
    std::stable_partition(groups.begin(), groups.end(), [](const auto& group) { return group.size() % 2 == 0; });
    std::vector<int> seats;
    const BergerRound first = bergerRound(static_cast<int>(kin.size()), 1);
    for (const BergerBoard& board : first.boards) seats.insert(seats.end(), {board.white, board.black});
    if (first.free != 0) seats.push_back(first.free);
    std::vector<std::size_t> places(kin.size());
    std::size_t seat = 0;
    for (std::vector<std::size_t>& group : groups) {
        shuffle(group, random);
        for (const std::size_t member : group) places[member] = static_cast<std::size_t>(seats[seat++] - 1);
    }
    return places;
}

}  // namespace

std::vector<std::vector<int>> varmaSets(int players)
{
    using Sets = std::vector<std::vector<int>>;
    static const std::map<int, Sets> kTables{
        {10, {{3, 4, 8}, {5, 7, 9}, {1, 6}, {2, 10}}},
        {12, {{4, 5, 9, 10}, {1, 2, 7}, {6, 8, 12}, {3, 11}}},
        {14, {{4, 5, 6, 11, 12}, {1, 2, 8, 9}, {7, 10, 13}, {3, 14}}},
        {16, {{5, 6, 7, 12, 13, 14}, {1, 2, 3, 9, 10}, {8, 11, 15}, {4, 16}}},
        {18, {{5, 6, 7, 8, 14, 15, 16}, {1, 2, 3, 10, 11, 12}, {9, 13, 17}, {4, 18}}},
        {20, {{6, 7, 8, 9, 15, 16, 17, 18}, {1, 2, 3, 11, 12, 13, 14}, {5, 10, 19}, {4, 20}}},
        {22, {{6, 7, 8, 9, 10, 17, 18, 19, 20}, {1, 2, 3, 4, 12, 13, 14, 15}, {11, 16, 21}, {5, 22}}},
        {24, {{6, 7, 8, 9, 10, 11, 19, 20, 21, 22}, {1, 2, 3, 4, 13, 14, 15, 16, 17}, {12, 18, 23}, {5, 24}}},
    };
    const auto table = kTables.find(players + players % 2);
    if (table == kTables.end()) return {};
    Sets sets = table->second;
    for (std::vector<int>& numbers : sets) std::erase_if(numbers, [&](int number) { return number > players; });
    return sets;
}

std::optional<std::vector<int>> numbersByVarma(const Section& section, Kinship by, std::uint64_t seed)
{
    std::vector<std::vector<int>> left = varmaSets(static_cast<int>(section.players.size()));
    if (left.empty()) return std::nullopt;
    Random random(seed);
    for (std::vector<int>& numbers : left) shuffle(numbers, random);
    std::vector<int> drawn(section.players.size(), 0);
    for (const std::vector<std::size_t>& contingent : contingents(section, by)) {
        std::vector<std::size_t> enough;
        for (std::size_t set = 0; set < left.size(); ++set) {
            if (left[set].size() >= contingent.size()) enough.push_back(set);
        }
        // Too many for any set: the one that has most, then the next.
        std::size_t chosen =
            enough.empty() ? left.size() : enough[static_cast<std::size_t>(random.below(enough.size()))];
        for (const std::size_t player : contingent) {
            if (chosen == left.size() || left[chosen].empty()) {
                const auto most = std::ranges::max_element(left, {}, &std::vector<int>::size);
                chosen = static_cast<std::size_t>(most - left.begin());
            }
            drawn[player] = left[chosen].back();
            left[chosen].pop_back();
        }
    }
    return drawn;
}

std::vector<int> placesMeetingEarly(std::span<const std::string> kin, std::uint64_t seed)
{
    constexpr int kDraws = 50;
    std::int64_t left = 15'000'000;  // the dialog draws anew at each key: tables of 40 need less, no list takes long
    Random random(seed);
    if (kin.size() < 2) return std::vector<int>(kin.size(), 1);
    const Lateness lateness(kin);
    std::vector<std::size_t> best;
    for (int draw = 0; draw < (lateness.pairs() == 0 ? 1 : kDraws) && left > 0; ++draw) {
        std::vector<std::size_t> tried = seatedByKin(kin, random);
        improve(tried, lateness, left);
        if (best.empty() || lateness.of(tried) < lateness.of(best)) best = std::move(tried);
    }
    std::vector<int> numbers;
    numbers.reserve(best.size());
    for (const std::size_t place : best) numbers.push_back(static_cast<int>(place) + 1);
    return numbers;
}

std::vector<int> numbersMeetingEarly(const Section& section, Kinship by, std::uint64_t seed)
{
    std::vector<std::string> kin;
    kin.reserve(section.players.size());
    for (const Player& player : section.players) kin.push_back(kinOf(player, by));
    return placesMeetingEarly(kin, seed);
}

}  // namespace kydai::pairing
