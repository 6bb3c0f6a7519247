// FIDE's list over the network, from a host of our own: whole archives arrive, everything else is told and keeps none.
#include "session/list_download.h"

#include <QFile>
#include <QSignalSpy>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <gtest/gtest.h>

namespace kydai {
namespace {

/// Answers every request with the same bytes.
class Host {
public:
    explicit Host(QByteArray answer, bool breaksOff = false)
    {
        EXPECT_TRUE(m_server.listen(QHostAddress::LocalHost));
        QObject::connect(&m_server, &QTcpServer::newConnection, &m_server, [this, answer, breaksOff] {
            QTcpSocket* client = m_server.nextPendingConnection();
            QObject::connect(client, &QTcpSocket::readyRead, client, [client, answer, breaksOff] {
                client->readAll();
                client->write(answer);
                client->flush();
                if (breaksOff)
                    client->abort();
                else
                    client->disconnectFromHost();
            });
        });
    }
    [[nodiscard]] QUrl url() const
    {
        return QUrl(QStringLiteral("http://127.0.0.1:%1/players_list.zip").arg(m_server.serverPort()));
    }

private:
    QTcpServer m_server;
};

QByteArray answering(int status, const QByteArray& body, qsizetype announced = -1)
{
    return "HTTP/1.1 " + QByteArray::number(status) +
           " X\r\nContent-Length: " + QByteArray::number(announced < 0 ? body.size() : announced) +
           "\r\nConnection: close\r\n\r\n" + body;
}

QByteArray archive()
{
    return QByteArray("PK\x03\x04", 4) + QByteArray(5000, 'x') + QByteArray("PK\x05\x06", 4) + QByteArray(18, '\0');
}

class ListDownloadTest : public ::testing::Test {
protected:
    void fetch(const QUrl& from)
    {
        m_download.start(from, m_folder.path());
        EXPECT_TRUE(QTest::qWaitFor([&] { return m_received.count() + m_failed.count() > 0; }));
        EXPECT_FALSE(m_download.isRunning());
        EXPECT_FALSE(QFile::exists(file() + QStringLiteral(".part")));
    }
    [[nodiscard]] QString file() const { return m_folder.filePath(QStringLiteral("players_list.zip")); }
    void expectFailure(ListDownload::Failure failure)
    {
        EXPECT_EQ(m_received.count(), 0);
        ASSERT_EQ(m_failed.count(), 1);
        EXPECT_EQ(m_failed.front().front().value<ListDownload::Failure>(), failure);
        EXPECT_FALSE(QFile::exists(file()));
    }

