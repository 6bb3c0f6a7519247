// Uploading from the window's side, against a host of our own that also fails.

#include "phones/site_uploader.h"

#include "support/cleared.h"
#include "support/event_builder.h"
#include "support/fragments.h"
#include "support/results_host.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <gtest/gtest.h>

#include <memory>

namespace kydai {
namespace {

class SiteUploaderTest : public ::testing::Test {
protected:
    void SetUp() override
    {
        Section section =
            EventBuilder().scheduledRounds(5).player("2w1", 2000, "Nguyễn An").player("1b0", 1900, "Lê Bình").build();
        section.info.name = "U16";
        ASSERT_TRUE(m_session->create(m_folder.filePath(QStringLiteral("a.kydai")), QStringLiteral("Giải")).ok());
        ASSERT_TRUE(fixture::apply(*m_session, AddSection{{}, std::make_shared<const Section>(section)}).ok());
        ASSERT_TRUE(
            m_uploader->setAccess({m_host.address(), m_host.source, m_host.key, m_host.iv, m_host.creator}).ok());
    }

    bool put(SectionId section, const std::string& number)
    {
        if (m_isRefusing) return false;
        SectionInfo info = m_session->section(section)->info;
        info.chessResultsKey = number;
        return fixture::apply(*m_session, EditInfo{section, info}).ok();
    }
    [[nodiscard]] std::string number() const
    {
        return m_session->event().sections.front().section->info.chessResultsKey;
    }
    void make()
    {
        m_session = std::make_unique<EventSession>();
        m_jobs = std::make_unique<Jobs>(*m_session);
        m_uploader = std::make_unique<SiteUploader>(
            *m_session, *m_jobs, m_folder.filePath(QStringLiteral("desk")).toStdString(),
            [this](SectionId section, const std::string& given) { return put(section, given); });
    }
    /// The program ends and starts again with the same event.
    void restart()
    {
        m_uploader.reset();
        m_jobs.reset();
        make();
    }
    bool comes(QSignalSpy& spy, int count = 1)
    {
        return QTest::qWaitFor([&] { return spy.size() >= count; }, 20'000);
    }

    SiteUploaderTest() { make(); }

    QTemporaryDir m_folder;
    fixture::ResultsHost m_host;
    bool m_isRefusing = false;
    std::unique_ptr<EventSession> m_session{};
    std::unique_ptr<Jobs> m_jobs{};
    std::unique_ptr<SiteUploader> m_uploader{};
};

TEST_F(SiteUploaderTest, ANumberIsAskedForOnceAndKeptInTheEvent)
{
    QSignalSpy uploaded(m_uploader.get(), &SiteUploader::uploaded);
    m_uploader->upload();
    EXPECT_EQ(m_uploader->waiting(), 1U);
    ASSERT_TRUE(comes(uploaded));
    EXPECT_FALSE(number().empty());
    EXPECT_EQ(m_uploader->waiting(), 0U);
    EXPECT_NE(m_host.uploaded(number()).find("An"), std::string::npos);
    m_uploader->upload();
    ASSERT_TRUE(comes(uploaded, 2));
    EXPECT_EQ(m_host.tournaments(), 1);
}

TEST_F(SiteUploaderTest, WhatASiteOutOfReachDidNotTakeGoesThereByItselfAsItIsThen)
{
    m_host.go(fixture::ResultsHost::Way::BreakingOff);
    m_uploader->setPause(std::chrono::milliseconds(20));
    QSignalSpy failed(m_uploader.get(), &SiteUploader::failed);
    QSignalSpy uploaded(m_uploader.get(), &SiteUploader::uploaded);
    m_uploader->upload();
    ASSERT_TRUE(comes(failed));
    EXPECT_EQ(m_uploader->waiting(), 1U);
    const SectionId id = m_session->event().sections.front().id;
    Player renamed = m_session->section(id)->players.front();
    renamed.name = "Nguyễn Văn Mới";
    ASSERT_TRUE(fixture::apply(*m_session, EditPlayer{id, renamed}).ok());
    m_host.go(fixture::ResultsHost::Way::AsThePaperSays);
    ASSERT_TRUE(comes(uploaded));
    EXPECT_NE(m_host.uploaded(number()).find("Mới"), std::string::npos);
}

TEST_F(SiteUploaderTest, TheQueueOutlivesTheProgram)
{
    m_host.go(fixture::ResultsHost::Way::BreakingOff);
    QSignalSpy failed(m_uploader.get(), &SiteUploader::failed);
    m_uploader->upload();
    ASSERT_TRUE(comes(failed));
    const QString file = m_session->path();
    restart();
    m_host.go(fixture::ResultsHost::Way::AsThePaperSays);
    m_uploader->setPause(std::chrono::milliseconds(20));
    QSignalSpy found(m_uploader.get(), &SiteUploader::found);
    QSignalSpy uploaded(m_uploader.get(), &SiteUploader::uploaded);
    ASSERT_TRUE(m_session->open(file).ok());
    EXPECT_EQ(found.size(), 1);
    ASSERT_TRUE(comes(uploaded));
    EXPECT_EQ(m_uploader->waiting(), 0U);
}

TEST_F(SiteUploaderTest, ANumberThatTheEventDidNotTakeIsBroughtAgain)
{
    m_isRefusing = true;
    QSignalSpy uploaded(m_uploader.get(), &SiteUploader::uploaded);
    m_uploader->upload();
    ASSERT_TRUE(comes(uploaded));
    EXPECT_TRUE(number().empty());
    m_isRefusing = false;
    m_uploader->upload();
    ASSERT_TRUE(comes(uploaded, 2));
    EXPECT_FALSE(number().empty());
    EXPECT_EQ(m_host.tournaments(), 1) << "the site made no second tournament";
}

TEST_F(SiteUploaderTest, AfterAQuestionWithoutAnAnswerTheArbiterDecides)
{
    m_host.go(fixture::ResultsHost::Way::BreakingOff, "GETKEY");
    QSignalSpy failed(m_uploader.get(), &SiteUploader::failed);
    m_uploader->upload();
    ASSERT_TRUE(comes(failed));
    m_host.go(fixture::ResultsHost::Way::AsThePaperSays);
    m_uploader->upload();
    ASSERT_TRUE(comes(failed, 2));
    EXPECT_EQ(failed.back().front().value<Error>().what.id, FragmentId::KeyAskedBefore);
    QSignalSpy uploaded(m_uploader.get(), &SiteUploader::uploaded);
    m_uploader->upload(SiteUploader::Numbers::AskAgain);
    ASSERT_TRUE(comes(uploaded));
}

TEST_F(SiteUploaderTest, ARefusalIsToldAndNotTriedByItself)
{
    m_host.go(fixture::ResultsHost::Way::Refused);
    m_uploader->setPause(std::chrono::milliseconds(5));
    QSignalSpy failed(m_uploader.get(), &SiteUploader::failed);
    m_uploader->upload();
    ASSERT_TRUE(comes(failed));
    const std::size_t calls = m_host.calls().size();
    QTest::qWait(100);
    EXPECT_EQ(m_host.calls().size(), calls);
    EXPECT_EQ(m_uploader->waiting(), 1U);
}

}  // namespace
}  // namespace kydai
