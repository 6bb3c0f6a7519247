// A second place of which any single call fails: what is there stays a state that the event or the place had, the
// failure is said, and the next call that succeeds catches up.

#include "core/store/store_fixture.h"
#include "store/backup.h"
#include "store/file_hold.h"
#include "store/follower.h"
#include "store/log_beside.h"
#include "store/log_walk.h"
#include "store/twin.h"
#include "support/cleared.h"

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <chrono>
#include <condition_variable>
#include <map>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

namespace kydai::store {
namespace {

namespace fs = std::filesystem;

/// The n-th call fails, and no other; it was not made then.
class OneFails : public Place {
public:
    int left = -1;
    int problem = EIO;
    std::atomic<int> looks = 0;

    bool isThere(const fs::path& path) override
    {
        ++looks;
        return Place::isThere(path);
    }
    int read(const fs::path& file, std::string& bytes) override { return fails() ? problem : Place::read(file, bytes); }
    int writeNew(const fs::path& file, std::string_view bytes) override
    {
        return fails() ? problem : Place::writeNew(file, bytes);
    }
    int writeAt(const fs::path& file, std::uint64_t at, std::string_view bytes) override
    {
        return fails() ? problem : Place::writeAt(file, at, bytes);
    }
    int rename(const fs::path& from, const fs::path& to) override
    {
        return fails() ? problem : Place::rename(from, to);
    }
    int remove(const fs::path& file) override { return fails() ? problem : Place::remove(file); }
    int makeFolder(const fs::path& folder) override { return fails() ? problem : Place::makeFolder(folder); }

private:
    bool fails()
    {
        if (left < 0) return false;
        return left-- == 0;
    }
};

class TwinPlace : public StoreTest {
protected:
    void SetUp() override { fs::create_directories(place()); }
    [[nodiscard]] fs::path place() const { return folder() / "stick"; }
    [[nodiscard]] fs::path copy() const { return place() / "Giải trẻ.kydai"; }
    [[nodiscard]] static std::string nameIn(const fs::path& path)
    {
        const auto read = EventFile::read(path);
        return read ? read->name : "does not open";
    }
    void put(const std::string& file, const std::string& log, const std::string& journal = {}) const
    {
        fs::remove_all(place());
        fs::create_directories(place());
        if (!file.empty()) writeBytes(copy(), file);
        if (!log.empty()) writeBytes(logOf(copy()), log);
        if (!journal.empty()) writeBytes(besideIt(copy(), "-journal"), journal);
    }
};

TEST_F(TwinPlace, AnyCallThatFailsIsSaidAndKeepsWhatIsThere)
{
    EventFile event = withSection(4, 1);
    ASSERT_TRUE(fixture::apply(event, RenameEvent{"Ta"}, who(60)).ok());
    const fs::path other = folder() / "other.kydai";
    std::string otherFile;
    {
        auto made = EventFile::create(other, "Khác");
        ASSERT_TRUE(fixture::apply(*made, RenameEvent{"Nữa"}, who(30)).ok());
        ASSERT_TRUE(made->settle().ok());
        otherFile = bytesIn(other);
    }
    const std::string half = otherFile.substr(0, otherFile.size() / 2);
    struct Found {
        std::string file{};
        std::string log{};
        std::string journal{};
    };
    for (const Found& found :
         {Found{}, Found{otherFile}, Found{half, "no log"}, Found{otherFile, {}, "half"}, Found{{}, "a log alone"}}) {
        const auto disk = std::make_shared<OneFails>();
        bool failed = true;
        for (int call = 0; failed && call < 40; ++call) {
            put(found.file, found.log, found.journal);
            Twin twin(file(), copy(), Twin::Missing::Make, disk);
            disk->left = call;
            disk->problem = call % 2 == 0 ? EIO : ENODEV;
            const auto brought = twin.bring();
            failed = !brought.ok();
            disk->left = -1;
            if (failed) {
                EXPECT_EQ(brought.error().code, disk->problem == ENODEV ? Errc::CannotOpen : Errc::CannotWrite) << call;
                EXPECT_EQ(brought.error().file, toUtf8(copy())) << call;
            }
            const auto again = twin.bring();
            ASSERT_TRUE(again.ok()) << call << ": " << again.error().detail;
            EXPECT_EQ(nameIn(copy()), "Ta");
            // What was there of another line is beside it, whole.
            const auto kept = backupsOf(copy());
            const bool wasThere = !found.file.empty();  // of a log alone only that is kept
            ASSERT_EQ(!kept.empty(), wasThere) << call;
            const bool isKept = std::ranges::any_of(kept, [&](const fs::path& path) {
                return bytesIn(path).size() == found.file.size() && bytesIn(logOf(path)) == found.log &&
                       bytesIn(besideIt(path, "-journal")) == found.journal;
            });
            EXPECT_EQ(isKept, wasThere) << call;
        }
        EXPECT_FALSE(failed);
    }
}

TEST_F(TwinPlace, APlaceThatIsNoFolderOrWhoseCopyIsAFolderIsSaid)
{
    const EventFile event = withSection(4, 1);
    fs::create_directory(copy());
    EXPECT_FALSE(Twin(file(), copy(), Twin::Missing::Make).bring().ok());
    EXPECT_TRUE(fs::is_directory(copy()));
    fs::remove(copy());
    writeBytes(folder() / "a file", "x");
    EXPECT_EQ(Twin(file(), folder() / "a file" / "b.kydai", Twin::Missing::Make).bring().error().code,
              Errc::CannotOpen);
    EXPECT_EQ(Twin(folder() / "none.kydai", copy(), Twin::Missing::Make).bring().error().file,
              toUtf8(folder() / "none.kydai"));
}

TEST_F(TwinPlace, TheNumberOfAFailureTellsWhetherThePlaceIsGone)
{
    EventFile event = withSection(4, 1);
    for (const auto& [number, code] : std::map<int, Errc>{{ENOENT, Errc::CannotOpen},
                                                          {ENOTDIR, Errc::CannotOpen},
                                                          {ENODEV, Errc::CannotOpen},
                                                          {ENOSPC, Errc::DiskFull},
                                                          {EROFS, Errc::ReadOnly},
                                                          {EIO, Errc::CannotWrite}}) {
        const auto disk = std::make_shared<OneFails>();
        disk->problem = number;
        disk->left = 0;
        Twin twin(file(), copy(), Twin::Missing::Make, disk);
        const auto brought = twin.bring();
        ASSERT_FALSE(brought.ok()) << number;
        EXPECT_EQ(brought.error().code, code) << number;
        EXPECT_EQ(brought.error().file, toUtf8(copy()));
    }
}

/// In a head or a table of tables that SQLite can't read at all as in any other place: it is kept, and another is made.
TEST_F(TwinPlace, ACopyDamagedAtAnyPlaceOfItsFirstPageIsKeptAndMadeAnew)
{
    EventFile event = withSection();
    ASSERT_TRUE(fixture::apply(event, RenameEvent{"Sau"}, who(60)).ok());
    ASSERT_TRUE(event.settle().ok());
    const std::string sound = bytesIn(file());
    for (const std::size_t at : {16, 21, 60, 100, 101, 103, 105, 108, 109, 120, 4000}) {
        std::string bytes = sound;
        bytes[at] = static_cast<char>(bytes[at] ^ '\x5A');
        put(bytes, {});
        const auto brought = Twin(file(), copy(), Twin::Missing::Make).bring();
        ASSERT_TRUE(brought.ok()) << at << ": " << brought.error().detail;
        EXPECT_EQ(nameIn(copy()), "Sau") << at;
        ASSERT_TRUE(brought->other) << at;
        EXPECT_EQ(bytesIn(brought->other->kept), bytes) << at;
    }
}

TEST_F(TwinPlace, OnlyAnEventIsEverReplaced)
{
    EventFile event = withSection(4, 1);
    const fs::path database = folder() / "another program's";
    SQLite::Database(database, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE).exec("CREATE TABLE t (x)");
    for (const std::string& bytes : {std::string("SQLite format 3"), bytesIn(database)}) {
        put(bytes, {});
        const auto before = everythingIn(place());
        const Error error = Twin(file(), copy(), Twin::Missing::Make).bring().error();
        EXPECT_EQ(error.code, Errc::NotAnEvent);
        EXPECT_EQ(error.file, toUtf8(copy()));
        EXPECT_EQ(everythingIn(place()), before);
    }
}

TEST_F(TwinPlace, WhatIsNoEventAnyMoreIsNotCopied)
{
    {
        EventFile event = withSection(4, 1);
        ASSERT_TRUE(Twin(file(), copy(), Twin::Missing::Make).bring().ok());
    }
    const auto before = everythingIn(place());
    const std::string whole = bytesIn(file());
    for (const std::string& bytes : {std::string(8192, 'x'), whole.substr(0, 50), std::string()}) {
        writeBytes(file(), bytes);
        const auto brought = Twin(file(), copy(), Twin::Missing::Wait).bring();
        ASSERT_FALSE(brought.ok());
        EXPECT_EQ(brought.error().file, toUtf8(file()));
        EXPECT_EQ(everythingIn(place()), before);
    }
}

/// From before there was a seal.
TEST_F(TwinPlace, AnEventOfTheFirstVersionIsCopiedAsItIs)
{
    makeOld(file(), 1);
    const auto brought = Twin(file(), copy(), Twin::Missing::Make).bring();
    ASSERT_TRUE(brought.ok()) << brought.error().detail;
    const auto its = EventFile::readAll(file());
    const auto there = EventFile::readAll(copy());
    ASSERT_TRUE(its.ok() && there.ok());
    EXPECT_EQ(toJson(there->event), toJson(its->event));
    EXPECT_EQ(there->journal.size(), its->journal.size());
    SQLite::Database database(copy(), SQLite::OPEN_READONLY);
    EXPECT_EQ(database.execAndGet("PRAGMA user_version").getInt(), 1);
}

/// As a guard against viruses does: whatever is new there is opened at once.
class HoldsWhatIsNew : public Place {
public:
    std::optional<FileHold> hold{};

