#include "store/sqlite_error.h"

#include <SQLiteCpp/Database.h>
#include <gtest/gtest.h>
#include <sqlite3.h>

#include <utility>
#include <vector>

namespace kydai::store {
namespace {

TEST(SqliteError, SaysWhatAPersonCanDoAboutIt)
{
    const std::vector<std::pair<int, Errc>> codes{
        {SQLITE_FULL, Errc::DiskFull},          {SQLITE_READONLY, Errc::ReadOnly},
        {SQLITE_PERM, Errc::ReadOnly},          {SQLITE_BUSY, Errc::InUse},
        {SQLITE_LOCKED, Errc::InUse},           {SQLITE_CORRUPT, Errc::Damaged},
        {SQLITE_NOTADB, Errc::Damaged},         {SQLITE_TOOBIG, Errc::Damaged},
        {SQLITE_INTERRUPT, Errc::Damaged},      {SQLITE_CANTOPEN, Errc::CannotOpen},
        {SQLITE_NOMEM, Errc::CannotWrite},      {SQLITE_IOERR, Errc::CannotWrite},
        {SQLITE_IOERR_WRITE, Errc::CannotWrite}};
    for (const auto& [code, expected] : codes) {
        const Error error = toError(SQLite::Exception("x", code), "a.kydai");
        EXPECT_EQ(error.code, expected) << code;
        EXPECT_EQ(error.file, "a.kydai");
    }
}

TEST(SqliteError, SaysInItsDetailWhatSqliteSaidWithItsNumber)
{
    const auto opened = guarded("a.kydai", [] { return SQLite::Database(":nowhere:/a", SQLite::OPEN_READONLY); });
    EXPECT_EQ(opened.error().detail, "unable to open database file (14)");
}

}  // namespace
}  // namespace kydai::store
