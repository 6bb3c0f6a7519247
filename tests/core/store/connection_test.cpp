// What is looked at before and after SQLite has opened a file that nobody vouches for.

#include "store/connection.h"

#include "core/store/store_fixture.h"
#include "store/held_state.h"
#include "store/log_beside.h"
#include "store/migrations.h"
#include "store/sqlite_error.h"
#include "support/cleared.h"
#include "support/fragments.h"

#include <sqlite3.h>

namespace kydai::store {
namespace {

using StrangeDatabase = StoreTest;

SQLite::Database newDatabase()
{
    return SQLite::Database(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
}

/// A log may hide from the head of a file what SQLite finds behind it.
TEST_F(StrangeDatabase, WhatSqliteFindsIsHeldAgainstOurTables)
{
    SQLite::Database none = newDatabase();
    EXPECT_EQ(checkSound(none, "a").error().code, Errc::NotAnEvent);
    SQLite::Database event = newEvent("x");
    EXPECT_TRUE(checkSound(event, "a").ok());
    event.exec("PRAGMA user_version=0");
    const Error strange = checkSound(event, "a").error();
    EXPECT_EQ(strange.code, Errc::Damaged);
    EXPECT_EQ(strange.what, fragment(FragmentId::TablesOfAnotherProgram));
    EXPECT_EQ(strange.expected, fragment(FragmentId::CompleteEventFile));
    event.exec("PRAGMA user_version=1");
    EXPECT_EQ(checkSound(event, "a").error().code, Errc::Damaged) << "tables of another version";
    event.exec("PRAGMA user_version=" + std::to_string(newestVersion() + 1));
    EXPECT_EQ(checkSound(event, "a").error().code, Errc::NewerVersion);
}

/// A row of ours is far from all of them.
TEST_F(StrangeDatabase, ItsStatementsAreBounded)
{
    SQLite::Database event = newDatabase();
    const Bounds bounds(event);
    const auto limit = [&](int of) { return sqlite3_limit(event.getHandle(), of, -1); };
    EXPECT_EQ(limit(SQLITE_LIMIT_LENGTH), 64 << 20);
    EXPECT_EQ(limit(SQLITE_LIMIT_SQL_LENGTH), 1 << 20);
    EXPECT_EQ(limit(SQLITE_LIMIT_ATTACHED), 0);
    EXPECT_EQ(limit(SQLITE_LIMIT_EXPR_DEPTH), 200);
    EXPECT_EQ(limit(SQLITE_LIMIT_COMPOUND_SELECT), 20);
    EXPECT_EQ(limit(SQLITE_LIMIT_TRIGGER_DEPTH), 20);
}

/// Each statement may take some seconds; what its triggers do is part of it.
TEST_F(StrangeDatabase, AStatementThatGoesOnAndOnIsStopped)
{
    SQLite::Database event = newDatabase();
    const Bounds bounds(event);
    const std::string counts =
        "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n WHERE x < ROWS) SELECT count(*) FROM n";
    const auto counting = [&](const std::string& rows) {
        std::string sql = counts;
        return sql.replace(sql.find("ROWS"), 4, rows);
    };
    const auto isStopped = [&](const std::string& sql) {
        try {
            SQLite::Statement statement(event, sql);
            while (statement.executeStep()) continue;
            return false;
        } catch (const SQLite::Exception& exception) {
            return exception.getErrorCode() == SQLITE_INTERRUPT;
        }
    };
    for (int time = 0; time < 12; ++time) EXPECT_FALSE(isStopped(counting("1000000"))) << "each for itself";
    EXPECT_TRUE(isStopped(counting("100000000")));
    event.exec("CREATE TABLE t (x); CREATE TABLE u (x); CREATE TRIGGER each AFTER INSERT ON t BEGIN INSERT INTO u " +
               counting("1000000") + "; END");
    EXPECT_TRUE(
        isStopped("INSERT INTO t WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n WHERE x < 100) "
                  "SELECT x FROM n"));
}

TEST_F(StrangeDatabase, ALogThatSomebodyReadsIsNotSaidToBeSettled)
{
    SQLite::Database ours(file(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    ours.exec("PRAGMA journal_mode=WAL; CREATE TABLE t (x)");
    {
        SQLite::Database reader(file(), SQLite::OPEN_READONLY);
        SQLite::Statement reads(reader, "SELECT * FROM sqlite_schema");
        ASSERT_TRUE(reads.executeStep());
        ours.exec("INSERT INTO t VALUES (1)");
        try {
            settleLog(ours);
            ADD_FAILURE() << "it was settled";
        } catch (const SQLite::Exception& exception) {
            EXPECT_EQ(toError(exception, "a").code, Errc::InUse);
        }
    }
    EXPECT_NO_THROW(settleLog(ours));
}

TEST_F(StrangeDatabase, BytesThatAreNoStateOfAnEventAddUpToNothing)
{
    for (const int version : {1, 2, 3, 4}) {
        std::filesystem::remove(file());
        makeOld(file(), version);
        HeldState state(bytesIn(file()));
        EXPECT_TRUE(state.isWhole()) << version;
        EXPECT_FALSE(state.entries().empty()) << version;
    }
    EXPECT_FALSE(store::stateOf("no event", "no log"));
    EXPECT_FALSE(store::stateOf({}, {}));
}

TEST_F(StrangeDatabase, ACopyOfAnOpenFileSaysThatItsLogIsMissing)
{
    EventFile made = withSection();
    const std::filesystem::path copy = folder() / "copy.kydai";
    writeBytes(copy, bytesIn(file()));
    EXPECT_TRUE(isCopyWithoutItsLog(copy));
    EXPECT_FALSE(isCopyWithoutItsLog(file())) << "its log is there";
    ASSERT_TRUE(made.settle().ok());
    writeBytes(copy, bytesIn(file()));
    EXPECT_FALSE(isCopyWithoutItsLog(copy));
}

}  // namespace
}  // namespace kydai::store
