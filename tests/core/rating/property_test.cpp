// Over random events and every real tournament: each system gives finite numbers, the record adds up, nobody's round is
// left out without a reason, and the explanation says what the record says.

#include "format/reader.h"
#include "rating/explain_rating.h"
#include "rating/report.h"
#include "support/random_event.h"

#include <gtest/gtest.h>

#include <cmath>
#include <filesystem>
#include <string>

namespace kydai::rating {
namespace {

void expectSoundRecord(const Pool& pool, const Ratings& ratings, std::size_t index)
{
    const Record& record = ratings.records[index];
    EXPECT_EQ(record.entrant, index);
    EXPECT_TRUE(std::isfinite(record.change));
    for (const auto& value : {record.before, record.after, record.performance, record.expected, record.factor}) {
        EXPECT_TRUE(std::isfinite(value.value_or(0)));
    }
    int games = 0;
    HalfPoints score = 0;
    double sum = 0;
    double expected = 0;
    for (const GameTerm& term : record.terms) {
        if (!term.counts()) continue;
        ++games;
        score += term.score;
        sum += term.term;
        expected += term.expected;
    }
    EXPECT_EQ(record.terms.size(), pool.games(index).size());
    EXPECT_EQ(games, record.games);
    EXPECT_EQ(score, record.score);
    EXPECT_NEAR(expected, record.expected.value_or(expected), 1e-9);
    if (ratings.system == System::Fide && record.status == Status::Rated) {
        EXPECT_NEAR(sum * *record.factor, record.change, 1e-9);
        EXPECT_EQ(*record.after, *record.before + roundHalfAway(record.change));
    }
    EXPECT_EQ(record.status == Status::StaysUnrated || (record.status == Status::NoGames && !record.before),
              !record.after.has_value());
    const Explanation explanation = explainRating(pool, ratings, index);
    EXPECT_FALSE(explanation.steps.empty());
    EXPECT_GE(explanation.steps.size(), record.terms.size() + record.steps.size() + record.notes.size());
}

void expectSound(const Section& section)
{
    const Pool pool(section);
    for (const SystemInfo& system : systems()) {
        SCOPED_TRACE(std::string(system.code));
        const Ratings ratings = rate(pool, system.system);
        ASSERT_EQ(ratings.records.size(), section.players.size());
        for (std::size_t i = 0; i < ratings.records.size(); ++i) expectSoundRecord(pool, ratings, i);
        EXPECT_FALSE(toCsv(pool, ratings).empty());
        EXPECT_EQ(toJson(pool, ratings)["players"].size(), section.players.size());
    }
}

class RandomEvents : public testing::TestWithParam<int> {};

TEST_P(RandomEvents, EverySystemGivesASoundRecord)
{
    Section section = randomEvent(static_cast<std::uint64_t>(GetParam()), {.mostPlayers = 30, .mostRoundsPlayed = 9});
    int step = GetParam();
    for (Player& player : section.players) {
        step = (step * 37 + 11) % 1201;
        if (step % 4 != 0) player.rating = 1400 + step;
    }
    expectSound(section);
}
INSTANTIATE_TEST_SUITE_P(Seeds, RandomEvents, testing::Range(0, 60));

TEST(RealTournaments, EverySystemRatesEveryFile)
{
    int files = 0;
    for (const char* folder : {"/real/trf", "/real/converted"}) {
        const std::filesystem::path path = std::string(KYDAI_SHARED_DATA) + folder;
        if (!std::filesystem::is_directory(path)) continue;
        for (const auto& file : std::filesystem::directory_iterator(path)) {
            if (file.path().extension() != ".trf") continue;
            SCOPED_TRACE(file.path().filename().string());
            const auto read = format::readFile(file.path().string());
            ASSERT_TRUE(read);
            for (const Section& section : read->sections) expectSound(section);
            ++files;
        }
    }
    if (files == 0) GTEST_SKIP() << "the real tournaments are not beside the checkout";
    EXPECT_GE(files, 24);
}

}  // namespace
}  // namespace kydai::rating
