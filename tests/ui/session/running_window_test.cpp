// A file that is opened from outside comes up in a window that runs already.

#include "session/running_window.h"

#include <QFile>
#include <QTest>
#include <QThread>
#include <gtest/gtest.h>

#include <memory>

namespace kydai {
namespace {

class Running : public ::testing::Test {
protected:
    /// As another process would ask, while the windows of this one answer.
    [[nodiscard]] bool takes(const QString& path) const
    {
        bool taken = false;
        const std::unique_ptr<QThread> other(QThread::create([&] { taken = RunningWindow::takes(m_name, path); }));
        other->start();
        EXPECT_TRUE(QTest::qWaitFor([&] { return other->isFinished(); }, 20'000));
        return taken;
    }

    QString m_name = QStringLiteral("kydai-test-%1").arg(QCoreApplication::applicationPid());
};

TEST_F(Running, WithoutAWindowNobodyTakesAFile)
{
    EXPECT_FALSE(takes(QStringLiteral("/a.kydai")));
}

TEST_F(Running, TheWindowThatHasTheEventComesBeforeOneThatCouldOpenIt)
{
    QStringList shown;
    QStringList opened;
    const RunningWindow free(m_name, [&](RunningWindow::Asked asked, const QString& path) {
        if (asked == RunningWindow::Asked::Open) opened << path;
        return asked == RunningWindow::Asked::Open;
    });
    const RunningWindow holder(m_name, [&](RunningWindow::Asked asked, const QString& path) {
        const bool isIts = asked == RunningWindow::Asked::Show && path == QStringLiteral("/Giải trẻ.kydai");
        if (isIts) shown << path;
        return isIts;
    });
    EXPECT_TRUE(takes(QStringLiteral("/Giải trẻ.kydai")));
    EXPECT_EQ(shown, QStringList{QStringLiteral("/Giải trẻ.kydai")});
    EXPECT_TRUE(opened.isEmpty());
    EXPECT_TRUE(takes(QStringLiteral("/khác\nhai dòng.kydai")));
    EXPECT_EQ(opened, QStringList{QStringLiteral("/khác\nhai dòng.kydai")});
}

TEST_F(Running, AWindowThatWantsNothingLeavesItToAnother)
{
    const RunningWindow busy(m_name, [](RunningWindow::Asked, const QString&) { return false; });
    EXPECT_FALSE(takes(QStringLiteral("/a.kydai")));
}

TEST_F(Running, AWindowThatIsGoneLeavesItsPlace)
{
    std::make_unique<RunningWindow>(m_name, [](RunningWindow::Asked, const QString&) { return true; }).reset();
    EXPECT_FALSE(takes(QStringLiteral("/a.kydai")));
    const RunningWindow next(m_name, [](RunningWindow::Asked, const QString&) { return true; });
    EXPECT_TRUE(takes(QStringLiteral("/a.kydai")));
}

}  // namespace
}  // namespace kydai
