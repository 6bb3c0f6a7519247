// The list of tables and triggers as the program would never write it: statements on sqlite_schema of a sound event.
// What is taken as ours holds the same rows as ours, and the same after the same entries. Rows: fuzz_event_rows.
#include "fuzz_target.h"
#include "store/connection.h"
#include "store/migrations.h"
#include "store/seal.h"
#include "support/assert.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <sqlite3.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

namespace {

using namespace kydai;
using Bytes = std::vector<unsigned char>;

/// Rows of that list only: no other files, no other settings but the one that allows it.
int allowSchema(void* /*data*/, int action, const char* first, const char* second, const char*, const char*)
{
    const std::string_view of = first == nullptr ? "" : first;
    const std::string_view with = second == nullptr ? "" : second;
    if (action == SQLITE_PRAGMA) return of == "writable_schema" && with == "1" ? SQLITE_OK : SQLITE_DENY;
    if (action == SQLITE_INSERT || action == SQLITE_UPDATE || action == SQLITE_DELETE)
        return of == "sqlite_master" ? SQLITE_OK : SQLITE_DENY;
    constexpr int kAllowed[] = {SQLITE_SELECT, SQLITE_READ, SQLITE_FUNCTION};
    return std::ranges::find(kAllowed, action) != std::end(kAllowed) ? SQLITE_OK : SQLITE_DENY;
}

SQLite::Database inMemory()
{
    return SQLite::Database(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
}

Bytes bytesOf(SQLite::Database& database)
{
    sqlite3_int64 size = 0;
    unsigned char* const bytes = sqlite3_serialize(database.getHandle(), "main", &size, 0);
    KYDAI_ASSERT(bytes != nullptr);
    Bytes kept(bytes, bytes + size);
    sqlite3_free(bytes);
    return kept;
}

SQLite::Database opened(const Bytes& bytes)
{
    SQLite::Database database = inMemory();
    auto* const copy = static_cast<unsigned char*>(sqlite3_malloc64(bytes.size()));
    KYDAI_ASSERT(copy != nullptr);
    std::memcpy(copy, bytes.data(), bytes.size());
    const auto size = static_cast<sqlite3_int64>(bytes.size());
    const int done = sqlite3_deserialize(database.getHandle(), "main", copy, size, size,
                                         SQLITE_DESERIALIZE_FREEONCLOSE | SQLITE_DESERIALIZE_RESIZEABLE);
    KYDAI_ASSERT(done == SQLITE_OK);
    return database;
}

Bytes soundEvent()
{
    SQLite::Database made = store::newEvent("fuzz");
    made.exec(
        "INSERT INTO sections (position) VALUES (0);"
        "INSERT INTO parts VALUES (1, 'players', 1, '{\"rating\":2541}');"
        "INSERT INTO games VALUES (1, 1, 1, 1, 2, 'unplayed', 'unplayed', 1)");
    store::Seal(made).renew();
    return bytesOf(made);
}

std::string rowsOf(SQLite::Database& database)
{
    std::string rows;
    for (const char* table : {"event", "sections", "parts", "games", "journal", "seal"}) {
        SQLite::Statement all(database, std::string("SELECT * FROM main.") + table);
        while (all.executeStep()) {
            for (int column = 0; column < all.getColumnCount(); ++column)
                rows += all.getColumn(column).getString() + '|';
        }
    }
    return rows;
}

void enter(SQLite::Database& database)
{
    database.exec(
        "INSERT INTO journal (at, who, action, kind, section, after) VALUES (1, 'x', 'apply', 1, 1, '{}');"
        "UPDATE games SET white_outcome = 'draw', black_outcome = 'draw' WHERE board = 1;"
        "UPDATE event SET name = 'other'; UPDATE seal SET tables = 1;"
        "DELETE FROM parts WHERE key = 1; INSERT INTO parts VALUES (1, 'players', 2, '{}')");
}

}  // namespace

KYDAI_FUZZ_TARGET(fuzz_event_schema)
{
    static const Bytes kSound = soundEvent();
    static const auto kRows = [] {
        SQLite::Database ours = opened(kSound);
        std::string before = rowsOf(ours);
        enter(ours);
        return std::pair(before, rowsOf(ours));
    }();
    Bytes written;
    {
        SQLite::Database database = opened(kSound);
        const store::Bounds bounds(database);
        sqlite3_set_authorizer(database.getHandle(), allowSchema, nullptr);
        database.tryExec("PRAGMA writable_schema=1");
        database.tryExec(std::string(reinterpret_cast<const char*>(data), size));
        sqlite3_set_authorizer(database.getHandle(), nullptr, nullptr);
        written = bytesOf(database);
    }
    SQLite::Database database = opened(written);
    const store::Bounds bounds(database);
    try {
        if (!store::checkSound(database, "fuzz") || !store::Seal(database).holds()) return 0;
    } catch (const SQLite::Exception&) {
        return 0;
    }
    KYDAI_ASSERT(rowsOf(database) == kRows.first);
    enter(database);
    KYDAI_ASSERT(rowsOf(database) == kRows.second);
    return 0;
}
