#include "store/read_copy.h"

#include "store/log_beside.h"
#include "store/log_sum.h"
#include "store/log_walk.h"
#include "support/file_system.h"

#include <algorithm>
#include <array>
#include <string>
#include <system_error>

namespace kydai::store {

namespace fs = std::filesystem;

namespace {

constexpr std::array kLogs{"-wal", "-journal"};

fs::path beside(fs::path path, const char* ending)
{
    path += ending;
    return path;
}

bool copyTo(const fs::path& from, const fs::path& to)
{
    if (copyFile(from, to) != 0) return false;
    std::error_code failed;
    fs::permissions(to, fs::perms::owner_read | fs::perms::owner_write, failed);
    return true;
}

}  // namespace

ReadCopy::ReadCopy(const fs::path& path) : m_source(path), m_folder(makeTemporaryFolder())
{
    if (!m_folder.empty()) m_file = m_folder / path.filename();
}

ReadCopy::~ReadCopy()
{
    std::error_code failed;
    fs::remove_all(m_folder, failed);
}

bool ReadCopy::take()
{
    if (m_folder.empty()) return false;
    // A log that is begun anew has other numbers at its head: then the file may have got what the old log held. And the
    // file has another mark then.
    const auto heads = [this] { return headOf(m_source, kFileHead) + headOf(logOf(m_source), kLogHead); };
    constexpr int kAttempts = 500;  // beside a program that writes without a pause one in eight succeeds
    int failuresLeft = 20;          // a log that is cut while it is copied can't be copied
    for (int attempt = 0; attempt < kAttempts && failuresLeft > 0; ++attempt) {
        const std::string before = heads();
        const bool isCopied = copyAll();
        if (isCopied && heads() == before) return true;
        if (!isCopied) --failuresLeft;
    }
    return false;
}

bool ReadCopy::copyAll() const
{
    std::error_code failed;
    for (const char* ending : kLogs) fs::remove(beside(m_file, ending), failed);
    // The file first: a log holds all that is not in it.
    if (!copyTo(m_source, m_file)) return false;
    return std::ranges::all_of(kLogs, [&](const char* ending) {
        const fs::path log = beside(m_source, ending);
        std::error_code none;
        return !fs::exists(log, none) || copyTo(log, beside(m_file, ending)) || !fs::exists(log, none);
    });
}

}  // namespace kydai::store
