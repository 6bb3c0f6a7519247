// Reading an event goes by a copy; what can't be copied is said, and the file stays as it was.

#include "store/read_copy.h"

#include "core/store/store_fixture.h"

#include <cstdlib>

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
    const std::string before = bytesOf(file());
    fs::create_directory(besideIt(file(), "-journal"));  // there, and not to be read
    EXPECT_FALSE(ReadCopy(file()).take());
    EXPECT_EQ(EventFile::read(file()).error().code, Errc::CannotRead);
    EXPECT_EQ(bytesOf(file()), before);
    fs::remove(besideIt(file(), "-journal"));
    ReadCopy copy(file());
    ASSERT_TRUE(copy.take());
    EXPECT_EQ(bytesOf(copy.file()), before);
}

TEST_F(CopyToRead, WithoutAPlaceForTheCopyNothingIsRead)
{
    {
        withSection();
    }
    const char* const before = std::getenv("TMPDIR");
    const std::string usual = before != nullptr ? before : "";
    ::setenv("TMPDIR", (folder() / "nowhere").c_str(), 1);
    const auto read = EventFile::read(file());
    if (before != nullptr)
        ::setenv("TMPDIR", usual.c_str(), 1);
    else
        ::unsetenv("TMPDIR");
    ASSERT_FALSE(read.ok());
    EXPECT_EQ(read.error().code, Errc::CannotRead);
    EXPECT_TRUE(EventFile::read(file()).ok());
}

TEST_F(CopyToRead, ADamagedFileIsSaidByItsOwnName)
{
    {
        withSection(40, 5);
    }
    writeBytes(file(), bytesOf(file()).substr(0, 20'000));
    const auto before = everythingIn(folder());
    const auto read = EventFile::read(file());
    ASSERT_FALSE(read.ok());
    EXPECT_EQ(read.error().code, Errc::Damaged);
    EXPECT_EQ(read.error().file, file().string());
    EXPECT_EQ(everythingIn(folder()), before);
}

}  // namespace
}  // namespace kydai::store
