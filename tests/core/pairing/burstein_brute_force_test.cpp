// Rounds of the Burstein System with up to nine players once more, by trying everything: every pairing of a bracket
// with every set of floaters, from rules/other_systems.md alone. Seeding rounds are those of the Dutch System, taken as
// they are.

#include "support/random.h"
#include "tried_players.h"

#include <gtest/gtest.h>

namespace kydai::pairing {
namespace burstein_trial {

using trial::Pairs;
using trial::Past;
using trial::Players;
using trial::Sheet;
using trial::Tpns;

/// A rule that a pairer leaves out, to see that the rounds tell it.
enum class Without { Nothing, FloatersScores, NextBracket, Preferences, SonnebornBerger, EarlierByes, Index };

RoundNumber seedingRounds(const Section& section)
{
    return std::min(section.roundsInAll() / 2, 4);
}

class TryBurstein {
public:
    TryBurstein(const Section& section, RoundNumber round, Without without = Without::Nothing)
        : m_past(section, round), m_players(m_past, '-'), m_without(without)
    {
        Tpns ranking = m_players.all();
        std::ranges::stable_sort(ranking, {}, [&](int tpn) { return indexOf(m_players[tpn].player); });
        for (std::size_t at = 0; at < ranking.size(); ++at) m_players[ranking[at]].rank = static_cast<int>(at);
    }

    std::optional<Sheet> pair()
    {
        Sheet sheet;
        Tpns waiting = m_players.all();
        if (waiting.size() % 2 != 0) {
            sheet.bye = m_players.bye();
            if (sheet.bye == 0) return std::nullopt;
            std::erase(waiting, sheet.bye);
        }
        if (!m_players.canBePaired(waiting)) return std::nullopt;
        Tpns floaters;
        while (!waiting.empty() || !floaters.empty()) {
            const Tpns bracket = takeBracket(floaters, waiting);
            const Made made = pairsOf(bracket, waiting);
            for (const auto& [a, b] : made.pairs) sheet.games.insert(m_players.coloured(a, b));
            floaters = made.floaters;
        }
        return sheet;
    }

private:
    struct Made {
        Pairs pairs{};
        Tpns floaters{};  ///< by TPN
    };
    /// C5 and C6, the smaller the better.
    using Quality = std::pair<int, std::vector<int>>;

    /// 1.7, 1.8: Buchholz, then Sonneborn-Berger, the higher the smaller here.
    [[nodiscard]] std::pair<int, int> indexOf(std::size_t player) const
    {
        if (m_without == Without::Index) return {};
        int buchholz = 0;
        int sonnebornBerger = 0;
        for (RoundNumber round = 1; round < m_past.round(); ++round) {
            const int met = m_past.hasPlayed(player, round) ? scoreForOpponents(m_past.entry(player, round).opponent)
                                                            : m_past.score(player, m_past.round());
            buchholz += met;
            sonnebornBerger += met * m_past.points(player, round);
        }
        return {-buchholz, m_without == Without::SonnebornBerger ? 0 : -sonnebornBerger};
    }
    /// Zero-point byes in a row up to the round that is paired: draws.
    [[nodiscard]] int scoreForOpponents(std::size_t player) const
    {
        int score = m_past.score(player, m_past.round());
        if (m_past.away(player) != Outcome::ZeroBye || m_without == Without::EarlierByes) return score;
        for (RoundNumber round = m_past.round() - 1; round >= 1; --round) {
            if (m_past.entry(player, round).outcome != Outcome::ZeroBye) break;
            score += m_past.section().rules.points.draw().tenths - m_past.points(player, round);
        }
        return score;
    }

    /// The floaters with the highest scoregroup of those who wait, which leaves them; by rank.
    [[nodiscard]] Tpns takeBracket(const Tpns& floaters, Tpns& waiting) const
    {
        Tpns bracket = floaters;
        if (!waiting.empty()) {
            const int top = std::ranges::max(waiting, {}, [&](int tpn) { return m_players[tpn].score; });
            const int score = m_players[top].score;
            std::erase_if(waiting, [&](int tpn) {
                if (m_players[tpn].score != score) return false;
                bracket.push_back(tpn);
                return true;
            });
        }
        std::ranges::sort(bracket, {}, [&](int tpn) { return m_players[tpn].rank; });
        return bracket;
    }

    /// Every way to pair some of a bracket and let the others float.
    void everyWay(const Tpns& rest, Made& made, const std::function<void()>& visit) const
    {
        if (rest.empty()) {
            visit();
            return;
        }
        const Tpns others(rest.begin() + 1, rest.end());
        made.floaters.push_back(rest[0]);
        everyWay(others, made, visit);
        made.floaters.pop_back();
        for (const int other : others) {
            if (!m_players.mayMeet(rest[0], other)) continue;
            Tpns left = others;
            std::erase(left, other);
            made.pairs.emplace_back(rest[0], other);
            everyWay(left, made, visit);
            made.pairs.pop_back();
        }
    }

