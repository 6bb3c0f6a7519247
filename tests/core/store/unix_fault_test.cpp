// What can be wrong with a place, as far as it is a Unix that says so: permissions that bind users, locks that the C
// library is asked for.

#include "core/store/store_fixture.h"
#include "store/file_hold.h"
#include "store/log_beside.h"
#include "store/migrations.h"
#include "support/cleared.h"
#include "support/fragments.h"
#include "support/leave.h"
#include "support/locks.h"

#include <functional>
#ifdef __linux__
#include <sched.h>
#include <sys/mount.h>
#endif
#include <sys/wait.h>
#include <unistd.h>

namespace kydai::store {
namespace {

namespace fs = std::filesystem;

using UnixFault = StoreTest;

/// Runs `check` in a child process as a user whom permissions bind (root ignores them). True when it gave true.
bool asOrdinaryUser(const std::function<bool()>& check)
{
    const pid_t child = ::fork();
    if (child == 0) {
        constexpr uid_t kNobody = 65534;
        const bool isRoot = ::geteuid() == 0;  // and is it again at the end, for what only root may write
        if (isRoot && (::setresgid(kNobody, kNobody, 0) != 0 || ::setresuid(kNobody, kNobody, 0) != 0)) ::_exit(9);
        const bool is = check();
        if (isRoot && (::setresuid(0, 0, 0) != 0 || ::setresgid(0, 0, 0) != 0)) ::_exit(9);
        fixture::leave(is ? 0 : 1);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    EXPECT_TRUE(WIFEXITED(status));
    return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

void makeReadOnly(const fs::path& folder)
{
    fs::permissions(folder,
                    fs::perms::owner_read | fs::perms::owner_exec | fs::perms::others_read | fs::perms::others_exec);
}

/// The same, by its owner, under an ordinary user who works there.
void turnReadOnly(const fs::path& folder)
{
    const uid_t user = ::geteuid();
    static_cast<void>(::seteuid(0));
    makeReadOnly(folder);
    static_cast<void>(::seteuid(user));
}

Errc errorOf(const Result<EventFile>& result)
{
    return result.ok() ? Errc::Cancelled : result.error().code;
}

TEST_F(UnixFault, AReadOnlyFolderIsSaidForANewFileAndForAnOldOne)
{
    {
        withSection();
    }
    const std::string before = bytesIn(file());
    fs::permissions(file(), fs::perms::all);  // the file may be written; its folder may not
    makeReadOnly(folder());
    EXPECT_TRUE(asOrdinaryUser([&] { return errorOf(EventFile::open(file())) == Errc::ReadOnly; }));
    EXPECT_TRUE(
        asOrdinaryUser([&] { return errorOf(EventFile::create(folder() / "new.kydai", "x")) == Errc::ReadOnly; }));
    EXPECT_EQ(bytesIn(file()), before);
}

TEST_F(UnixFault, AFolderThatTurnsReadOnlyUnderAnOpenEventIsSaidAtTheNextEntry)
{
    {
        withSection();
    }
    fs::permissions(folder(), fs::perms::all);
    fs::permissions(file(), fs::perms::all);
    EXPECT_TRUE(asOrdinaryUser([&] {
        auto made = EventFile::open(file());
        if (!made) return false;
        turnReadOnly(folder());
        const auto entered = fixture::apply(*made, RenameEvent{"Tên mới"}, who(60));
        return !entered && entered.error().code == Errc::ReadOnly;
    }));
    fs::permissions(folder(), fs::perms::all);
    EXPECT_EQ(open().event().name, "Giải trẻ");
}

#ifdef __linux__
/// Where a stick has an error its file system becomes read-only under whoever works there. SQLite says then that it
/// can't open what it wants to write beside the file.
TEST_F(UnixFault, AFileSystemThatTurnsReadOnlyUnderAnOpenEventIsSaidAtTheNextEntry)
{
    {
        withSection();
    }
    enum End : std::uint8_t { Said, Otherwise, MayNot };
    const pid_t child = ::fork();
    if (child == 0) {
        const std::string name = folder().string();
        const auto over = [&](unsigned long flags) {
            return ::mount(name.c_str(), name.c_str(), nullptr, MS_BIND | flags, nullptr) == 0;
        };
        const bool isAlone = ::unshare(CLONE_NEWNS) == 0 || ::unshare(CLONE_NEWUSER | CLONE_NEWNS) == 0;
        if (!isAlone || ::mount("none", "/", nullptr, MS_REC | MS_PRIVATE, nullptr) != 0) fixture::leave(MayNot);
        auto made = EventFile::open(file());
        if (!made || !over(0) || !over(MS_REMOUNT | MS_RDONLY)) fixture::leave(MayNot);
        const auto entered = fixture::apply(*made, RenameEvent{"Tên mới"}, who(60));
        fixture::leave(!entered && entered.error().code == Errc::ReadOnly ? Said : Otherwise);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    ASSERT_TRUE(WIFEXITED(status));
    if (WEXITSTATUS(status) == MayNot) GTEST_SKIP() << "nobody may mount a file system here";
    EXPECT_EQ(WEXITSTATUS(status), Said);
    EXPECT_EQ(open().event().name, "Giải trẻ");
}
#endif

TEST_F(UnixFault, AFileThatMayNotBeReadIsSaid)
{
    {
        withSection();
    }
    fs::permissions(folder(), fs::perms::all);
    fs::permissions(file(), fs::perms::none);
    EXPECT_TRUE(asOrdinaryUser([&] {
        const Error opened = EventFile::open(file()).error();
        expectSaid(EventFile::read(file()).error(), Errc::CannotOpen, file(),
                   fragment(FragmentId::FileThatCannotBeOpened), fragment(FragmentId::FileThatYouAreAllowedToRead));
        return opened.code == Errc::CannotOpen && !::testing::Test::HasFailure();
    }));
    fs::permissions(file(), fs::perms::owner_all);
}

TEST_F(UnixFault, AnOlderFileInAFolderThatTurnsReadOnlyIsNotBroughtUpToDate)
{
    makeOld(file(), newestVersion() - 1);
    fs::permissions(folder(), fs::perms::all);
    fs::permissions(file(), fs::perms::all);
    fs::create_directory(backupFolder(file()));
    fs::permissions(backupFolder(file()), fs::perms::all);
    const std::string before = bytesIn(file());
    EXPECT_TRUE(asOrdinaryUser([&] {
        auto made = EventFile::open(file());
        if (!made) return false;
        turnReadOnly(folder());
        const auto entered = fixture::apply(*made, RenameEvent{"Tên mới"}, who(60));
        return !entered && entered.error().code == Errc::ReadOnly && entered.error().file == toUtf8(file());
    }));
    fs::permissions(folder(), fs::perms::all);
    EXPECT_EQ(bytesIn(file()), before);
}

TEST_F(UnixFault, AFolderOfBackupsThatMayNotBeWrittenIsSaid)
{
    {
        withSection();
    }
    fs::permissions(folder(), fs::perms::all);
    fs::permissions(file(), fs::perms::all);
    fs::create_directory(backupFolder(file()));
    fs::permissions(backupFolder(file()), fs::perms::owner_all | fs::perms::others_read | fs::perms::others_exec);
    EXPECT_TRUE(asOrdinaryUser([&] {
        auto made = EventFile::open(file());
        if (!made) return false;
        const auto saved = made->backUp("x", at(0));
        return !saved && saved.error().code == Errc::ReadOnly;
    }));
}

/// SQLite would take what lies there, whatever the file says.
TEST_F(UnixFault, ALogOfAnotherFileThatMayNotBeRemovedIsSaid)
{
    {
        withSection();
    }
    const fs::path log = logOf(file());
    writeBytes(log, "of another file");
    fs::permissions(log, fs::perms::all);
    makeReadOnly(folder());
    EXPECT_TRUE(asOrdinaryUser([&] {
        const auto tidied = tidyLog(file());
        return !tidied && tidied.error().code == Errc::ReadOnly && tidied.error().file == toUtf8(log);
    }));
    fs::permissions(folder(), fs::perms::all);
    EXPECT_TRUE(tidyLog(file()).ok());
    EXPECT_FALSE(fs::exists(log));
}

TEST_F(UnixFault, AReadOnlyFileIsSaid)
{
    {
        withSection();
    }
    fs::permissions(folder(), fs::perms::all);
    fs::permissions(file(), fs::perms::owner_read | fs::perms::others_read);
    EXPECT_TRUE(asOrdinaryUser([&] { return errorOf(EventFile::open(file())) == Errc::ReadOnly; }));
}

TEST_F(UnixFault, AnEventInAReadOnlyPlaceCanStillBeRead)
{
    Json expected;
    {
        const EventFile made = withSection();
        expected = toJson(made.event());
    }
    fs::permissions(file(), fs::perms::owner_read | fs::perms::others_read);
    makeReadOnly(folder());
    EXPECT_TRUE(asOrdinaryUser([&] {
        const auto event = EventFile::read(file());
        return event.ok() && toJson(*event) == expected;
    }));
}

TEST_F(UnixFault, AShareThatCannotLockIsSaidAndCanBeReadFrom)
{
    {
        withSection();
    }
    const std::string before = bytesIn(file());
    const fixture::Locks share(folder(), fixture::Locks::Are::Refused);
    EXPECT_EQ(refusal(), Errc::NoLocks);
    EXPECT_EQ(bytesIn(file()), before);
    const auto event = EventFile::read(file());
    ASSERT_TRUE(event.ok()) << event.error().detail;
    EXPECT_EQ(event->sections.size(), 1U);
}

/// Two computers on a share, each of which believes that it is alone.
TEST_F(UnixFault, ASecondComputerThatNoLockKeptOutIsNoticedBeforeTheNextEntry)
{
    {
        withSection();
    }
    int go[2] = {};
    ASSERT_EQ(::pipe(go), 0);
    const pid_t child = ::fork();
    char byte = 0;
    if (child == 0) {
        ::close(go[1]);
        if (::read(go[0], &byte, 1) != 1) ::_exit(8);
        const fixture::Locks share(folder(), fixture::Locks::Are::Blind);
        auto other = EventFile::open(file());
        if (!other) ::_exit(2);
        if (!fixture::apply(*other, RenameEvent{"Máy kia"}, who(100))) ::_exit(3);
        other = EventFile::create(folder() / "closed.kydai", "x");  // closes the first
        ::_exit(other ? 0 : 4);
    }
    ::close(go[0]);
    const fixture::Locks share(folder(), fixture::Locks::Are::Blind);
    EventFile here = open();
    ASSERT_TRUE(fixture::apply(here, RenameEvent{"Máy này"}, who(50)).ok());
    ASSERT_EQ(::write(go[1], &byte, 1), 1);
    ::close(go[1]);
    int status = 0;
    ::waitpid(child, &status, 0);
    ASSERT_EQ(WEXITSTATUS(status), 0);
    const auto written = fixture::apply(here, RenameEvent{"Máy này nữa"}, who(200));
    ASSERT_FALSE(written.ok());
    EXPECT_EQ(written.error().code, Errc::ChangedElsewhere);
    const auto elsewhere = here.goOnAs(folder() / "recovery.kydai");
    ASSERT_TRUE(elsewhere.ok());
    EXPECT_EQ(elsewhere->event().name, "Máy này");
    {
        const EventFile closed = std::move(here);
    }
    EXPECT_EQ(EventFile::read(file())->name, "Máy kia") << "what the other wrote stays";
}

/// Between its making and its opening a new file has its name already: whoever opens it then keeps it.
TEST_F(UnixFault, ANewFileThatAnotherOpensAtOnceIsNotTakenAway)
{
    int ready[2] = {};
    int go[2] = {};
    ASSERT_EQ(::pipe(ready), 0);
    ASSERT_EQ(::pipe(go), 0);
    char byte = 'x';
    pid_t child = 0;
    {
        const fixture::Locks locks(folder(), [&] {
            if (child != 0 || !fs::exists(file())) return;
            child = ::fork();
            if (child == 0) {
                child = -1;  // the other one; it waits for nobody
                const auto hold = FileHold::take(file());
                static_cast<void>(::write(ready[1], &byte, 1));
                static_cast<void>(::read(go[0], &byte, 1));
                fixture::leave(hold ? 0 : 1);
            }
            static_cast<void>(::read(ready[0], &byte, 1));
        });
        EXPECT_EQ(errorOf(EventFile::create(file(), "x")), Errc::InUse);
    }
    ASSERT_EQ(::write(go[1], &byte, 1), 1);
    int status = 0;
    ::waitpid(child, &status, 0);
    EXPECT_EQ(WEXITSTATUS(status), 0) << "the other one has it";
    for (const int end : {ready[0], ready[1], go[0], go[1]}) ::close(end);
    EXPECT_EQ(open().event().name, "x");
}

/// Whoever held the name until now may have put another file under it, as restoring does: that one is held then. Of
/// whom the third has the name, others work at it.
TEST_F(UnixFault, AFileThatGetsTheNameWhileSomebodyWaitsForItIsTheOneHeld)
{
    for (const int others : {1, 2, 3}) {
        writeBytes(file(), "first");
        int made = 0;
        const fixture::Locks folderOf(folder(), [&] {
            if (made == others) return;
            writeBytes(folder() / "new", std::to_string(++made));
            fs::rename(folder() / "new", file());
        });
        const auto hold = FileHold::take(file());
        EXPECT_EQ(made, others);
        EXPECT_EQ(hold ? Errc::Cancelled : hold.error().code, others < 3 ? Errc::Cancelled : Errc::InUse);
    }
}

TEST_F(UnixFault, AFileThatWasMovedDeletedOrReplacedTakesNoEntry)
{
    for (const int what : {0, 1, 2}) {
        fs::remove(file());
        EventFile made = withSection(8, 2);
        if (what == 0) fs::rename(file(), folder() / "moved.kydai");
        if (what == 1) fs::remove(file());
        if (what == 2) {
            const std::string bytes = bytesIn(file());
            fs::rename(file(), folder() / "other.kydai");
            writeBytes(file(), bytes);
        }
        const auto written = fixture::apply(made, RenameEvent{"Tên mới"}, who());
        ASSERT_FALSE(written.ok());
        EXPECT_EQ(written.error().code, Errc::Moved);
        EXPECT_EQ(made.setArbiter("x").error().code, Errc::Moved);
    }
}

TEST_F(UnixFault, AFileOfHundredsOfGigabytesIsRefusedAtOnce)
{
    {
        withSection();
    }
    fs::resize_file(file(), std::uintmax_t{200} << 30U);
    EXPECT_EQ(refusal(), Errc::OutOfRange);
}

/// Windows has paths of 260 letters where nobody allowed longer ones.
TEST_F(UnixFault, ANameOfAnyLengthMakesABackup)
{
    std::string label;
    for (int letter = 0; letter < 200; ++letter) label += "ặ";
    const auto longName = folder() / (std::string(240, 'n') + ".kydai");
    auto other = EventFile::create(longName, "x");
    ASSERT_TRUE(other.ok());
    EXPECT_TRUE(other->backUp(label, at(0)).ok());
    EXPECT_EQ(backupsOf(longName).size(), 1U);
}

}  // namespace
}  // namespace kydai::store
