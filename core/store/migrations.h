/// Bringing an event up to this program's version: each step makes its tables of those of the one before. A step that
/// was ever released never changes.
#pragma once

#include "support/result.h"

#include <SQLiteCpp/Database.h>

#include <span>
#include <string>
#include <string_view>

namespace kydai::store {

/// Takes a file from version `to` − 1 to `to`.
struct Migration {
    int to = 0;
    std::string_view sql{};
};

/// All steps from an empty database on; the last one's `to` is this program's version.
std::span<const Migration> migrations();
int newestVersion();

/// The file's version: PRAGMA user_version.
int versionOf(SQLite::Database& database);

/// Runs the steps that are missing, all in one transaction, and sets application_id and user_version. Throws
/// SQLite::Exception; the database is then as it was.
void bringUpToDate(SQLite::Database& database, std::span<const Migration> steps = migrations());

/// An empty event of this version, in memory.
SQLite::Database newEvent(const std::string& name);
/// What a file of an older version holds, in memory as this version has it; the file stays as it is. Errors: Damaged,
/// NewerVersion; throws SQLite::Exception.
Result<SQLite::Database> upToDate(SQLite::Database& old, const std::string& file);

}  // namespace kydai::store
