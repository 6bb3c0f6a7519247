#include "support/open_file.h"

#include "support/file_system.h"

#include <gtest/gtest.h>

#include <cerrno>
#include <filesystem>
#include <optional>
#include <string>
#include <utility>

namespace kydai {
namespace {

namespace fs = std::filesystem;

class OpenFileTest : public ::testing::Test {
protected:
    void SetUp() override { ASSERT_EQ(writeNewFile(m_path, "0123456789"), 0); }
    void TearDown() override { fs::remove_all(m_folder); }

    fs::path m_folder = makeTemporaryFolder();
    fs::path m_path = m_folder / u8"Giải trẻ.kydai";
    static constexpr std::uint64_t kFar = (std::uint64_t{1} << 30U) + 7;
};

TEST_F(OpenFileTest, ReadsAndWritesAtPlaces)
{
    const OpenFile file(m_path, OpenFile::For::Writing);
    ASSERT_TRUE(file.isOpen());
    EXPECT_EQ(file.readAt(2, 3), "234");
    EXPECT_EQ(file.readAt(8, 5), "89") << "as many as there are";
    EXPECT_EQ(file.readAt(kFar, 5), "");
    EXPECT_TRUE(file.writeAt(3, "x\n"));
    EXPECT_TRUE(file.sync());
    EXPECT_EQ(bytesIn(m_path), "012x\n56789");
    EXPECT_EQ(OpenFile(m_folder, OpenFile::For::Reading).readAt(0, 5), "") << "a folder has none, and that is no wait";
}

TEST_F(OpenFileTest, SaysWhyItCouldNotBeOpened)
{
    const OpenFile none(m_folder / "none", OpenFile::For::Reading);
    EXPECT_FALSE(none.isOpen());
    EXPECT_EQ(none.problem(), ENOENT);
    EXPECT_FALSE(OpenFile().isOpen());
    const OpenFile read(m_path, OpenFile::For::Reading);
    ASSERT_TRUE(read.isOpen());
    EXPECT_FALSE(read.writeAt(0, "x"));
}

TEST_F(OpenFileTest, ALockKeepsEveryOtherOpenFileOutUntilItsLastEnds)
{
    std::optional<OpenFile> first(std::in_place, m_path, OpenFile::For::Writing);
    OpenFile second(m_path, OpenFile::For::Writing);
    ASSERT_EQ(first->lock(kFar), OpenFile::Lock::Taken);
    EXPECT_EQ(second.lock(kFar), OpenFile::Lock::Busy);
    EXPECT_EQ(second.lock(kFar + 1), OpenFile::Lock::Taken) << "one byte";
    EXPECT_EQ(bytesIn(m_path), "0123456789") << "a reader of the same process";
    EXPECT_EQ(second.lock(kFar), OpenFile::Lock::Busy) << "what the reader closed does not end it";
    std::optional<OpenFile> again(first->again());
    first.reset();
    EXPECT_EQ(second.lock(kFar), OpenFile::Lock::Busy);
    OpenFile moved = std::move(*again);
    again.reset();
    EXPECT_EQ(second.lock(kFar), OpenFile::Lock::Busy);
    moved = OpenFile();
    EXPECT_EQ(second.lock(kFar), OpenFile::Lock::Taken);
}

/// An event that is held is replaced by a sound state of it.
TEST_F(OpenFileTest, AnotherFileMayTakeTheNameOfOneThatIsOpen)
{
    OpenFile file(m_path, OpenFile::For::Writing);
    ASSERT_EQ(file.lock(kFar), OpenFile::Lock::Taken);
    const fs::path other = m_folder / "other";
    ASSERT_EQ(writeNewFile(other, "other"), 0);
    EXPECT_EQ(renameFile(other, m_path), 0);
    EXPECT_FALSE(file.isNamed(m_path));
    EXPECT_EQ(file.readAt(0, 3), "012") << "who holds it has what it was";
    EXPECT_EQ(bytesIn(m_path), "other");
    OpenFile next(m_path, OpenFile::For::Writing);
    EXPECT_EQ(next.lock(kFar), OpenFile::Lock::Taken);
}

TEST_F(OpenFileTest, KnowsWhetherANameIsStillItsOwn)
{
    const fs::path other = m_folder / "other";
    const OpenFile file(m_path, OpenFile::For::Reading);
    EXPECT_TRUE(file.isNamed(m_path));
    EXPECT_FALSE(file.isNamed(other));
    ASSERT_EQ(writeNewFile(other, "other"), 0);
    EXPECT_FALSE(file.isNamed(other));
    fs::remove(other);
    ASSERT_EQ(renameFile(m_path, other), 0) << "it is open, and may be renamed";
#ifndef _WIN32  // Wine forgets on which disk a file is that was renamed
    EXPECT_TRUE(file.isNamed(other));
#endif
    EXPECT_FALSE(file.isNamed(m_path));
    EXPECT_EQ(file.readAt(0, 3), "012");
    EXPECT_FALSE(OpenFile().isNamed(other));
}

}  // namespace
}  // namespace kydai
