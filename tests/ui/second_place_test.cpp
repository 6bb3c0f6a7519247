// The second place as the arbiter meets it: what the line below says, what is asked where the copy is newer, what is
// told where both were continued, and going on there.

#include "core/store/store_fixture.h"
#include "panes/status_line.h"
#include "support/played_section.h"
#include "support/window_fixture.h"

#include <QDir>
#include <QLabel>
#include <QSettings>
#include <QTest>

#include <chrono>

namespace kydai::ui {
namespace {

using store::Followed;
using State = Followed::State;

class SecondPlaceWindow : public fixture::WindowTest {
protected:
    void SetUp() override
    {
        open(fixture::playedSection(true));
        ASSERT_TRUE(QDir().mkpath(stick()));
    }
    void TearDown() override { QSettings().remove(QStringLiteral("secondPlace")); }

    [[nodiscard]] QString stick() const { return m_folder.filePath(QStringLiteral("USB")); }
    [[nodiscard]] QString event() const { return m_folder.filePath(QStringLiteral("event.kydai")); }
    [[nodiscard]] std::string copy() const { return (stick() + QStringLiteral("/event.kydai")).toStdString(); }
    [[nodiscard]] SecondPlace& place() { return m_session.secondPlace(); }
    bool hasAll() { return place().hasAll(std::chrono::seconds(20)); }
    void choose()
    {
        m_prompts.expectFolder(stick());
        m_window->actions().get("secondPlace")->trigger();
        EXPECT_TRUE(hasAll());
    }
    void rename(const char* name) { EXPECT_TRUE(m_window->desk().apply(RenameEvent{name})); }
    QString line() { return the<QLabel>("secondPlace").text(); }
    bool says(const QString& wanted)
    {
        return QTest::qWaitFor([&] { return line() == wanted; }, 20'000);
    }
    /// Somebody goes on in the copy.
    void continueTheCopy(const char* name) const
    {
        auto other = store::EventFile::open(copy());
        ASSERT_TRUE(other.ok());
        ASSERT_TRUE(fixture::apply(*other, RenameEvent{name}, store::Who{"Other", store::at(7)}).ok());
    }
    static std::string nameIn(const std::string& path)
    {
        const auto read = store::EventFile::read(path);
        return read ? read->name : std::string();
    }
};

TEST_F(SecondPlaceWindow, TheLineSaysHowFarBehindItIsAndWhatBecameOfIt)
{
    EXPECT_FALSE(the<QLabel>("secondPlace").isVisible());
    choose();
    EXPECT_TRUE(says(QStringLiteral("also at USB · 0 behind")));
    EXPECT_TRUE(the<QLabel>("secondPlace").isVisible());
    rename("One");
    EXPECT_TRUE(hasAll());
    EXPECT_EQ(nameIn(copy()), "One");
    // Pulled out, without an entry; and back.
    ASSERT_TRUE(QDir().rename(stick(), m_folder.filePath(QStringLiteral("pulled"))));
    EXPECT_TRUE(says(QStringLiteral("⚠ USB is gone")));
    rename("Two");
    ASSERT_TRUE(QDir().rename(m_folder.filePath(QStringLiteral("pulled")), stick()));
    EXPECT_TRUE(says(QStringLiteral("also at USB · 0 behind")));
    EXPECT_TRUE(hasAll());
    EXPECT_EQ(nameIn(copy()), "Two");
}

TEST_F(SecondPlaceWindow, EveryStateHasItsWords)
{
    const auto said = [](State state, std::uint64_t behind = 0, int waiting = 0) {
        return secondPlaceSentence(
            QStringLiteral("USB"),
            Followed{.state = state, .behind = behind, .waiting = std::chrono::milliseconds(waiting)});
    };
    EXPECT_EQ(said(State::There, 1, 20), QStringLiteral("also at USB · 0 behind")) << "on its way";
    EXPECT_EQ(said(State::There, 1, 600), QStringLiteral("⚠ also at USB · 1 behind (1 s)"));
    EXPECT_EQ(said(State::There, 12, 30'000), QStringLiteral("⚠ also at USB · 12 behind (30 s)"));
    EXPECT_EQ(said(State::Full, 3, 900), QStringLiteral("⚠ USB is full"));
    QSet<QString> all;
    for (const State state : {State::Gone, State::Full, State::Failed, State::InUse, State::Unread}) all += said(state);
    EXPECT_EQ(all.size(), 5);
    text::installLanguage(*QApplication::instance(), text::Language::Vietnamese);
    EXPECT_EQ(said(State::There), QStringLiteral("cũng ở USB · chậm 0"));
    EXPECT_EQ(said(State::There, 12, 30'000), QStringLiteral("⚠ cũng ở USB · chậm 12 (30 giây)"));
    EXPECT_EQ(said(State::Gone), QStringLiteral("⚠ USB không còn"));
}

TEST_F(SecondPlaceWindow, IsRememberedWithItsEvent)
{
    choose();
    const QString path = m_session.path();
    m_session.close();
    EXPECT_TRUE(place().copy().isEmpty());
    continueTheCopy("Newer");
    // The copy alone went on: its entries are one key away.
    m_prompts.expect(QStringLiteral("secondPlaceNewer"), Answer::Confirmed);
    ASSERT_TRUE(m_window->openFile(path));
    EXPECT_EQ(place().copy().toStdString(), copy());
    EXPECT_TRUE(QTest::qWaitFor([&] { return m_session.event().name == "Newer"; }, 20'000));
    EXPECT_TRUE(hasAll());
    EXPECT_EQ(nameIn(copy()), "Newer");
}

TEST_F(SecondPlaceWindow, BothLinesAreToldAndKept)
{
    choose();
    ASSERT_TRUE(QDir().rename(stick(), m_folder.filePath(QStringLiteral("pulled"))));
    rename("Ours");
    ASSERT_TRUE(QDir().rename(m_folder.filePath(QStringLiteral("pulled")), stick()));
    // Before it is caught up somebody goes on there: as good as that, on another machine.
    SecondPlace::Parted told;
    QObject::connect(&place(), &SecondPlace::parted, [&](const SecondPlace::Parted& parted) { told = parted; });
    EXPECT_TRUE(hasAll());
    continueTheCopy("Theirs");
    rename("Ours again");
    EXPECT_TRUE(QTest::qWaitFor([&] { return !told.kept.isEmpty(); }, 20'000));
    EXPECT_EQ(told.theirs, 1);
    EXPECT_EQ(told.ours, 1);
    EXPECT_EQ(nameIn(told.kept.toStdString()), "Theirs");
    EXPECT_TRUE(hasAll());
    EXPECT_EQ(nameIn(copy()), "Ours again");
    EXPECT_EQ(m_session.event().name, "Ours again");
}

TEST_F(SecondPlaceWindow, ARestoredBackupIsNoSurprise)
{
    rename("Before");
    choose();
    const auto backup = m_session.path() + QStringLiteral(".backup.kydai");
    store::writeBytes(backup.toStdString(), bytesIn(copy()));
    rename("After");
    EXPECT_TRUE(hasAll());
    bool isTold = false;
    QObject::connect(&place(), &SecondPlace::parted,
                     [&](const SecondPlace::Parted& parted) { isTold = parted.isExpected; });
    ASSERT_TRUE(m_session.restore(backup).ok());  // nothing is asked
    EXPECT_TRUE(QTest::qWaitFor([&] { return isTold; }, 20'000));
    EXPECT_TRUE(hasAll());
    EXPECT_EQ(nameIn(copy()), "Before");
}

TEST_F(SecondPlaceWindow, GoesOnThereWhenTheDiskDies)
{
    choose();
    rename("Last");
    EXPECT_TRUE(hasAll());
    // The folder of the user is on the same disk.
    store::writeBytes(m_folder.filePath(QStringLiteral("no folder")).toStdString(), "a file");
    m_session.setRecoveryFolder(m_folder.filePath(QStringLiteral("no folder/recovery")));
    ASSERT_TRUE(QFile::remove(event()));
    rename("After it");
    EXPECT_EQ(QFileInfo(m_session.path()).absolutePath(), stick()) << "by itself, in a file of its own";
    EXPECT_EQ(m_session.event().name, "After it");
    EXPECT_TRUE(hasAll());
    EXPECT_EQ(nameIn(copy()), "After it");
    m_window->actions().get("goOnAtSecondPlace")->trigger();
    EXPECT_EQ(m_session.path().toStdString(), copy());
    EXPECT_EQ(m_session.event().name, "After it");
}

}  // namespace
}  // namespace kydai::ui
