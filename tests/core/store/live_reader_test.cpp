// What a reader without a lock gives: the newest committed state, or a word why there is none.

#include "store/live_reader.h"

#include "core/store/store_fixture.h"
#include "store/log_beside.h"
#include "support/cleared.h"

#include <chrono>
#include <thread>

namespace kydai::store {
namespace {

namespace fs = std::filesystem;

using LiveRead = StoreTest;

TEST_F(LiveRead, AFileThatIsNotThereOrTooLargeIsSaid)
{
    EXPECT_EQ(LiveReader(file()).newest().error().code, Errc::CannotOpen);
    writeBytes(file(), "x");
    fs::resize_file(file(), std::uintmax_t{3} << 30U);
    const Error tooLarge = LiveReader(file()).newest().error();
    EXPECT_EQ(tooLarge.code, Errc::OutOfRange);
    EXPECT_EQ(tooLarge.what, fragment(FragmentId::FileOfMegabytes, 3072));
    EXPECT_EQ(tooLarge.expected, fragment(FragmentId::FileOfAtMostMegabytes, 1024));
}

/// SQLite writes the file itself beside a journal that is not empty: what is read then is no state.
TEST_F(LiveRead, AFileThatIsBeingWrittenIsInUse)
{
    {
        withSection();
    }
    const fs::path journal = besideIt(file(), "-journal");
    writeBytes(journal, "what was there before");
    EXPECT_EQ(LiveReader(file()).newest().error().code, Errc::InUse);
    writeBytes(journal, "1");
    EXPECT_EQ(LiveReader(file()).newest().error().code, Errc::InUse) << "one byte is a beginning";
    writeBytes(journal, "");
    EXPECT_TRUE(LiveReader(file()).newest().ok());
}

TEST_F(LiveRead, WaitsAMomentForWhoIsWriting)
{
    {
        withSection();
    }
    const fs::path journal = besideIt(file(), "-journal");
    writeBytes(journal, "what was there before");
    std::thread other([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
        fs::remove(journal);
    });
    EXPECT_TRUE(LiveReader(file()).newest().ok());
    other.join();
}

TEST_F(LiveRead, ALogOfAnotherFileIsNoPartOfIt)
{
    EventFile made = withSection();
    ASSERT_TRUE(fixture::apply(made, RenameEvent{"Sau"}, who(60)).ok());
    const fs::path other = folder() / "other.kydai";
    {
        const auto second = EventFile::create(other, "Khác");
        ASSERT_TRUE(second.ok());
    }
    const std::string alone = bytesIn(other);
    writeBytes(logOf(other), bytesIn(logOf(file())));
    LiveReader reader(other);
    ASSERT_TRUE(reader.newest().ok());
    EXPECT_EQ(*reader.newest(), alone);
    if (kOpenFilesKeepTheirName) return;
    fs::remove(other);
    EXPECT_EQ(reader.newest().error().code, Errc::CannotOpen) << "the file that it holds has no name any more";
}

}  // namespace
}  // namespace kydai::store
