#include "store/seal.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <gtest/gtest.h>

#include <string>

namespace kydai::store {
namespace {

constexpr const char* kTables =
    "CREATE TABLE \"a \"\"b\" (id INTEGER PRIMARY KEY, \"x \"\"y\" REAL, z);"
    "CREATE TABLE seal (id INTEGER PRIMARY KEY, tables INTEGER, journal INTEGER);"
    "INSERT INTO \"a \"\"b\" VALUES (1, 0.5, NULL), (2, 1.5, ''), (3, NULL, x'00')";

TEST(Seal, SeesEveryKindOfValueInATableOfAnyName)
{
    SQLite::Database database(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    database.exec(kTables);
    Seal seal(database);
    EXPECT_FALSE(seal.holds()) << "there is none yet";
    seal.renew();
    EXPECT_TRUE(seal.holds());
    for (const std::string change :
         {"\"x \"\"y\" = 0.25 WHERE id = 1", "z = '' WHERE id = 1", "z = NULL WHERE id = 2", "z = x'01' WHERE id = 3",
          "\"x \"\"y\" = 0 WHERE id = 3", "z = 'a' WHERE id = 2"}) {
        database.exec("BEGIN; UPDATE \"a \"\"b\" SET " + change);
        EXPECT_FALSE(seal.holds()) << change;
        database.exec("ROLLBACK");
    }
    EXPECT_TRUE(seal.holds());
}

/// A file's own triggers and views might call it.
TEST(Seal, ItsFunctionTakesNothingButRows)
{
    SQLite::Database database(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    database.exec(kTables);
    Seal seal(database);
    EXPECT_THROW(database.execAndGet("SELECT seal_row()"), SQLite::Exception);
    EXPECT_THROW(database.execAndGet("SELECT seal_row(1)"), SQLite::Exception);
    EXPECT_TRUE(database.execAndGet("SELECT seal_row(1, NULL)").isNull());
    SQLite::Statement busy(database, "SELECT seal_row(1, 'x', id) FROM \"a \"\"b\"");
    ASSERT_TRUE(busy.executeStep());
    EXPECT_THROW(Seal{database}, SQLite::Exception) << "while a statement calls it";
}

}  // namespace
}  // namespace kydai::store
