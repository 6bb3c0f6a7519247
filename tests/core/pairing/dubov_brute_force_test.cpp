// Rounds of the Dubov System with up to nine players once more, by trying everything: every set of upfloaters, every
// set of shifters, every transposition, from rules/other_systems.md alone.

#include "support/random.h"
#include "tried_players.h"

#include <gtest/gtest.h>

#include <array>

namespace kydai::pairing {
namespace dubov_trial {

using trial::Contestant;
using trial::Pairs;
using trial::Past;
using trial::Players;
using trial::Sheet;
using trial::Tpns;

/// A rule that a pairer leaves out, to see that the rounds tell it.
enum class Without {
    Nothing,
    UpfloatersScores,
    Preferences,
    MaximumUpfloaters,  ///< with what they upfloated before, which tells nearly the same
    EarlierUpfloats,
    LastUpfloat,
    OrderOfShifters,
    Aro
};

/// Places of k out of n, the smallest differing place first.
std::vector<std::vector<std::size_t>> choices(std::size_t n, std::size_t k)
{
    std::vector<std::vector<std::size_t>> all;
    if (k > n) return all;
    std::vector<bool> taken(n, false);
    std::fill_n(taken.begin(), k, true);
    do {
        std::vector<std::size_t>& places = all.emplace_back();
        for (std::size_t at = 0; at < n; ++at) {
            if (taken[at]) places.push_back(at);
        }
    } while (std::prev_permutation(taken.begin(), taken.end()));
    return all;
}

class TryDubov {
public:
    TryDubov(const Section& section, RoundNumber round, Without without = Without::Nothing)
        : m_past(section, round),
          m_players(m_past, 'B'),
          m_without(without),
          m_rounds(std::max(section.roundsInAll(), round))
    {
        Tpns ranking = m_players.all();
        std::ranges::stable_sort(ranking, {}, [&](int tpn) { return -m_players[tpn].score; });
        for (std::size_t at = 0; at < ranking.size(); ++at) m_players[ranking[at]].rank = static_cast<int>(at);
    }

    std::optional<Sheet> pair()
    {
        Sheet sheet;
        Tpns waiting = m_players.all();
        if (waiting.size() % 2 != 0) {
            sheet.bye = bye();
            if (sheet.bye == 0) return std::nullopt;
            std::erase(waiting, sheet.bye);
        }
        if (!m_players.canBePaired(waiting)) return std::nullopt;
        while (!waiting.empty()) {
            const Tpns bracket = bracketOf(waiting);
            const auto pairs = pairsOf(bracket);
            if (!pairs) return std::nullopt;
            for (const auto& [a, b] : *pairs) sheet.games.insert(m_players.coloured(a, b));
            std::erase_if(waiting, [&](int tpn) { return std::ranges::find(bracket, tpn) != bracket.end(); });
        }
        return sheet;
    }

private:
    /// The last rank is the highest TPN.
    int bye()
    {
        std::map<int, int> ranks;
        for (const int tpn : m_players.all()) ranks[tpn] = std::exchange(m_players[tpn].rank, tpn);
        const int chosen = m_players.bye();
        for (const auto& [tpn, rank] : ranks) m_players[tpn].rank = rank;
        return chosen;
    }

    [[nodiscard]] bool upfloated(int tpn, RoundNumber round) const
    {
        const std::size_t player = m_players[tpn].player;
        if (round < 1 || !m_past.hasPlayed(player, round)) return false;
        return m_past.scoreThatPairs(m_past.entry(player, round).opponent, round) >
               m_past.scoreThatPairs(player, round);
    }
    [[nodiscard]] int upfloats(int tpn) const
    {
        int count = 0;
        for (RoundNumber round = 1; round < m_past.round(); ++round) count += upfloated(tpn, round) ? 1 : 0;
        return count;
    }
    /// Of those met over the board, rounded half up.
    [[nodiscard]] int aro(int tpn) const
    {
        if (m_without == Without::Aro) return 0;
        const std::size_t player = m_players[tpn].player;
        int sum = 0;
        int games = 0;
        for (RoundNumber round = 1; round < m_past.round(); ++round) {
            if (!m_past.hasPlayed(player, round)) continue;
            sum += m_past.section().players[m_past.entry(player, round).opponent].rating;
            ++games;
        }
        return games == 0 ? 0 : (2 * sum + games) / (2 * games);
    }
    [[nodiscard]] int same(const Pairs& pairs) const
    {
        return static_cast<int>(std::ranges::count_if(
            pairs, [&](const auto& pair) { return m_players.wantTheSame(pair.first, pair.second); }));
    }
    [[nodiscard]] int fewestSame(const Tpns& bracket) const
    {
        int fewest = static_cast<int>(bracket.size());
        Pairs made;
        m_players.everyPairing(bracket, made, [&] {
            fewest = std::min(fewest, same(made));
            return true;
        });
        return fewest;
    }

