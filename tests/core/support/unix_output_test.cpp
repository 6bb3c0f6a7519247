// What a Unix has besides files: devices, pipes, links, permissions, limits, open files by their numbers.

#include "core/support/output_file_fixture.h"
#include "core/support/synced.h"
#include "support/fragments.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>
#include <vector>

namespace kydai {
namespace {

using fixture::g_synced;
using fixture::g_watched;

using UnixOutput = OutputFileTest;

/// A power cut leaves the former file or the whole new one: the bytes reach the disk before the name does, and the name
/// before anybody is told that it is done.
TEST_F(UnixOutput, IsOnTheDiskBeforeItBearsItsName)
{
    put("list.txt", "old");
    g_watched = path("list.txt").string();
    g_synced.clear();
    OutputFile file(path("list.txt"));
    std::ofstream(file.unfinished(), std::ios::binary) << "new";  // as who writes a PDF does
    ASSERT_TRUE(file.commit().ok());
    ASSERT_EQ(g_synced.size(), 2U);
    EXPECT_TRUE(g_synced[0].path.ends_with(".unfinished")) << g_synced[0].path;
    EXPECT_EQ(fs::path(g_synced[0].path).parent_path(), fs::canonical(m_folder));
    EXPECT_EQ(g_synced[0].said, "old");
    EXPECT_EQ(g_synced[1].path, fs::canonical(m_folder));
    EXPECT_EQ(g_synced[1].said, "new");
    g_watched.clear();
}

TEST_F(UnixOutput, WhatCouldNotBeBroughtToTheDiskLeavesTheFormerFile)
{
    put("a", "old");
    OutputFile file(path("a"));
    ASSERT_TRUE(file.write("new").ok());
    fixture::g_faults = {.sync = EDQUOT};
    const auto done = file.commit();
    fixture::g_faults = {};
    ASSERT_FALSE(done.ok());
    EXPECT_EQ(done.error().code, Errc::DiskFull);
    EXPECT_EQ(read("a"), "old");
    ASSERT_TRUE(file.commit().ok()) << "and can be tried again";
    EXPECT_EQ(read("a"), "new");
}

TEST_F(UnixOutput, TheCodeSaysWhoseFaultItIs)
{
    for (const int number : {ENOSPC, EDQUOT}) EXPECT_EQ(errcOf(number), Errc::DiskFull);
    for (const int number : {EROFS, EACCES, EPERM}) EXPECT_EQ(errcOf(number), Errc::ReadOnly);
    for (const int number : {EIO, ENOENT, EISDIR}) EXPECT_EQ(errcOf(number), Errc::CannotWrite);
}

TEST_F(UnixOutput, AFullDiskLeavesTheFormerFile)
{
    put("a", "old");
    rlimit former{};
    ASSERT_EQ(getrlimit(RLIMIT_FSIZE, &former), 0);
    const auto ignored = std::signal(SIGXFSZ, SIG_IGN);
    rlimit small = former;
    small.rlim_cur = 1000;
    ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &small), 0);
    const auto written = writeOutput(path("a"), std::string(5000, 'x'));
    setrlimit(RLIMIT_FSIZE, &former);
    std::signal(SIGXFSZ, ignored);
    EXPECT_FALSE(written.ok());
    EXPECT_EQ(read("a"), "old");
    EXPECT_EQ(filesThere(), 1U);
}

TEST_F(UnixOutput, KeepsPermissionsAndLinks)
{
    put("a", "old");
    fs::permissions(path("a"), fs::perms::owner_read | fs::perms::owner_write);
    fs::create_symlink("a", path("link"));
    ASSERT_TRUE(writeOutput(path("link"), "new").ok());
    EXPECT_TRUE(fs::is_symlink(path("link")));
    EXPECT_EQ(read("a"), "new");
    EXPECT_EQ(fs::status(path("a")).permissions(), fs::perms::owner_read | fs::perms::owner_write);
}

TEST_F(UnixOutput, APipeIsWrittenDirectly)
{
    ASSERT_EQ(::mkfifo(path("pipe").c_str(), 0600), 0);
    std::string got;
    std::thread reader([&] { got = read("pipe"); });
    EXPECT_TRUE(writeOutput(path("pipe"), "through").ok());
    reader.join();
    EXPECT_EQ(got, "through");
    EXPECT_TRUE(fs::is_fifo(path("pipe")));
}

TEST_F(UnixOutput, AFullDeviceIsAFullDisk)
{
    const auto written = writeOutput("/dev/full", "x");
    ASSERT_FALSE(written.ok());
    EXPECT_EQ(written.error().code, Errc::DiskFull);
}