    int writeNew(const fs::path& file, std::string_view bytes) override
    {
        const int failed = Place::writeNew(file, bytes);
        if (auto taken = FileHold::take(file)) hold.emplace(std::move(*taken));
        return failed;
    }
};

TEST_F(TwinPlace, AFileThatSomebodyHoldsDoesNotTakeTheCopysName)
{
    EventFile event = withSection(4, 1);
    ASSERT_TRUE(Twin(file(), copy(), Twin::Missing::Make).bring().ok());
    ASSERT_TRUE(fixture::apply(event, RenameEvent{"Sau"}, who(60)).ok());
    const std::string before = bytesIn(copy());
    const auto disk = std::make_shared<HoldsWhatIsNew>();
    Twin twin(file(), copy(), Twin::Missing::Wait, disk);
    EXPECT_EQ(twin.bring().error().code, Errc::InUse);
    EXPECT_EQ(bytesIn(copy()), before);
    disk->hold.reset();
    EXPECT_TRUE(Twin(file(), copy(), Twin::Missing::Wait).bring().ok());
    EXPECT_EQ(nameIn(copy()), "Sau");
}

/// Looks whether the copy is held while something is done to it or to its log.
class AsksWhoHoldsTheCopy : public Place {
public:
    explicit AsksWhoHoldsTheCopy(fs::path copy) : m_copy(std::move(copy)) {}
    std::vector<Errc> found{};

