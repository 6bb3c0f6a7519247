#include "store/migrations.h"

#include "store/load_event.h"
#include "store/schema.h"
#include "store/seal.h"
#include "store/statements.h"
#include "store/write_event.h"

#include <SQLiteCpp/Backup.h>
#include <SQLiteCpp/Transaction.h>

#include <array>
#include <utility>

namespace kydai::store {

std::span<const Migration> migrations()
{
    static const std::array<Migration, 11> kSteps{
        Migration{1, kSchemaVersion1},  Migration{2, kRulesOfRounds}, Migration{3, kCompoundChanges},
        Migration{4, kSealed},          Migration{5, kPrizes},        Migration{6, kSectionLimits},
        Migration{7, kReportedResults}, Migration{8, kMarks},         Migration{9, kParts},
        Migration{10, kPictures},       Migration{11, kLineUps}};
    return kSteps;
}

int newestVersion()
{
    return migrations().back().to;
}

int versionOf(SQLite::Database& database)
{
    return database.execAndGet("PRAGMA user_version").getInt();
}

void bringUpToDate(SQLite::Database& database, std::span<const Migration> steps)
{
    const int version = versionOf(database);
    SQLite::Transaction transaction(database);
    for (const Migration& step : steps) {
        if (step.to <= version) continue;
        database.exec(std::string(step.sql));
        database.exec("PRAGMA user_version=" + std::to_string(step.to));
    }
    if (database.tableExists("seal")) Seal(database).renew();
    database.exec("PRAGMA application_id=" + std::to_string(kApplicationId));
    transaction.commit();
}

namespace {

SQLite::Database inMemory()
{
    return SQLite::Database(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
}

/// The tables of today, as all versions made them one after the other.
SQLite::Database withoutAnEvent()
{
    SQLite::Database made = inMemory();
    bringUpToDate(made);
    made.exec("VACUUM");  // of the tables of former versions
    return made;
}

}  // namespace

SQLite::Database newEvent(const std::string& name)
{
    static SQLite::Database empty = withoutAnEvent();
    SQLite::Database made = inMemory();
    SQLite::Backup(made, empty).executeStep();
    SQLite::Statement insert(made, "INSERT INTO event (id, name) VALUES (1, ?)");
    insert.bind(1, name);
    insert.exec();
    Seal(made).renew();
    return made;
}

Result<SQLite::Database> upToDate(SQLite::Database& old, const std::string& file)
{
    SQLite::Database now = inMemory();
    SQLite::Backup(now, old).executeStep();
    bringUpToDate(now);
    {
        Statements statements(now);
        const auto event = loadEvent(statements, file);
        if (!event) return event.error();
        SQLite::Transaction transaction(now);
        writeEvent(statements, {}, *event);  // each part as it is written today
        Seal(now).renew();
        transaction.commit();
    }
    now.exec("VACUUM");
    return now;
}

}  // namespace kydai::store
