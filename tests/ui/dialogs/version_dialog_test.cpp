// Whether there is a newer version: what the dialog says to each answer.
#include "support/window_fixture.h"

#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTcpServer>
#include <QTcpSocket>

namespace kydai::ui {
namespace {

class VersionDialogTest : public kydai::fixture::WindowTest {
protected:
    void SetUp() override
    {
        open({});
        QCoreApplication::setApplicationVersion(QStringLiteral("1.0.0"));
        ASSERT_TRUE(m_host.listen(QHostAddress::LocalHost));
        QObject::connect(&m_host, &QTcpServer::newConnection, &m_host, [this] {
            QTcpSocket* client = m_host.nextPendingConnection();
            QObject::connect(client, &QTcpSocket::readyRead, client, [this, client] {
                client->readAll();
                client->write("HTTP/1.1 200 X\r\nConnection: close\r\n\r\n" + m_says);
                client->disconnectFromHost();
            });
        });
        m_window->actions().get("newerVersion")->trigger();
        ASSERT_TRUE(QTest::qWaitForWindowActive(&the<QDialog>("versionDialog")));
    }
    void TearDown() override
    {
        QCoreApplication::setApplicationVersion({});
        WindowTest::TearDown();
    }
    QString answerTo(const QByteArray& says)
    {
        m_says = says;
        the<QLineEdit>("versionAddress").setText(QStringLiteral("http://127.0.0.1:%1/").arg(m_host.serverPort()));
        the<QPushButton>("versionAsk").click();
        EXPECT_FALSE(the<QPushButton>("versionAsk").isEnabled());
        EXPECT_TRUE(QTest::qWaitFor([&] { return the<QPushButton>("versionAsk").isEnabled(); }));
        return the<QLabel>("versionAnswer").text();
    }

    QTcpServer m_host;
    QByteArray m_says;
};

TEST_F(VersionDialogTest, AsksOnlyAnAddressOfTheWeb)
{
    EXPECT_FALSE(the<QPushButton>("versionAsk").isEnabled()) << "nobody has said where";
    for (const char* address : {"kydai", "file:///etc/passwd", "ftp://example.org/", "https://"}) {
        the<QLineEdit>("versionAddress").setText(QLatin1String(address));
        EXPECT_FALSE(the<QPushButton>("versionAsk").isEnabled()) << address;
    }
    the<QLineEdit>("versionAddress").setText(QStringLiteral("https://example.org/version.json"));
    EXPECT_TRUE(the<QPushButton>("versionAsk").isEnabled());
}

TEST_F(VersionDialogTest, TellsTheNewerOneItsNoteAndWhereItIs)
{
    EXPECT_EQ(
        answerTo(R"({"program":"kydai","version":"1.2.0","address":"https://example.org/","notes":{"en":"Faster"}})"),
        QStringLiteral("Version 1.2.0 is out.\nFaster\nIt is here: https://example.org/"));
}

TEST_F(VersionDialogTest, TellsThatOursIsTheNewestOrNewer)
{
    EXPECT_EQ(answerTo(R"({"program":"kydai","version":"1.0.0"})"), QStringLiteral("Yours is the newest version."));
    EXPECT_EQ(answerTo(R"({"program":"kydai","version":"0.9.0"})"),
              QStringLiteral("The file says 0.9.0; yours is newer."));
}

TEST_F(VersionDialogTest, TellsWhatIsNoSuchFile)
{
    EXPECT_TRUE(answerTo("<html>").startsWith(QStringLiteral("What is there says nothing")));
}

TEST_F(VersionDialogTest, KnowsTheAddressTheNextTime)
{
    answerTo("{}");
    const QString address = the<QLineEdit>("versionAddress").text();
    the<QDialog>("versionDialog").close();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    m_window->actions().get("newerVersion")->trigger();
    EXPECT_EQ(the<QLineEdit>("versionAddress").text(), address);
}

}  // namespace
}  // namespace kydai::ui