    int writeAt(const fs::path& file, std::uint64_t at, std::string_view bytes) override
    {
        ask();
        return Place::writeAt(file, at, bytes);
    }
    int remove(const fs::path& file) override
    {
        if (file == logOf(m_copy)) ask();
        return Place::remove(file);
    }

private:
    void ask()
    {
        const auto hold = FileHold::take(m_copy);
        found.push_back(hold ? Errc::Cancelled : hold.error().code);
    }
    fs::path m_copy;
};

TEST_F(TwinPlace, NobodyGetsTheCopyWhileItIsMadeOrWritten)
{
    EventFile event = withSection(4, 1);
    const auto disk = std::make_shared<AsksWhoHoldsTheCopy>(copy());
    Twin twin(file(), copy(), Twin::Missing::Make, disk);
    ASSERT_TRUE(twin.bring().ok());
    EXPECT_EQ(disk->found, std::vector{Errc::InUse}) << "it has the name, and the log of before goes";
    ASSERT_TRUE(fixture::apply(event, RenameEvent{"Sau"}, who(60)).ok());
    ASSERT_TRUE(twin.bring().ok());
    EXPECT_EQ(disk->found, (std::vector{Errc::InUse, Errc::InUse}));
    EXPECT_TRUE(FileHold::take(copy()).ok()) << "it is free again";
}

/// The bytes get their place, but not what they were.
class LosesOneWrite : public Place {
public:
    bool isFailing = false;

