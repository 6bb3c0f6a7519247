#include "tables/standings_memo.h"

#include "support/event_builder.h"

#include <gtest/gtest.h>

#include <thread>
#include <vector>

namespace kydai::tables {
namespace {

std::shared_ptr<const Section> twoRounds()
{
    return std::make_shared<const Section>(
        EventBuilder().player("2w1 3b=").player("1b0 4w1").player("4w1 1w=").player("3b0 2b0").build());
}

TEST(StandingsMemo, ASnapshotIsRankedOnceForEachQuestion)
{
    StandingsMemo memo;
    const auto section = twoRounds();
    const auto first = memo.of(section);
    ASSERT_TRUE(first.ok());
    EXPECT_EQ(memo.of(section)->get(), first->get());
    EXPECT_EQ(memo.computed(), 1U);
    tiebreak::StandingsOptions afterLast;
    afterLast.round = 2;
    EXPECT_EQ(memo.of(section, afterLast)->get(), first->get()) << "no round is the last one";
    tiebreak::StandingsOptions afterFirst;
    afterFirst.round = 1;
    EXPECT_EQ((*memo.of(section, afterFirst))->round, 1);
    EXPECT_EQ(memo.computed(), 2U);
    EXPECT_NE(memo.of(twoRounds())->get(), first->get()) << "an equal section is another snapshot";
}

TEST(StandingsMemo, ThreadsThatAskAtOnceShareOneAnswer)
{
    StandingsMemo memo;
    const auto section = twoRounds();
    std::vector<const tiebreak::Standings*> answers(4);
    {
        std::vector<std::jthread> threads;
        for (auto& answer : answers) threads.emplace_back([&] { answer = memo.of(section)->get(); });
    }
    for (const auto* answer : answers) EXPECT_EQ(answer, answers.front());
    EXPECT_EQ(memo.computed(), 1U);
}

TEST(StandingsMemo, AnErrorIsAnswered)
{
    StandingsMemo memo;
    Section wrong = *twoRounds();
    wrong.rules.tieBreaks = {"NO SUCH CODE"};
    EXPECT_EQ(memo.of(std::make_shared<const Section>(wrong)).ok(), tiebreak::standingsOf(wrong).ok());
}

}  // namespace
}  // namespace kydai::tables