    QTemporaryDir m_folder;
    ListDownload m_download;
    QSignalSpy m_received{&m_download, &ListDownload::received};
    QSignalSpy m_failed{&m_download, &ListDownload::failed};
};

TEST_F(ListDownloadTest, AWholeArchiveArrivesWithProgress)
{
    QSignalSpy progress(&m_download, &ListDownload::progressed);
    const Host host(answering(200, archive()));
    fetch(host.url());
    ASSERT_EQ(m_received.count(), 1);
    EXPECT_EQ(m_received.front().front().toString(), file());
    QFile kept(file());
    ASSERT_TRUE(kept.open(QIODevice::ReadOnly));
    EXPECT_EQ(kept.readAll(), archive());
    EXPECT_GT(progress.count(), 0);
}

TEST_F(ListDownloadTest, WithoutANetworkItSaysSo)
{
    fetch(QUrl(QStringLiteral("http://127.0.0.1:1/players_list.zip")));
    expectFailure(ListDownload::Failure::NoNetwork);
}

TEST_F(ListDownloadTest, AFileThatIsGoneIsTold)
{
    const Host host(answering(404, "gone"));
    fetch(host.url());
    expectFailure(ListDownload::Failure::NotThere);
    EXPECT_EQ(m_failed.front().at(1).toString(), QStringLiteral("404"));
}

TEST_F(ListDownloadTest, ThePageOfANetworkThatWantsALoginIsNoArchive)
{
    const Host host(answering(200, "<html>" + QByteArray(3000, ' ') + "log in</html>"));
    fetch(host.url());
    expectFailure(ListDownload::Failure::NotAnArchive);
}

TEST_F(ListDownloadTest, AnArchiveThatBreaksOffIsNotKept)
{
    const Host host(answering(200, archive(), 90'000));
    fetch(host.url());
    expectFailure(ListDownload::Failure::Incomplete);
}

TEST_F(ListDownloadTest, AnArchiveWithoutALengthThatBreaksOffIsNotKept)
{
    const Host host("HTTP/1.1 200 X\r\nConnection: close\r\n\r\n" + archive().left(5004));
    fetch(host.url());
    expectFailure(ListDownload::Failure::Incomplete);
    const Host whole("HTTP/1.1 200 X\r\nConnection: close\r\n\r\n" + archive());
    m_failed.clear();
    fetch(whole.url());
    EXPECT_EQ(m_received.count(), 1);
}

/// Sends for ever: as fast as it can, or a byte at a time.
class EndlessHost {
public:
    EndlessHost(qsizetype piece, int everyMs)
    {
        EXPECT_TRUE(m_server.listen(QHostAddress::LocalHost));
        QObject::connect(&m_server, &QTcpServer::newConnection, &m_server, [this, piece, everyMs] {
            QTcpSocket* client = m_server.nextPendingConnection();
            client->write("HTTP/1.1 200 X\r\nConnection: close\r\n\r\nPK\x03\x04");
            auto* timer = new QTimer(client);
            QObject::connect(timer, &QTimer::timeout, client, [client, piece] {
                constexpr qint64 kMostWaiting = qint64{8} << 20;
                if (client->bytesToWrite() < kMostWaiting) client->write(QByteArray(piece, 'x'));
            });
            timer->start(everyMs);
        });
    }
    [[nodiscard]] QUrl url() const
    {
        return QUrl(QStringLiteral("http://127.0.0.1:%1/players_list.zip").arg(m_server.serverPort()));
    }

private:
    QTcpServer m_server;
};

TEST_F(ListDownloadTest, AHostThatSendsWithoutEndIsCutOff)
{
    const EndlessHost host(qsizetype{1} << 20, 0);
    m_download.setLimits({.bytes = qint64{20} << 20});
    fetch(host.url());
    expectFailure(ListDownload::Failure::NotAnArchive);
}

TEST_F(ListDownloadTest, AHostThatDripsIsCutOff)
{
    const EndlessHost host(1, 20);
    m_download.setLimits({.time = std::chrono::milliseconds(600)});
    fetch(host.url());
    expectFailure(ListDownload::Failure::Incomplete);
}

TEST_F(ListDownloadTest, WhateverComesTheWindowGetsItsTurnAndCanCancel)
{
    const EndlessHost host(qsizetype{4} << 20, 0);
    int turns = 0;
    QTimer window;
    QObject::connect(&window, &QTimer::timeout, &window, [&turns] { ++turns; });
    window.start(10);
    m_download.start(host.url(), m_folder.path());
    EXPECT_TRUE(QTest::qWaitFor([&] { return turns >= 30; }));
    m_download.cancel();
    EXPECT_FALSE(m_download.isRunning());
    EXPECT_FALSE(QFile::exists(file() + QStringLiteral(".part")));
    EXPECT_EQ(m_failed.count(), 0);
}

TEST_F(ListDownloadTest, CancelLeavesNothing)
{
    const Host host("HTTP/1.1 200 OK\r\nContent-Length: 90000\r\n\r\nPK");
    m_download.start(host.url(), m_folder.path());
    m_download.cancel();
    QTest::qWait(50);
    EXPECT_EQ(m_received.count() + m_failed.count(), 0);
    EXPECT_FALSE(QFile::exists(file()));
}

}  // namespace
}  // namespace kydai
