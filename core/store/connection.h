/// A connection to an event file that nobody vouches for: what is looked at before SQLite sees it, its bounds, and
/// whether what it holds is ours and whole.
#pragma once

#include "support/result.h"

#include <SQLiteCpp/Database.h>

#include <filesystem>
#include <string>

namespace kydai::store {

/// Looks at the head of a file before SQLite does, so that a strange or newer file is not touched at all. Where a log
/// lies beside it the head may be half written, and SQLite mends it first. Errors: CannotOpen, NotAnEvent, Damaged,
/// NewerVersion, OutOfRange.
Result<void> checkHeader(const std::filesystem::path& path);

/// Bounds for every statement: no text of hundreds of megabytes, no query without an end.
void limit(SQLite::Database& database);
/// Our settings for a connection; takes the lock that keeps every other window out.
void prepare(SQLite::Database& database);
/// From here on, what is written goes through a rollback journal, so that the file alone holds everything between two
/// transactions; files of earlier versions used a log beside them.
void keepInOneFile(SQLite::Database& database);
/// Takes the journal away that would be left beside the file. Before the connection ends; throws nothing.
void tidyUp(SQLite::Database& database);

/// Whether its tables are those of its version, nothing foreign among them, and its pages sound. Errors: Damaged,
/// NewerVersion.
Result<void> checkSound(SQLite::Database& database, const std::string& name);

}  // namespace kydai::store
