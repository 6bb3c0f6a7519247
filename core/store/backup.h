/// Backups of an event file: `NAME-backups/NAME 2026-11-21 101500 LABEL.kydai` beside it, made by SQLite's backup
/// interface, complete event files themselves.
#pragma once

#include "store/journal.h"
#include "support/result.h"

#include <filesystem>
#include <string>
#include <vector>

namespace SQLite {
class Database;
}

namespace kydai::store {

inline constexpr std::size_t kBackupsKept = 20;

/// Where backups of this file lie.
std::filesystem::path backupFolder(const std::filesystem::path& file);

/// When a file was last changed: the time of a backup that opening makes.
Instant lastWritten(const std::filesystem::path& file);
/// The name that a backup of this file made at that time has there.
std::filesystem::path backupName(const std::filesystem::path& file, const std::string& label, Instant at);

/// The backups there are, oldest first.
std::vector<std::filesystem::path> backupsOf(const std::filesystem::path& file);

/// A complete copy of an open database under a name that nothing has. Errors: DiskFull, ReadOnly, CannotWrite …; then
/// nothing stays.
Result<void> copyTo(SQLite::Database& database, const std::filesystem::path& path);

/// Copies an open database under a name made of `label` and `at` (UTC; a moment after the newest backup where the clock
/// was set back), then deletes the oldest beyond kBackupsKept.
/// Errors: DiskFull, ReadOnly, CannotWrite; then no half-made file stays.
Result<std::filesystem::path> backUp(SQLite::Database& database, const std::filesystem::path& file,
                                     const std::string& label, Instant at);
/// The same into a folder that is there already, beside backups of other files.
Result<std::filesystem::path> backUp(SQLite::Database& database, const std::filesystem::path& folder,
                                     const std::filesystem::path& file, const std::string& label, Instant at);

}  // namespace kydai::store
