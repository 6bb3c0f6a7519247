// Pages for phones in the window: a folder, the server in the hall, one key at each publication.

#include "main_window.h"
#include "support/event_builder.h"
#include "support/loopback.h"
#include "support/window_fixture.h"
#include "widgets/qr_view.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QUrl>

namespace kydai::ui {
namespace {

class PublishDialogTest : public kydai::fixture::WindowTest {
protected:
    void SetUp() override
    {
        Section section =
            EventBuilder().player("2w1", 2000, "Nguyễn An").player("1b0", 1900, "Lê Bình").scheduledRounds(3).build();
        section.info.name = "U16";
        open(section);
        m_window->actions().get("publishSettings")->trigger();
        ASSERT_TRUE(QTest::qWaitFor([this] { return m_window->findChild<QDialog*>(QStringLiteral("publishDialog")); }));
    }
    [[nodiscard]] bool waitForFile(const QString& name)
    {
        return QTest::qWaitFor([&] { return QFile::exists(name); }, 20'000);
    }
};

TEST_F(PublishDialogTest, EverythingIsOffAtFirst)
{
    EXPECT_TRUE(the<QLineEdit>("publishFolder").text().isEmpty());
    EXPECT_FALSE(the<QCheckBox>("publishByItself").isChecked());
    EXPECT_FALSE(the<QPushButton>("publishNow").isEnabled());
    EXPECT_TRUE(the<QrView>("qrView").accessibleName().isEmpty());
}

TEST_F(PublishDialogTest, AFolderIsFilledNowAndByTheKeyLater)
{
    const QString folder = m_folder.filePath(QStringLiteral("pages"));
    ASSERT_TRUE(QDir().mkpath(folder));
    m_prompts.expectFolder(folder);
    the<QPushButton>("choosePublishFolder").click();
    EXPECT_EQ(the<QLineEdit>("publishFolder").text(), folder);
    the<QPushButton>("publishNow").click();
    ASSERT_TRUE(waitForFile(folder + QStringLiteral("/index.html")));
    the<QPushButton>("publishClose").click();
    m_window->activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(m_window.get()));
    ASSERT_TRUE(QFile::remove(folder + QStringLiteral("/index.html")));
    QTest::keyClick(m_window.get(), Qt::Key_W, Qt::ControlModifier | Qt::AltModifier);
    EXPECT_TRUE(waitForFile(folder + QStringLiteral("/index.html"))) << "one key";
}

TEST_F(PublishDialogTest, TheHallIsServedWithAddressCodeAndReaders)
{
    auto& adapters = the<QComboBox>("publishAdapter");
    EXPECT_GE(adapters.count(), 1);
    the<QSpinBox>("publishPort").setValue(20'000 + static_cast<int>(QCoreApplication::applicationPid() % 20'000));
    the<QPushButton>("publishServe").click();
    const QString address = the<QLabel>("publishAddress").text();
    ASSERT_TRUE(address.startsWith(QStringLiteral("http://"))) << address.toStdString();
    EXPECT_EQ(the<QrView>("qrView").accessibleName(), address) << "the code says the same";
    EXPECT_FALSE(adapters.isEnabled());
    const auto port = static_cast<std::uint16_t>(QUrl(address).port());
    ASSERT_TRUE(QTest::qWaitFor(
        [&] {
            const auto page = LoopbackClient(port).get("/en.html");
            return page && page->find("Round 1 of 3") != std::string::npos;
        },
        20'000));
    EXPECT_TRUE(
        QTest::qWaitFor([&] { return the<QLabel>("publishReaders").text().startsWith(QStringLiteral("1 reader")); }));
    the<QPushButton>("publishServe").click();
    EXPECT_FALSE(LoopbackClient(port).get("/"));
}

}  // namespace
}  // namespace kydai::ui
