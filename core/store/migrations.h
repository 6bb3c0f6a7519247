/// Bringing a file up to this program's version: each step adds to the tables of the one before. A step that was ever
/// released never changes.
#pragma once

#include "support/result.h"

#include <span>
#include <string_view>

namespace SQLite {
class Database;
}

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
/// SQLite::Exception; the file is then as it was.
void bringUpToDate(SQLite::Database& database, std::span<const Migration> steps = migrations());

}  // namespace kydai::store
