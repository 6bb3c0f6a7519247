// What reaches the disk, open files by their numbers, permissions: as a Unix has them.

#include "core/support/synced.h"
#include "support/file_system.h"

#include <gtest/gtest.h>

#include <array>
#include <cerrno>
#include <fcntl.h>
#include <filesystem>
#include <functional>
#include <string>
#include <sys/stat.h>
#include <unistd.h>
#include <vector>

namespace kydai {
namespace {

namespace fs = std::filesystem;
using fixture::g_faults;
using fixture::g_synced;
using fixture::kNoReason;

class UnixFileSystem : public ::testing::Test {
protected:
    void SetUp() override
    {
        ASSERT_FALSE(m_folder.empty());
        g_synced.clear();
    }
    void TearDown() override
    {
        g_faults = {};
        fs::remove_all(m_folder);
    }
    static std::vector<std::string> broughtToTheDisk()
    {
        std::vector<std::string> paths;
        for (const fixture::Synced& each : g_synced) paths.push_back(each.path);
        return paths;
    }

    fs::path m_folder = fs::canonical(makeTemporaryFolder());
    fs::path m_file = m_folder / "tệp";
};

TEST_F(UnixFileSystem, ANewFileHoldsTheBytesOnTheDisk)
{
    EXPECT_EQ(writeNewFile(m_file, "một"), 0);
    EXPECT_EQ(bytesIn(m_file), "một");
    EXPECT_EQ(broughtToTheDisk(), std::vector<std::string>{m_file.string()});
}

TEST_F(UnixFileSystem, BytesGoToTheirPlaceAndTheRestStays)
{
    EXPECT_EQ(writeAt(m_file, 2, "abc"), 0) << "made where there is none";
    EXPECT_EQ(bytesIn(m_file), std::string("\0\0abc", 5));
    EXPECT_EQ(writeAt(m_file, 3, "X"), 0);
    EXPECT_EQ(bytesIn(m_file), std::string("\0\0aXc", 5));
    EXPECT_EQ(broughtToTheDisk(), (std::vector<std::string>{m_file.string(), m_file.string()}));
    EXPECT_EQ(writeAt(m_folder, 0, "X"), EISDIR);
}

TEST_F(UnixFileSystem, FilesAndNamesOfAFolderAreBroughtToTheDisk)
{
    ASSERT_EQ(writeNewFile(m_file, "abc"), 0);
    g_synced.clear();
    EXPECT_EQ(syncFile(m_file), 0);
    syncFolder(m_folder);
    EXPECT_EQ(broughtToTheDisk(), (std::vector<std::string>{m_file.string(), m_folder.string()}));
    EXPECT_EQ(syncFile(m_folder / "none"), ENOENT);
    g_synced.clear();
    syncFolder(m_folder / "none");
    syncFolder(m_file);
    EXPECT_TRUE(g_synced.empty()) << "only what is a folder";
}

/// The first thing that failed is told, whatever fails behind it; a failure without a reason is one of input or output.
TEST_F(UnixFileSystem, WhatTheDiskRefusesIsTold)
{
    int number = 0;
    const auto fresh = [&] { return m_folder / std::to_string(++number); };
    const std::vector<std::function<int()>> writers{[&] { return writeNewFile(fresh(), "abc"); },
                                                    [&] { return writeAt(fresh(), 0, "abc"); }};
    for (const auto& write : writers) {
        g_faults = {.sync = EIO};
        EXPECT_EQ(write(), EIO);
        g_faults = {.sync = EDQUOT, .close = EIO};
        EXPECT_EQ(write(), EDQUOT);
        g_faults = {.close = EDQUOT};
        EXPECT_EQ(write(), EDQUOT);
        g_faults = {.write = ENOSPC};
        EXPECT_EQ(write(), ENOSPC);
        g_faults = {.close = EIO, .write = ENOSPC};
        EXPECT_EQ(write(), ENOSPC);
        g_faults = {.sync = kNoReason};
        EXPECT_EQ(write(), EIO);
        g_faults = {.sync = 1};
        EXPECT_EQ(write(), 1);
        g_faults = {};
        EXPECT_EQ(write(), 0);
    }
    ASSERT_EQ(writeNewFile(m_file, "abc"), 0);
    g_faults = {.sync = EDQUOT};
    EXPECT_EQ(syncFile(m_file), EDQUOT);
    g_faults = {.close = EDQUOT};
    EXPECT_EQ(writeInto(m_file, "abc"), EDQUOT);
    g_faults = {.close = EIO, .write = ENOSPC};
    EXPECT_EQ(writeInto(m_file, "abc"), ENOSPC);
    g_faults = {};
    EXPECT_EQ(writeInto(m_file, "abc"), 0);
}

TEST_F(UnixFileSystem, AWriteThatIsInterruptedOrTakesLittleGoesOn)
{
    g_faults = {.write = EINTR, .mostBytes = 2};
    EXPECT_EQ(writeNewFile(m_file, "abcde"), 0);
    g_faults = {};
    EXPECT_EQ(bytesIn(m_file), "abcde");
}

TEST_F(UnixFileSystem, WhereNoPlaceCanBeSoughtNothingIsWritten)
{
    const fs::path pipe = m_folder / "pipe";
    ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
    const int reader = ::open(pipe.c_str(), O_RDONLY | O_NONBLOCK);
    EXPECT_EQ(writeAt(pipe, 2, "abc"), ESPIPE);
    std::array<char, 4> read{};
    EXPECT_LE(::read(reader, read.data(), read.size()), 0);
    ::close(reader);
}

TEST_F(UnixFileSystem, NoProgramThatIsStartedInheritsAFile)
{
    writeNewFile(m_file, "abc");
    writeAt(m_file, 1, "x");
    syncFile(m_file);
    syncFolder(m_folder);
    ASSERT_EQ(g_synced.size(), 4U);
    for (const fixture::Synced& each : g_synced) EXPECT_TRUE(each.isOwn) << each.path;
}

TEST_F(UnixFileSystem, NoHandleStaysOpen)
{
    const auto open = [] { return std::distance(fs::directory_iterator("/proc/self/fd"), {}); };
    const auto before = open();
    writeNewFile(m_file, "abc");
    writeNewFile(m_file, "abc");
    writeAt(m_file, 1, "x");
    syncFile(m_file);
    syncFolder(m_folder);
    writeInto(m_file, "y");
    EXPECT_EQ(open(), before);
}

TEST_F(UnixFileSystem, AnOpenFileHasAName)
{
    std::array<int, 2> ends{};
    ASSERT_EQ(::pipe(ends.data()), 0);
    for (const char* folder : {"/dev/fd/", "/proc/self/fd/"}) {
        const fs::path name = folder + std::to_string(ends[1]);
        EXPECT_TRUE(isDevice(name));
        EXPECT_EQ(writeInto(name, "abc"), 0);
        std::array<char, 8> read{};
        EXPECT_EQ(::read(ends[0], read.data(), read.size()), 3);
        EXPECT_STREQ(read.data(), "abc");
    }
    ::close(ends[0]);
    ::close(ends[1]);
    EXPECT_EQ(writeInto("/dev/fd/" + std::to_string(ends[1]), "abc"), EBADF);
    for (const char* name : {"/dev/fd/x", "/dev/fd/1x", "/dev/fd/-1"})
        EXPECT_EQ(writeInto(name, "abc"), ENOENT) << name;
}

/// What this program writes to one of its three open files, while that one is a pipe.
std::string written(int number, const fs::path& name)
{
    std::array<int, 2> ends{};
    EXPECT_EQ(::pipe(ends.data()), 0);
    const int kept = ::dup(number);
    ::dup2(ends[1], number);
    const int failed = writeInto(name, "abc");
    ::dup2(kept, number);
    ::close(kept);
    ::close(ends[1]);
    std::string read(8, '\0');
    read.resize(static_cast<std::size_t>(::read(ends[0], read.data(), read.size())));
    ::close(ends[0]);
    EXPECT_EQ(failed, 0) << name;
    return read;
}

TEST_F(UnixFileSystem, TheStandardOutputsAreTheirOwn)
{
    EXPECT_EQ(written(1, "/dev/stdout"), "abc");
    EXPECT_EQ(written(1, "/dev/./stdout"), "abc");
    EXPECT_EQ(written(2, "/dev/stderr"), "abc");
    EXPECT_TRUE(isDevice("/dev/stdout"));
    EXPECT_TRUE(isDevice("/dev/null"));
    ASSERT_EQ(writeNewFile(m_file, "abc"), 0);
    EXPECT_FALSE(isDevice(m_file));
    EXPECT_FALSE(isDevice(m_folder));
    EXPECT_FALSE(isDevice(m_folder / "none"));
}

TEST_F(UnixFileSystem, WhatMayBeWrittenIsKnown)
{
    ASSERT_EQ(writeNewFile(m_file, "abc"), 0);
    EXPECT_TRUE(isWritableFile(m_file));
    EXPECT_TRUE(isWritableFolder(m_folder));
    EXPECT_FALSE(isWritableFile(m_folder / "none"));
    EXPECT_FALSE(isWritableFolder(m_folder / "none"));
    const fs::path before = fs::current_path();
    fs::current_path(m_folder);
    EXPECT_TRUE(isWritableFolder("")) << "where we are";
    fs::current_path(before);
    if (::geteuid() == 0) return;  // who may everything
    fs::permissions(m_file, fs::perms::owner_read);
    fs::permissions(m_folder, fs::perms::owner_read | fs::perms::owner_exec);
    EXPECT_FALSE(isWritableFile(m_file));
    EXPECT_FALSE(isWritableFolder(m_folder));
    fs::permissions(m_folder, fs::perms::owner_all);
}

TEST_F(UnixFileSystem, AProcessHasTheSystemsNumber)
{
    EXPECT_EQ(processNumber(), static_cast<unsigned long>(::getpid()));
}

}  // namespace
}  // namespace kydai
