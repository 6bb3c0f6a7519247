// Title norms: the worked numbers of rules/norms.md, sections 1, 3 and 5, and each condition at its edge.
#include "norms/search.h"

#include "core/norms/norm_games.h"
#include "rating/title_norm.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <tuple>

namespace kydai::norms {
namespace {

const std::vector<int> kGmOpponents{2610, 2575, 2540, 2480, 2455, 2430, 2405, 2350, 2150};
const Applicant kVietnameseGm{Norm::GM, "VIE"};
const Applicant kVietnameseIm{Norm::IM, "VIE"};

TEST(Norms, Art1_4_1_NineGamesAreNeeded)
{
    const auto nine = goodMix(std::vector<int>(9, 2500), 6.5);
    EXPECT_TRUE(search(swissOf(9), kVietnameseGm, nine).made());
    const auto eight = goodMix(std::vector<int>(8, 2500), 6);
    const Attempt attempt = search(swissOf(8), kVietnameseGm, eight);
    EXPECT_EQ(attempt.broken, std::vector{Condition::Games});
}

/// Nine rounds of which one brought no game.
std::vector<NormGame> withoutOne(double score, Outcome instead)
{
    auto games = goodMix(std::vector<int>(9, 2410), score);
    games.back().outcome = instead;
    games.back().out = instead == Outcome::ForfeitWin ? Out::Forfeit : Out::Bye;
    games.back().score = 0;
    return games;
}

TEST(Norms, Art1_4_1c_EightGamesOfNineRounds)  // 6/8 = .75, dp 193: GM needs Ra 2407
{
    for (const Outcome instead : {Outcome::ForfeitWin, Outcome::PairingBye}) {
        auto games = withoutOne(6, instead);
        games.back().federation = {};  // nobody came who could count as a loss
        const Attempt made = search(swissOf(9), kVietnameseGm, games);
        EXPECT_TRUE(made.made());
        EXPECT_EQ(made.basis, Basis::EightOfNine);
        EXPECT_EQ(made.count(), 8);
        EXPECT_EQ(made.countsAs, 9);
        EXPECT_EQ(made.figures.difference, 193);
        for (NormGame& game : games) game.rating = 2406;
        EXPECT_FALSE(search(swissOf(9), kVietnameseGm, games).made());
    }
    EXPECT_FALSE(search(swissOf(9), kVietnameseGm, withoutOne(6, Outcome::HalfBye)).made());
    EXPECT_FALSE(search(swissOf(9), kVietnameseGm, withoutOne(6, Outcome::ForfeitLoss)).made());
}

TEST(Norms, Art1_4_1d_AFullPointAboveAddsAGame)  // 9 games, needed 6½
{
    const std::vector<int> opponents(9, 2434);
    EXPECT_EQ(search(swissOf(9), kVietnameseGm, goodMix(opponents, 6.5)).countsAs, 9);
    EXPECT_EQ(search(swissOf(9), kVietnameseGm, goodMix(opponents, 7)).countsAs, 9);
    EXPECT_EQ(search(swissOf(9), kVietnameseGm, goodMix(opponents, 7.5)).countsAs, 10);
    EXPECT_EQ(search(swissOf(9), kVietnameseGm, goodMix(opponents, 8)).countsAs, 10);
}

TEST(Norms, Art1_4_1e_TheResultStoodBeforeTheTail)
{
    auto games = goodMix(std::vector<int>(11, 2450), 6.5);  // 6½ of 9, then two lost
    const Attempt made = search(swissOf(11), kVietnameseGm, games);
    ASSERT_TRUE(made.made());
    EXPECT_EQ(made.basis, Basis::LeftOut);
    EXPECT_EQ(made.tail, (std::vector<std::size_t>{9, 10}));
    EventFacts roundRobin = swissOf(11);
    roundRobin.predetermined = true;
    EXPECT_FALSE(search(roundRobin, kVietnameseGm, games).made());
}

TEST(Norms, Art1_4_1f_BeatenOpponentsAreLeftOut)  // 2439 no, 2448 no, 2455 yes
{
    std::vector<int> ratings(9, 2412);  // sum 21708
    auto games = goodMix(ratings, 5);
    std::ranges::reverse(games);  // the wins come last
    auto weak = testGames({{1900, 1, Title::None, "VIE"}, {1950, 1, Title::None, "VIE"}});
    games.insert(games.begin(), weak.begin(), weak.end());
    const Attempt all = assess(swissOf(11), kVietnameseIm, games);
    EXPECT_EQ(all.figures.average, 2337);
    EXPECT_EQ(all.figures.performance, 2439);
    const auto ten = std::span(games).subspan(1);
    EXPECT_EQ(assess(swissOf(11), kVietnameseIm, ten).figures.performance, 2448);
    const Attempt made = search(swissOf(11), kVietnameseIm, games);
    ASSERT_TRUE(made.made());
    EXPECT_EQ(made.figures.performance, 2455);
    EXPECT_EQ(made.wins, (std::vector<std::size_t>{0, 1}));
    EXPECT_TRUE(made.tail.empty());
}

TEST(Norms, Art1_4_2_OnlyGamesAgainstMembersCount)
{
    Player nobody;
    nobody.rating = 2500;
    for (const char* federation : {"", "NON", "HCM"}) {
        nobody.federation = federation;
        EXPECT_EQ(gameAgainst({}, nobody, 1, 2).out, Out::NoFederation) << federation;
    }
    nobody.federation = "FID";
    EXPECT_EQ(gameAgainst({}, nobody, 1, 2).out, Out::Counts);
}

TEST(Norms, Art1_4_2c_TheLastRoundMayCountAsLost)
{
    // 6½ of 8 against 2450; the ninth would be a loss: 6½ of 9.
    auto games = goodMix(std::vector<int>(9, 2450), 6.5);
    games.back().outcome = Outcome::ForfeitWin;
    games.back().out = Out::Forfeit;
    const Attempt made = search(swissOf(9), kVietnameseGm, games);
    ASSERT_TRUE(made.made());
    EXPECT_EQ(made.basis, Basis::LastRoundLost);
    EXPECT_EQ(made.count(), 9);
    games.back().outcome = Outcome::ForfeitLoss;  // his own default never counts
    EXPECT_FALSE(search(swissOf(9), kVietnameseGm, games).made());
}

TEST(Norms, Art1_4_3_TwoOtherFederations)
{
    std::vector<TestGame> told;
    for (int i = 0; i < 9; ++i) told.push_back({2500, i < 7 ? 1.0 : 0.0, Title::GM, i < 5 ? "VIE" : "GER"});
    EXPECT_EQ(search(swissOf(9), kVietnameseGm, testGames(told)).broken, std::vector{Condition::Federations});
    told[8].federation = "FID";  // the flag of FIDE is no federation
    EXPECT_EQ(search(swissOf(9), kVietnameseGm, testGames(told)).broken, std::vector{Condition::Federations});
    told[8].federation = "CHN";
    EXPECT_TRUE(search(swissOf(9), kVietnameseGm, testGames(told)).made());
}

TEST(Norms, Art1_4_4_OwnAndOneFederation)
{
    std::vector<TestGame> told;
    for (int i = 0; i < 9; ++i)
        told.push_back({2500, i < 7 ? 1.0 : 0.0, Title::GM, i < 6 ? "VIE" : i < 8 ? "GER" : "CHN"});
    EXPECT_EQ(search(swissOf(9), kVietnameseGm, testGames(told)).broken, std::vector{Condition::OwnFederation});
    for (TestGame& game : told) {
        if (game.federation == "VIE") game.federation = "IND";
    }
    EXPECT_TRUE(search(swissOf(9), kVietnameseGm, testGames(told)).made());  // 6 of 9 of one federation may be
    told[6].federation = "IND";
    EXPECT_EQ(search(swissOf(9), kVietnameseGm, testGames(told)).broken, std::vector{Condition::OneFederation});
    EventFacts exempt = swissOf(9);
    exempt.stated = Exemption::Zonal;
    EXPECT_TRUE(search(exempt, kVietnameseGm, testGames(told)).made());
}

TEST(Norms, Art1_4_5_HoldersAndOwnLevel)
{
    auto games = goodMix(std::vector<int>(9, 2500), 7);
    for (std::size_t at = 0; at < 9; ++at) games[at].title = at < 3 ? Title::GM : at < 5 ? Title::FM : Title::CM;
    EXPECT_TRUE(search(swissOf(9), kVietnameseGm, games).made());
    games[4].title = Title::WCM;
    EXPECT_EQ(search(swissOf(9), kVietnameseGm, games).broken, std::vector{Condition::Holders});
    games[4].title = Title::WFM;
    games[0].title = Title::IM;
    EXPECT_EQ(search(swissOf(9), kVietnameseGm, games).broken, std::vector{Condition::Level});
    EXPECT_TRUE(search(swissOf(9), kVietnameseIm, games).made());
    EXPECT_TRUE(isOwnLevel(Norm::WIM, Title::WIM));
    EXPECT_FALSE(isOwnLevel(Norm::WIM, Title::FM));
}

TEST(Norms, Art1_4_5_DoubleRoundRobinsCountEachOpponentOnce)
{
    auto games = goodMix(std::vector<int>(10, 2500), 8);
    for (std::size_t at = 0; at < 10; ++at) {
        games[at].opponent = games[at % 5].opponent;
        games[at].federation = games[at % 5].federation;
        games[at].title = at % 5 < 2 ? Title::GM : Title::IM;
    }
    EventFacts twice = swissOf(10);
    twice.predetermined = true;
    twice.twice = true;
    EXPECT_EQ(search(twice, kVietnameseGm, games).mix.opponents, 5);
    EXPECT_EQ(search(twice, kVietnameseGm, games).broken, std::vector{Condition::Level});  // two GMs of five
    games[2].title = games[7].title = Title::GM;
    EXPECT_TRUE(search(twice, kVietnameseGm, games).made());
}

TEST(Norms, Art1_4_6_OneOpponentIsLifted)
{
    const Attempt attempt = assess(swissOf(9), kVietnameseGm, goodMix(kGmOpponents, 6.5));
    EXPECT_EQ(attempt.figures.ratingSum, 22045);
    EXPECT_EQ(attempt.figures.lifted, 2150);
    auto two = kGmOpponents;
    two[0] = two[1] = 0;  // unrated: one is lifted to 2200, the other counts as 1400
    const Attempt unrated = assess(swissOf(9), kVietnameseGm, goodMix(two, 6.5));
    EXPECT_EQ(unrated.figures.ratingSum, 2200 + 1400 + 2540 + 2480 + 2455 + 2430 + 2405 + 2350 + 2150);
}

TEST(Norms, Art1_4_7_AverageOfTheOpponents)  // half up: 2379.5 is 2380
{
    std::vector<int> ratings(10, 2380);
    for (int at = 0; at < 5; ++at) ratings[static_cast<std::size_t>(at)] = 2379;
    EXPECT_TRUE(search(swissOf(10), kVietnameseGm, goodMix(ratings, 8)).made());
    ratings[5] = 2379;
    EXPECT_TRUE(assess(swissOf(10), kVietnameseGm, goodMix(ratings, 8)).breaks(Condition::Average));
}

TEST(Norms, Art1_4_8_Performance)  // Ra 2449: 6½ of 9 2615, 6 of 9 2574
{
    const Attempt made = search(swissOf(9), kVietnameseGm, goodMix(kGmOpponents, 6.5));
    EXPECT_TRUE(made.made());
    EXPECT_EQ(made.figures.performance, 2615);
    const Attempt missed = search(swissOf(9), kVietnameseGm, goodMix(kGmOpponents, 6));
    EXPECT_EQ(missed.broken, std::vector{Condition::Performance});
    EXPECT_EQ(missed.figures.performance, 2574);
    EXPECT_EQ(missed.required, 13);  // 6½ would be enough
}

TEST(Norms, Art1_4_8_AtLeast35Percent)  // 3 of 9 are 33.3 %, 3½ are enough
{
    const std::vector<int> strong(9, 2750);
    EXPECT_EQ(search(swissOf(9), kVietnameseGm, goodMix(strong, 3)).broken, std::vector{Condition::Score});
    EXPECT_TRUE(search(swissOf(9), kVietnameseGm, goodMix(strong, 3.5)).made());
}

struct LowestAverage {
    int games;
    double score;
    int average;
};
class LowestAverages : public testing::TestWithParam<LowestAverage> {};
TEST_P(LowestAverages, AreThoseOfTheTable)  // rules/norms.md, section 1, column GM
{
    const auto [games, score, average] = GetParam();
    const auto made = [&](int rating) {
        return search(swissOf(static_cast<RoundNumber>(games)), kVietnameseGm,
                      goodMix(std::vector<int>(static_cast<std::size_t>(games), rating), score))
            .made();
    };
    EXPECT_TRUE(made(average));
    EXPECT_FALSE(made(average - 1) && average > 2380);
}
INSTANTIATE_TEST_SUITE_P(Table, LowestAverages,
                         testing::Values(LowestAverage{9, 7, 2380}, LowestAverage{9, 6.5, 2434},
                                         LowestAverage{9, 6, 2475}, LowestAverage{9, 5.5, 2520},
                                         LowestAverage{9, 5, 2557}, LowestAverage{9, 4.5, 2600},
                                         LowestAverage{9, 4, 2643}, LowestAverage{9, 3.5, 2680}));

TEST(Norms, TitlesAboveTheOwnOne)
{
    Player player;
    EXPECT_EQ(normsFor(player), (std::vector{Norm::GM, Norm::IM}));
    player.title = Title::WFM;
    EXPECT_EQ(normsFor(player), (std::vector{Norm::GM, Norm::IM, Norm::WGM, Norm::WIM}));
    player.title = Title::WGM;
    EXPECT_EQ(normsFor(player), (std::vector{Norm::GM, Norm::IM}));
    player.title = Title::GM;
    EXPECT_TRUE(normsFor(player).empty());
}

TEST(Norms, EveryTitleHasTheNormsAboveIt)
{
    const std::vector<Norm> none;
    const std::vector<Norm> gm{Norm::GM};
    const std::vector<Norm> both{Norm::GM, Norm::IM};
    const std::vector<Norm> wgm{Norm::GM, Norm::IM, Norm::WGM};
    const std::vector<Norm> all{Norm::GM, Norm::IM, Norm::WGM, Norm::WIM};
    // Of a man, or somebody of whom only the title tells, and of a woman.
    const std::vector<std::tuple<Title, std::vector<Norm>, std::vector<Norm>>> table{
        {Title::GM, none, none}, {Title::IM, gm, gm},    {Title::WGM, both, both},
        {Title::FM, both, wgm},  {Title::WIM, wgm, wgm}, {Title::CM, both, all},
        {Title::WFM, all, all},  {Title::WCM, all, all}, {Title::None, both, all}};
    for (const auto& [title, mans, womans] : table) {
        Player player;
        player.title = title;
        for (const Sex sex : {Sex::Unknown, Sex::Male, Sex::Female}) {
            player.sex = sex;
            EXPECT_EQ(normsFor(player), sex == Sex::Female ? womans : mans) << static_cast<int>(title);
        }
    }
}

TEST(Norms, Art1_4_5_ATitleIsOfTheLevelOfItsNormOrAbove)
{
    const std::map<Norm, std::vector<Title>> levels{{Norm::GM, {Title::GM}},
                                                    {Norm::IM, {Title::GM, Title::IM}},
                                                    {Norm::WGM, {Title::GM, Title::IM, Title::WGM}},
                                                    {Norm::WIM, {Title::GM, Title::IM, Title::WGM, Title::WIM}}};
    for (const auto& [norm, titles] : levels) {
        for (int title = 0; title <= static_cast<int>(Title::None); ++title) {
            const bool expected = std::ranges::find(titles, static_cast<Title>(title)) != titles.end();
            EXPECT_EQ(isOwnLevel(norm, static_cast<Title>(title)), expected) << nameOf(norm) << ' ' << title;
        }
    }
}

TEST(Norms, Art1_4_1f_OfTwoBeatenOpponentsTheLowerRatedIsLeftOut)
{
    // With all ten 2377 + 72 = 2449; without the 1900 2413 + 43, without the 2100, where the 1900 counts as 2050,
    // 2407 + 43 = 2450: either would do.
    for (const bool lowerFirst : {true, false}) {
        std::vector<int> ratings(10, 2452);
        ratings[0] = lowerFirst ? 1900 : 2100;
        ratings[1] = lowerFirst ? 2100 : 1900;
        const auto games = goodMix(ratings, 6);
        EventFacts event = swissOf(10);
        event.predetermined = true;  // no tail
        EXPECT_EQ(assess(event, kVietnameseIm, games).figures.performance, 2449);
        for (const std::size_t left : {0U, 1U}) {
            auto nine = games;
            nine.erase(nine.begin() + static_cast<std::ptrdiff_t>(left));
            EXPECT_TRUE(assess(event, kVietnameseIm, nine).made());
        }
        const Attempt made = search(event, kVietnameseIm, games);
        ASSERT_TRUE(made.made());
        EXPECT_EQ(made.basis, Basis::LeftOut);
        EXPECT_EQ(made.wins, std::vector<std::size_t>{lowerFirst ? 0U : 1U});
    }
}

}  // namespace
}  // namespace kydai::norms