TEST_F(UnixOutput, WhatIsNoFileOfAFolderIsADevice)
{
    put("a", "x");
    ASSERT_EQ(::mkfifo(path("pipe").c_str(), 0600), 0);
    for (const char* name :
         {"/dev/stdout", "/dev/stderr", "/dev/fd/3", "/dev/fd/0", "/proc/self/fd/7", "/dev/null", "/dev/../dev/stdout"})
        EXPECT_TRUE(isDevice(name)) << name;
    EXPECT_TRUE(isDevice(path("pipe")));
    const int input = ::dup(0);  // whatever it is: its number is that of an open file
    const int file = ::open(path("a").c_str(), O_RDONLY);
    ASSERT_EQ(::dup2(file, 0), 0);
    EXPECT_TRUE(isDevice("/dev/fd/0"));
    ::dup2(input, 0);
    ::close(input);
    ::close(file);
    for (const char* name :
         {"/dev/fd/", "/dev/fd/x", "/dev/fd/3x", "/dev/fd/-1", "/proc/self/fd/-2", "/dev/stdou", "a"})
        EXPECT_FALSE(isDevice(name)) << name;
    EXPECT_FALSE(isDevice(path("a")));
    EXPECT_FALSE(isDevice(m_folder));
}

TEST_F(UnixOutput, AnOpenFileIsWrittenIntoByItsNumber)
{
    std::array<int, 2> ends{};
    ASSERT_EQ(::pipe(ends.data()), 0);
    for (const char* folder : {"/dev/fd/", "/proc/self/fd/"}) {
        ASSERT_EQ(writeInto(folder + std::to_string(ends[1]), "through"), 0);
        std::array<char, 16> got{};
        ASSERT_EQ(::read(ends[0], got.data(), got.size()), 7);
        EXPECT_EQ(std::string(got.data()), "through");
    }
    ::close(ends[0]);
    ::close(ends[1]);
    EXPECT_EQ(writeInto("/dev/fd/" + std::to_string(ends[1]), "x"), EBADF);
    const int input = ::dup(0);
    const int first = ::open(path("first").c_str(), O_WRONLY | O_CREAT, 0600);
    ::dup2(first, 0);
    EXPECT_EQ(writeInto("/dev/fd/0", "told"), 0);
    ::dup2(input, 0);
    ::close(input);
    ::close(first);
    EXPECT_EQ(read("first"), "told");
    const int errors = ::dup(2);
    const int file = ::open(path("errors").c_str(), O_WRONLY | O_CREAT, 0600);
    ASSERT_EQ(::dup2(file, 2), 2);
    EXPECT_EQ(writeInto("/dev/stderr", "told"), 0);
    ::dup2(errors, 2);
    ::close(errors);
    ::close(file);
    EXPECT_EQ(read("errors"), "told");
    EXPECT_EQ(writeInto(path("absent/pipe"), "x"), ENOENT);
}

TEST_F(UnixOutput, MayWriteKnowsLinksAndDevices)
{
    put("a", "old");
    fs::create_symlink("a", path("link"));
    const std::vector<std::string> input{path("a").string()};
    EXPECT_FALSE(mayWrite(path("link"), Existing::Replace, input).ok());
    EXPECT_TRUE(mayWrite("/dev/null", Existing::Refuse, {}).ok());
    EXPECT_TRUE(mayWrite("/dev/stdout", Existing::Refuse, {}).ok());
    EXPECT_FALSE(isWritableFolder("/proc/self/absent"));
}

TEST_F(UnixOutput, AFileIsForWhomTheUsersMaskLetsIn)
{
    EXPECT_EQ(writeInto("/dev/full", "x"), ENOSPC);
    const mode_t mask = ::umask(0077);
    EXPECT_EQ(writeNewFile(path("own"), ""), 0);
    ::umask(0);
    EXPECT_EQ(writeNewFile(path("all"), ""), 0);
    ::umask(mask);
    EXPECT_EQ(fs::status(path("own")).permissions(), fs::perms(0600));
    EXPECT_EQ(fs::status(path("all")).permissions(), fs::perms(0666));
}

TEST_F(UnixOutput, AFailureOfADeviceNamesIt)
{
    const auto full = writeOutput("/dev/full", "x");
    ASSERT_FALSE(full.ok());
    EXPECT_EQ(full.error().file, "/dev/full");
    EXPECT_FALSE(full.error().detail.empty());
    const auto sealed = writeOutput("/proc/kydai", "x");
    ASSERT_FALSE(sealed.ok());
    EXPECT_TRUE(sealed.error().what.empty());
}

}  // namespace
}  // namespace kydai
