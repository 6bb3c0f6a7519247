// A second place of which any single call fails: what is there stays a state that the event or the place had, the
// failure is said, and the next call that succeeds catches up.

#include "core/store/store_fixture.h"
#include "store/file_hold.h"
#include "store/follower.h"
#include "store/log_beside.h"
#include "store/twin.h"
#include "support/cleared.h"

#include <algorithm>
#include <cerrno>
#include <condition_variable>
#include <mutex>
#include <vector>

namespace kydai::store {
namespace {

namespace fs = std::filesystem;

/// The n-th call fails, and no other; it was not made then.
class OneFails : public Place {
public:
    int left = -1;
    int problem = EIO;

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
        otherFile = bytesOf(other);
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
                EXPECT_TRUE(brought.error().code == Errc::CannotWrite || brought.error().code == Errc::CannotOpen);
            }
            const auto again = twin.bring();
            ASSERT_TRUE(again.ok()) << call << ": " << again.error().detail;
            EXPECT_EQ(nameIn(copy()), "Ta");
            // What was there of another line is beside it, whole.
            const auto kept = backupsOf(copy());
            const bool wasThere = !found.file.empty();  // of a log alone only that is kept
            ASSERT_EQ(!kept.empty(), wasThere) << call;
            const bool isKept = std::ranges::any_of(kept, [&](const fs::path& path) {
                return bytesOf(path).size() == found.file.size() && bytesOf(logOf(path)) == found.log &&
                       bytesOf(besideIt(path, "-journal")) == found.journal;
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
    const std::string whole = bytesOf(logOf(copy()));
    writeBytes(logOf(copy()), whole + "another's");
    EXPECT_TRUE(twin.tidy().ok());
    EXPECT_EQ(bytesOf(logOf(copy())), whole + "another's") << "what somebody else wrote is looked at first";
    writeBytes(logOf(copy()), whole);
    ASSERT_TRUE(twin.bring().ok());
    EXPECT_TRUE(twin.tidy().ok());
    EXPECT_FALSE(fs::exists(logOf(copy())));
    EXPECT_EQ(nameIn(copy()), longName);
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
    writeBytes(copy(), bytesOf(other));
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
    fs::rename(place(), folder() / "pulled");  // without an entry
    EXPECT_TRUE(becomes(Followed::State::Gone));
    fs::rename(folder() / "pulled", place());
    EXPECT_TRUE(becomes(Followed::State::There));
    // Each as it is when an entry is to be brought there.
    const std::string whole = bytesOf(file());
    disk->problem = EIO;
    disk->left = 0;
    ASSERT_TRUE(fixture::apply(event, RenameEvent{"Hai"}, who(60)).ok());
    follower.entered();
    EXPECT_TRUE(becomes(Followed::State::Failed));
    EXPECT_TRUE(becomes(Followed::State::There));
    ASSERT_TRUE(event.settle().ok());
    std::string broken = bytesOf(file());
    const std::size_t at = broken.rfind("Hai");
    ASSERT_NE(at, std::string::npos);
    broken[at] = 'C';
    writeBytes(file(), broken);
    follower.entered();
    EXPECT_TRUE(becomes(Followed::State::Unread));
}

}  // namespace
}  // namespace kydai::store
