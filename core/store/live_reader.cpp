#include "store/live_reader.h"

#include "store/log_beside.h"
#include "store/log_sum.h"
#include "store/log_walk.h"
#include "support/file_system.h"
#include "support/fragments.h"

#include <chrono>
#include <fstream>
#include <system_error>
#include <thread>
#include <utility>

#ifndef _WIN32
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace kydai::store {

namespace fs = std::filesystem;

namespace {

constexpr std::uintmax_t kLargest = std::uintmax_t{1} << 30U;

/// SQLite writes the file itself only beside such a journal, or out of the log.
bool isBeingWritten(const fs::path& path)
{
    fs::path journal = path;
    journal += "-journal";
    std::error_code none;
    const std::uintmax_t size = fs::file_size(journal, none);
    return !none && size > 0;
}

}  // namespace

#ifndef _WIN32

LiveReader::~LiveReader()
{
    if (m_handle >= 0) ::close(m_handle);
}

/// The file that has the name now.
bool LiveReader::reopen()
{
    struct stat named {};
    struct stat held {};
    if (::stat(m_path.c_str(), &named) != 0) return false;
    const bool isSame =
        m_handle >= 0 && ::fstat(m_handle, &held) == 0 && held.st_ino == named.st_ino && held.st_dev == named.st_dev;
    if (isSame) return true;
    if (m_handle >= 0) ::close(m_handle);
    m_handle = ::open(m_path.c_str(), O_RDONLY | O_CLOEXEC);
    return m_handle >= 0;
}

std::string LiveReader::fileFrom(std::uint64_t place, std::uint64_t size) const
{
    std::string bytes(size, '\0');
    std::size_t done = 0;
    while (done < bytes.size()) {
        const ssize_t read =
            ::pread(m_handle, bytes.data() + done, bytes.size() - done, static_cast<off_t>(place + done));
        if (read <= 0) break;
        done += static_cast<std::size_t>(read);
    }
    bytes.resize(done);
    return bytes;
}

#else

LiveReader::~LiveReader() = default;

bool LiveReader::reopen()
{
    std::error_code none;
    return fs::exists(m_path, none);
}

std::string LiveReader::fileFrom(std::uint64_t place, std::uint64_t size) const
{
    std::string bytes(size, '\0');
    std::ifstream from(m_path, std::ios::binary);
    from.seekg(static_cast<std::streamoff>(place));
    from.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    bytes.resize(static_cast<std::size_t>(from.gcount()));
    return bytes;
}

#endif

/// A log that begins anew has other numbers at its head, and the file another mark.
std::string LiveReader::heads() const
{
    constexpr std::size_t kHead = 100;
    return fileFrom(0, kHead) + headOf(logOf(m_path), kLogHead);
}

Result<LiveReader::Pair> LiveReader::readOnce()
{
    std::error_code failed;
    if (!reopen())
        return Error{.code = Errc::CannotOpen,
                     .file = toUtf8(m_path),
                     .what = fragment(FragmentId::NoSuchFile),
                     .expected = fragment(FragmentId::NameOfFileThatExists)};
    const std::uintmax_t size = fs::file_size(m_path, failed);
    if (!failed && size > kLargest)
        return Error{.code = Errc::OutOfRange,
                     .file = toUtf8(m_path),
                     .what = fragment(FragmentId::FileOfMegabytes, size >> 20U),
                     .expected = fragment(FragmentId::FileOfAtMostMegabytes, kLargest >> 20U)};
    const std::string before = heads();
    // The file first: a log holds all that is not in it.
    Pair pair{.file = failed ? std::string() : fileFrom(0, size)};
    pair.log = bytesIn(logOf(m_path));
    const bool isOfOneMoment = pair.file.size() == size && heads() == before && !isBeingWritten(m_path);
    if (failed || !isOfOneMoment) return Error{.code = Errc::InUse, .file = toUtf8(m_path)};
    return pair;
}

Result<std::string> LiveReader::newest()
{
    constexpr int kAttempts = 200;
    constexpr std::chrono::milliseconds kPause{1};
    auto pair = readOnce();
    for (int attempt = 1; attempt < kAttempts && !pair && pair.error().code == Errc::InUse; ++attempt) {
        std::this_thread::sleep_for(kPause);
        pair = readOnce();
    }
    if (!pair) return pair.error();
    LogWalk walked = walkLog(pair->log);
    // A log that is not the file's is no part of it; the first transaction of one may be under way.
    const bool isIts = walked.mark && *walked.mark == markOf(pair->file);
    return fileWith(pair->file, pair->log, walked, isIts ? walked.sound : 0);
}

}  // namespace kydai::store