    /// 3.2.1 to 3.2.3: the scoregroup and its upfloaters.
    [[nodiscard]] Tpns bracketOf(const Tpns& waiting) const
    {
        const int top = std::ranges::max(waiting, {}, [&](int tpn) { return m_players[tpn].score; });
        const int score = m_players[top].score;
        Tpns residents;
        Tpns lower;
        for (const int tpn : waiting) (m_players[tpn].score == score ? residents : lower).push_back(tpn);
        std::ranges::stable_sort(lower, {}, [&](int tpn) { return -m_players[tpn].score; });
        using Key = std::tuple<std::vector<int>, int, int, int, int>;
        std::optional<Key> best;
        Tpns chosen;
        for (std::size_t k = 0; k <= lower.size() && !best; ++k) {
            for (const auto& places : choices(lower.size(), k)) {
                Tpns upfloaters;
                Tpns outside = lower;
                for (const std::size_t place : places) {
                    upfloaters.push_back(lower[place]);
                    std::erase(outside, lower[place]);
                }
                Tpns bracket = residents;
                bracket.insert(bracket.end(), upfloaters.begin(), upfloaters.end());
                if (!m_players.canBePaired(bracket) || !m_players.canBePaired(outside)) continue;
                const Key key = qualityOf(bracket, upfloaters);
                if (best && *best <= key) continue;
                best = key;
                chosen = bracket;
            }
        }
        std::ranges::sort(chosen);
        return chosen;
    }
    /// C6 to C10, the smaller the better.
    [[nodiscard]] std::tuple<std::vector<int>, int, int, int, int> qualityOf(const Tpns& bracket,
                                                                             const Tpns& upfloaters) const
    {
        std::tuple<std::vector<int>, int, int, int, int> quality;
        auto& [scores, preferences, maximum, earlier, last] = quality;
        for (const int tpn : upfloaters) scores.push_back(-m_players[tpn].score);
        std::ranges::sort(scores, std::greater{});
        if (m_without == Without::UpfloatersScores) scores.clear();
        if (m_without != Without::Preferences) preferences = fewestSame(bracket);
        if (m_past.round() >= m_rounds) return quality;
        for (const int tpn : upfloaters) {
            if (upfloats(tpn) >= 2 + m_rounds / 5) {
                maximum += m_without != Without::MaximumUpfloaters ? 1 : 0;
                earlier += m_without != Without::EarlierUpfloats && m_without != Without::MaximumUpfloaters
                               ? upfloats(tpn)
                               : 0;
            }
            last += m_without != Without::LastUpfloat && upfloated(tpn, m_past.round() - 1) ? 1 : 0;
        }
        return quality;
    }

    /// 4.3: from the middle outwards, the upper of two first.
    [[nodiscard]] Tpns shifters(Tpns seekers) const
    {
        std::ranges::sort(seekers, {},
                          [&](int tpn) { return std::pair(m_players[tpn].wants == 'W' ? aro(tpn) : 0, tpn); });
        if (m_without == Without::OrderOfShifters) return seekers;
        std::vector<std::pair<int, int>> places;
        const int size = static_cast<int>(seekers.size());
        for (int at = 0; at < size; ++at) places.emplace_back(std::abs(2 * at - (size - 1)), at);
        std::ranges::sort(places);
        Tpns order;
        for (const auto& [distance, at] : places) order.push_back(seekers[static_cast<std::size_t>(at)]);
        return order;
    }

    /// S1 with T2: the first permutation by which all may meet.
    [[nodiscard]] std::optional<Pairs> firstTransposition(Tpns s1, Tpns t2, int most) const
    {
        if (s1.size() != t2.size()) return std::nullopt;
        std::ranges::sort(s1, {}, [&](int tpn) { return std::pair(aro(tpn), tpn); });
        std::ranges::sort(t2);
        do {
            Pairs pairs;
            bool legal = true;
            for (std::size_t at = 0; at < s1.size(); ++at) {
                pairs.emplace_back(s1[at], t2[at]);
                legal = legal && m_players.mayMeet(s1[at], t2[at]);
            }
            if (legal && same(pairs) <= most) return pairs;
        } while (std::ranges::next_permutation(t2).found);
        return std::nullopt;
    }

