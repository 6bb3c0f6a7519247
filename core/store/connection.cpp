#include "store/connection.h"

#include "store/log_walk.h"
#include "store/migrations.h"
#include "store/recognise.h"
#include "store/schema.h"
#include "support/file_system.h"
#include "support/fragments.h"

#include <SQLiteCpp/Statement.h>
#include <sqlite3.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <exception>
#include <fstream>
#include <map>
#include <mutex>
#include <set>
#include <string_view>
#include <system_error>

namespace kydai::store {

namespace fs = std::filesystem;

namespace {

constexpr std::uintmax_t kMostBytes = std::uintmax_t{1} << 30U;

std::uint32_t bigEndian(const std::array<char, kFileHead>& bytes, std::size_t at)
{
    std::uint32_t number = 0;
    for (std::size_t i = at; i < at + 4; ++i) number = number << 8U | static_cast<unsigned char>(bytes[i]);
    return number;
}

Error newerVersion(const std::string& name, int version)
{
    return Error{.code = Errc::NewerVersion,
                 .file = name,
                 .what = fragment(FragmentId::ContentsOfVersion, version),
                 .expected = fragment(FragmentId::AtMostVersion, newestVersion())};
}

Result<void> checkBytes(const std::array<char, kFileHead>& head, std::size_t size, const std::string& name)
{
    constexpr std::string_view kMagic("SQLite format 3\0", 16);
    if (std::string_view(head.data(), std::min(size, kMagic.size())) != kMagic.substr(0, size))
        return Error{.code = Errc::NotAnEvent, .file = name};
    if (size < kFileHead)
        return Error{.code = Errc::Damaged,
                     .file = name,
                     .what = fragment(FragmentId::FileThatWasCutOff),
                     .expected = fragment(FragmentId::CompleteEventFile)};
    // The offsets are those of SQLite's file format.
    if (static_cast<std::int32_t>(bigEndian(head, 68)) != kApplicationId)
        return Error{.code = Errc::NotAnEvent, .file = name};
    const auto version = static_cast<int>(bigEndian(head, 60));
    if (version > newestVersion()) return newerVersion(name, version);
    return {};
}

/// Without blanks and comments, which SQLite's versions treat differently when a column is added; what stands in
/// quotation marks as it is.
std::string plainSql(const std::string& sql)
{
    std::string plain;
    for (std::size_t at = 0; at < sql.size(); ++at) {
        if (sql.compare(at, 2, "--") == 0) {
            at = std::min(sql.find('\n', at), sql.size() - 1);
            continue;
        }
        if (sql[at] == '\'' || sql[at] == '"') {
            const std::size_t end = std::min(sql.find(sql[at], at + 1), sql.size() - 1);
            plain.append(sql, at, end - at + 1);
            at = end;
            continue;
        }
        if (std::string_view(" \t\r\n").find(sql[at]) == std::string_view::npos) plain += sql[at];
    }
    return plain;
}

/// What a database is made of, SQLite's own counter and indexes of keys as well: kind, name, table and text.
using Objects = std::multiset<std::array<std::string, 4>>;

Objects objectsOf(SQLite::Database& database)
{
    Objects objects;
    SQLite::Statement all(database,
                          "SELECT coalesce(type, ''), coalesce(name, ''), coalesce(tbl_name, ''), coalesce(sql, '')"
                          " FROM main.sqlite_schema");
    while (all.executeStep()) {
        const auto text = [&](int column) { return all.getColumn(column).getString(); };
        objects.insert({text(0), text(1), text(2), plainSql(text(3))});
    }
    return objects;
}

/// Of each version made once: 1 ≤ version ≤ newestVersion().
const Objects& ourObjects(int version)
{
    static std::mutex guard;
    static std::map<int, Objects> known;
    const std::scoped_lock lock(guard);
    const auto at = known.find(version);
    if (at != known.end()) return at->second;
    SQLite::Database ours(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    const auto steps = migrations();
    bringUpToDate(ours, steps.first(static_cast<std::size_t>(version)));
    return known.emplace(version, objectsOf(ours)).first->second;
}

/// A query that goes on for so long is no query of ours: the largest event takes a hundredth of it.
constexpr int kStepsPerCall = 100'000;
constexpr int kMostCalls = 1'000;

int countCall(void* calls)
{
    return ++*static_cast<int*>(calls) > kMostCalls ? 1 : 0;
}

/// Each statement has its own bound; what a trigger does, tells itself by a comment, belongs to the statement.
int beginStatement(unsigned /*event*/, void* calls, void* /*statement*/, void* text)
{
    const char* const words = static_cast<const char*>(text);  // none where memory was missing for them
    if (words == nullptr || !std::string_view(words).starts_with("--")) *static_cast<int*>(calls) = 0;
    return 0;
}

void set(SQLite::Database& database, int option, int value)
{
    sqlite3_db_config(database.getHandle(), option, value, nullptr);
}

}  // namespace

Result<void> checkHeader(const fs::path& path)
{
    const std::string name = toUtf8(path);
    std::error_code failed;
    if (!fs::exists(path, failed))
        return Error{.code = Errc::CannotOpen,
                     .file = name,
                     .what = fragment(FragmentId::NoSuchFile),
                     .expected = fragment(FragmentId::NameOfFileThatExists)};
    if (!fs::is_regular_file(path, failed))
        return Error{.code = Errc::NotAnEvent,
                     .file = name,
                     .what = fragment(FragmentId::NoRegularFile),
                     .expected = fragment(FragmentId::EventFile)};
    if (const auto size = sizeNow(path, failed); !failed && size > kMostBytes)
        return Error{.code = Errc::OutOfRange,
                     .file = name,
                     .what = fragment(FragmentId::FileOfMegabytes, size >> 20U),
                     .expected = fragment(FragmentId::FileOfAtMostMegabytes, kMostBytes >> 20U)};
    std::ifstream file(path, std::ios::binary);
    if (!file)
        return Error{.code = Errc::CannotOpen,
                     .file = name,
                     .what = fragment(FragmentId::FileThatCannotBeOpened),
                     .expected = fragment(FragmentId::FileThatYouAreAllowedToRead)};
    std::array<char, kFileHead> head{};
    file.read(head.data(), static_cast<std::streamsize>(head.size()));
    const auto size = static_cast<std::size_t>(file.gcount());
    if (size == 0)
        return Error{.code = Errc::Damaged,
                     .file = name,
                     .what = fragment(FragmentId::EmptyFile),
                     .expected = fragment(FragmentId::EventFile)};
    return hasLog(path) ? Result<void>() : checkBytes(head, size, name);
}

Bounds::Bounds(SQLite::Database& database) : m_handle(database.getHandle())
{
    constexpr int kLongest = 64 << 20;  // a section as one journal entry is a few megabytes
    sqlite3_limit(m_handle, SQLITE_LIMIT_LENGTH, kLongest);
    sqlite3_limit(m_handle, SQLITE_LIMIT_SQL_LENGTH, 1 << 20);
    sqlite3_limit(m_handle, SQLITE_LIMIT_ATTACHED, 0);
    sqlite3_limit(m_handle, SQLITE_LIMIT_EXPR_DEPTH, 200);
    sqlite3_limit(m_handle, SQLITE_LIMIT_COMPOUND_SELECT, 20);
    sqlite3_limit(m_handle, SQLITE_LIMIT_TRIGGER_DEPTH, 20);
    sqlite3_trace_v2(m_handle, SQLITE_TRACE_STMT, beginStatement, &m_calls);
    sqlite3_progress_handler(m_handle, kStepsPerCall, countCall, &m_calls);
}

Bounds::~Bounds()
{
    sqlite3_progress_handler(m_handle, 0, nullptr, nullptr);
    sqlite3_trace_v2(m_handle, 0, nullptr, nullptr);
}

void prepare(SQLite::Database& database)
{
    set(database, SQLITE_DBCONFIG_DEFENSIVE, 1);
    set(database, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1);  // until the file is known to be sound
    database.exec("PRAGMA locking_mode=EXCLUSIVE");
    database.exec("PRAGMA foreign_keys=ON");
    database.exec("PRAGMA trusted_schema=OFF");
    database.exec("PRAGMA cell_size_check=ON");
    database.exec("PRAGMA synchronous=FULL");
    database.exec("BEGIN EXCLUSIVE; COMMIT");
}

void trust(SQLite::Database& database)
{
    set(database, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 0);
}

void beginLog(SQLite::Database& database)
{
    settleLog(database);  // what a program that was killed has left
    database.exec("PRAGMA journal_mode=WAL; PRAGMA wal_autocheckpoint=0");
    database.exec("PRAGMA shrink_memory");
}

void repeatMark(SQLite::Database& database)
{
    database.exec("PRAGMA user_version=" + std::to_string(versionOf(database)));
}

void settleLog(SQLite::Database& database)
{
    SQLite::Statement move(database, "PRAGMA wal_checkpoint(TRUNCATE)");
    const bool isDone = move.executeStep() && move.getColumn(0).getInt() == 0;
    if (!isDone) throw SQLite::Exception(database.getHandle(), SQLITE_BUSY);
}

void endLog(SQLite::Database& database)
{
    try {
        database.exec("PRAGMA journal_mode=DELETE");
    } catch (const std::exception&) {
        return;  // the next one to open the file finds what is in the log
    }
}

void leaveAlone(SQLite::Database& database)
{
    set(database, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1);
}

std::uint32_t sealPageOf(SQLite::Database& database)
{
    return database.execAndGet("SELECT coalesce((SELECT rootpage FROM main.sqlite_schema WHERE name = 'seal'), 1)")
        .getUInt();
}

Result<void> checkSound(SQLite::Database& database, const std::string& name)
{
    if (database.execAndGet("PRAGMA application_id").getInt() != kApplicationId)
        return Error{.code = Errc::NotAnEvent, .file = name};
    const int version = versionOf(database);
    if (version > newestVersion()) return newerVersion(name, version);
    if (version < 1 || objectsOf(database) != ourObjects(version))
        return Error{.code = Errc::Damaged,
                     .file = name,
                     .what = fragment(FragmentId::TablesOfAnotherProgram),
                     .expected = fragment(FragmentId::CompleteEventFile)};
    const std::string verdict = database.execAndGet("PRAGMA quick_check(1)").getString();
    if (verdict != "ok") return Error{.code = Errc::Damaged, .file = name, .detail = verdict};
    return {};
}

}  // namespace kydai::store
