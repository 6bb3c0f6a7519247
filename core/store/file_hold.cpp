#include "store/file_hold.h"

#include "store/log_beside.h"
#include "store/log_sum.h"
#include "store/log_walk.h"
#include "support/file_system.h"
#include "support/fragments.h"

#include <array>
#include <chrono>
#include <fstream>
#include <new>
#include <system_error>
#include <thread>
#include <utility>

namespace kydai::store {

namespace fs = std::filesystem;

namespace {

/// Behind the places that SQLite locks; no event file is so long.
constexpr std::uint64_t kPlace = 0x40000000 + 1024;

OpenFile::Lock lockInAMoment(OpenFile& file)
{
    constexpr int kAttempts = 15;
    constexpr std::chrono::milliseconds kPause{20};
    OpenFile::Lock lock = file.lock(kPlace);
    for (int attempt = 1; attempt < kAttempts && lock == OpenFile::Lock::Busy; ++attempt) {
        std::this_thread::sleep_for(kPause);
        lock = file.lock(kPlace);
    }
    return lock;
}

}  // namespace

FileHold::FileHold(const fs::path& path, OpenFile file) : m_path(path), m_log(logOf(path)), m_file(std::move(file)) {}

Result<FileHold> FileHold::take(const fs::path& path)
{
    const std::string name = toUtf8(path);
    constexpr int kAttempts = 3;
    for (int attempt = 0; attempt < kAttempts; ++attempt) {
        OpenFile file(path, OpenFile::For::Writing);
        const auto failure = [&](Errc code) {
            return Error{.code = code, .file = name, .detail = std::generic_category().message(file.problem())};
        };
        if (!file.isOpen()) return failure(Errc::CannotOpen);
        const OpenFile::Lock lock = lockInAMoment(file);
        if (lock == OpenFile::Lock::Busy) return Error{.code = Errc::InUse, .file = name};
        if (lock == OpenFile::Lock::Failed) return failure(Errc::NoLocks);
        // Whoever held it until now may have put another file in its place.
        if (file.isNamed(path)) return FileHold(path, std::move(file));
    }
    return Error{.code = Errc::InUse, .file = name};
}

FileHold FileHold::again() const
{
    return {m_path, m_file.again()};
}

bool FileHold::setMark(std::uint64_t mark) const
{
    const std::string wanted = markBytes(mark);
    const std::string there = m_file.readAt(kMarkAt, wanted.size());
    if (there.size() != wanted.size()) return false;
    if (there == wanted) return true;
    return m_file.writeAt(kMarkAt, wanted) && (mark == 0 || m_file.sync());
}

/// Its head and the page of the seal.
std::string FileHold::lookAtFile() const
{
    std::string seen = m_file.readAt(0, kFileHead);
    if (seen.size() < kFileHead) return seen;
    const auto high = static_cast<unsigned char>(seen[16]);
    const auto low = static_cast<unsigned char>(seen[17]);
    const std::size_t pageSize = high == 0 && low == 1 ? 65536 : static_cast<std::size_t>(high) << 8U | low;
    return seen + m_file.readAt(std::uint64_t{pageSize} * (m_sealPage - 1), pageSize);
}

/// Its size and its head; nothing where there is none.
std::string FileHold::lookAtLog() const
{
    std::error_code none;
    const std::uintmax_t size = sizeNow(m_log, none);
    if (none || size == 0) return {};
    std::array<char, kLogHead> head{};
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

}  // namespace kydai::store
