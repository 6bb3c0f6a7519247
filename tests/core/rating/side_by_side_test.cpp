// All systems beside each other: each as it is alone, and on one scale by the published conversions.
#include "rating/side_by_side.h"

#include "rating/report.h"
#include "rating/setting_words.h"
#include "support/festival.h"

#include <gtest/gtest.h>

#include <set>

namespace kydai::rating {
namespace {

TEST(SideBySide, IsWhatEachSystemSaysAlone)
{
    for (const fixture::NamedSection& named : fixture::festival()) {
        const SideBySide all = sideBySide(named.section);
        ASSERT_EQ(all.systems.size(), systems().size());
        const Pool pool(named.section);
        for (const Ratings& ratings : all.systems)
            EXPECT_EQ(toCsv(all.pool, ratings), toCsv(pool, rate(pool, ratings.system))) << named.name;
    }
}

TEST(SideBySide, ConvertsWhatIsNotOnElosScale)
{
    EXPECT_DOUBLE_EQ(onEloScale(System::Ecf, 150), 1825);
    EXPECT_DOUBLE_EQ(onEloScale(System::Ingo, 120), 1880);
    EXPECT_DOUBLE_EQ(onEloScale(System::Fide, 2000), 2000);
    EXPECT_DOUBLE_EQ(onEloScale(System::Dwz, 2000), 2000);
}

TEST(SideBySide, TheScaleHasARowForEachSystemThatRatesThePlayer)
{
    std::set<std::size_t> lengths;
    for (const fixture::NamedSection& named : fixture::festival()) {
        const SideBySide all = sideBySide(named.section);
        for (std::size_t entrant = 0; entrant < all.pool.size(); ++entrant) {
            const RatingScale scale = scaleOf(all, entrant);
            lengths.insert(scale.rows.size());
            auto row = scale.rows.begin();
            for (const Ratings& ratings : all.systems) {
                const Record& record = ratings.records[entrant];
                if (!record.before && !record.after) continue;
                ASSERT_NE(row, scale.rows.end());
                EXPECT_EQ(row->system, info(ratings.system).name);
                EXPECT_EQ(row->before.has_value(), record.before.has_value());
                EXPECT_EQ(row->after.has_value(), record.after.has_value());
                if (record.after) {
                    EXPECT_DOUBLE_EQ(row->shown, *record.after);
                    EXPECT_DOUBLE_EQ(*row->after, onEloScale(ratings.system, *record.after));
                }
                if (record.performance) {
                    EXPECT_DOUBLE_EQ(*row->performance, onEloScale(ratings.system, *record.performance));
                }
                ++row;
            }
            EXPECT_EQ(row, scale.rows.end());
        }
    }
    EXPECT_GT(lengths.size(), 1U) << "some are not rated by all";
    EXPECT_TRUE(lengths.contains(systems().size()));
}

TEST(SettingWords, ACodeBringsItsSettings)
{
    const auto article = choiceOf("ingo:formula=article,forty-limit=no");
    ASSERT_TRUE(article);
    EXPECT_EQ(article->system, System::Ingo);
    EXPECT_EQ(article->settings.ingo.version, IngoVersion::Article);
    EXPECT_FALSE(article->settings.ingo.fortyLimit);
    EXPECT_EQ(choiceOf("ELO:k=32")->settings.elo.k, 32);
    EXPECT_EQ(choiceOf("glicko2:growth=20")->settings.glicko.growth, 20) << "Glicko's settings are Glicko-2's too";
    for (const char* wrong : {"ingo:", "ingo:formula", "ingo:formula=", "ingo:formula=x", "ingo:k=10", "elo:k=-1",
                              "elo:k=ten", "elo:k=32,", "fide:k=10", "nobody:k=1"})
        EXPECT_FALSE(choiceOf(wrong)) << wrong;
    EXPECT_EQ(settingNames("ingo"), "formula=article|classic|late, forty-limit=no|yes");
}

TEST(SettingWords, EveryNumberGoesToItsOwnPlace)
{
    const std::pair<const char*, double (*)(const Settings&)> places[] = {
        {"fide:games-in-period=13", [](const Settings& s) -> double { return s.fide.gamesInPeriod; }},
        {"elo:k=13", [](const Settings& s) { return s.elo.k; }},
        {"uscf:bonus-threshold=13", [](const Settings& s) { return s.uscf.bonusThreshold; }},
        {"glicko:new-rating=13", [](const Settings& s) { return s.glicko.newRating; }},
        {"glicko:new-deviation=13", [](const Settings& s) { return s.glicko.newDeviation; }},
        {"glicko:assumed-deviation=13", [](const Settings& s) { return s.glicko.assumedDeviation; }},
        {"glicko:minimum-deviation=13", [](const Settings& s) { return s.glicko.minimumDeviation; }},
        {"glicko:growth=13", [](const Settings& s) { return s.glicko.growth; }},
        {"glicko:periods=13", [](const Settings& s) { return s.glicko.periods; }},
        {"glicko2:new-volatility=13", [](const Settings& s) { return s.glicko.newVolatility; }},
        {"glicko2:tau=13", [](const Settings& s) { return s.glicko.tau; }},
        {"dwz:evaluations=13", [](const Settings& s) -> double { return s.dwz.assumedEvaluations; }},
        {"ecf:junior-increment=13", [](const Settings& s) { return s.ecf.juniorIncrement; }},
        {"harkness:games-behind-old=13", [](const Settings& s) { return s.harkness.gamesBehindOld; }},
        {"ukd:limit=13", [](const Settings& s) -> double { return s.ukd.limit; }},
        {"ukd:unrated-share=13", [](const Settings& s) { return s.ukd.unratedShare; }},
        {"ukd:minimum=13", [](const Settings& s) -> double { return s.ukd.minimum; }},
        {"ukd:first-games=13", [](const Settings& s) -> double { return s.ukd.firstGames; }},
        {"chessmetrics:padding=13", [](const Settings& s) { return s.chessmetrics.padding; }},
        {"chessmetrics:minimum-games=13", [](const Settings& s) { return s.chessmetrics.minimumGames; }},
        {"chessmetrics:slope=13", [](const Settings& s) { return s.chessmetrics.slope; }},
        {"chessmetrics:offset=13", [](const Settings& s) { return s.chessmetrics.offset; }},
        {"chessmetrics:own-draws=13", [](const Settings& s) { return s.chessmetrics.ownDraws; }},
        {"chessmetrics:padding-draws=13", [](const Settings& s) { return s.chessmetrics.paddingDraws; }},
        {"urs:half-life=13", [](const Settings& s) { return s.urs.halfLife; }},
        {"urs:window=13", [](const Settings& s) { return s.urs.window; }},
        {"urs:weight-standard=13", [](const Settings& s) { return s.urs.weightStandard; }},
        {"urs:weight-rapid=13", [](const Settings& s) { return s.urs.weightRapid; }},
        {"urs:weight-blitz=13", [](const Settings& s) { return s.urs.weightBlitz; }},
        {"urs:prior-mean=13", [](const Settings& s) { return s.urs.priorMean; }},
        {"urs:prior-deviation=13", [](const Settings& s) { return s.urs.priorDeviation; }},
    };
    for (const auto& [code, place] : places) {
        const auto choice = choiceOf(code);
        ASSERT_TRUE(choice) << code;
        for (const auto& [other, otherPlace] : places)
            EXPECT_EQ(otherPlace(choice->settings) == 13, otherPlace == place) << code << " and " << other;
    }
}

}  // namespace
}  // namespace kydai::rating
