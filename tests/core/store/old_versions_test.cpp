// Files of every older version (tests/data/store) open as the event that they hold, with their journal.

#include "core/store/store_fixture.h"
#include "store/migrations.h"

#include <SQLiteCpp/Database.h>

namespace kydai::store {
namespace {

class OldVersion : public StoreTest, public ::testing::WithParamInterface<int> {
protected:
    void SetUp() override { SQLite::Database(file(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE).exec(data("sql")); }
    [[nodiscard]] static std::string data(const std::string& ending)
    {
        const std::string bytes = bytesOf(std::filesystem::path(KYDAI_TEST_DATA) / "store" /
                                          ("version-" + std::to_string(GetParam()) + "." + ending));
        EXPECT_FALSE(bytes.empty());
        return bytes;
    }
    static Json stateOf(const EventFile& file) { return toJson(file.event()); }
    /// Rounds of version 1 keep no rules; they get the section's.
    static Json comparable(Json state)
    {
        if (GetParam() > 1) return state;
        for (Json& section : state["sections"]) {
            for (Json& round : section["section"]["rounds"]) round.erase("rules");
        }
        return state;
    }
    [[nodiscard]] static Json expected() { return Json::parse(data("json")); }
};

TEST_P(OldVersion, OpensAsTheEventThatItHolds)
{
    const std::string before = bytesOf(file());
    EXPECT_EQ(stateOf(open()), expected());
    EXPECT_EQ(versionOf(*std::make_unique<SQLite::Database>(file(), SQLite::OPEN_READONLY)), newestVersion());
    EXPECT_EQ(stateOf(open()), expected());
    const auto backups = backupsOf(file());
    if (GetParam() == newestVersion()) return;
    ASSERT_EQ(backups.size(), 1U) << "backed up before it was brought up to date";
    SQLite::Database backup(backups.front(), SQLite::OPEN_READONLY);
    EXPECT_EQ(versionOf(backup), GetParam());
    EXPECT_EQ(toJson(*EventFile::read(backups.front())), expected());
}

TEST_P(OldVersion, UndoGoesAllTheWayBackAndRedoForthAgain)
{
    EventFile opened = open();
    const auto entries = opened.journal();
    ASSERT_TRUE(entries.ok());
    EXPECT_GT(entries->size(), 8U);
    EXPECT_EQ(opened.arbiter(), GetParam() < 3 ? "" : "Trọng tài Loan");
    std::size_t undone = 0;
    while (opened.nextUndo() != nullptr) {
        ASSERT_TRUE(opened.undo(who()).ok());
        ++undone;
    }
    EXPECT_TRUE(opened.event().sections.empty());
    EXPECT_EQ(opened.event().units, EventUnitRules{});
    for (; undone > 0; --undone) ASSERT_TRUE(opened.redo(who()).ok());
    EXPECT_EQ(comparable(stateOf(opened)), comparable(expected()));
    EXPECT_NE(opened.nextRedo(), nullptr) << "what was undone before can be done again";
}

INSTANTIATE_TEST_SUITE_P(Versions, OldVersion, ::testing::Range(1, 9),
                         [](const auto& each) { return "Version" + std::to_string(each.param); });

}  // namespace
}  // namespace kydai::store
