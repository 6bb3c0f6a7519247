#include "store/backup.h"

#include "store/sqlite_error.h"
#include "support/file_system.h"

#include <SQLiteCpp/Backup.h>
#include <SQLiteCpp/Database.h>

#include <algorithm>
#include <chrono>
#include <string_view>
#include <system_error>

namespace kydai::store {

namespace fs = std::filesystem;

namespace {

std::string padded(unsigned number, std::size_t width)
{
    const std::string text = std::to_string(number);
    return text.size() < width ? std::string(width - text.size(), '0') + text : text;
}

/// "2026-11-21 101500.250": names that sort by time.
std::string stamp(Instant at)
{
    const auto day = std::chrono::floor<std::chrono::days>(at);
    const std::chrono::year_month_day date(day);
    const std::chrono::hh_mm_ss time(at - day);
    return padded(static_cast<unsigned>(static_cast<int>(date.year())), 4) + "-" +
           padded(static_cast<unsigned>(date.month()), 2) + "-" + padded(static_cast<unsigned>(date.day()), 2) + " " +
           padded(static_cast<unsigned>(time.hours().count()), 2) +
           padded(static_cast<unsigned>(time.minutes().count()), 2) +
           padded(static_cast<unsigned>(time.seconds().count()), 2) + "." +
           padded(static_cast<unsigned>(time.subseconds().count()), 3);
}

/// A label as part of a file name on every system.
std::string harmless(const std::string& label)
{
    std::string name = label;
    std::ranges::replace_if(
        name,
        [](char c) {
            return std::string_view("/\\:*?\"<>|").find(c) != std::string_view::npos || (c >= '\0' && c < ' ');
        },
        '-');
    return name;
}

fs::path fromUtf8(const std::string& text)
{
    return {std::u8string(text.begin(), text.end())};
}

void copyInto(SQLite::Database& database, const fs::path& path)
{
    SQLite::Database copy(path, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    SQLite::Backup backup(copy, database);
    backup.executeStep();
}

}  // namespace

fs::path backupFolder(const fs::path& file)
{
    fs::path folder = file;
    folder.replace_filename(file.stem());
    folder += "-backups";
    return folder;
}

std::vector<fs::path> backupsOf(const fs::path& file)
{
    std::vector<fs::path> found;
    const std::string prefix = toUtf8(file.stem()) + " ";
    std::error_code none;
    for (const fs::directory_entry& entry : fs::directory_iterator(backupFolder(file), none)) {
        const fs::path& path = entry.path();
        if (path.extension() == file.extension() && toUtf8(path.filename()).starts_with(prefix)) found.push_back(path);
    }
    std::ranges::sort(found);
    return found;
}

Result<fs::path> backUp(SQLite::Database& database, const fs::path& file, const std::string& label, Instant at)
{
    const fs::path folder = backupFolder(file);
    std::error_code failed;
    fs::create_directories(folder, failed);
    if (!fs::is_directory(folder, failed) || !isWritableFolder(folder))
        return Error{.code = Errc::ReadOnly, .file = toUtf8(folder), .detail = failed.message()};
    const std::string name = toUtf8(file.stem()) + " " + stamp(at) + " " + harmless(label);
    const fs::path path = folder / fromUtf8(name + toUtf8(file.extension()));
    const fs::path unfinished = folder / fromUtf8(name + ".unfinished");
    auto copied = guarded(toUtf8(path), [&] { copyInto(database, unfinished); });
    if (copied) {
        fs::rename(unfinished, path, failed);
        if (failed) copied = Error{.code = Errc::CannotWrite, .file = toUtf8(path), .detail = failed.message()};
    }
    if (!copied) {
        std::error_code gone;
        fs::remove(unfinished, gone);
        return copied.error();
    }
    syncFolder(folder);
    const std::vector<fs::path> all = backupsOf(file);
    for (std::size_t i = 0; i + kBackupsKept < all.size(); ++i) fs::remove(all[i], failed);
    return path;
}

}  // namespace kydai::store
