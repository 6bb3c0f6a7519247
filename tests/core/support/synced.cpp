#include "core/support/synced.h"

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sys/syscall.h>
#include <unistd.h>

namespace kydai::fixture {

std::vector<Synced> g_synced;
std::string g_watched;
Faults g_faults;

namespace {

bool fails(int& fault)
{
    if (fault == 0) return false;
    errno = fault == kNoReason ? 0 : fault;
    fault = 0;
    return true;
}

}  // namespace

}  // namespace kydai::fixture

using kydai::fixture::g_faults;

/// In the place of the system's, for every call of this program.
extern "C" int fsync(int handle)
{
    std::error_code failed;
    std::ifstream watched(kydai::fixture::g_watched, std::ios::binary);
    kydai::fixture::g_synced.push_back(
        {std::filesystem::read_symlink("/proc/self/fd/" + std::to_string(handle), failed).string(),
         {std::istreambuf_iterator<char>(watched), {}},
         (::fcntl(handle, F_GETFD) & FD_CLOEXEC) != 0});
    if (kydai::fixture::fails(g_faults.sync)) return -1;
    return static_cast<int>(::syscall(SYS_fsync, handle));
}

extern "C" int close(int handle)
{
    const auto done = static_cast<int>(::syscall(SYS_close, handle));
    return kydai::fixture::fails(g_faults.close) ? -1 : done;
}

extern "C" ssize_t write(int handle, const void* bytes, size_t size)
{
    if (kydai::fixture::fails(g_faults.write)) return -1;
    return ::syscall(SYS_write, handle, bytes, g_faults.mostBytes == 0 ? size : std::min(size, g_faults.mostBytes));
}
