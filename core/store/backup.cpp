#include "store/backup.h"

#include "store/log_beside.h"
#include "store/log_walk.h"
#include "store/sqlite_error.h"
#include "support/file_system.h"
#include "support/output_file.h"

#include <SQLiteCpp/Backup.h>
#include <SQLiteCpp/Database.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <fstream>
#include <optional>
#include <string_view>
#include <system_error>
#include <utility>

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

/// Bytes of a text that are whole characters, as many as there is room for.
std::string cutTo(const std::string& text, std::size_t room)
{
    std::size_t end = std::min(room, text.size());
    const auto isInside = [&](std::size_t at) {
        return at < text.size() && (static_cast<unsigned char>(text[at]) & 0xC0U) == 0x80;
    };
    while (end > 0 && isInside(end)) --end;
    return text.substr(0, end);
}

/// What the backups of a file begin with: its name, where there is room for a time behind it.
std::string nameOf(const fs::path& file)
{
    constexpr std::size_t kMost = 160;
    return cutTo(toUtf8(file.stem()), kMost) + " ";
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

/// So many digits of a text, from there on.
std::optional<unsigned> digitsAt(std::string_view text, std::size_t at, std::size_t count)
{
    if (text.size() < at + count) return std::nullopt;
    unsigned number = 0;
    const char* const first = text.data() + at;
    const auto [end, failed] = std::from_chars(first, first + count, number);
    return failed == std::errc() && end == first + count ? std::optional(number) : std::nullopt;
}

/// The time in the name of a backup; none where a person gave the name.
std::optional<Instant> stampOf(const fs::path& backup, const fs::path& file)
{
    const std::string name = toUtf8(backup.filename()).substr(nameOf(file).size());
    constexpr std::array<std::pair<std::size_t, std::size_t>, 7> kPlaces{
        {{0, 4}, {5, 2}, {8, 2}, {11, 2}, {13, 2}, {15, 2}, {18, 3}}};
    std::array<unsigned, kPlaces.size()> numbers{};
    for (std::size_t i = 0; i < kPlaces.size(); ++i) {
        const auto number = digitsAt(name, kPlaces[i].first, kPlaces[i].second);
        if (!number) return std::nullopt;
        numbers[i] = *number;
    }
    const std::chrono::year_month_day date{std::chrono::year(static_cast<int>(numbers[0])),
                                           std::chrono::month(numbers[1]), std::chrono::day(numbers[2])};
    if (!date.ok()) return std::nullopt;
    return Instant{std::chrono::sys_days(date)} + std::chrono::hours(numbers[3]) + std::chrono::minutes(numbers[4]) +
           std::chrono::seconds(numbers[5]) + std::chrono::milliseconds(numbers[6]);
}

/// A time behind those of all backups that are there: the clock may have been set back, and their names are their
/// order.
Instant behind(const std::vector<fs::path>& backups, const fs::path& file, Instant at)
{
    for (const fs::path& backup : backups) {
        if (const auto stamp = stampOf(backup, file)) at = std::max(at, *stamp + std::chrono::milliseconds(1));
    }
    return at;
}

fs::path fromUtf8(const std::string& text)
{
    return {std::u8string(text.begin(), text.end())};
}

/// What the backups of a file end with. Behind the name of one without an ending would stand the point of the time,
/// from where on all would be its ending.
fs::path endingOf(const fs::path& file)
{
    return file.has_extension() ? file.extension() : fs::path(".kydai");
}

/// The name of a backup, less than any file system's longest, with its ending.
fs::path nameFor(const fs::path& file, const std::string& label, Instant at)
{
    constexpr std::size_t kLongestName = 240;
    const std::string start = nameOf(file) + stamp(at) + " ";
    const std::string name = start + cutTo(harmless(label), kLongestName - start.size());
    return fromUtf8(name + toUtf8(endingOf(file)));
}

void copyInto(SQLite::Database& database, const fs::path& path)
{
    {
        SQLite::Database copy(path, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        SQLite::Backup backup(copy, database);
        backup.executeStep();
        copy.exec("PRAGMA journal_mode=DELETE");  // at rest: no log belongs to it
    }
    std::fstream copied(path, std::ios::binary | std::ios::in | std::ios::out);
    copied.seekp(kMarkAt) << markBytes(0);
}

}  // namespace

Result<void> copyTo(SQLite::Database& database, const fs::path& path)
{
    const fs::path unfinished = unfinishedBeside(path);
    auto copied = guarded(toUtf8(path), [&] { copyInto(database, unfinished); });
    if (copied) {
        if (const int problem = renameFile(unfinished, path); problem != 0)
            copied = Error{
                .code = Errc::CannotWrite, .file = toUtf8(path), .detail = std::generic_category().message(problem)};
    }
    std::error_code none;
    if (!copied) fs::remove(unfinished, none);
    if (copied) syncFolder(path.parent_path());
    return copied;
}

fs::path backupFolder(const fs::path& file)
{
    fs::path folder = file;
    folder.replace_filename(file.stem());
    folder += "-backups";
    return folder;
}

namespace {

std::vector<fs::path> backupsIn(const fs::path& folder, const fs::path& file)
{
    std::vector<fs::path> found;
    const std::string prefix = nameOf(file);
    const fs::path ending = endingOf(file);
    std::error_code none;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder, none)) {
        const fs::path& path = entry.path();
        if (path.extension() == ending && toUtf8(path.filename()).starts_with(prefix)) found.push_back(path);
    }
    std::ranges::sort(found);
    return found;
}

}  // namespace

Instant lastWritten(const fs::path& file)
{
    std::error_code failed;
    const fs::file_time_type time = fs::last_write_time(file, failed);
    if (failed) return {};
    return std::chrono::floor<std::chrono::milliseconds>(std::chrono::file_clock::to_sys(time));
}

fs::path backupName(const fs::path& file, const std::string& label, Instant at)
{
    return backupFolder(file) / nameFor(file, label, at);
}

std::vector<fs::path> backupsOf(const fs::path& file)
{
    return backupsIn(backupFolder(file), file);
}

Result<fs::path> backUp(SQLite::Database& database, const fs::path& file, const std::string& label, Instant at)
{
    const fs::path folder = backupFolder(file);
    std::error_code failed;
    fs::create_directories(folder, failed);
    return backUp(database, folder, file, label, at);
}

Result<fs::path> backUp(SQLite::Database& database, const fs::path& folder, const fs::path& file,
                        const std::string& label, Instant at)
{
    std::error_code failed;
    if (!fs::is_directory(folder, failed) || !isWritableFolder(folder))
        return Error{.code = Errc::ReadOnly, .file = toUtf8(folder), .detail = failed.message()};
    const std::vector<fs::path> others = backupsIn(folder, file);
    const fs::path path = folder / nameFor(file, label, behind(others, file, at));
    if (auto copied = copyTo(database, path); !copied) return copied.error();
    for (std::size_t i = 0; i + kBackupsKept - 1 < others.size(); ++i) {
        fs::remove(others[i], failed);
        fs::remove(logOf(others[i]), failed);  // of one that was kept because it is damaged
    }
    return path;
}

}  // namespace kydai::store
