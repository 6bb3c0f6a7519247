// Reading an event goes by a copy; what can't be copied is said, and the file stays as it was.

#include "store/read_copy.h"

#include "core/store/store_fixture.h"
#include "store/log_beside.h"
#include "store/migrations.h"
#include "store/recognise.h"
#include "support/cleared.h"

#include <atomic>
#include <chrono>
#include <thread>

namespace kydai::store {
namespace {

namespace fs = std::filesystem;

using CopyToRead = StoreTest;

TEST_F(CopyToRead, WhatIsNoFileCanNotBeCopied)
{
    EXPECT_FALSE(ReadCopy(folder() / "none.kydai").take());
    fs::create_directory(folder() / "folder.kydai");
    EXPECT_FALSE(ReadCopy(folder() / "folder.kydai").take());
    EXPECT_EQ(EventFile::read(folder() / "none.kydai").error().code, Errc::CannotOpen);
}

TEST_F(CopyToRead, AFileIsNotReadWithoutWhatLiesBesideIt)
{
    {
        withSection();
    }
    const std::string before = bytesIn(file());
    fs::create_directory(besideIt(file(), "-journal"));  // there, and not to be read
    EXPECT_FALSE(ReadCopy(file()).take());
    EXPECT_EQ(EventFile::read(file()).error().code, Errc::CannotRead);
    EXPECT_EQ(bytesIn(file()), before);
    fs::remove(besideIt(file(), "-journal"));
    ReadCopy copy(file());
    ASSERT_TRUE(copy.take());
    EXPECT_EQ(bytesIn(copy.file()), before);
}

TEST_F(CopyToRead, ALogThatIsGoneByTheNextAttemptIsNotReadWithTheFile)
{
    ReadCopy copy(file());
    {
        EventFile event = withSection();
        ASSERT_TRUE(fixture::apply(event, RenameEvent{"Sau"}, who(60)).ok());
        ASSERT_TRUE(copy.take());
        ASSERT_NE(bytesIn(logOf(copy.file())), "");
    }
    ASSERT_FALSE(fs::exists(logOf(file())));
    ASSERT_TRUE(copy.take());
    EXPECT_EQ(bytesIn(copy.file()), bytesIn(file()));
    EXPECT_FALSE(fs::exists(logOf(copy.file())));
}

TEST_F(CopyToRead, WithoutAPlaceForTheCopyNothingIsRead)
{
    {
        withSection();
    }
    {
        const TemporaryPlace nowhere(folder() / "nowhere");
        const auto read = EventFile::read(file());
        ASSERT_FALSE(read.ok());
        EXPECT_EQ(read.error().code, Errc::CannotRead);
    }
    EXPECT_TRUE(EventFile::read(file()).ok());
}

/// Beside a log its head tells nothing: only the copy does.
TEST_F(CopyToRead, AFileOfANewerProgramThatHasItOpenIsSaidByItsOwnName)
{
    {
        withSection();
    }
    const std::string newer = std::to_string(newestVersion() + 1);
    SQLite::Database program(file(), SQLite::OPEN_READWRITE);
    program.exec("PRAGMA user_version=" + newer);
    program.exec("PRAGMA journal_mode=WAL; PRAGMA user_version=" + newer);
    program.exec("CREATE TABLE of_a_newer_program (id)");
    ASSERT_TRUE(hasLog(file()));
    const auto before = everythingIn(folder());
    const auto read = EventFile::read(file());
    ASSERT_FALSE(read.ok());
    EXPECT_EQ(read.error().code, Errc::NewerVersion);
    EXPECT_EQ(read.error().file, toUtf8(file()));
    EXPECT_EQ(everythingIn(folder()), before);
}

TEST_F(CopyToRead, ADamagedFileIsSaidByItsOwnName)
{
    {
        withSection(40, 5);
    }
    writeBytes(file(), bytesIn(file()).substr(0, 20'000));
    const auto before = everythingIn(folder());
    const auto read = EventFile::read(file());
    ASSERT_FALSE(read.ok());
    EXPECT_EQ(read.error().code, Errc::Damaged);
    EXPECT_EQ(read.error().file, file().string());
    EXPECT_EQ(everythingIn(folder()), before);
}

/// As beside a program that writes: what does not add up at one moment is whole at the next.
TEST_F(CopyToRead, WhatIsDamagedForAMomentIsReadOnceMore)
{
    if (kOpenFilesKeepTheirName) GTEST_SKIP() << "no other file gets the name of one that is read";
    {
        withSection();
    }
    const std::string whole = bytesIn(file());
    std::string half = whole;
    const std::size_t at = half.find("Giải trẻ");
    half[at] = static_cast<char>(half[at] ^ 0x20);
    writeBytes(file(), half);
    ASSERT_EQ(EventFile::read(file()).error().code, Errc::Damaged);
    std::atomic<bool> ends = false;
    std::thread writer([&] {
        for (bool isWhole = true; !ends; isWhole = !isWhole) {
            writeBytes(folder() / "next", isWhole ? whole : half);
            fs::rename(folder() / "next", file());
            std::this_thread::sleep_for(std::chrono::milliseconds(3));
        }
    });
    for (int time = 0; time < 20; ++time) EXPECT_TRUE(EventFile::read(file()).ok()) << time;
    ends = true;
    writer.join();
}

}  // namespace
}  // namespace kydai::store
