// Asking for the newest version, from a host of our own.
#include "session/version_check.h"

#include <QSettings>
#include <QSignalSpy>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTest>
#include <gtest/gtest.h>

namespace kydai {
namespace {

/// Answers every request with the same bytes, keeps what was asked; silent without an answer.
class VersionHost {
public:
    explicit VersionHost(QByteArray answer)
    {
        EXPECT_TRUE(m_server.listen(QHostAddress::LocalHost));
        QObject::connect(&m_server, &QTcpServer::newConnection, &m_server, [this, answer] {
            QTcpSocket* client = m_server.nextPendingConnection();
            QObject::connect(client, &QTcpSocket::readyRead, client, [this, client, answer] {
                m_asked += client->readAll();
                if (answer.isEmpty()) return;
                client->write(answer);
                client->disconnectFromHost();
            });
        });
    }
    [[nodiscard]] QUrl url() const
    {
        return QUrl(QStringLiteral("http://127.0.0.1:%1/version.json").arg(m_server.serverPort()));
    }
    [[nodiscard]] QByteArray asked() const { return m_asked; }

private:
    QTcpServer m_server;
    QByteArray m_asked;
};

QByteArray saying(int status, const QByteArray& body)
{
    return "HTTP/1.1 " + QByteArray::number(status) + " X\r\nContent-Length: " + QByteArray::number(body.size()) +
           "\r\nConnection: close\r\n\r\n" + body;
}

class VersionCheckTest : public ::testing::Test {
protected:
    void ask(const QUrl& from)
    {
        m_check.start(from);
        EXPECT_TRUE(m_check.isRunning());
        EXPECT_TRUE(QTest::qWaitFor([&] { return m_answered.count() + m_failed.count() > 0; }));
        EXPECT_FALSE(m_check.isRunning());
        EXPECT_EQ(m_answered.count() + m_failed.count(), 1);
    }
    [[nodiscard]] VersionCheck::Failure failure() const
    {
        return m_failed.front().front().value<VersionCheck::Failure>();
    }

    VersionCheck m_check;
    QSignalSpy m_answered{&m_check, &VersionCheck::answered};
    QSignalSpy m_failed{&m_check, &VersionCheck::failed};
};

TEST_F(VersionCheckTest, AnswersWithTheNoticeAndTellsNothingOfTheUser)
{
    const VersionHost host(saying(200, R"({"program":"kydai","version":"9.9.9"})"));
    ask(host.url());
    ASSERT_EQ(m_answered.count(), 1);
    EXPECT_EQ(m_answered.front().front().value<format::VersionNotice>().version, "9.9.9");
    const QByteArray asked = host.asked().toLower();
    EXPECT_TRUE(asked.startsWith("get /version.json http/1.1\r\n"));
    EXPECT_TRUE(asked.contains("user-agent: kydai\r\n"));
    for (const char* telling : {"cookie", "referer", "authorization", "linux", "vi", "rc."})
        EXPECT_FALSE(asked.mid(asked.indexOf('\n')).contains(telling)) << telling;
}

TEST_F(VersionCheckTest, SomethingElseIsNoNotice)
{
    const VersionHost host(saying(200, "<html>Login</html>"));
    ask(host.url());
    EXPECT_EQ(failure(), VersionCheck::Failure::NoNotice);
}

TEST_F(VersionCheckTest, AFileThatIsNotThereIsTold)
{
    const VersionHost host(saying(404, "gone"));
    ask(host.url());
    EXPECT_EQ(failure(), VersionCheck::Failure::NotThere);
    EXPECT_EQ(m_failed.front().back().toString(), QStringLiteral("404"));
}

TEST_F(VersionCheckTest, WhatNeverEndsIsCutOff)
{
    const VersionHost host("HTTP/1.1 200 OK\r\n\r\n" + QByteArray(1 << 20, ' '));
    ask(host.url());
    EXPECT_EQ(failure(), VersionCheck::Failure::NoNotice);
}

TEST_F(VersionCheckTest, WhoNeverAnswersIsWaitedForSoLong)
{
    const VersionHost host({});
    m_check.setTime(std::chrono::milliseconds(200));
    ask(host.url());
    EXPECT_EQ(failure(), VersionCheck::Failure::NoNetwork);
}

TEST_F(VersionCheckTest, NobodyThereIsTold)
{
    ask(QUrl(QStringLiteral("http://127.0.0.1:9/version.json")));
    EXPECT_EQ(failure(), VersionCheck::Failure::NoNetwork);
}

TEST_F(VersionCheckTest, AskingAnewDropsTheFirst)
{
    const VersionHost silent({});
    const VersionHost host(saying(200, R"({"program":"kydai","version":"1.0.0"})"));
    m_check.start(silent.url());
    ask(host.url());
    EXPECT_EQ(m_answered.count(), 1);
}

TEST_F(VersionCheckTest, TheAddressIsKeptOnTheDesk)
{
    VersionCheck::setAddress(QStringLiteral("https://example.org/version.json"));
    EXPECT_EQ(VersionCheck::address(), QStringLiteral("https://example.org/version.json"));
    QSettings().clear();
    EXPECT_EQ(VersionCheck::address(), QString());
}

}  // namespace
}  // namespace kydai