    /// 3.2.4 to 3.2.6.
    [[nodiscard]] std::optional<Pairs> pairsOf(const Tpns& bracket) const
    {
        if (std::ranges::all_of(bracket, [&](int tpn) { return m_players[tpn].colours.empty(); })) {
            const auto middle = bracket.begin() + static_cast<std::ptrdiff_t>(bracket.size() / 2);
            return firstTransposition({bracket.begin(), middle}, {middle, bracket.end()},
                                      static_cast<int>(bracket.size()));
        }
        std::array<Tpns, 2> groups;
        for (const int tpn : bracket) groups[m_players[tpn].wants == 'W' ? 0 : 1].push_back(tpn);
        const std::size_t smaller = groups[0].size() <= groups[1].size() ? 0 : 1;
        const std::size_t larger = 1 - smaller;
        const int excess = static_cast<int>(groups[larger].size() - groups[smaller].size()) / 2;
        const int most = fewestSame(bracket);
        const auto x = static_cast<std::size_t>((most - excess) / 2);
        const std::size_t y = x + static_cast<std::size_t>(excess);
        const Tpns fromSmaller = shifters(groups[smaller]);
        const Tpns fromLarger = shifters(groups[larger]);
        for (const auto& first : choices(fromSmaller.size(), x)) {
            for (const auto& second : choices(fromLarger.size(), y)) {
                std::array<Tpns, 2> shifted = groups;
                const auto shift = [&](int tpn, std::size_t from) {
                    std::erase(shifted[from], tpn);
                    shifted[1 - from].push_back(tpn);
                };
                for (const std::size_t place : first) shift(fromSmaller[place], smaller);
                for (const std::size_t place : second) shift(fromLarger[place], larger);
                const auto pairs = firstTransposition(shifted[0], shifted[1], most);
                if (pairs) return pairs;
            }
        }
        return std::nullopt;
    }

    Past m_past;
    Players m_players;
    Without m_without;
    RoundNumber m_rounds;
};

constexpr std::uint64_t kShard = 1000;
constexpr std::uint64_t kRuleSeeds = 6000;

class DubovByTryingEverything : public testing::TestWithParam<std::uint64_t> {};

TEST_P(DubovByTryingEverything, C_04_4_1_EveryRoundIsTheOneThatTheArticlesGive)
{
    int rounds = 0;
    int differences = 0;
    trial::everyRound(PairingSystem::Dubov, GetParam(), kShard, 2, 9,
                      [&](const Section& section, RoundNumber round, std::uint64_t seed) {
                          const auto tried = TryDubov(section, round).pair();
                          const auto made = trial::drafted(section, round);
                          ++rounds;
                          if (tried == made || ++differences > 3) return true;
                          ADD_FAILURE() << "seed " << seed << ", round " << round << " of " << section.roundsInAll()
                                        << "\nengine: " << trial::told(made) << "\ntried:  " << trial::told(tried);
                          return true;
                      });
    EXPECT_EQ(differences, 0);
    EXPECT_GT(rounds, 2'000);
}

INSTANTIATE_TEST_SUITE_P(Seeds, DubovByTryingEverything, testing::Values(1, 1001, 2001, 3001),
                         [](const auto& seed) { return std::to_string(seed.param); });

TEST(DubovTrial, PlantedFalsehoodsAreFound)
{
    std::map<trial::Falsehood, int> planted;
    trial::everyRound(
        PairingSystem::Dubov, 1, 40, 6, 9, [&](const Section& section, RoundNumber round, std::uint64_t seed) {
            const auto made = trial::drafted(section, round);
            if (!made) return true;
            const auto tried = TryDubov(section, round).pair();
            for (const auto falsehood :
                 {trial::Falsehood::OpponentsExchanged, trial::Falsehood::ColoursTurned, trial::Falsehood::OtherBye}) {
                const auto wrong = trial::withFalsehood(*made, falsehood);
                if (!wrong) continue;
                ++planted[falsehood];
                EXPECT_NE(wrong, tried) << "seed " << seed << ", round " << round;
            }
            return true;
        });
    EXPECT_EQ(planted.size(), 3U);
    for (const auto& [falsehood, times] : planted) EXPECT_GT(times, 20);
}

class DubovRules : public testing::TestWithParam<Without> {};

/// A pairer that leaves the rule out pairs some round otherwise: the rounds tell it.
TEST_P(DubovRules, ARuleThatIsLeftOutIsMissed)
{
    bool missed = false;
    trial::everyRound(PairingSystem::Dubov, 1, kRuleSeeds, 6, 9,
                      [&](const Section& section, RoundNumber round, std::uint64_t) {
                          const auto tried = TryDubov(section, round, GetParam()).pair();
                          missed = tried != trial::drafted(section, round);
                          return !missed;
                      });
    EXPECT_TRUE(missed);
}

INSTANTIATE_TEST_SUITE_P(Rules, DubovRules,
                         testing::Values(Without::UpfloatersScores, Without::Preferences, Without::MaximumUpfloaters,
                                         Without::EarlierUpfloats, Without::LastUpfloat, Without::OrderOfShifters,
                                         Without::Aro));

}  // namespace dubov_trial
}  // namespace kydai::pairing
