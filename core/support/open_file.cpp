#include "support/open_file.h"

#include "support/file_system.h"

#include <cerrno>
#include <utility>

#ifdef _WIN32
#include <system_error>
#include <windows.h>
#else
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace kydai {

OpenFile::OpenFile(OpenFile&& other) noexcept
    : m_handle(std::exchange(other.m_handle, kNone)), m_problem(other.m_problem)
{
}

OpenFile& OpenFile::operator=(OpenFile&& other) noexcept
{
    if (this == &other) return *this;
    close();
    m_handle = std::exchange(other.m_handle, kNone);
    m_problem = other.m_problem;
    return *this;
}

OpenFile::~OpenFile()
{
    close();
}

bool OpenFile::isOpen() const
{
    return m_handle != kNone;
}

std::string OpenFile::readAt(std::uint64_t place, std::size_t size) const
{
    std::string bytes(size, '\0');
    std::size_t done = 0;
    while (done < size) {
#ifdef _WIN32
        OVERLAPPED at{};
        at.Offset = static_cast<DWORD>(place + done);
        at.OffsetHigh = static_cast<DWORD>((place + done) >> 32U);
        DWORD read = 0;
        const auto wanted = static_cast<DWORD>(size - done);
        if (::ReadFile(m_handle, bytes.data() + done, wanted, &read, &at) == 0 || read == 0) break;
#else
        const auto read = ::pread(m_handle, bytes.data() + done, size - done, static_cast<off_t>(place + done));
        if (read < 0 && errno == EINTR) continue;
        if (read <= 0) break;
#endif
        done += static_cast<std::size_t>(read);
    }
    bytes.resize(done);
    return bytes;
}

#ifdef _WIN32

namespace {

int genericOf(DWORD failed)
{
    return errnoOf({static_cast<int>(failed), std::system_category()});
}

}  // namespace

OpenFile::OpenFile(const std::filesystem::path& file, For what)
{
    const DWORD access = what == For::Writing ? GENERIC_READ | GENERIC_WRITE : GENERIC_READ;
    constexpr DWORD kShared = FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE;
    const HANDLE handle =
        ::CreateFileW(file.c_str(), access, kShared, nullptr, OPEN_EXISTING, FILE_ATTRIBUTE_NORMAL, nullptr);
    if (handle == INVALID_HANDLE_VALUE)
        m_problem = genericOf(::GetLastError());
    else
        m_handle = handle;
}

void OpenFile::close() noexcept
{
    if (isOpen()) ::CloseHandle(m_handle);
    m_handle = kNone;
}

OpenFile OpenFile::again() const
{
    HANDLE copy = nullptr;
    const HANDLE self = ::GetCurrentProcess();
    if (::DuplicateHandle(self, m_handle, self, &copy, 0, FALSE, DUPLICATE_SAME_ACCESS) == 0) copy = nullptr;
    return OpenFile(copy);
}

bool OpenFile::isNamed(const std::filesystem::path& file) const
{
    BY_HANDLE_FILE_INFORMATION held{};
    BY_HANDLE_FILE_INFORMATION named{};
    const OpenFile other(file, For::Reading);
    return isOpen() && other.isOpen() && ::GetFileInformationByHandle(m_handle, &held) != 0 &&
           ::GetFileInformationByHandle(other.m_handle, &named) != 0 && held.nFileIndexHigh == named.nFileIndexHigh &&
           held.nFileIndexLow == named.nFileIndexLow && held.dwVolumeSerialNumber == named.dwVolumeSerialNumber;
}

bool OpenFile::writeAt(std::uint64_t place, std::string_view bytes) const
{
    OVERLAPPED at{};
    at.Offset = static_cast<DWORD>(place);
    at.OffsetHigh = static_cast<DWORD>(place >> 32U);
    DWORD written = 0;
    return ::WriteFile(m_handle, bytes.data(), static_cast<DWORD>(bytes.size()), &written, &at) != 0 &&
           written == bytes.size();
}

bool OpenFile::sync() const
{
    return ::FlushFileBuffers(m_handle) != 0;
}

OpenFile::Lock OpenFile::lock(std::uint64_t place)
{
    OVERLAPPED at{};
    at.Offset = static_cast<DWORD>(place);
    at.OffsetHigh = static_cast<DWORD>(place >> 32U);
    if (::LockFileEx(m_handle, LOCKFILE_EXCLUSIVE_LOCK | LOCKFILE_FAIL_IMMEDIATELY, 0, 1, 0, &at) != 0)
        return Lock::Taken;
    const DWORD failed = ::GetLastError();
    m_problem = genericOf(failed);
    return failed == ERROR_LOCK_VIOLATION || failed == ERROR_IO_PENDING ? Lock::Busy : Lock::Failed;
}

#else

OpenFile::OpenFile(const std::filesystem::path& file, For what)
    : m_handle(::open(file.c_str(), (what == For::Writing ? O_RDWR : O_RDONLY) | O_CLOEXEC)),
      m_problem(m_handle < 0 ? errno : 0)
{
}

void OpenFile::close() noexcept
{
    if (isOpen()) ::close(m_handle);
    m_handle = kNone;
}

OpenFile OpenFile::again() const
{
    return OpenFile(::fcntl(m_handle, F_DUPFD_CLOEXEC, 0));
}

bool OpenFile::isNamed(const std::filesystem::path& file) const
{
    struct stat held {};
    struct stat named {};
    return isOpen() && ::fstat(m_handle, &held) == 0 && ::stat(file.c_str(), &named) == 0 &&
           held.st_ino == named.st_ino && held.st_dev == named.st_dev;
}

bool OpenFile::writeAt(std::uint64_t place, std::string_view bytes) const
{
    return ::pwrite(m_handle, bytes.data(), bytes.size(), static_cast<off_t>(place)) ==
           static_cast<ssize_t>(bytes.size());
}

bool OpenFile::sync() const
{
    return ::fsync(m_handle) == 0;
}

OpenFile::Lock OpenFile::lock(std::uint64_t place)
{
    struct flock byte {};
    byte.l_type = F_WRLCK;
    byte.l_whence = SEEK_SET;
    byte.l_start = static_cast<off_t>(place);
    byte.l_len = 1;
    if (::fcntl(m_handle, F_OFD_SETLK, &byte) == 0) return Lock::Taken;
    m_problem = errno;
    return m_problem == EAGAIN || m_problem == EACCES ? Lock::Busy : Lock::Failed;
}

#endif

}  // namespace kydai
