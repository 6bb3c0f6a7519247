/// A connection to an event file that nobody vouches for: what is looked at before SQLite sees it, its bounds, and
/// whether what it holds is ours and whole.
#pragma once

#include "support/result.h"

#include <SQLiteCpp/Database.h>

#include <cstdint>
#include <filesystem>
#include <string>
#include <utility>

struct sqlite3;

namespace kydai::store {

/// Looks at the head of a file before SQLite does, so that a strange or newer file is not touched at all. Where a log
/// lies beside it the head may be half written, and SQLite mends it first. Errors: CannotOpen, NotAnEvent, Damaged,
/// NewerVersion, OutOfRange.
Result<void> checkHeader(const std::filesystem::path& path);

/// Bounds for every statement of a connection, as long as both live: no text of hundreds of megabytes, no query without
/// an end. What goes on for too long is Damaged: no event needs it.
class Bounds {
public:
    explicit Bounds(SQLite::Database& database);
    Bounds(const Bounds&) = delete;
    Bounds& operator=(const Bounds&) = delete;
    ~Bounds();

private:
    sqlite3* m_handle;
    int m_calls = 0;  ///< of the progress handler since the statement began
};

struct Connection {
    explicit Connection(SQLite::Database opened) : database(std::move(opened)) {}
    SQLite::Database database;
    Bounds bounds{database};
};

/// Our settings for a connection; takes the lock that keeps every other window out.
void prepare(SQLite::Database& database);

/// The file is sound: closing it may move what is in its log into it.
void trust(SQLite::Database& database);
/// Before the first entry: entries go to a log beside the file, which costs one wait for the disk. Nothing is in the
/// log then, and SQLite keeps nothing of the file, so that the mark that is put there now is in every page it writes.
void beginLog(SQLite::Database& database);
/// Inside of the first transaction of a log: its first page goes into it, with the mark.
void repeatMark(SQLite::Database& database);
/// Moves what is in the log into the file, so that the file alone is the event.
void settleLog(SQLite::Database& database);
/// The same, and no log any more. Before the connection ends; throws nothing.
void endLog(SQLite::Database& database);
/// The file is not ours any more: closing it writes nothing.
void leaveAlone(SQLite::Database& database);
/// The page that holds the seal; the first where there is none yet.
std::uint32_t sealPageOf(SQLite::Database& database);

/// Whether its tables are those of its version, nothing foreign among them, and its pages sound. Errors: Damaged,
/// NewerVersion.
Result<void> checkSound(SQLite::Database& database, const std::string& name);

}  // namespace kydai::store
