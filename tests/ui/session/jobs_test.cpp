#include "session/jobs.h"

#include "support/cleared.h"
#include "support/random_change.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <gtest/gtest.h>

#include <atomic>
#include <stdexcept>
#include <thread>

namespace kydai {
namespace {

class JobsTest : public ::testing::Test {
protected:
    void SetUp() override
    {
        ASSERT_TRUE(m_session.create(m_folder.filePath(QStringLiteral("a.kydai")), QStringLiteral("a")).ok());
        Random random(3);
        const auto section = std::make_shared<const Section>(fixture::randomSection(random, 8, 2));
        ASSERT_TRUE(fixture::apply(m_session, AddSection{{}, section}).ok());
        m_id = m_session.event().sections.back().id;
    }
    bool waitUntilIdle()
    {
        return QTest::qWaitFor([this] { return m_jobs.running() == 0; });
    }

    QTemporaryDir m_folder;
    EventSession m_session;
    Jobs m_jobs{m_session};
    SectionId m_id{};
    QObject m_context;
};

TEST_F(JobsTest, WorkThatThrowsIsToldAndTheOthersGoOn)
{
    QSignalSpy failed(&m_jobs, &Jobs::failed);
    bool delivered = false;
    m_jobs.start(
        "broken", m_id, &m_context,
        [](const Section&, std::stop_token, Progress&) -> int { throw std::runtime_error("broken"); },
        [&](int) { delivered = true; });
    int answer = 0;
    m_jobs.start(
        "sound", m_id, &m_context, [](const Section&, std::stop_token, Progress&) { return 42; },
        [&](int result) { answer = result; });
    ASSERT_TRUE(waitUntilIdle());
    EXPECT_FALSE(delivered);
    EXPECT_EQ(answer, 42);
    ASSERT_EQ(failed.size(), 1);
    EXPECT_EQ(failed.front().front().toString(), QStringLiteral("broken"));
}

TEST_F(JobsTest, AResultArrivesOnTheThreadThatAsked)
{
    std::size_t players = 0;
    std::thread::id worker;
    std::thread::id teller;
    const auto job = m_jobs.start(
        "count", m_id, &m_context,
        [&](const Section& section, std::stop_token, Progress& progress) {
            worker = std::this_thread::get_id();
            progress.start(section.players.size());
            progress.advance(section.players.size());
            return section.players.size();
        },
        [&](std::size_t count) {
            teller = std::this_thread::get_id();
            players = count;
        });
    ASSERT_NE(job, nullptr);
    EXPECT_EQ(players, 0U);
    ASSERT_TRUE(waitUntilIdle());
    EXPECT_EQ(players, 8U);
    EXPECT_TRUE(job->isOver());
    EXPECT_EQ(job->progress().done(), 8U);
    EXPECT_NE(worker, std::this_thread::get_id());
    EXPECT_EQ(teller, std::this_thread::get_id());
}

TEST_F(JobsTest, AResultForAnOldSnapshotIsDropped)
{
    std::atomic<bool> go{false};
    bool told = false;
    const auto job = m_jobs.start(
        "slow", m_id, &m_context,
        [&](const Section&, std::stop_token, Progress&) {
            while (!go) std::this_thread::yield();
            return 1;
        },
        [&](int) { told = true; });
    ASSERT_TRUE(fixture::apply(m_session, EditInfo{m_id, {.name = "U8"}}).ok());
    go = true;
    ASSERT_TRUE(waitUntilIdle());
    EXPECT_FALSE(told);
    EXPECT_TRUE(job->isOver());
}

TEST_F(JobsTest, ACancelledJobStopsAndTellsNobody)
{
    bool told = false;
    const auto job = m_jobs.start(
        "endless", m_id, &m_context,
        [](const Section&, const std::stop_token& stop, Progress&) {
            while (!stop.stop_requested()) std::this_thread::yield();
            return 1;
        },
        [&](int) { told = true; });
    job->cancel();
    ASSERT_TRUE(waitUntilIdle());
    EXPECT_FALSE(told);
}

TEST_F(JobsTest, StartingAgainCancelsTheFormerJobOfTheSamePurpose)
{
    std::vector<int> told;
    const auto wait = [](const Section&, const std::stop_token& stop, Progress&) {
        while (!stop.stop_requested()) std::this_thread::yield();
        return 1;
    };
    m_jobs.start("standings", m_id, &m_context, wait, [&](int result) { told.push_back(result); });
    m_jobs.start(
        "standings", m_id, &m_context, [](const Section&, std::stop_token, Progress&) { return 2; },
        [&](int result) { told.push_back(result); });
    ASSERT_TRUE(waitUntilIdle());
    EXPECT_EQ(told, std::vector{2});
}

TEST_F(JobsTest, NobodyIsToldWhenTheContextIsGone)
{
    bool told = false;
    auto context = std::make_unique<QObject>();
    m_jobs.start(
        "lost", m_id, context.get(), [](const Section&, std::stop_token, Progress&) { return 1; },
        [&](int) { told = true; });
    context.reset();
    ASSERT_TRUE(waitUntilIdle());
    EXPECT_FALSE(told);
}

TEST_F(JobsTest, NoJobForASectionThatIsNotThere)
{
    EXPECT_EQ(m_jobs.start(
                  "none", SectionId{99}, &m_context, [](const Section&, std::stop_token, Progress&) { return 1; },
                  [](int) {}),
              nullptr);
}

TEST_F(JobsTest, DestructionCancelsWhatStillRuns)
{
    auto jobs = std::make_unique<Jobs>(m_session);
    bool told = false;
    jobs->start(
        "endless", m_id, &m_context,
        [](const Section&, const std::stop_token& stop, Progress&) {
            while (!stop.stop_requested()) std::this_thread::yield();
            return 1;
        },
        [&](int) { told = true; });
    jobs.reset();
    QTest::qWait(1);
    EXPECT_FALSE(told);
}

}  // namespace
}  // namespace kydai
