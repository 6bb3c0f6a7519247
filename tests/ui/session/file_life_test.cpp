// What becomes of a file while it is open: it is moved, deleted, replaced, copied over, its disk is full, pulled out or
// made read-only, a second computer writes into it. Each is noticed before the next entry is acknowledged, told in a
// sentence, and no entry is lost: it stands in a recovery file.

#include "model/json.h"
#include "session/event_session.h"
#include "support/cleared.h"
#include "support/random_change.h"
#include "text/error_text.h"
#include "text/language.h"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <gtest/gtest.h>

#include <fcntl.h>
#include <functional>
#include <linux/fs.h>
#include <sched.h>
#include <sys/ioctl.h>
#include <sys/mount.h>
#include <unistd.h>

namespace kydai {
namespace {

class FileLife : public ::testing::Test {
protected:
    FileLife() { text::installLanguage(*QCoreApplication::instance(), text::Language::English); }

    [[nodiscard]] QString folder() const { return m_folder.filePath(QStringLiteral("stick")); }
    [[nodiscard]] QString file() const { return folder() + QStringLiteral("/giải.kydai"); }
    [[nodiscard]] QString other() const { return folder() + QStringLiteral("/khác.kydai"); }

    void SetUp() override
    {
        ASSERT_TRUE(QDir().mkpath(folder()));
        m_session.setRecoveryFolder(m_folder.filePath(QStringLiteral("recovery")));
        QObject::connect(&m_session, &EventSession::wentElsewhere, &m_session,
                         [this](const Error& reason) { m_reasons.push_back(reason); });
    }
    void TearDown() override
    {
        m_session.close();
        if (!m_mounted.isEmpty()) ::umount2(QFile::encodeName(m_mounted).constData(), MNT_DETACH);
    }
    void begin()
    {
        ASSERT_TRUE(m_session.create(file(), QStringLiteral("Giải trẻ")).ok());
        Random random(3);
        const auto section = std::make_shared<const Section>(fixture::randomSection(random, 8, 2));
        ASSERT_TRUE(fixture::apply(m_session, AddSection{{}, section}).ok());
        enter(0);
    }
    /// A draw on this board, an entry of its own.
    void enter(std::size_t board)
    {
        const EventSection& entry = m_session.event().sections.back();
        const Game& game = entry.section->round(2).games[board];
        const SetResult change{entry.id, 2, game.white, game.black, Outcome::UnratedDraw, Outcome::UnratedDraw};
        ASSERT_TRUE(fixture::apply(m_session, change).ok());
    }
    /// A disk of its own for the folder, where this process may make one.
    bool mountDisk(const char* size)
    {
        if (::unshare(CLONE_NEWNS) != 0 || ::mount("none", "/", nullptr, MS_REC | MS_PRIVATE, nullptr) != 0)
            return false;
        const QByteArray place = QFile::encodeName(folder());
        if (::mount("kydai-test", place.constData(), "tmpfs", 0, size) != 0) return false;
        m_mounted = folder();
        return true;
    }
    /// The next entries are taken, the reason is told once, and both the old ones and the new are in the recovery file.
    void expectNothingLost(Errc reason)
    {
        const std::size_t entries = m_session.journal()->size();
        enter(1);
        enter(2);
        expectRecovered(reason, entries + 2);
    }
    void expectRecovered(Errc reason, std::size_t entries)
    {
        ASSERT_EQ(m_reasons.size(), 1U) << "told once";
        EXPECT_EQ(m_reasons.front().code, reason) << m_reasons.front().detail;
        const QString sentence = text::errorText(m_reasons.front(), text::Wording(text::Language::English));
        EXPECT_TRUE(sentence.endsWith(QLatin1Char('.'))) << sentence.toStdString();
        const QStringList files = m_session.recoveryFiles();
        ASSERT_EQ(files.size(), 1);
        EXPECT_EQ(m_session.path(), files.front()) << "the status line names it";
        const Json event = toJson(m_session.event());
        m_session.close();
        const auto kept = store::EventFile::readAll(files.front().toStdString());
        ASSERT_TRUE(kept.ok());
        EXPECT_EQ(toJson(kept->event), event);
        // Where the former file could not be read any more the journal begins anew with the event as it was.
        if (reason != Errc::ChangedElsewhere) {
            EXPECT_GE(kept->journal.size(), entries);
        }
    }

