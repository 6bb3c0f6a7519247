// Publishing from the window's side: off at first, by itself at each publication, in a folder and in the hall.

#include "phones/publisher.h"

#include "support/cleared.h"
#include "support/event_builder.h"
#include "support/loopback.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>
#include <gtest/gtest.h>

namespace kydai {
namespace {

class PublisherTest : public ::testing::Test {
protected:
    void SetUp() override { create("a.kydai"); }

    void create(const char* name)
    {
        Section section = EventBuilder()
                              .scheduledRounds(5)
                              .player("2w1", 2000, "Nguyễn An")
                              .player("1b0", 1900, "Lê Bình")
                              .player("4b1", 1800, "Trần Chi")
                              .player("3w0", 1700, "Phạm Dung")
                              .build();
        section.info.name = "U16";
        ASSERT_TRUE(m_session.create(m_folder.filePath(QLatin1String(name)), QStringLiteral("Giải")).ok());
        ASSERT_TRUE(fixture::apply(m_session, AddSection{{}, std::make_shared<const Section>(section)}).ok());
    }
    [[nodiscard]] SectionId id() const { return m_session.event().sections.front().id; }
    [[nodiscard]] QString pagesFolder() const { return m_folder.filePath(QStringLiteral("pages")); }
    [[nodiscard]] QString english() const
    {
        QFile file(pagesFolder() + QStringLiteral("/en.html"));
        return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    }
    Result<bool> publishSecondRound()
    {
        const auto& players = m_session.event().sections.front().section->players;
        Round round;
        round.games = {{.white = players[2].id, .black = players[0].id},
                       {.white = players[1].id, .black = players[3].id}};
        return fixture::apply(m_session, PublishRound{id(), 2, round});
    }
    bool waitForPages(QSignalSpy& spy, int count = 1)
    {
        return QTest::qWaitFor([&] { return spy.size() >= count; }, 20'000);
    }

    QTemporaryDir m_folder;
    EventSession m_session;
    Jobs m_jobs{m_session};
    Publisher m_publisher{m_session, m_jobs, QStringLiteral("Kỳ Đài")};
};

TEST_F(PublisherTest, IsOffUntilItIsTurnedOn)
{
    QSignalSpy published(&m_publisher, &Publisher::published);
    EXPECT_FALSE(m_publisher.hasAim());
    EXPECT_FALSE(m_publisher.isServing());
    EXPECT_TRUE(m_publisher.pagesAddress().isEmpty());
    ASSERT_TRUE(publishSecondRound().ok());
    QTest::qWait(50);
    EXPECT_EQ(published.size(), 0);
    EXPECT_FALSE(QDir(pagesFolder()).exists());
}

TEST_F(PublisherTest, PublishesAndWithdrawsByItselfWhenAsked)
{
    QSignalSpy published(&m_publisher, &Publisher::published);
    PublishSettings settings;
    settings.folder = pagesFolder();
    m_publisher.setSettings(settings);
    ASSERT_TRUE(publishSecondRound().ok());
    QTest::qWait(50);
    EXPECT_EQ(published.size(), 0) << "a folder alone is not yet by itself";
    settings.byItself = true;
    m_publisher.setSettings(settings);
    m_publisher.publish();
    ASSERT_TRUE(waitForPages(published));
    EXPECT_TRUE(english().contains(QStringLiteral("Round 2 of 5"))) << english().toStdString();
    ASSERT_TRUE(fixture::apply(m_session, UnpairRound{id(), 2, {}}).ok());
    ASSERT_TRUE(waitForPages(published, 2));
    EXPECT_TRUE(english().contains(QStringLiteral("The pairing of round 2 was withdrawn")));
    EXPECT_TRUE(english().contains(QStringLiteral("Round 1 of 5")));
    ASSERT_TRUE(m_session.undo().ok());
    ASSERT_TRUE(waitForPages(published, 3));
    EXPECT_TRUE(english().contains(QStringLiteral("Round 2 of 5")));
    EXPECT_TRUE(english().contains(QStringLiteral("replaces the one that was withdrawn")));
}

TEST_F(PublisherTest, ACorrectedResultReachesThePagesByItself)
{
    QSignalSpy published(&m_publisher, &Publisher::published);
    PublishSettings settings;
    settings.folder = pagesFolder();
    settings.byItself = true;
    m_publisher.setSettings(settings);
    m_publisher.setPause(std::chrono::milliseconds(200));
    ASSERT_TRUE(publishSecondRound().ok());
    ASSERT_TRUE(waitForPages(published));
    const auto section = m_session.section(id());
    const Game& game = section->round(1).games.front();
    for (const Outcome white : {Outcome::Draw, Outcome::Loss}) {
        const Outcome black = white == Outcome::Draw ? Outcome::Draw : Outcome::Win;
        ASSERT_TRUE(fixture::apply(m_session, SetResult{id(), 1, game.white, game.black, white, black}).ok());
    }
    ASSERT_TRUE(waitForPages(published, 2));
    QTest::qWait(400);
    EXPECT_EQ(published.size(), 2) << "both corrections at once";
}

TEST_F(PublisherTest, SaysWhyThePagesCannotBeWritten)
{
    QSignalSpy failed(&m_publisher, &Publisher::failed);
    QFile inTheWay(pagesFolder());
    ASSERT_TRUE(inTheWay.open(QIODevice::WriteOnly));
    PublishSettings settings;
    settings.folder = pagesFolder();
    m_publisher.setSettings(settings);
    m_publisher.publish();
    EXPECT_TRUE(QTest::qWaitFor([&] { return !failed.empty(); }, 20'000));
}

TEST_F(PublisherTest, ServesInTheHallUntilAnotherEventIsOpen)
{
    QSignalSpy published(&m_publisher, &Publisher::published);
    PublishSettings settings;
    settings.address = QStringLiteral("127.0.0.1");
    settings.port = 0;
    m_publisher.setSettings(settings);
    ASSERT_TRUE(m_publisher.startServing().ok());
    ASSERT_TRUE(waitForPages(published));
    const QUrl address(m_publisher.hallAddress());
    const auto port = static_cast<std::uint16_t>(address.port());
    const auto page = LoopbackClient(port).get("/en.html");
    ASSERT_TRUE(page);
    EXPECT_NE(page->find("Round 1 of 5"), std::string::npos);
    EXPECT_EQ(m_publisher.counts().readers, 1U);
    ASSERT_TRUE(publishSecondRound().ok());
    EXPECT_NE(LoopbackClient(port).get("/en.html")->find("Round 1 of 5"), std::string::npos) << "not yet published";
    m_publisher.publish();
    ASSERT_TRUE(waitForPages(published, 2));
    EXPECT_NE(LoopbackClient(port).get("/en.html")->find("Round 2 of 5"), std::string::npos);
    m_publisher.withdraw();
    ASSERT_TRUE(waitForPages(published, 3));
    EXPECT_NE(LoopbackClient(port).get("/en.html")->find("These pages were withdrawn"), std::string::npos);
    create("b.kydai");
    EXPECT_FALSE(m_publisher.isServing());
    EXPECT_FALSE(LoopbackClient(port).get("/"));
}

TEST_F(PublisherTest, SettingsBelongToTheEvent)
{
    PublishSettings settings;
    settings.folder = pagesFolder();
    settings.webAddress = QStringLiteral("https://giai.example/u16");
    settings.languages = PageLanguages::English;
    settings.wifiName = QStringLiteral("Hội trường");
    m_publisher.setSettings(settings);
    EXPECT_EQ(m_publisher.pagesAddress(), QStringLiteral("https://giai.example/u16/"));
    create("b.kydai");
    EXPECT_EQ(m_publisher.settings(), PublishSettings{});
    ASSERT_TRUE(m_session.open(m_folder.filePath(QStringLiteral("a.kydai"))).ok());
    EXPECT_EQ(m_publisher.settings(), settings);
}

}  // namespace
}  // namespace kydai
