// The other systems: the worked examples of rules/ratings.md and the edge cases that the vectors do not hold.

#include "explain/articles.h"
#include "rating/calculator.h"
#include "rating/dwz.h"
#include "rating/ecf.h"
#include "rating/elo.h"
#include "rating/explain_rating.h"
#include "rating/glicko2.h"
#include "rating/harkness.h"
#include "rating/ingo.h"
#include "rating/ukd.h"
#include "rating/urs.h"
#include "rating/uscf.h"
#include "support/player_id.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

namespace kydai::rating {
namespace {

struct Played {
    double rating = 0;
    HalfPoints score = 0;
};

/// The first entrant by hand, ratings in the scale of the system; 0 = unrated.
Pool calculatedFrom(double own, const std::vector<Played>& games, int birthYear = 0)
{
    std::vector<Entrant> entrants(1);
    entrants[0].id = playerId(1);
    if (own > 0) entrants[0].own = own;
    entrants[0].birthYear = birthYear;
    std::vector<HalfPoints> scores;
    for (const Played& game : games) {
        Entrant& opponent = entrants.emplace_back();
        opponent.id = playerId(static_cast<int>(entrants.size()));
        if (game.rating > 0) opponent.own = game.rating;
        scores.push_back(game.score);
    }
    Pool pool(std::move(entrants), scores);
    pool.day = {2026, 3, 1};
    return pool;
}

Record first(const Pool& pool, System system, const Settings& settings = {})
{
    return rate(pool, system, settings).records.front();
}

TEST(EloSystem, ThePortischExampleOfTheArticle)
{
    const Record record = elo::rateTotals({2635, 16, 21, 9.66, 10});
    EXPECT_NEAR(*record.after, 2643.4, 1e-9);
    EXPECT_NEAR(record.change, 8.4, 1e-9);
}

TEST(EloSystem, TheThreeFormsDifferAt400)
{
    EXPECT_DOUBLE_EQ(expectedScore(ExpectedForm::Table, 400), 0.92);
    EXPECT_NEAR(expectedScore(ExpectedForm::Normal, 400), 0.9214, 5e-5);
    EXPECT_NEAR(expectedScore(ExpectedForm::Logistic, 400), 0.9091, 5e-5);
    EXPECT_NEAR(differenceNormal(expectedNormal(123)), 123, 1e-6);
}

TEST(EloSystem, WithoutGamesTheRatingStays)
{
    const Record record = first(calculatedFrom(2100, {}), System::Elo);
    EXPECT_EQ(record.status, Status::NoGames);
    EXPECT_EQ(record.after, 2100);
}

TEST(UscfSystem, TheBonusThresholdIsThatOfTheDay)
{
    const std::pair<Date, double> days[] = {{{2026, 3, 1}, 10},  {{2025, 1, 1}, 10},  {{2024, 12, 31}, 12},
                                            {{2024, 2, 29}, 12}, {{2023, 1, 31}, 14}, {{2017, 5, 1}, 14},
                                            {{2017, 4, 30}, 12}, {{2014, 12, 31}, 6}, {{}, 10}};
    for (const auto& [day, threshold] : days)
        EXPECT_EQ(uscf::editionOn(day).bonusThreshold, threshold) << day.year << '-' << day.month << '-' << day.day;
}

TEST(UrsSystem, SpeedCostsNothingAtTheStandardRate)
{
    const urs::Gaps gaps{{10, 20}, {30}};
    EXPECT_EQ(gaps.of(0, urs::Speed::Standard), 0);
    EXPECT_EQ(gaps.of(1, urs::Speed::Rapid), 20);
    EXPECT_EQ(gaps.of(0, urs::Speed::Blitz), 30);
    EXPECT_EQ(gaps.of(1, urs::Speed::Blitz), 0) << "nobody said";
}

TEST(UscfSystem, OpponentsByHandKeepTheirRatings)
{
    const Record record = first(calculatedFrom(1300, {{1250, 2}, {1400, 1}, {1500, 2}, {1550, 2}}), System::Uscf);
    EXPECT_NEAR(*record.after, 1300 + 94.4024 + 74.4024, 0.01);  // the document's example with today's B = 10
    EXPECT_NEAR(*record.factor, 44.1821, 1e-4);
}

TEST(UscfSystem, SpecialFormulaFindsTheNearestPointOfAFlatStretch)
{
    const std::vector<double> weak(4, 400);
    EXPECT_NEAR(uscf::special(500, 0, weak, 8), 800, 1e-6);
    EXPECT_NEAR(uscf::special(1000, 0, weak, 8), 1000, 1e-6);
    EXPECT_NEAR(uscf::special(1500, 6, {}, 0), 1500, 1e-6);
}

TEST(UscfSystem, ThreeGamesAgainstOneOpponentGiveNoBonus)
{
    std::vector<uscf::SectionPlayer> players(2);
    players[0] = {1000, 30};
    players[1] = {1600, 30};
    for (int game = 0; game < 3; ++game) {
        players[0].games.push_back({1, 2});
        players[1].games.push_back({0, 0});
    }
    EXPECT_EQ(uscf::rateSection(players, 10, false)[0].standard.bonus, 0);
}

TEST(UscfSystem, AnUnratedOpponentByHandIsLeftOut)
{
    const Record with = first(calculatedFrom(1500, {{1600, 2}, {0, 2}, {1400, 0}}), System::Uscf);
    const Record without = first(calculatedFrom(1500, {{1600, 2}, {1400, 0}}), System::Uscf);
    EXPECT_EQ(with.games, 2);
    EXPECT_EQ(with.terms[1].exclusion, Exclusion::OpponentUnrated);
    EXPECT_DOUBLE_EQ(*with.after, *without.after);
    EXPECT_EQ(with.notes.back().phrase, Phrase::RatingNoteUscfSinglePlayer);
}

bool systemSays(const Record& record, Phrase phrase)
{
    return std::ranges::any_of(record.steps, [&](const FormulaStep& step) { return step.phrase == phrase; });
}

TEST(UscfSystem, TheStepsSayWhyThereIsNoBonusAndWhichKApplies)
{
    EXPECT_TRUE(
        systemSays(first(calculatedFrom(1500, {{1600, 2}, {1400, 0}}), System::Uscf), Phrase::RatingUscfNoBonusGames));
    EXPECT_TRUE(systemSays(first(calculatedFrom(1500, {{1600, 2}, {1400, 2}, {1500, 2}}), System::Uscf),
                           Phrase::RatingUscfBonus));
    Settings dual;
    dual.uscf.dualRatedRegular = true;
    const Record strong = first(calculatedFrom(2300, {{2300, 2}, {2250, 1}}), System::Uscf, dual);
    ASSERT_TRUE(systemSays(strong, Phrase::RatingUscfKDual));
    EXPECT_DOUBLE_EQ(strong.steps[0].numbers[0].value, 600);  // 800·(6.5 − 0.0025·2300)
    EXPECT_TRUE(
        systemSays(first(calculatedFrom(2200, {{2300, 2}, {2250, 1}}), System::Uscf, dual), Phrase::RatingUscfK));
}

TEST(GlickoSystem, AllWinsNeedNoSpecialCaseAndDeviationShrinks)
{
    Pool pool = calculatedFrom(1500, {{1500, 2}, {1600, 2}, {1700, 2}});
    for (Entrant& entrant : pool.entrants) entrant.deviation = 100;
    const Record record = first(pool, System::Glicko);
    EXPECT_GT(*record.after, 1500);
    EXPECT_LT(*record.deviationAfter, 100);
}

TEST(GlickoSystem, Glicko2KeepsTheRatingWithoutGames)
{
    const auto idle = glicko2::update(1500, 200, 0.06, 0.5, {});
    EXPECT_DOUBLE_EQ(idle.rating, 1500);
    EXPECT_NEAR(idle.deviation, glicko2::inactive(200, 0.06, 1), 1e-9);
}

TEST(DwzSystem, ClassicUntilJuly2026ThenTheNewEdition)
{
    Pool pool = calculatedFrom(1854, {{1532, 2}, {2031, 2}, {2115, 2}, {2017, 0}}, 2010);
    pool.entrants[0].evaluations = 38;
    EXPECT_EQ(first(pool, System::Dwz).after, 1910);
    EXPECT_EQ(standingOf(System::Dwz, pool, {}), Standing::Official);
    pool.day = {2026, 8, 1};
    EXPECT_EQ(first(pool, System::Dwz).after, 1906);
    EXPECT_EQ(standingOf(System::Dwz, pool, {}), Standing::Reconstruction);
}

TEST(ReportedResults, AClosedRoundsCorrectionIsRatedAndSaid)  // C.04.2.4.3
{
    Section section;
    for (int id = 1; id <= 2; ++id) section.players.push_back({playerId(id), id, "P", {}, Title::None, {}, 2000});
    section.rounds.resize(1);
    section.rounds[0].games = {{playerId(1), playerId(2), Outcome::Win, Outcome::Loss}};
    section.rounds[0].reported = {{playerId(1), playerId(2), Outcome::Loss, Outcome::Win}};
    const Pool pool(section);
    const Ratings ratings = rate(pool, System::Fide);
    EXPECT_EQ(ratings.records[0].score, 0);
    EXPECT_EQ(ratings.records[1].score, 2);
    const Explanation told = explainRating(pool, ratings, 0);
    const auto corrected = std::ranges::find(told.steps, Phrase::RatingCorrected, &Step::phrase);
    ASSERT_NE(corrected, told.steps.end());
    EXPECT_EQ(corrected->article, article::kPastCorrection);
}

TEST(DwzSystem, NewcomersWhoMetEachOtherAreSolvedTogether)
{
    // Two newcomers with the same results against the same field and a draw with each other: the same first rating.
    Section section;
    for (int id = 1; id <= 7; ++id) {
        Player& player = section.players.emplace_back();
        player.id = playerId(id);
        player.rating = id <= 2 ? 0 : 1500 + 50 * id;
    }
    section.info.firstDay = {2026, 3, 1};
    for (int round = 0; round < 5; ++round) {
        Round& r = section.rounds.emplace_back();
        for (int newcomer = 1; newcomer <= 2; ++newcomer) {
            const bool win = round % 2 == 0;
            r.games.push_back({playerId(newcomer), playerId(3 + (round + newcomer) % 5),
                               win ? Outcome::Win : Outcome::Loss, win ? Outcome::Loss : Outcome::Win});
        }
    }
    section.rounds.emplace_back().games = {{playerId(1), playerId(2), Outcome::Draw, Outcome::Draw}};
    const auto records = rate(Pool(section), System::Dwz).records;
    ASSERT_EQ(records[0].status, Status::FirstRating);
    EXPECT_EQ(records[0].games, 6);
    EXPECT_NEAR(*records[0].expected, records[0].score / 2.0, 1e-4);
    EXPECT_NEAR(*records[1].expected, records[1].score / 2.0, 1e-4);
}

/// Wherever they stand in the list.
TEST(DwzSystem, NewcomersWithoutAWayToARatedPlayerGetNoRating)
{
    Section section;
    for (int id = 1; id <= 4; ++id) {
        Player& player = section.players.emplace_back();
        player.id = playerId(id);
        player.rating = id <= 2 ? 1500 + 100 * id : 0;
    }
    section.info.firstDay = {2026, 3, 1};
    for (int round = 0; round < 6; ++round) {
        const Outcome result = round % 3 == 0 ? Outcome::Win : Outcome::Draw;
        section.rounds.emplace_back().games = {{playerId(1), playerId(2), result, mirrored(result)},
                                               {playerId(3), playerId(4), result, mirrored(result)}};
    }
    const auto records = rate(Pool(section), System::Dwz).records;
    for (const std::size_t newcomer : {2U, 3U}) {
        EXPECT_EQ(records[newcomer].status, Status::StaysUnrated);
        EXPECT_FALSE(records[newcomer].after);
    }
    EXPECT_TRUE(records[0].after);
}

TEST(DwzSystem, AOneSidedScoreGivesNoFirstRating)
{
    const Record record = first(calculatedFrom(0, std::vector<Played>(5, {1500, 2})), System::Dwz);
    EXPECT_EQ(record.status, Status::StaysUnrated);
    EXPECT_NEAR(*record.performance, 2177, 1e-9);
}

TEST(DwzSystem, From2026AllPointsGiveAFirstRatingWithAnImaginedDraw)
{
    Settings settings;
    settings.dwz.edition = DwzEdition::From2026;
    const Pool pool = calculatedFrom(0, {{1500, 2}, {1600, 2}, {1700, 2}, {1500, 2}, {1700, 2}});
    const Record record = first(pool, System::Dwz, settings);
    ASSERT_EQ(record.status, Status::FirstRating);
    const std::vector<dwz::Opponent> withDraw = {{1500, 2}, {1600, 2}, {1700, 2}, {1500, 2}, {1700, 2}, {1600, 1}};
    const double performance = *dwz::matchingRating(withDraw);
    EXPECT_GT(performance, 1900);
    EXPECT_EQ(*record.after, roundHalfUp(dwz::firstFromPerformance2026(performance)));
    EXPECT_EQ(record.steps.front().phrase, Phrase::RatingDwz2026ImaginedDraw);
    const Pool lost = calculatedFrom(0, {{1500, 0}, {1600, 0}, {1700, 0}, {1500, 0}, {1700, 0}});
    EXPECT_EQ(first(lost, System::Dwz, settings).status, Status::StaysUnrated);
    EXPECT_DOUBLE_EQ(dwz::firstFromPerformance2026(-50), 1100);
}

/// What a player who won everything gains against some, one who lost everything loses against their mirror images.
TEST(UscfSystem, WonAndLostBeforeAreMirrorImages)
{
    using uscf::Previous;
    const std::vector<double> opponents{1320, 1455, 1610, 1700};
    std::vector<double> mirrored;
    for (const double rating : opponents) mirrored.push_back(3000 - rating);
    for (HalfPoints score = 0; score <= 8; ++score) {
        for (const auto& [before, other] :
             {std::pair(Previous::AllWon, Previous::AllLost), std::pair(Previous::Mixed, Previous::Mixed)}) {
            const double one = uscf::special(1480, 4, opponents, score, before);
            const double two = uscf::special(1520, 4, mirrored, 8 - score, other);
            EXPECT_NEAR(one + two, 3000, 1e-6) << score;
        }
        if (score > 0 && score < 8) {
            EXPECT_GT(uscf::special(1480, 4, opponents, score, Previous::AllWon),
                      uscf::special(1480, 4, opponents, score, Previous::AllLost));
        }
    }
}

TEST(HarknessSystem, ClassesBeginAtTheirRating)
{
    const std::vector<std::pair<double, std::string>> classes{
        {2600, "Grandmaster"}, {2400, "Senior Master"}, {2200, "Master"}, {2000, "Expert"}, {1800, "A"}, {1600, "B"}};
    for (const auto& [lowest, name] : classes) {
        EXPECT_EQ(harkness::classOf(lowest), name);
        EXPECT_EQ(harkness::classOf(lowest + 199), lowest == 2600 ? "Grandmaster" : name);
    }
    for (std::size_t at = 1; at < classes.size(); ++at)
        EXPECT_EQ(harkness::classOf(classes[at - 1].first - 0.5), classes[at].second);
    EXPECT_EQ(harkness::classOf(1599.5), "C");
}

TEST(EcfSystem, LettersAskForGamesOfOneTwoAndThreeYears)
{
    const std::vector<std::array<int, 3>> least{{30, 30, 30}, {20, 30, 30}, {10, 10, 30},
                                                {5, 5, 15},   {1, 1, 9},    {1, 1, 5}};
    for (std::size_t at = 0; at < least.size(); ++at) {
        const auto [last12, last24, last36] = least[at];
        const char letter = static_cast<char>('A' + at);
        EXPECT_EQ(ecf::reliability(last12, last24, last36), letter);
        EXPECT_NE(ecf::reliability(last12 - 1, last24, last36), letter);
        if (letter == 'B') {
            EXPECT_NE(ecf::reliability(last12, last24 - 1, last36), letter);
        }
        if (letter >= 'C') {
            EXPECT_NE(ecf::reliability(last12, last24, last36 - 1), letter);
        }
    }
    EXPECT_EQ(ecf::reliability(0, 9, 30), '-');
}

TEST(EcfSystem, ANationalRatingAboveFourHundredIsOfTheNewScale)
{
    const auto start = [](int national) {
        Pool pool = calculatedFrom(0, {{150, 2}, {150, 1}});
        pool.entrants[0].national = {{"ENG", national}};
        return first(pool, System::Ecf).before;
    };
    EXPECT_EQ(start(400), 400);
    EXPECT_EQ(start(401), roundHalfUp(ecf::fromElo(401)));
    EXPECT_EQ(start(1), 1);
}

TEST(EcfSystem, FortyPointRuleAndTheMisprintOfTheArticle)
{
    const Record record = first(calculatedFrom(150, {{160, 2}, {145, 1}, {200, 0}, {100, 2}, {130, 0}}), System::Ecf);
    EXPECT_EQ(record.after, 147);
    EXPECT_TRUE(record.terms[2].cut);
    EXPECT_DOUBLE_EQ(ecf::toElo(150), 1825);  // 7.5, not the article's 750
}

TEST(IngoSystem, ThreeVersionsOfTheNewNumber)
{
    Settings settings;
    const Pool pool = calculatedFrom(110, std::vector<Played>{{120, 2}, {120, 2}, {120, 2}, {120, 0}});
    settings.ingo.version = IngoVersion::Article;
    EXPECT_DOUBLE_EQ(*first(pool, System::Ingo, settings).after, 95);
    settings.ingo.version = IngoVersion::Classic;
    EXPECT_DOUBLE_EQ(*first(pool, System::Ingo, settings).after, 0.75 * 110 + 0.25 * 95);
    settings.ingo.version = IngoVersion::Late;
    EXPECT_DOUBLE_EQ(*first(pool, System::Ingo, settings).after, (95.0 * 4 + 110 * 20) / 24);
}

TEST(UkdSystem, AnOpponentWithoutUkdIsWorthATenthOfK)
{
    const Record record =
        first(calculatedFrom(1450, {{1500, 2}, {1620, 1}, {1300, 2}, {1850, 0}, {0, 2}}), System::Ukd);
    EXPECT_NEAR(record.change, 27, 1e-9);
    EXPECT_EQ(record.after, 1477);
}

TEST(Systems, CodesAreUniqueAndFound)
{
    for (const SystemInfo& system : systems()) {
        EXPECT_EQ(systemOf(system.code), system.system);
        EXPECT_EQ(&info(system.system), &system);
    }
    EXPECT_EQ(systemOf("GLICKO2"), System::Glicko2);
    EXPECT_FALSE(systemOf("nothing"));
}

TEST(Uscf, TheEditionGoesByTheDay)
{
    EXPECT_EQ(uscf::editionOn({2010, 5, 1}).bonusThreshold, 6);
    EXPECT_EQ(uscf::editionOn({2016, 5, 1}).bonusThreshold, 12);
    EXPECT_EQ(uscf::editionOn({2023, 1, 31}).bonusThreshold, 14);
    EXPECT_EQ(uscf::editionOn({2024, 2, 29}).bonusThreshold, 12);
    EXPECT_FALSE(uscf::editionOn({2024, 2, 29}).fideConversionOf2024);
    EXPECT_TRUE(uscf::editionOn({2024, 3, 1}).fideConversionOf2024);
    EXPECT_EQ(uscf::editionOn({2025, 1, 1}).bonusThreshold, 10);
    EXPECT_EQ(uscf::editionOn({}).bonusThreshold, 10) << "day unknown: the newest";
    struct Border {
        Date eve{};
        Date day{};
        double before = 0;
        double from = 0;
    };
    for (const Border& border :
         {Border{{2014, 12, 31}, {2015, 1, 1}, 6, 12}, Border{{2017, 4, 30}, {2017, 5, 1}, 12, 14},
          Border{{2023, 1, 31}, {2023, 2, 1}, 14, 12}, Border{{2024, 2, 29}, {2024, 3, 1}, 12, 12},
          Border{{2024, 12, 31}, {2025, 1, 1}, 12, 10}}) {
        EXPECT_EQ(uscf::editionOn(border.eve).bonusThreshold, border.before);
        EXPECT_EQ(uscf::editionOn(border.day).bonusThreshold, border.from);
        EXPECT_EQ(uscf::editionOn(border.day).from, border.day);
        EXPECT_EQ(uscf::editionOn(border.eve).fideConversionOf2024, border.day.year == 2025);
        EXPECT_EQ(uscf::editionOn(border.day).fideConversionOf2024, border.day.year >= 2024);
    }
}

TEST(UscfSystem, ANationalRatingComesBeforeFides)
{
    Pool pool = calculatedFrom(0, {{1500, 2}, {1500, 0}});
    pool.entrants[0].rating = 1900;
    pool.entrants[0].national = {{"GER", 1600}, {"USA", 1750}};
    EXPECT_EQ(first(pool, System::Uscf).before, 1750);
}

}  // namespace
}  // namespace kydai::rating
