#include "store/file_hold.h"

#include "store/log_beside.h"
#include "store/log_walk.h"
#include "support/file_system.h"
#include "support/fragments.h"

#include <array>
#include <fstream>
#include <new>
#include <system_error>
#include <utility>

#ifndef _WIN32
#include <cerrno>
#include <chrono>
#include <fcntl.h>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>
#endif

namespace kydai::store {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t kHeadSize = 100;
constexpr std::size_t kLogHeadSize = 32;

#ifdef F_OFD_SETLK
/// Behind the places that SQLite locks; no event file is so long.
constexpr off_t kPlace = 0x40000000 + 1024;

/// 0, or errno.
int lock(int handle)
{
    struct flock place {};
    place.l_type = F_WRLCK;
    place.l_whence = SEEK_SET;
    place.l_start = kPlace;
    place.l_len = 1;
    return ::fcntl(handle, F_OFD_SETLK, &place) == 0 ? 0 : errno;
}

int lockInAMoment(int handle)
{
    constexpr int kAttempts = 15;
    constexpr std::chrono::milliseconds kPause{20};
    int failed = lock(handle);
    for (int attempt = 1; attempt < kAttempts && (failed == EAGAIN || failed == EACCES); ++attempt) {
        std::this_thread::sleep_for(kPause);
        failed = lock(handle);
    }
    return failed;
}
#endif

}  // namespace

FileHold::FileHold(const fs::path& path, int handle) : m_file(path), m_log(logOf(path)), m_handle(handle) {}

FileHold::FileHold(FileHold&& other) noexcept
    : m_file(std::move(other.m_file)),
      m_log(std::move(other.m_log)),
      m_handle(std::exchange(other.m_handle, -1)),
      m_sealPage(other.m_sealPage),
      m_notedFile(std::move(other.m_notedFile)),
      m_notedLog(std::move(other.m_notedLog))
{
}

#ifdef F_OFD_SETLK

Result<FileHold> FileHold::take(const fs::path& path)
{
    const std::string name = toUtf8(path);
    constexpr int kAttempts = 3;
    for (int attempt = 0; attempt < kAttempts; ++attempt) {
        FileHold hold(path, ::open(path.c_str(), O_RDWR | O_CLOEXEC));
        if (hold.m_handle < 0)
            return Error{.code = Errc::CannotOpen, .file = name, .detail = std::generic_category().message(errno)};
        const int failed = lockInAMoment(hold.m_handle);
        if (failed == EAGAIN || failed == EACCES) return Error{.code = Errc::InUse, .file = name};
        if (failed != 0)
            return Error{.code = Errc::NoLocks, .file = name, .detail = std::generic_category().message(failed)};
        // Whoever held it until now may have put another file in its place.
        struct stat held {};
        struct stat named {};
        const bool isThere = ::fstat(hold.m_handle, &held) == 0 && ::stat(path.c_str(), &named) == 0;
        if (isThere && held.st_ino == named.st_ino && held.st_dev == named.st_dev) return hold;
    }
    return Error{.code = Errc::InUse, .file = name};
}

FileHold FileHold::again() const
{
    return {m_file, ::fcntl(m_handle, F_DUPFD_CLOEXEC, 0)};
}

FileHold::~FileHold()
{
    if (m_handle >= 0) ::close(m_handle);
}

bool FileHold::setMark(std::uint64_t mark) const
{
    const std::string wanted = markBytes(mark);
    std::string there = wanted;
    if (::pread(m_handle, there.data(), there.size(), kMarkAt) != static_cast<ssize_t>(there.size())) return false;
    if (there == wanted) return true;
    if (::pwrite(m_handle, wanted.data(), wanted.size(), kMarkAt) != static_cast<ssize_t>(wanted.size())) return false;
    return mark == 0 || ::fsync(m_handle) == 0;
}

/// Its head and the page of the seal.
std::string FileHold::lookAtFile() const
{
    std::string seen(kHeadSize, '\0');
    const ssize_t head = ::pread(m_handle, seen.data(), seen.size(), 0);
    if (head < static_cast<ssize_t>(kHeadSize)) return seen;
    const auto high = static_cast<unsigned char>(seen[16]);
    const auto low = static_cast<unsigned char>(seen[17]);
    const std::size_t pageSize = high == 0 && low == 1 ? 65536 : static_cast<std::size_t>(high) << 8U | low;
    std::string page(pageSize, '\0');
    const auto place = static_cast<off_t>(pageSize) * (m_sealPage - 1);
    const ssize_t size = ::pread(m_handle, page.data(), page.size(), place);
    return seen.append(page, 0, size < 0 ? 0 : static_cast<std::size_t>(size));
}

/// Its size and its head; nothing where there is none.
std::string FileHold::lookAtLog() const
{
    std::error_code none;
    const std::uintmax_t size = fs::file_size(m_log, none);
    if (none || size == 0) return {};
    std::array<char, kLogHeadSize> head{};
    std::ifstream(m_log, std::ios::binary).read(head.data(), head.size());
    return std::to_string(size) + std::string(head.data(), head.size());
}

void FileHold::note(std::uint32_t sealPage) noexcept
{
    m_sealPage = sealPage;
    m_notedFile.clear();
    m_notedLog.clear();
    try {
        std::string file = lookAtFile();
        m_notedLog = lookAtLog();
        m_notedFile = std::move(file);
    } catch (const std::bad_alloc&) {
        return;  // nothing is compared until the next time
    }
}

bool FileHold::isAsNoted(Look look) const
{
    if (m_notedFile.empty()) return true;
    return lookAtFile() == m_notedFile && (look == Look::FileAlone || lookAtLog() == m_notedLog);
}

#else

Result<FileHold> FileHold::take(const fs::path& path)
{
    return FileHold(path, -1);
}

FileHold FileHold::again() const
{
    return {m_file, -1};
}

FileHold::~FileHold() = default;

bool FileHold::setMark(std::uint64_t mark) const
{
    {
        std::fstream file(m_file, std::ios::binary | std::ios::in | std::ios::out);
        file.seekp(kMarkAt);
        file << markBytes(mark);
        if (!file.flush()) return false;
    }
    return mark == 0 || syncFile(m_file) == 0;
}

std::string FileHold::lookAtFile() const
{
    return {};
}

std::string FileHold::lookAtLog() const
{
    return {};
}

void FileHold::note(std::uint32_t sealPage) noexcept
{
    m_sealPage = sealPage;
}

bool FileHold::isAsNoted(Look /*look*/) const
{
    return true;
}

#endif

}  // namespace kydai::store