    EventSession m_session;
    std::vector<Error> m_reasons{};

private:
    QTemporaryDir m_folder;
    QString m_mounted{};
};

/// Results typed one after the other, without a pause in which anything could be settled.
TEST_F(FileLife, InARunOfEntriesACopyOfTheFileAloneLacksAtMostTwoSeconds)
{
    begin();
    std::vector<std::pair<qint64, std::size_t>> entered;  // when there were so many
    QElapsedTimer clock;
    clock.start();
    int copies = 0;
    for (int entry = 0; clock.elapsed() < 4500; ++entry) {
        const Game& game =
            m_session.event().sections.back().section->round(2).games[static_cast<std::size_t>(entry % 3)];
        const Outcome outcome = game.whiteOutcome == Outcome::Draw ? Outcome::UnratedDraw : Outcome::Draw;
        const SetResult change{m_session.event().sections.back().id, 2, game.white, game.black, outcome, outcome};
        ASSERT_TRUE(fixture::apply(m_session, change).ok());
        entered.emplace_back(clock.elapsed(), m_session.journal()->size());
        QTest::qWait(100);
        if (entry % 5 != 4) continue;
        const qint64 now = clock.elapsed();
        const QString copy = other();
        QFile::remove(copy);
        ASSERT_TRUE(QFile::copy(file(), copy));
        const auto read = store::EventFile::readAll(copy.toStdString());
        ASSERT_TRUE(read.ok()) << read.error().detail;
        constexpr qint64 kLag = 2000;
        for (const auto& [when, entries] : entered) {
            if (when + kLag > now) break;
            EXPECT_GE(read->journal.size(), entries) << "of " << now - when << " ms ago";
        }
        ++copies;
    }
    EXPECT_GT(copies, 3);
}

TEST_F(FileLife, Renamed)
{
    begin();
    ASSERT_TRUE(QFile::rename(file(), other()));
    expectNothingLost(Errc::Moved);
    EXPECT_TRUE(store::EventFile::read(other().toStdString()).ok()) << "what was renamed is an event still";
}

TEST_F(FileLife, Deleted)
{
    begin();
    ASSERT_TRUE(QFile::remove(file()));
    expectNothingLost(Errc::Moved);
}

TEST_F(FileLife, ReplacedByAnotherEvent)
{
    begin();
    ASSERT_TRUE(store::EventFile::create(other().toStdString(), "Khác").ok());
    ASSERT_EQ(::rename(QFile::encodeName(other()).constData(), QFile::encodeName(file()).constData()), 0);
    expectNothingLost(Errc::Moved);
    EXPECT_EQ(store::EventFile::read(file().toStdString())->name, "Khác") << "ours wrote nothing into it";
}

TEST_F(FileLife, CopiedOver)
{
    begin();
    ASSERT_TRUE(store::EventFile::create(other().toStdString(), "Khác").ok());
    QFile from(other());
    QFile to(file());
    ASSERT_TRUE(from.open(QIODevice::ReadOnly) && to.open(QIODevice::WriteOnly | QIODevice::Truncate));
    ASSERT_GT(to.write(from.readAll()), 0);
    to.close();
    expectNothingLost(Errc::ChangedElsewhere);
    EXPECT_EQ(store::EventFile::read(file().toStdString())->name, "Khác") << "ours wrote nothing into it";
}

TEST_F(FileLife, ItsFolderRenamedAndDeleted)
{
    begin();
    ASSERT_TRUE(QDir().rename(folder(), folder() + QStringLiteral("-cũ")));
    expectNothingLost(Errc::Moved);
}

TEST_F(FileLife, MovedBeforeTheLastEntryWasInTheFileItself)
{
    begin();
    const std::size_t entries = m_session.journal()->size();
    ASSERT_TRUE(QFile::rename(file(), other()));
    ASSERT_TRUE(QTest::qWaitFor([this] { return !m_reasons.empty(); }, 3000)) << "noticed without a further entry";
    expectRecovered(Errc::Moved, entries);
}

TEST_F(FileLife, ItsDiskUnmounted)
{
    if (!mountDisk("size=8m")) GTEST_SKIP() << "only root makes disks";
    begin();
    ASSERT_EQ(::umount2(QFile::encodeName(folder()).constData(), MNT_DETACH), 0);
    expectNothingLost(Errc::Moved);
}

TEST_F(FileLife, ItsDiskFull)
{
    if (!mountDisk("size=2m")) GTEST_SKIP() << "only root makes disks";
    begin();
    QFile filler(folder() + QStringLiteral("/filler"));
    ASSERT_TRUE(filler.open(QIODevice::WriteOnly));
    while (filler.write(QByteArray(4096, 'x')) == 4096 && filler.flush()) continue;
    const std::size_t entries = m_session.journal()->size();
    const std::string name(20'000, 'x');
    ASSERT_TRUE(fixture::apply(m_session, RenameEvent{name}).ok());
    expectRecovered(Errc::DiskFull, entries + 1);
    ASSERT_TRUE(QFile::remove(filler.fileName()));
    const auto former = store::EventFile::readAll(file().toStdString());
    ASSERT_TRUE(former.ok()) << former.error().detail;
    EXPECT_EQ(former->journal.size(), entries) << "the full disk holds what it had acknowledged";
}

TEST_F(FileLife, ItsFolderMadeReadOnly)
{
    begin();
    m_session.close();
    ASSERT_TRUE(m_session.open(file()).ok());
    const int handle = ::open(QFile::encodeName(folder()).constData(), O_RDONLY | O_DIRECTORY);
    long flags = 0;
    if (::ioctl(handle, FS_IOC_GETFLAGS, &flags) != 0) GTEST_SKIP() << "this file system has no such mark";
    const auto mark = [&](bool on) {
        long marked = on ? flags | FS_IMMUTABLE_FL : flags;
        return ::ioctl(handle, FS_IOC_SETFLAGS, &marked) == 0;
    };
    if (!mark(true)) GTEST_SKIP() << "only root makes this mark";
    expectNothingLost(Errc::ReadOnly);
    EXPECT_TRUE(mark(false));
    ::close(handle);
    EXPECT_TRUE(store::EventFile::read(file().toStdString()).ok());
}

}  // namespace
}  // namespace kydai
