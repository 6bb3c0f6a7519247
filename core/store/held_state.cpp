#include "store/held_state.h"

#include "store/migrations.h"
#include "store/seal.h"

#include <SQLiteCpp/Statement.h>
#include <sqlite3.h>

#include <algorithm>
#include <chrono>

namespace kydai::store {

bool follows(const Entries& before, const Entries& after)
{
    return before.size() <= after.size() && std::equal(before.begin(), before.end(), after.begin());
}

HeldState::HeldState(std::string bytes)
    : m_bytes(std::move(bytes)),
      m_connection(SQLite::Database(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE))
{
    const auto size = static_cast<sqlite3_int64>(m_bytes.size());
    const int code =
        sqlite3_deserialize(database().getHandle(), "main", reinterpret_cast<unsigned char*>(m_bytes.data()), size,
                            size, SQLITE_DESERIALIZE_READONLY);
    if (code != SQLITE_OK) throw SQLite::Exception(database().getHandle(), code);
}

bool HeldState::addsUp()
{
    return checkSound(database(), {}).ok() && (!database().tableExists("seal") || Seal(database()).holds());
}

bool HeldState::isWhole()
{
    return addsUp() && database().execAndGet("PRAGMA integrity_check(1)").getString() == "ok";
}

Entries HeldState::entries()
{
    Entries entries;
    const bool hasGroups = versionOf(database()) >= 3;
    SQLite::Statement rows(database(), std::string("SELECT id, at FROM main.journal") +
                                           (hasGroups ? " WHERE group_of IS NULL" : "") + " ORDER BY id");
    while (rows.executeStep())
        entries.emplace_back(rows.getColumn(0).getInt64(),
                             Instant{std::chrono::milliseconds{rows.getColumn(1).getInt64()}});
    return entries;
}

}  // namespace kydai::store
