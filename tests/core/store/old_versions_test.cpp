// Files of every older version (tests/data/store): they open as the event that they hold, with their journal; who only
// looks changes nothing; the first change brings them up to date, with a backup, or not at all.

#include "core/store/store_fixture.h"
#include "store/backup.h"
#include "store/log_walk.h"
#include "store/migrations.h"
#include "support/fragments.h"
#include "support/player_id.h"

#include <SQLiteCpp/Database.h>

namespace kydai::store {
namespace {

namespace fs = std::filesystem;

class OldVersion : public StoreTest, public ::testing::WithParamInterface<int> {
protected:
    void SetUp() override { makeOld(file(), GetParam()); }
    /// Without what versions before 11 did not know and JSON says of every team event: as usual.
    static Json asThen(Json state)
    {
        for (Json& section : state["sections"]) {
            Json& teams = section["section"]["teams"];
            if (teams.is_object()) {
                EXPECT_EQ(teams["lineUpRules"], toJson(TeamEvent{})["lineUpRules"]);
                teams.erase("lineUpRules");
            }
            if (teams.is_null()) section["section"].erase("teams");
        }
        return state;
    }
    static Json stateOf(const EventFile& file) { return asThen(toJson(file.event())); }
    /// Rounds of version 1 keep no rules; they get the section's.
    static Json comparable(Json state)
    {
        if (GetParam() > 1) return state;
        for (Json& section : state["sections"]) {
            for (Json& round : section["section"]["rounds"]) round.erase("rules");
        }
        return state;
    }
    [[nodiscard]] static Json expected() { return Json::parse(oldData(GetParam(), "json")); }
    [[nodiscard]] std::map<std::string, std::string> everything() const { return everythingIn(folder()); }
    static int versionIn(const fs::path& path)
    {
        SQLite::Database database(path, SQLite::OPEN_READONLY);
        return versionOf(database);
    }
};

TEST_P(OldVersion, OpensAsTheEventThatItHoldsAndStaysAsItWas)
{
    const auto before = everything();
    EXPECT_EQ(asThen(toJson(*EventFile::read(file()))), expected());
    EXPECT_EQ(everything(), before) << "read";
    const auto all = EventFile::readAll(file());
    ASSERT_TRUE(all.ok());
    EXPECT_GT(all->journal.size(), 8U);
    EXPECT_EQ(everything(), before) << "read with the journal";
    {
        EventFile opened = open();
        EXPECT_EQ(stateOf(opened), expected());
        EXPECT_EQ(opened.journal()->size(), all->journal.size());
        EXPECT_TRUE(opened.settle().ok());
        EXPECT_FALSE(fixture::apply(opened, RenameEvent{opened.event().name}, who())->entry) << "nothing differs";
    }
    EXPECT_EQ(everything(), before) << "opened and closed";
}

TEST_P(OldVersion, TheFirstChangeBringsItUpToDateWithABackup)
{
    const Instant written = lastWritten(file());
    Event shown;
    {
        EventFile opened = open();
        shown = opened.event();
        const auto judged = fixture::cleared(opened.state(), RenameEvent{"Tên khác"});
        ASSERT_TRUE(judged.ok());
        const auto made = opened.apply(*judged, who());
        ASSERT_TRUE(made.ok()) << made.error().detail;
        for (std::size_t i = 0; i < shown.sections.size(); ++i)
            EXPECT_EQ(opened.event().sections[i].section, shown.sections[i].section) << "snapshots stay current";
    }
    Json wanted = expected();
    wanted["name"] = "Tên khác";
    EXPECT_EQ(stateOf(open()), wanted);
    EXPECT_EQ(versionIn(file()), newestVersion());
    const auto backups = backupsOf(file());
    ASSERT_EQ(backups.size(), 1U) << "backed up before it was brought up to date";
    EXPECT_EQ(versionIn(backups.front()), GetParam());
    EXPECT_EQ(backups.front(), backupName(file(), "version " + std::to_string(GetParam()), written));
    EXPECT_EQ(asThen(toJson(*EventFile::read(backups.front()))), expected());
    EventFile again = open();
    ASSERT_TRUE(again.undo(who(60)).ok());
    EXPECT_EQ(stateOf(again), expected());
    EXPECT_EQ(backupsOf(file()).size(), 1U);
}

TEST_P(OldVersion, StaysAsItWasWhereNoBackupCanBeMade)
{
    writeBytes(backupFolder(file()), "a file where the folder should be");
    const auto before = everything();
    {
        EventFile opened = open();
        EXPECT_EQ(fixture::apply(opened, RenameEvent{"Tên khác"}, who()).error().code, Errc::ReadOnly);
        EXPECT_EQ(opened.undo(who()).error().code, Errc::ReadOnly);
        EXPECT_EQ(opened.redo(who()).error().code, Errc::ReadOnly);
        EXPECT_EQ(opened.setArbiter("Loan").error().code, Errc::ReadOnly);
        EXPECT_EQ(stateOf(opened), expected());
        fs::remove(backupFolder(file()));
        EXPECT_TRUE(opened.setArbiter("Loan").ok());
        EXPECT_EQ(opened.arbiter(), "Loan");
        EXPECT_EQ(stateOf(opened), expected());
    }
    EXPECT_EQ(versionIn(file()), newestVersion());
}

TEST_P(OldVersion, GoesOnUnderAnotherNameAndIsBackedUpAsItIs)
{
    const auto before = bytesIn(file());
    EventFile opened = open();
    const auto backup = opened.backUp("by hand", at());
    ASSERT_TRUE(backup.ok());
    EXPECT_EQ(versionIn(*backup), GetParam());
    const auto other = opened.goOnAs(folder() / "other.kydai");
    ASSERT_TRUE(other.ok());
    EXPECT_EQ(stateOf(*other), expected());
    EXPECT_EQ(bytesIn(file()), before);
}

TEST_P(OldVersion, UndoGoesAllTheWayBackAndRedoForthAgain)
{
    EventFile opened = open();
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

TEST_P(OldVersion, AChangeByAnotherHandIsDamageWhereItHasASeal)
{
    if (GetParam() < 4) return;
    SQLite::Database(file(), SQLite::OPEN_READWRITE)
        .exec(GetParam() < 9 ? "UPDATE players SET rating = rating + 1"
                             : "UPDATE parts SET value = json_set(value, '$.rating', 1) WHERE kind = 'players'");
    EXPECT_EQ(refusal(), Errc::Damaged);
}

INSTANTIATE_TEST_SUITE_P(Versions, OldVersion, ::testing::Range(1, newestVersion()),
                         [](const auto& each) { return "Version" + std::to_string(each.param); });

/// Brought up to date for an undo that finds nothing to take back: it is closed as any other.
TEST_F(StoreTest, AnOlderFileWithALogIsAtRestWhenItWasClosedWhateverBecameOfTheChange)
{
    makeOld(file(), newestVersion() - 1);
    const std::string name = open().event().name;
    const std::string same = toJson(Change(RenameEvent{name})).dump();
    forge(file(),
          "INSERT INTO journal (at, who, action, kind, section, before, after, name) SELECT max(at), 'x', 'apply', " +
              std::to_string(Change(RenameEvent{}).index()) + ", 0, '" + same + "', '" + same +
              "', 'edit' FROM journal");
    const fs::path killed = folder() / "killed.kydai";
    {
        SQLite::Database writes(file(), SQLite::OPEN_READWRITE);
        writes.exec("PRAGMA journal_mode=WAL; PRAGMA wal_autocheckpoint=0; UPDATE event SET name = name");
        leaveAsKilled(killed);
    }
    {
        auto opened = EventFile::open(killed);
        ASSERT_TRUE(opened.ok());
        ASSERT_TRUE(fs::exists(logOf(killed)));
        EXPECT_EQ(opened->undo(who()).error().what, fragment(FragmentId::NothingToUndo));
    }
    EXPECT_FALSE(fs::exists(logOf(killed)));
    EXPECT_TRUE(isAtRest(bytesIn(killed)));
    EXPECT_EQ(EventFile::open(killed)->event().name, name);
}

TEST_F(StoreTest, ThereIsAFileOfTheVersionBefore)
{
    EXPECT_TRUE(
        fs::exists(fs::path(KYDAI_TEST_DATA) / "store" / ("version-" + std::to_string(newestVersion() - 1) + ".sql")))
        << "add a file of the version before";
}

/// Rounds of version 1 get the section's rules, as far as they bear on each.
TEST_F(StoreTest, RoundsOfVersion1GetTheRulesOfTheirSection)
{
    makeOld(file(), 1);
    std::vector<int> keys;
    {
        SQLite::Database database(file(), SQLite::OPEN_READWRITE);
        SQLite::Statement players(database, "SELECT id FROM players WHERE section = 1 ORDER BY id LIMIT 4");
        while (players.executeStep()) keys.push_back(players.getColumn(0).getInt());
        ASSERT_EQ(keys.size(), 4U);
        const auto key = [&](std::size_t i) { return std::to_string(keys[i]); };
        database.exec("UPDATE rules SET value = '\"2017\"' WHERE name = 'pairingEdition'");
        database.exec("INSERT INTO prohibited VALUES (1, 0, 2, 9, 'always', 'Hà Nội'), (1, 1, 1, 1, 'always', '')");
        database.exec("INSERT INTO prohibited_players VALUES (1, 0, 0, " + key(0) + "), (1, 0, 1, " + key(1) +
                      "), (1, 1, 0, " + key(3) + "), (1, 1, 1, " + key(2) + ")");
        database.exec("INSERT INTO virtual_points VALUES (1, 0, " + key(2) + ", 2, 10), (1, 1, " + key(0) + ", 2, 5)");
    }
    const Section section = *open().event().sections[0].section;
    ASSERT_GE(section.roundsPaired(), 3);
    const std::vector<ProhibitedPairing> prohibited{{2, 9, {playerId(keys[0]), playerId(keys[1])}, {}, "Hà Nội"},
                                                    {1, 1, {playerId(keys[3]), playerId(keys[2])}}};
    EXPECT_EQ(section.rules.prohibited, prohibited);
    Section there = section;
    for (Round& round : there.rounds) round.rules.reset();
    keepRules(there);
    EXPECT_EQ(section, there);
    EXPECT_EQ(section.rounds[1].rules->virtualPoints.size(), 2U);
    EXPECT_EQ(section.rounds[1].rules->pairingEdition, PairingEdition::E2017);
}

}  // namespace
}  // namespace kydai::store
