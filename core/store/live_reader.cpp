#include "store/live_reader.h"

#include "store/log_beside.h"
#include "store/log_sum.h"
#include "store/log_walk.h"
#include "support/file_system.h"
#include "support/fragments.h"

#include <chrono>
#include <system_error>
#include <thread>
#include <utility>

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
    const std::uintmax_t size = sizeNow(journal, none);
    return !none && size > 0;
}

}  // namespace

/// The file that has the name now.
bool LiveReader::reopen()
{
    if (!m_file.isNamed(m_path)) m_file = OpenFile(m_path, OpenFile::For::Reading);
    return m_file.isOpen();
}

/// A log that begins anew has other numbers at its head, and the file another mark.
std::string LiveReader::heads() const
{
    return m_file.readAt(0, kFileHead) + headOf(logOf(m_path), kLogHead);
}

Result<LiveReader::Pair> LiveReader::readOnce()
{
    std::error_code failed;
    if (!reopen())
        return Error{.code = Errc::CannotOpen,
                     .file = toUtf8(m_path),
                     .what = fragment(FragmentId::NoSuchFile),
                     .expected = fragment(FragmentId::NameOfFileThatExists)};
    const std::uintmax_t size = sizeNow(m_path, failed);
    if (!failed && size > kLargest)
        return Error{.code = Errc::OutOfRange,
                     .file = toUtf8(m_path),
                     .what = fragment(FragmentId::FileOfMegabytes, size >> 20U),
                     .expected = fragment(FragmentId::FileOfAtMostMegabytes, kLargest >> 20U)};
    const std::string before = heads();
    // The file first: a log holds all that is not in it.
    Pair pair{.file = failed ? std::string() : m_file.readAt(0, size)};
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
