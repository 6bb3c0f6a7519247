#include "store/migrations.h"

#include "store/schema.h"
#include "store/seal.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Transaction.h>

#include <array>
#include <string>

namespace kydai::store {

std::span<const Migration> migrations()
{
    static const std::array<Migration, 8> kSteps{Migration{1, kSchemaVersion1},  Migration{2, kRulesOfRounds},
                                                 Migration{3, kCompoundChanges}, Migration{4, kSealed},
                                                 Migration{5, kPrizes},          Migration{6, kSectionLimits},
                                                 Migration{7, kReportedResults}, Migration{8, kMarks}};
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

}  // namespace kydai::store
