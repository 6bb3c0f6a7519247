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
TEST_F(StrangeDatabase, AStatementIsBoundedForItselfAndWithItsTriggers)
{
    SQLite::Database event = newDatabase();
    const Bounds bounds(event);
    const auto numbersTo = [](const std::string& last) {
        return "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n WHERE x < " + last + ") ";
    };
    for (int time = 0; time < 4; ++time)
        EXPECT_EQ(event.execAndGet(numbersTo("3000000") + "SELECT count(*) FROM n").getInt(), 3'000'000);
    event.exec("CREATE TABLE t (x); CREATE TABLE u (x); CREATE TRIGGER each AFTER INSERT ON t BEGIN INSERT INTO u " +
               numbersTo("1000000") + "SELECT count(*) FROM n; END");
    EXPECT_THROW(event.exec("INSERT INTO t " + numbersTo("100") + "SELECT x FROM n"), SQLite::Exception);
}

/// Versions of SQLite write blanks and comments otherwise; what stands in quotation marks is the table's.
TEST_F(StrangeDatabase, BlanksOfATableAreNothingAndLettersAreAll)
{
    const auto isOursWith = [](const std::string& change) {
        SQLite::Database event = newEvent("x");
        event.exec("PRAGMA writable_schema=ON; UPDATE sqlite_schema SET sql = " + change +
                   " WHERE name = 'journal' AND type = 'table'");
        return checkSound(event, "a").ok();
    };
    EXPECT_TRUE(isOursWith("sql"));
    EXPECT_TRUE(isOursWith("replace(sql, ' ', '  ')"));
    EXPECT_TRUE(isOursWith("replace(sql, char(10), ' -- it''s so' || char(10) || char(9))"));
    EXPECT_TRUE(isOursWith("sql || ' -- at its end'"));
    EXPECT_FALSE(isOursWith("replace(sql, '''apply''', '''apply ''')"));
    EXPECT_FALSE(isOursWith("replace(sql, '''apply''', '''ap--ply''')"));
    EXPECT_FALSE(isOursWith("replace(sql, 'who', 'whom')"));
    EXPECT_FALSE(isOursWith("sql || ''''"));
}

/// What is no table by its kind has no seal, whatever its text says.
TEST_F(StrangeDatabase, ATableOfOursIsOneByItsKindAndItsName)
{
    for (const char* change : {"type = 'view'", "type = NULL", "name = 'Journal'", "tbl_name = 'event'"}) {
        SQLite::Database event = newEvent("x");
        ASSERT_TRUE(checkSound(event, "a").ok());
        event.exec("PRAGMA writable_schema=ON; UPDATE sqlite_schema SET " + std::string(change) +
                   " WHERE name = 'journal' AND type = 'table'");
        const auto sound = checkSound(event, "a");
        ASSERT_FALSE(sound.ok()) << change;
        EXPECT_EQ(sound.error().what, fragment(FragmentId::TablesOfAnotherProgram)) << change;
    }
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

TEST(Prepared, AConnectionIsAloneTrustsNoSchemaAndSyncsInFull)
{
    SQLite::Database database = newDatabase();
    prepare(database);
    const auto asked = [&](const char* pragma) {
        return database.execAndGet(std::string("PRAGMA ") + pragma).getString();
    };
    EXPECT_EQ(asked("locking_mode"), "exclusive");
    EXPECT_EQ(asked("foreign_keys"), "1");
    EXPECT_EQ(asked("trusted_schema"), "0");
    EXPECT_EQ(asked("cell_size_check"), "1");
    EXPECT_EQ(asked("synchronous"), "2");
}

}  // namespace
}  // namespace kydai::store
