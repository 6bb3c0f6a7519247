// FIDE: B.02 article by article, with the figures of rules/ratings.md.

#include "rating/fide.h"

#include "explain/articles.h"
#include "rating/tables.h"
#include "support/player_id.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

namespace kydai::rating::fide {
namespace {

const Edition kToday = editionOn({2026, 1, 1}, TimeControl::Standard);

/// By hand: the first entrant against the others.
Pool byHand(Entrant own, std::vector<Opponent> opponents)
{
    std::vector<Entrant> entrants = {std::move(own)};
    std::vector<HalfPoints> scores;
    for (const Opponent& opponent : opponents) {
        entrants.push_back({playerId(static_cast<int>(entrants.size()) + 1), "opponent", opponent.rating});
        scores.push_back(opponent.score);
    }
    entrants.front().id = playerId(1);
    Pool pool(std::move(entrants), scores);
    pool.day = {2026, 3, 1};
    return pool;
}

Record rated(const Pool& pool)
{
    return rate(pool, {}).front();
}

bool says(const Record& record, Phrase phrase)
{
    return std::ranges::any_of(record.steps, [&](const FormulaStep& step) { return step.phrase == phrase; });
}

TEST(FideTimeControl, Art1_1_SixtyMovesDecideTheClass)
{
    EXPECT_EQ(timeClass(90, 30).timeClass, TimeClass::Standard);
    EXPECT_EQ(timeClass(59, 0).timeClass, TimeClass::Rapid);
    EXPECT_EQ(timeClass(10, 1).timeClass, TimeClass::Rapid);
    EXPECT_EQ(timeClass(10, 0).timeClass, TimeClass::Blitz);
    EXPECT_EQ(timeClass(3, 0).timeClass, TimeClass::None);
}

TEST(FideRating, Art5_1_RoundsWithoutPlayDoNotCount)
{
    Section section;
    for (int id = 1; id <= 4; ++id) section.players.push_back({playerId(id), id, "P", {}, Title::None, {}, 2000});
    section.rounds.resize(4);
    section.rounds[0].games = {{playerId(1), playerId(2), Outcome::Win, Outcome::Loss}};
    section.rounds[1].games = {{playerId(1), playerId(3), Outcome::ForfeitWin, Outcome::ForfeitLoss}};
    section.rounds[2].byes = {{playerId(1), Outcome::PairingBye}};
    section.rounds[3].games = {{playerId(4), playerId(1), Outcome::UnratedLoss, Outcome::UnratedWin}};
    const Record record = rated(Pool(section));
    EXPECT_EQ(record.games, 1);
    EXPECT_EQ(record.terms[1].exclusion, Exclusion::Forfeit);
    EXPECT_EQ(record.terms[2].exclusion, Exclusion::Bye);
    EXPECT_EQ(record.terms[3].exclusion, Exclusion::NotRated);
}

TEST(FideRating, Art7_2_1_BelowTheFloorThePlayerIsUnrated)
{
    const Record lost = rated(byHand({{}, "", 1405}, {{1405, 0}}));
    EXPECT_EQ(lost.status, Status::Lost);
    EXPECT_EQ(lost.after, 1395);
    EXPECT_TRUE(says(lost, Phrase::RatingFideBelowFloor));
    const Record kept = rated(byHand({{}, "", 1420}, {{1420, 0}}));
    EXPECT_EQ(kept.status, Status::Rated);
}

TEST(FideTables, Art8_1_1_PercentagesMirror)
{
    for (int percent = 0; percent <= 100; ++percent) {
        EXPECT_EQ(ratingDifference(percent), -ratingDifference(100 - percent)) << percent;
    }
    for (int percent = 1; percent <= 100; ++percent) {
        EXPECT_GT(ratingDifference(percent), ratingDifference(percent - 1)) << percent;
    }
    EXPECT_EQ(ratingDifference(67), 125);
    EXPECT_EQ(ratingDifference(100), 800);
}

TEST(FideTables, Art8_1_2_BandsAreTheTablesNotTheFormula)
{
    EXPECT_EQ(scoringProbability(3), 50);
    EXPECT_EQ(scoringProbability(4), 51);
    EXPECT_EQ(scoringProbability(-4), 49);
    EXPECT_EQ(scoringProbability(391), 91);
    EXPECT_EQ(scoringProbability(392), 92);
    EXPECT_EQ(scoringProbability(735), 99);
    EXPECT_EQ(scoringProbability(736), 100);
    for (int difference = -1000; difference <= 1000; ++difference) {
        if (difference == 0) continue;
        EXPECT_EQ(scoringProbability(difference) + scoringProbability(-difference), 100) << difference;
    }
}

TEST(FideNewcomer, Art8_2_1_AFirstEventWithoutAPointIsDisregarded)
{
    const Record zero = rated(byHand({{}, "new"}, std::vector<Opponent>(6, {2200, 0})));
    EXPECT_EQ(zero.status, Status::StaysUnrated);
    EXPECT_EQ(zero.terms[0].exclusion, Exclusion::FirstEventZero);
    Settings later;
    later.fide.newcomersFirstEvent = false;
    EXPECT_EQ(rate(byHand({{}, "new"}, std::vector<Opponent>(6, {2200, 0})), later).front().status,
              Status::FirstRating);
}

TEST(FideNewcomer, Art8_2_2_TwoImaginedDrawsAgainst1800)
{
    const std::vector<Opponent> games = {{1902, 1}, {1877, 1}, {1884, 2}, {2012, 0}, {1832, 2}};
    const Initial first = initialRating(games);
    EXPECT_EQ(first.ratingSum, 13107);
    EXPECT_NEAR(first.average, 1872.4286, 1e-4);
    EXPECT_EQ(first.percent, 57);
}

TEST(FideNewcomer, Art8_2_3_RoundedAtMost2200AtLeast1400FromFiveGames)
{
    const std::vector<Opponent> published = {{1902, 1}, {1877, 1}, {1884, 2}, {2012, 0}, {1832, 2}};
    EXPECT_EQ(initialRating(published).rating, 1922);
    const std::vector<Opponent> strong(5, {2500, 2});
    EXPECT_EQ(initialRating(strong).unlimited, 2609);
    EXPECT_EQ(initialRating(strong).rating, 2200);
    EXPECT_FALSE(initialRating(std::vector<Opponent>(4, {1900, 2})).published);
    const std::vector<Opponent> weak = {{1500, 0}, {1500, 0}, {1500, 0}, {1500, 0}, {1500, 1}};
    EXPECT_EQ(initialRating(weak).rating, 1356);
    EXPECT_FALSE(initialRating(weak).published);
}

TEST(FideRating, Art8_2_4_GamesAgainstNewcomersDoNotCountForTheRated)
{
    const Record record = rated(byHand({{}, "", 1800}, {{0, 0}, {1800, 2}}));
    EXPECT_EQ(record.terms[0].exclusion, Exclusion::OpponentUnrated);
    EXPECT_EQ(record.games, 1);
    EXPECT_DOUBLE_EQ(record.change, 10);
}

TEST(FideRating, Art8_3_1_DifferencesAreLimitedTo400)
{
    const std::vector<Opponent> capped = {{2000, 2}};
    EXPECT_EQ(rateGames(2649, capped, kToday)[0].used, 400);
    EXPECT_EQ(rateGames(2650, capped, kToday)[0].used, 650);
    EXPECT_EQ(rateGames(1500, capped, kToday)[0].used, -400);
    // the two sides of one game: PD 0.99 for the 2700, 0.08 for the 2000
    EXPECT_EQ(rateGames(2700, std::vector<Opponent>{{2000, 2}}, kToday)[0].expected, 99);
    EXPECT_EQ(rateGames(2000, std::vector<Opponent>{{2700, 0}}, kToday)[0].expected, 8);
}

TEST(FideRating, Art8_3_1_EditionsOfTheLimit)
{
    EXPECT_EQ(editionOn({2021, 5, 1}, TimeControl::Standard).limit, Limit::Everyone);
    EXPECT_EQ(editionOn({2023, 5, 1}, TimeControl::Standard).limit, Limit::GreatestGapOnly);
    EXPECT_EQ(editionOn({2024, 3, 1}, TimeControl::Standard).limit, Limit::Everyone);
    EXPECT_EQ(editionOn({2025, 10, 1}, TimeControl::Standard).limit, Limit::OwnBelow2650);
    EXPECT_EQ(editionOn({2025, 10, 1}, TimeControl::Blitz).limit, Limit::Everyone);
    EXPECT_EQ(editionOn({}, TimeControl::Standard).limit, Limit::OwnBelow2650);
}

TEST(FideRating, Art8_3_1_From2022OnlyTheGreatestGapWasLimited)
{
    const Edition edition = editionOn({2023, 1, 1}, TimeControl::Standard);
    const std::vector<Opponent> opponents = {{1500, 2}, {1400, 2}, {1450, 2}};
    const auto games = rateGames(2000, opponents, edition);
    EXPECT_EQ(games[0].used, 500);
    EXPECT_EQ(games[1].used, 400);
    EXPECT_EQ(games[2].used, 550);
}

TEST(FideRating, Art8_3_1_InFastChessAGapOf600FromAbove2600IsNotRated)
{
    const Edition rapid = editionOn({2025, 1, 1}, TimeControl::Rapid);
    EXPECT_FALSE(rateGames(2601, std::vector<Opponent>{{2001, 2}}, rapid)[0].rated);
    EXPECT_TRUE(rateGames(2601, std::vector<Opponent>{{2002, 2}}, rapid)[0].rated);
    EXPECT_TRUE(rateGames(2600, std::vector<Opponent>{{2000, 2}}, rapid)[0].rated);
    EXPECT_TRUE(
        rateGames(2601, std::vector<Opponent>{{2001, 2}}, editionOn({2024, 11, 30}, TimeControl::Rapid))[0].rated);
}

TEST(FideRating, Art8_3_2_PublishedCalculationOf2025)
{
    const std::vector<Opponent> opponents = {{1787, 2}, {2025, 2}, {2310, 2}, {2400, 2}, {2505, 1}};
    const auto games = rateGames(2813, opponents, kToday);
    const std::array expected = {100, 100, 96, 93, 86};
    for (std::size_t i = 0; i < games.size(); ++i) EXPECT_EQ(games[i].expected, expected[i]) << i;
    EXPECT_EQ(eventChange(10, games), -250);
}

TEST(FideFactor, Art8_3_3_TheTestsComeInTheOrderOfTheArticle)
{
    EXPECT_EQ(factor({2410, true, true, 18, 2012, 2026}).k, 10);     // 2400 before junior and games
    EXPECT_EQ(factor({2250, false, false, 200, 2008, 2026}).k, 40);  // 18 in the year of the list
    EXPECT_EQ(factor({2250, false, false, 200, 2007, 2026}).k, 20);
    EXPECT_EQ(factor({2310, false, true, 200, 2010, 2026}).k, 20);
    EXPECT_EQ(factor({1850, false, false, 29, 1990, 2026}).k, 40);
    EXPECT_EQ(factor({1850, false, false, std::nullopt, 0, 0}).k, 20);
}

TEST(FideFactor, Art8_3_3_KTimesGamesIsAtMost700)
{
    EXPECT_EQ(limitedFactor(40, 17), 40);
    EXPECT_EQ(limitedFactor(40, 18), 38);
    EXPECT_EQ(limitedFactor(20, 36), 19);
    EXPECT_EQ(limitedFactor(10, 71), 9);
    for (int games = 1; games < 200; ++games) {
        for (const int k : {10, 20, 40}) {
            const int limited = limitedFactor(k, games);
            EXPECT_TRUE(limited == k || (limited * games <= 700 && (limited + 1) * games > 700));
        }
    }
}

TEST(FideFactor, Art8_3_3_TheListsOwnKComesFirst)
{
    Entrant own{{}, "", 2100};
    own.kFactor = 40;
    const Record record = rated(byHand(own, {{2100, 2}}));
    EXPECT_EQ(record.factor, 40);
    EXPECT_TRUE(says(record, Phrase::RatingKFromList));
    EXPECT_TRUE(record.notes.empty());
}

TEST(FideFactor, Art8_3_3_AssumptionsAreNamed)
{
    const Record record = rated(byHand({{}, "", 2100}, {{2100, 2}}));
    ASSERT_EQ(record.notes.size(), 2U);
    EXPECT_EQ(record.notes[0].phrase, Phrase::RatingNoteGamesUnknown);
    EXPECT_EQ(record.notes[1].phrase, Phrase::RatingNoteBirthUnknown);
}

TEST(FideRating, Art8_3_4_RoundedOnceAwayFromZero)
{
    EXPECT_EQ(roundPeriod(250), 3);
    EXPECT_EQ(roundPeriod(-250), -3);
    EXPECT_EQ(roundPeriod(249), 2);
    EXPECT_EQ(roundPeriod(-20), 0);
}

TEST(FidePerformance, Art1_4_9_AveragePlusTableValue)
{
    const Performance found = performance(5 * 1600, 5, 7);
    EXPECT_EQ(found.percent, 70);
    EXPECT_EQ(found.rating, 1749);
    EXPECT_EQ(performance(9 * 2400, 9, 18).rating, 3200);
}

TEST(FideCategory, BandsOf25From2251)
{
    EXPECT_EQ(category(2250.4, false), 0);
    EXPECT_EQ(category(2250.5, false), 1);
    EXPECT_EQ(category(2275, false), 1);
    EXPECT_EQ(category(2276, false), 2);
    EXPECT_EQ(category(2051, true), 1);
    EXPECT_EQ(category(2797, false), 22);
}

}  // namespace
}  // namespace kydai::rating::fide