    /// Those that leave a rest which can be paired (C4) and are the best by C5 and C6.
    [[nodiscard]] std::pair<Quality, std::vector<Made>> bestWays(const Tpns& bracket, const Tpns& lower) const
    {
        std::optional<Quality> best;
        std::vector<Made> ways;
        std::map<Tpns, bool> completable;
        Made made;
        everyWay(bracket, made, [&] {
            Quality quality(-static_cast<int>(made.pairs.size()), {});
            if (best && quality.first > best->first) return;
            if (m_without != Without::FloatersScores) {
                for (const int tpn : made.floaters) quality.second.push_back(m_players[tpn].score);
                std::ranges::sort(quality.second, std::greater{});
            }
            if (best && quality > *best) return;
            const auto [known, isNew] = completable.try_emplace(made.floaters, false);
            if (isNew) {
                Tpns rest = made.floaters;
                rest.insert(rest.end(), lower.begin(), lower.end());
                known->second = m_players.canBePaired(rest);
            }
            if (!known->second) return;
            if (best != quality) ways.clear();
            best = quality;
            ways.push_back(made);
        });
        return {best.value_or(Quality{}), ways};
    }

    /// C7: what the next bracket comes to with these floaters.
    [[nodiscard]] Quality next(const Tpns& floaters, Tpns lower) const
    {
        if (lower.empty() || m_without == Without::NextBracket) return {};
        const Tpns bracket = takeBracket(floaters, lower);
        return bestWays(bracket, lower).first;
    }

    /// C7, C8, then the largest opponent for BSN 1, for BSN 2, ...
    [[nodiscard]] Made pairsOf(const Tpns& bracket, const Tpns& lower) const
    {
        using Key = std::tuple<Quality, int, std::vector<int>>;
        std::optional<Key> best;
        Made chosen;
        std::map<Tpns, Quality> following;
        for (const Made& made : bestWays(bracket, lower).second) {
            const auto [known, isNew] = following.try_emplace(made.floaters);
            if (isNew) known->second = next(made.floaters, lower);
            Key key(known->second, 0, {});
            if (m_without != Without::Preferences) {
                for (const auto& [a, b] : made.pairs) std::get<int>(key) += m_players.wantTheSame(a, b) ? 1 : 0;
            }
            for (const int tpn : bracket) std::get<2>(key).push_back(-opponentOf(tpn, made, bracket));
            if (best && *best <= key) continue;
            best = key;
            chosen = made;
        }
        return chosen;
    }
    /// His BSN; 0: he floats.
    static int opponentOf(int tpn, const Made& made, const Tpns& bracket)
    {
        for (const auto& [a, b] : made.pairs) {
            if (a != tpn && b != tpn) continue;
            return static_cast<int>(std::ranges::find(bracket, a == tpn ? b : a) - bracket.begin()) + 1;
        }
        return 0;
    }

    Past m_past;
    Players m_players;
    Without m_without;
};

constexpr std::uint64_t kShard = 1000;
constexpr std::uint64_t kRuleSeeds = 3000;

class BursteinByTryingEverything : public testing::TestWithParam<std::uint64_t> {};

TEST_P(BursteinByTryingEverything, C_04_4_2_EveryRoundIsTheOneThatTheArticlesGive)
{
    int rounds = 0;
    int differences = 0;
    trial::everyRound(PairingSystem::Burstein, GetParam(), kShard, 2, 9,
                      [&](const Section& section, RoundNumber round, std::uint64_t seed) {
                          if (round <= seedingRounds(section)) return true;
                          const auto tried = TryBurstein(section, round).pair();
                          const auto made = trial::drafted(section, round);
                          ++rounds;
                          if (tried == made || ++differences > 3) return true;
                          ADD_FAILURE() << "seed " << seed << ", round " << round << " of " << section.roundsInAll()
                                        << "\nengine: " << trial::told(made) << "\ntried:  " << trial::told(tried);
                          return true;
                      });
    EXPECT_EQ(differences, 0);
    EXPECT_GT(rounds, 1'500);
}

INSTANTIATE_TEST_SUITE_P(Seeds, BursteinByTryingEverything, testing::Values(1, 1001, 2001, 3001),
                         [](const auto& seed) { return std::to_string(seed.param); });

TEST(BursteinTrial, PlantedFalsehoodsAreFound)
{
    std::map<trial::Falsehood, int> planted;
    trial::everyRound(
        PairingSystem::Burstein, 1, 40, 6, 9, [&](const Section& section, RoundNumber round, std::uint64_t seed) {
            const auto made = trial::drafted(section, round);
            if (round <= seedingRounds(section) || !made) return true;
            const auto tried = TryBurstein(section, round).pair();
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

class BursteinRules : public testing::TestWithParam<Without> {};

/// A pairer that leaves the rule out pairs some round otherwise: the rounds tell it.
TEST_P(BursteinRules, ARuleThatIsLeftOutIsMissed)
{
    bool missed = false;
    trial::everyRound(PairingSystem::Burstein, 1, kRuleSeeds, 6, 9,
                      [&](const Section& section, RoundNumber round, std::uint64_t) {
                          if (round <= seedingRounds(section)) return true;
                          const auto tried = TryBurstein(section, round, GetParam()).pair();
                          missed = tried != trial::drafted(section, round);
                          return !missed;
                      });
    EXPECT_TRUE(missed);
}

INSTANTIATE_TEST_SUITE_P(Rules, BursteinRules,
                         testing::Values(Without::FloatersScores, Without::NextBracket, Without::Preferences,
                                         Without::SonnebornBerger, Without::EarlierByes, Without::Index));

}  // namespace burstein_trial
}  // namespace kydai::pairing