    int writeAt(const fs::path& file, std::uint64_t at, std::string_view bytes) override
    {
        if (!std::exchange(isFailing, false)) return Place::writeAt(file, at, bytes);
        EXPECT_EQ(Place::writeAt(file, at, std::string(bytes.size(), '\0')), 0);
        return EIO;
    }
};

TEST_F(TwinPlace, NothingIsWrittenBehindWhatAFailureLeft)
{
    EventFile event = withSection(4, 1);
    const auto disk = std::make_shared<LosesOneWrite>();
    Twin twin(file(), copy(), Twin::Missing::Make, disk);
    ASSERT_TRUE(twin.bring().ok());
    ASSERT_TRUE(fixture::apply(event, RenameEvent{"Hai"}, who(60)).ok());
    ASSERT_TRUE(twin.bring().ok());
    ASSERT_TRUE(fixture::apply(event, RenameEvent{"Ba"}, who(120)).ok());
    disk->isFailing = true;
    EXPECT_EQ(twin.bring().error().code, Errc::CannotWrite);
    ASSERT_TRUE(twin.bring().ok());
    EXPECT_EQ(nameIn(copy()), "Ba");
}

TEST_F(TwinPlace, ALogThatHasBecomeTooLongIsSettledBeforeTheNextEntry)
{
    EventFile event = withSection(4, 1);
    Twin twin(file(), copy(), Twin::Missing::Make);
    ASSERT_TRUE(twin.bring().ok());
    const std::string longName(std::size_t{17} << 20U, 'x');
    ASSERT_TRUE(fixture::apply(event, RenameEvent{longName}, who(60)).ok());
    ASSERT_TRUE(twin.bring().ok());
    ASSERT_GT(fs::file_size(logOf(copy())), std::uintmax_t{32} << 20U);
    ASSERT_TRUE(fixture::apply(event, RenameEvent{"Ngắn"}, who(120)).ok());
    ASSERT_TRUE(twin.bring().ok());
    EXPECT_LT(fs::file_size(logOf(copy())), std::uintmax_t{32} << 20U);
    EXPECT_EQ(nameIn(copy()), "Ngắn");
}

TEST_F(TwinPlace, AnEventWithoutAnEntryIsCopiedAndKnownAgain)
{
    EventFile event = create();
    for (int time = 0; time < 2; ++time) {
        const auto brought = Twin(file(), copy(), Twin::Missing::Make).bring();
        ASSERT_TRUE(brought.ok());
        EXPECT_EQ(brought->entries, 0U);
        EXPECT_EQ(brought->newest, Instant{});
        EXPECT_FALSE(brought->other) << "it is the same";
    }
    EXPECT_EQ(nameIn(copy()), "Giải trẻ");
}

TEST_F(TwinPlace, ALongLogIsSettledWhenNothingIsEntered)
{
    EventFile event = withSection(4, 1);
    Twin twin(file(), copy(), Twin::Missing::Make);
    EXPECT_TRUE(twin.tidy().ok()) << "nothing is known of it yet";
    ASSERT_TRUE(twin.bring().ok());
    EXPECT_TRUE(twin.tidy().ok()) << "it has no log";
    ASSERT_TRUE(fixture::apply(event, RenameEvent{"Ngắn"}, who(60)).ok());
    ASSERT_TRUE(twin.bring().ok());
    const auto log = fs::file_size(logOf(copy()));
    EXPECT_TRUE(twin.tidy().ok());
    EXPECT_EQ(fs::file_size(logOf(copy())), log) << "a short one stays";
    const std::string longName(2'300'000, 'x');
    ASSERT_TRUE(fixture::apply(event, RenameEvent{longName}, who(120)).ok());
    ASSERT_TRUE(twin.bring().ok());
    {
        const auto hold = FileHold::take(copy());
        ASSERT_TRUE(hold.ok());
        EXPECT_EQ(twin.tidy().error().code, Errc::InUse);
    }
    fs::rename(place(), folder() / "pulled");
    EXPECT_TRUE(twin.tidy().ok()) << "there is nothing to be tidied";
    fs::rename(folder() / "pulled", place());
    const std::string whole = bytesIn(logOf(copy()));
    writeBytes(logOf(copy()), whole + "another's");
    EXPECT_TRUE(twin.tidy().ok());
    EXPECT_EQ(bytesIn(logOf(copy())), whole + "another's") << "what somebody else wrote is looked at first";
    writeBytes(logOf(copy()), whole);
    ASSERT_TRUE(twin.bring().ok());
    EXPECT_TRUE(twin.tidy().ok());
    EXPECT_EQ(nameIn(copy()), longName);
    const std::string another(2'300'000, 'y');
    ASSERT_TRUE(fixture::apply(event, RenameEvent{another}, who(180)).ok());
    ASSERT_TRUE(twin.bring().ok());
    ASSERT_GT(fs::file_size(logOf(copy())), std::uintmax_t{4} << 20U);
    EXPECT_TRUE(twin.tidy().ok());
    EXPECT_FALSE(fs::exists(logOf(copy())));
    EXPECT_EQ(nameIn(copy()), another);
}

TEST_F(TwinPlace, WhatComesToThePlaceWhileItWaitsIsLookedAtFirst)
{
    EventFile event = withSection(4, 1);
    Twin twin(file(), copy(), Twin::Missing::Wait);
    EXPECT_EQ(twin.bring().error().code, Errc::CannotOpen) << "nothing is there";
    std::string strange;
    {
        const fs::path other = folder() / "other.kydai";
        ASSERT_TRUE(EventFile::create(other, "Khác").ok());
        strange = bytesIn(other);
    }
    ASSERT_EQ(markOf(strange), 0U) << "at rest, as what is not known yet";
    writeBytes(copy(), strange);
    const Instant then = lastWritten(copy());
    const auto brought = twin.bring();
    ASSERT_TRUE(brought.ok());
    ASSERT_TRUE(brought->other) << "it is another event's";
    EXPECT_EQ(brought->other->kept, backupName(copy(), "other", then));
    EXPECT_EQ(bytesIn(brought->other->kept), strange);
    EXPECT_EQ(nameIn(copy()), "Giải trẻ");
}

TEST_F(TwinPlace, WhoIsLetGoComesToAnEnd)
{
    const EventFile event = withSection(4, 1);
    const auto disk = std::make_shared<OneFails>();
    {
        Follower follower(
            file(), copy(), Twin::Missing::Make, [] {}, [](const Twin::Other&) {}, disk);
        ASSERT_TRUE(follower.wait(std::chrono::seconds(20)));
        EXPECT_GT(disk.use_count(), 1);
    }
    const auto until = std::chrono::steady_clock::now() + std::chrono::seconds(20);
    while (disk.use_count() > 1 && std::chrono::steady_clock::now() < until)
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    EXPECT_EQ(disk.use_count(), 1) << "its thread has left the place";
}

/// A copy is settled when nothing is entered for a moment.
TEST_F(TwinPlace, ALongLogIsTidiedInAPause)
{
    EventFile event = withSection(4, 1);
    Follower follower(
        file(), copy(), Twin::Missing::Make, [] {}, [](const Twin::Other&) {});
    ASSERT_TRUE(fixture::apply(event, RenameEvent{std::string(5 << 20, 'x')}, who(60)).ok());
    follower.entered();
    ASSERT_TRUE(follower.wait(std::chrono::seconds(20)));
    const auto until = std::chrono::steady_clock::now() + std::chrono::seconds(20);
    while (fs::exists(logOf(copy())) && std::chrono::steady_clock::now() < until)
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    EXPECT_FALSE(fs::exists(logOf(copy())));
    EXPECT_EQ(nameIn(copy()).size(), std::size_t{5} << 20U);
}

/// Who looks twice a second would come to each of them too late.
TEST_F(TwinPlace, AnEntryIsBroughtAtOnce)
{
    EventFile event = withSection(4, 1);
    Follower follower(
        file(), copy(), Twin::Missing::Make, [] {}, [](const Twin::Other&) {});
    ASSERT_TRUE(follower.wait(std::chrono::seconds(20)));
    bool isAtOnce = false;
    for (int entry = 1; entry < 20 && !isAtOnce; ++entry) {  // a machine may be busy for a moment
        ASSERT_TRUE(fixture::apply(event, RenameEvent{std::to_string(entry)}, who(60 * entry)).ok());
        follower.entered();
        isAtOnce = follower.wait(std::chrono::milliseconds(250));
        ASSERT_TRUE(follower.wait(std::chrono::seconds(20)));
    }
    EXPECT_TRUE(isAtOnce);
}

/// However soon it ends, nothing that was entered is left behind.
TEST_F(TwinPlace, AFollowerThatEndsAtOnceHasBroughtWhatWasThere)
{
    const EventFile event = withSection(4, 1);
    for (int time = 0; time < 20; ++time) {
        {
            const Follower follower(
                file(), copy(), Twin::Missing::Make, [] {}, [](const Twin::Other&) {});
        }
        ASSERT_EQ(nameIn(copy()), "Giải trẻ") << time;
        fs::remove(copy());
        fs::remove(logOf(copy()));
    }
}

TEST_F(TwinPlace, AFollowerSaysWhatItFinds)
{
    EventFile event = withSection(4, 1);
    put("", "");
    const fs::path other = folder() / "other.kydai";
    {
        auto made = EventFile::create(other, "Khác");
        ASSERT_TRUE(made.ok());
    }
    writeBytes(copy(), bytesIn(other));
    const auto disk = std::make_shared<OneFails>();
    std::mutex mutex;
    std::condition_variable changed;
    int others = 0;
    const auto tell = [&] {
        const std::lock_guard lock(mutex);
        changed.notify_all();
    };
    Follower follower(
        file(), copy(), Twin::Missing::Make, tell,
        [&](const Twin::Other&) {
            const std::lock_guard lock(mutex);
            ++others;
        },
        disk);
    const auto becomes = [&](Followed::State state) {
        std::unique_lock lock(mutex);
        return changed.wait_for(lock, std::chrono::seconds(20), [&] { return follower.status().state == state; });
    };
    ASSERT_TRUE(becomes(Followed::State::There));
    {
        const std::lock_guard lock(mutex);
        EXPECT_EQ(others, 1) << "the copy was of another event";
    }
    EXPECT_EQ(follower.status().waiting.count(), 0) << "nothing waits";
    const int looked = disk->looks;
    std::this_thread::sleep_for(std::chrono::milliseconds(200));
    EXPECT_LT(disk->looks - looked, 10) << "who has nothing to do sleeps";
    fs::rename(place(), folder() / "pulled");  // without an entry
    EXPECT_TRUE(becomes(Followed::State::Gone));
    fs::rename(folder() / "pulled", place());
    EXPECT_TRUE(becomes(Followed::State::There)) << "whether or not something is entered";
    fs::rename(place(), folder() / "pulled");
    EXPECT_TRUE(becomes(Followed::State::Gone));
    follower.entered();
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    EXPECT_GE(follower.status().waiting.count(), 20);
    fs::rename(folder() / "pulled", place());
    EXPECT_TRUE(becomes(Followed::State::There));
    // Each as it is when an entry is to be brought there.
    const std::string whole = bytesIn(file());
    disk->problem = EIO;
    disk->left = 0;
    ASSERT_TRUE(fixture::apply(event, RenameEvent{"Hai"}, who(60)).ok());
    follower.entered();
    EXPECT_TRUE(becomes(Followed::State::Failed));
    EXPECT_TRUE(becomes(Followed::State::There));
    // What another program is writing is none of its states yet.
    const fs::path journal = besideIt(file(), "-journal");
    writeBytes(journal, "what was there before");
    ASSERT_TRUE(fixture::apply(event, RenameEvent{"Ba nữa"}, who(120)).ok());
    follower.entered();
    EXPECT_TRUE(becomes(Followed::State::InUse));
    fs::remove(journal);
    EXPECT_TRUE(becomes(Followed::State::There));
    EXPECT_EQ(nameIn(copy()), "Ba nữa");
    ASSERT_TRUE(event.settle().ok());
    std::string broken = bytesIn(file());
    const std::size_t at = broken.rfind("Ba nữa");
    ASSERT_NE(at, std::string::npos);
    broken[at] = 'C';
    writeBytes(file(), broken);
    follower.entered();
    EXPECT_TRUE(becomes(Followed::State::Unread));
}

}  // namespace
}  // namespace kydai::store
