#include "store/event_file.h"

#include "core/store/store_fixture.h"
#include "model/member_paths.h"
#include "store/log_beside.h"
#include "store/log_walk.h"
#include "store/migrations.h"
#include "store/schema.h"
#include "support/cleared.h"
#include "support/player_id.h"
#include "support/whole_event.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Exception.h>

#include <array>
#include <optional>

namespace kydai::store {
namespace {

using Store = StoreTest;

Json state(const EventFile& file)
{
    return toJson(file.event());
}

TEST_F(Store, ANewFileIsAnEmptyEventAndSurvivesReopening)
{
    {
        const EventFile made = create();
        EXPECT_EQ(made.event().name, "Giải trẻ");
        EXPECT_TRUE(made.event().sections.empty());
    }
    const EventFile again = open();
    EXPECT_EQ(again.event().name, "Giải trẻ");
    EXPECT_EQ(again.nextUndo(), nullptr);
    EXPECT_EQ(again.nextRedo(), nullptr);
}

TEST_F(Store, AnExistingFileIsNotOverwritten)
{
    writeBytes(file(), "not ours");
    const auto made = EventFile::create(file(), "x");
    ASSERT_FALSE(made.ok());
    EXPECT_EQ(made.error().code, Errc::CannotWrite);
    EXPECT_EQ(bytesIn(file()), "not ours");
}

TEST_F(Store, TheHeaderCarriesApplicationIdAndVersion)
{
    create();
    SQLite::Database database(file(), SQLite::OPEN_READONLY);
    EXPECT_EQ(database.execAndGet("PRAGMA application_id").getInt(), kApplicationId);
    EXPECT_EQ(database.execAndGet("PRAGMA user_version").getInt(), newestVersion());
    EXPECT_EQ(database.execAndGet("PRAGMA journal_mode").getString(), "delete");
}

class StoreOfSeed : public StoreTest, public ::testing::WithParamInterface<int> {};

TEST_P(StoreOfSeed, TheDiskHoldsWhatTheSnapshotHolds)
{
    Random random(static_cast<std::uint64_t>(GetParam()));
    EventFile open1 = create();
    for (int step = 0; step < 60; ++step) {
        const Change change = fixture::randomChange(open1.event(), random);
        const auto written = fixture::apply(open1, change, who(step * 10));
        ASSERT_TRUE(written.ok()) << changeName(change) << written.error().detail;
        if (step % 15 == 14) {
            const Json expected = state(open1);
            {
                const EventFile closed = std::move(open1);
            }
            open1 = open();
            ASSERT_EQ(state(open1), expected) << changeName(change);
        }
    }
}

TEST_P(StoreOfSeed, UndoAndRedoGoAllTheWayBackAndForthAcrossRestarts)
{
    Random random(static_cast<std::uint64_t>(GetParam()) + 1000);
    std::vector<Json> states;
    {
        EventFile file1 = create();
        states.push_back(state(file1));
        for (int step = 0; step < 40; ++step) {
            const Change change = fixture::randomChange(file1.event(), random);
            ASSERT_TRUE(fixture::apply(file1, change, who(step * 10)).ok());
            if (state(file1) != states.back()) states.push_back(state(file1));
        }
    }
    std::optional<EventFile> file1(open());
    const auto restart = [&](std::size_t step) {
        if (step % 6 != 0) return;
        file1.reset();
        file1.emplace(open());
    };
    for (std::size_t i = states.size(); i-- > 1;) {
        restart(i);
        ASSERT_EQ(state(*file1), states[i]);
        ASSERT_NE(file1->nextUndo(), nullptr);
        const auto undone = file1->undo(who());
        ASSERT_TRUE(undone.ok()) << static_cast<int>(file1->nextUndo()->kind) << undone.error().what;
        ASSERT_EQ(state(*file1), states[i - 1]) << changeName(undone->steps.front().after);
    }
    for (std::size_t i = 1; i < states.size(); ++i) {
        restart(i);
        ASSERT_NE(file1->nextRedo(), nullptr);
        ASSERT_TRUE(file1->redo(who()).ok());
        ASSERT_EQ(state(*file1), states[i]);
    }
}

TEST_P(StoreOfSeed, EveryMemberIsWrittenAndReadAgain)
{
    Event event = fixture::wholeEvent(static_cast<std::uint64_t>(GetParam()));
    {
        EventFile made = create();
        std::vector<Change> all{RenameEvent{event.name}, SetUnitRules{event.units}};
        for (const EventSection& entry : event.sections) all.emplace_back(AddSection{entry.id, entry.section});
        ASSERT_TRUE(fixture::apply(made, CompoundChange(ActionKind::Import, std::move(all)), who()).ok());
        event = made.event();  // with a remark at each round that the rules pair otherwise
    }
    const EventFile again = open();
    EXPECT_EQ(again.event().name, event.name);
    EXPECT_EQ(again.event().units, event.units);
    ASSERT_EQ(again.event().sections.size(), event.sections.size());
    for (std::size_t i = 0; i < event.sections.size(); ++i) {
        EXPECT_EQ(again.event().sections[i].id, event.sections[i].id);
        const Section& wanted = *event.sections[i].section;
        const Section& found = *again.event().sections[i].section;
        for (const MemberDifference& each : memberDifferences(wanted, found))
            ADD_FAILURE() << each.path << ": " << each.wanted.dump() << " became " << each.found.dump();
        EXPECT_TRUE(found == wanted);
    }
}

INSTANTIATE_TEST_SUITE_P(Seeds, StoreOfSeed, ::testing::Range(0, 8));

TEST_F(Store, ANewEditEndsRedoAlsoAfterReopening)
{
    {
        EventFile made = withSection();
        ASSERT_TRUE(fixture::apply(made, RenameEvent{"Một"}, who(10)).ok());
        ASSERT_TRUE(made.undo(who(20)).ok());
        ASSERT_NE(made.nextRedo(), nullptr);
        ASSERT_TRUE(fixture::apply(made, RenameEvent{"Hai"}, who(30)).ok());
        EXPECT_EQ(made.nextRedo(), nullptr);
    }
    EXPECT_EQ(open().nextRedo(), nullptr);
}

/// Whoever only looks at such a file leaves it closed: the next one is not told that it is a copy.
TEST_F(Store, AFileOfAProgramThatWasKilledIsClosedByWhoeverOpensIt)
{
    const std::filesystem::path killed = folder() / "killed.kydai";
    {
        const EventFile made = withSection();
        leaveAsKilled(killed);
    }
    ASSERT_NE(markOf(bytesIn(killed)), 0U);
    for (int time = 0; time < 2; ++time) {
        const auto opened = EventFile::open(killed);
        ASSERT_TRUE(opened.ok());
        EXPECT_EQ(opened->event().sections.size(), 1U);
        EXPECT_TRUE(opened->notes().empty()) << time;
    }
    EXPECT_TRUE(isAtRest(bytesIn(killed)));
    EXPECT_FALSE(std::filesystem::exists(logOf(killed)));
}

/// SQLite writes pages of such a transaction into the log before the first page, which has the mark: what a kill leaves
/// then is in the file.
TEST_F(Store, AFirstEntryThatIsTooLargeForTheCacheIsThereAfterAKill)
{
    EventFile made = create();
    Random random(3);
    Section section = fixture::randomSection(random, 3000, 2);
    section.rules.fideMode = false;
    section.rules.fideModeLeftInRound = 1;
    const AddSection change{{}, std::make_shared<const Section>(std::move(section))};
    ASSERT_TRUE(fixture::apply(made, change, who()).ok());
    const std::string log = bytesIn(logOf(file()));
    EXPECT_TRUE(log.empty() || log.substr(kMarkInLogAt, 8) == markBytes(markOf(bytesIn(file()))));
    const std::filesystem::path killed = folder() / "killed.kydai";
    leaveAsKilled(killed);
    const auto opened = EventFile::open(killed);
    ASSERT_TRUE(opened.ok()) << opened.error().detail;
    EXPECT_TRUE(opened->notes().empty());
    ASSERT_EQ(opened->event().sections.size(), 1U);
    EXPECT_EQ(opened->event().sections.front().section->players.size(), 3000U);
}

TEST_F(Store, NothingToUndoIsSaid)
{
    EventFile made = create();
    EXPECT_EQ(made.undo(who()).error().code, Errc::NotAllowed);
    EXPECT_EQ(made.redo(who()).error().code, Errc::NotAllowed);
}

TEST_F(Store, AnEditThatChangesNothingLeavesNoEntry)
{
    EventFile made = withSection();
    const auto before = made.journal()->size();
    const auto written = fixture::apply(made, RenameEvent{"Giải trẻ"}, who());
    ASSERT_TRUE(written.ok());
    EXPECT_FALSE(written->entry);
    EXPECT_EQ(made.journal()->size(), before);
}

TEST_F(Store, ARefusedChangeLeavesNothing)
{
    EventFile made = withSection();
    const Json before = state(made);
    EXPECT_EQ(fixture::apply(made, UnpairRound{SectionId{1}, 2, {}}, who()).error().code, Errc::NotAllowed);
    EXPECT_EQ(state(made), before);
    EXPECT_EQ(made.journal()->size(), 1U);
}

TEST_F(Store, TheJournalSaysWhatWasWhatIsWhoAndWhen)
{
    EventFile made = withSection();
    const Game before = made.event().sections[0].section->rounds.back().games[0];
    ASSERT_TRUE(fixture::apply(made, firstBoard(made, Outcome::ForfeitLoss, Outcome::ForfeitWin), who(60)).ok());
    const auto journal = made.journal();
    ASSERT_TRUE(journal.ok());
    const JournalEntry& entry = journal->back();
    EXPECT_EQ(entry.who, "Trọng tài");
    EXPECT_EQ(entry.at, at(60));
    ASSERT_EQ(entry.steps.size(), 1U);
    EXPECT_EQ(std::get<SetResult>(entry.steps[0].after).whiteOutcome, Outcome::ForfeitLoss);
    ASSERT_TRUE(entry.steps[0].before);
    EXPECT_EQ(std::get<SetResult>(*entry.steps[0].before).whiteOutcome, before.whiteOutcome);
    ASSERT_TRUE(made.undo(who(70)).ok());
    const auto after = made.journal();
    EXPECT_EQ(after->back().action, Action::Undo);
    EXPECT_EQ(after->back().refersTo, entry.id);
    EXPECT_EQ(made.journal(1)->size(), 1U);
    EXPECT_EQ(made.journal(1)->back().id, after->back().id);
    EXPECT_EQ(made.journal(500)->size(), after->size());
}

TEST_F(Store, TheJournalCanNotBeChangedByHand)
{
    {
        withSection();
    }
    SQLite::Database database(file(), SQLite::OPEN_READWRITE);
    EXPECT_THROW(database.exec("UPDATE journal SET who = 'nobody'"), SQLite::Exception);
    EXPECT_THROW(database.exec("DELETE FROM journal"), SQLite::Exception);
    EXPECT_EQ(database.execAndGet("SELECT count(*) FROM journal").getInt(), 1);
}

TEST_F(Store, EditsOfOneCellThatFollowAtOnceAreOneEntry)
{
    EventFile made = withSection();
    const Json before = state(made);
    Player player = made.event().sections[0].section->players[0];
    for (const char* name : {"N", "Ng", "Nguyễn"}) {
        player.name = name;
        ASSERT_TRUE(fixture::apply(made, EditPlayer{SectionId{1}, player}, who(5)).ok());
    }
    ASSERT_EQ(made.journal()->size(), 2U);
    const JournalEntry entry = made.journal()->back();
    EXPECT_NE(entry.id, entry.lastId);
    EXPECT_EQ(std::get<EditPlayer>(entry.steps.front().after).player.name, "Nguyễn");
    ASSERT_TRUE(made.undo(who(6)).ok());
    EXPECT_EQ(state(made), before);
    ASSERT_TRUE(made.redo(who(7)).ok());
    EXPECT_EQ(made.event().sections[0].section->players[0].name, "Nguyễn");
    // The same after a restart.
    {
        const EventFile closed = std::move(made);
    }
    EventFile again = open();
    ASSERT_TRUE(again.undo(who(8)).ok());
    EXPECT_EQ(state(again), before);
}

TEST_F(Store, OtherCellsLaterEditsAndOtherPeopleAreEntriesOfTheirOwn)
{
    EventFile made = withSection();
    Player player = made.event().sections[0].section->players[0];
    player.name = "A";
    ASSERT_TRUE(fixture::apply(made, EditPlayer{SectionId{1}, player}, who(0)).ok());
    player.rating += 1;  // another cell
    ASSERT_TRUE(fixture::apply(made, EditPlayer{SectionId{1}, player}, who(1)).ok());
    player.rating += 1;  // later
    ASSERT_TRUE(fixture::apply(made, EditPlayer{SectionId{1}, player}, who(60)).ok());
    player.rating += 1;  // someone else
    ASSERT_TRUE(fixture::apply(made, EditPlayer{SectionId{1}, player}, Who{"Khác", at(61)}).ok());
    EXPECT_EQ(made.journal()->size(), 5U);
    // After undo a new edit is a new entry too.
    ASSERT_TRUE(made.undo(who(62)).ok());
    player.rating += 5;
    ASSERT_TRUE(fixture::apply(made, EditPlayer{SectionId{1}, player}, who(62)).ok());
    EXPECT_EQ(made.journal()->size(), 7U);
}

TEST_F(Store, EditsMergeForThreeSecondsAndNotWhenTheClockGoesBack)
{
    EventFile made = withSection();
    const auto rename = [&](const std::string& name, int milliseconds) {
        const Who who{"Trọng tài", at(10) + std::chrono::milliseconds{milliseconds}};
        EXPECT_TRUE(fixture::apply(made, RenameEvent{name}, who).ok());
        return made.journal()->size();
    };
    EXPECT_EQ(rename("A", 0), 2U);
    EXPECT_EQ(rename("B", 3000), 2U);
    EXPECT_EQ(rename("C", 6001), 3U);
    EXPECT_EQ(rename("D", 6000), 4U) << "earlier than the entry before";
}

TEST_F(Store, LeavingFideModeCanNotBeUndoneAndStaysLeft)  // C.02
{
    EventFile made = withSection();
    ASSERT_TRUE(fixture::apply(made, RenameEvent{"Khác"}, who(10)).ok());
    ASSERT_TRUE(fixture::apply(made, LeaveFideMode{SectionId{1}}, who(20)).ok());
    EXPECT_EQ(made.nextUndo(), nullptr);
    ASSERT_TRUE(fixture::apply(made, RenameEvent{"Nữa"}, who(30)).ok());
    ASSERT_NE(made.nextUndo(), nullptr);
    {
        const EventFile closed = std::move(made);
    }
    {
        EventFile again = open();
        ASSERT_TRUE(again.undo(who(40)).ok());
        EXPECT_EQ(again.nextUndo(), nullptr);
        EXPECT_FALSE(again.event().sections[0].section->rules.fideMode);
    }
    SQLite::Database database(file(), SQLite::OPEN_READWRITE);
    EXPECT_THROW(
        database.exec("UPDATE parts SET value = json_set(value, '$.fideMode', json('true')) WHERE kind = 'rules'"),
        SQLite::Exception);
}

TEST_F(Store, AnswersAndComplaintsAreKeptAndNotUndone)
{
    EventFile made = withSection();
    ASSERT_TRUE(
        fixture::apply(made, AnswerWarning{SectionId{1}, 3, "repeatedOpponent", "confirmed", "{}"}, who(10)).ok());
    ASSERT_TRUE(fixture::apply(made, KeepComplaint{SectionId{1}, R"({"kind":"colour"})", "ghi chú"}, who(11)).ok());
    EXPECT_EQ(made.journal()->size(), 3U);
    ASSERT_NE(made.nextUndo(), nullptr);
    EXPECT_EQ(changeName(made.nextUndo()->steps.front().after), "add_section");
    {
        const EventFile closed = std::move(made);
    }
    const EventFile again = open();
    ASSERT_NE(again.nextUndo(), nullptr);
    EXPECT_EQ(changeName(again.nextUndo()->steps.front().after), "add_section");
    const auto journal = again.journal();
    ASSERT_EQ(journal->size(), 3U);
    EXPECT_EQ(std::get<AnswerWarning>(journal->at(1).steps[0].after).answer, "confirmed");
    EXPECT_EQ(std::get<KeepComplaint>(journal->at(2).steps[0].after).note, "ghi chú");
}

/// A hundred entries of a large event are no long log.
TEST_F(Store, OnlyWhatAnEditChangesIsWritten)
{
    EventFile made = withSection(300, 5);
    ASSERT_TRUE(made.settle().ok());
    Player player = made.event().sections[0].section->players[150];
    player.name = "Khác";
    ASSERT_TRUE(fixture::apply(made, EditPlayer{SectionId{1}, player}, who(60)).ok());
    EXPECT_LT(std::filesystem::file_size(logOf(file())), 16U * 4096U);
    EXPECT_EQ(made.event().sections[0].section->players[150].name, "Khác");
}

TEST_F(Store, SectionIdsNeverComeBack)
{
    EventFile made = withSection();
    ASSERT_TRUE(fixture::apply(made, RemoveSection{SectionId{1}}, who(1)).ok());
    const auto empty = std::make_shared<const Section>();
    ASSERT_TRUE(fixture::apply(made, AddSection{{}, empty}, who(2)).ok());
    EXPECT_EQ(made.event().sections[0].id, SectionId{2});
}

TEST_F(Store, ABackupIsMadeBeforeARoundIsAddedAndTheNewestTwentyStay)
{
    EventFile made = withSection(8, 0);
    for (int round = 0; round < 25; ++round) {
        ASSERT_TRUE(made.backUp("by hand", at(round)).ok());
    }
    EXPECT_EQ(backupsOf(file()).size(), kBackupsKept);
    Round round;
    for (int id = 1; id <= 8; id += 2) round.games.push_back({playerId(id), playerId(id + 1)});
    const auto written = fixture::apply(made, PublishRound{SectionId{1}, 1, round}, who(100));
    ASSERT_TRUE(written.ok());
    EXPECT_FALSE(written->backupFailed);
    const auto backups = backupsOf(file());
    ASSERT_EQ(backups.size(), kBackupsKept);
    EXPECT_NE(backups.back().filename().u8string().find(u8"round 1"), std::u8string::npos);
    const auto before = EventFile::read(backups.back());
    ASSERT_TRUE(before.ok()) << before.error().detail;
    EXPECT_EQ(before->sections[0].section->roundsPaired(), 0);
    EXPECT_EQ(before->sections[0].section->players.size(), 8U);
}

TEST_F(Store, TheBackupBeforeARoundNamesTheSectionWhereThereAreSeveral)
{
    EventFile made = withSection(2, 0);
    Section other;
    other.info.name = "Nữ U8";
    other.players = {made.event().sections[0].section->players};
    ASSERT_TRUE(fixture::apply(made, AddSection{{}, std::make_shared<const Section>(std::move(other))}, who(1)).ok());
    const Round round{.games = {{playerId(1), playerId(2)}}};
    ASSERT_TRUE(fixture::apply(made, PublishRound{SectionId{2}, 1, round}, who(100)).ok());
    const auto backups = backupsOf(file());
    ASSERT_EQ(backups.size(), 1U);
    EXPECT_NE(backups[0].filename().u8string().find(u8"Nữ U8 round 1"), std::u8string::npos) << backups[0];
}

TEST_F(Store, BackupsMadeAfterTheClockWasSetBackAreTheNewest)
{
    EventFile made = withSection(8, 0);
    for (int backup = 0; backup < 25; ++backup) ASSERT_TRUE(made.backUp("by hand", at(1000 + backup)).ok());
    writeBytes(backupFolder(file()) / u8"Giải trẻ 2099 của tôi.kydai", "kept by a person");
    std::vector<std::filesystem::path> early;
    for (const char* label : {"z", "a", "a"}) early.push_back(made.backUp(label, at(0)).value());
    std::vector<std::filesystem::path> backups = backupsOf(file());
    ASSERT_EQ(backups.size(), kBackupsKept);
    ASSERT_EQ(toUtf8(backups.back().filename()), "Giải trẻ 2099 của tôi.kydai");
    backups.pop_back();
    EXPECT_TRUE(std::equal(early.rbegin(), early.rend(), backups.rbegin())) << "in the order in which they were made";
    EXPECT_NE(toUtf8(early.front().filename()).find("2026-11-21 103204.001 z"), std::string::npos) << early.front();
    ASSERT_TRUE(made.backUp("later", at(5000)).ok());
    EXPECT_NE(toUtf8(backupsOf(file())[kBackupsKept - 2].filename()).find("113820.000 later"), std::string::npos);
}

TEST_F(Store, TheOldestBackupCanBeRestoredThoughItMakesWay)
{
    EventFile made = withSection(8, 0);
    ASSERT_TRUE(made.backUp("first", at(0)).ok());
    ASSERT_TRUE(fixture::apply(made, RenameEvent{"Sau"}, who(60)).ok());
    for (int backup = 1; backup < static_cast<int>(kBackupsKept); ++backup)
        ASSERT_TRUE(made.backUp("by hand", at(60 * backup)).ok());
    const auto backups = backupsOf(file());
    ASSERT_EQ(backups.size(), kBackupsKept);
    const auto restored = made.restore(backups.front(), at(5000));
    ASSERT_TRUE(restored.ok()) << restored.error().detail;
    EXPECT_EQ(made.event().name, "Giải trẻ");
    EXPECT_FALSE(std::filesystem::exists(backups.front()));
}

TEST_F(Store, ALabelOfAnyLengthMakesABackup)
{
    std::string label;
    for (int letter = 0; letter < 200; ++letter) label += "ặ";
    EventFile made = withSection(8, 0);
    EXPECT_TRUE(made.backUp(label, at(0)).ok());
    EXPECT_EQ(backupsOf(file()).size(), 1U);
}

TEST_F(Store, ABackupThatFailsDoesNotStopTheRound)
{
    EventFile made = withSection(2, 0);
    writeBytes(backupFolder(file()), "a file where the folder should be");
    const auto written =
        fixture::apply(made, PublishRound{SectionId{1}, 1, Round{.games = {{playerId(1), playerId(2)}}}}, who(100));
    ASSERT_TRUE(written.ok());
    EXPECT_TRUE(written->backupFailed);
    EXPECT_EQ(made.event().sections[0].section->roundsPaired(), 1);
}

TEST_F(Store, OlderFilesAreBroughtUpToDateStepByStep)
{
    const std::array<Migration, 2> steps{Migration{1, "CREATE TABLE a (x INTEGER) STRICT; INSERT INTO a VALUES (7);"},
                                         Migration{2, "ALTER TABLE a ADD COLUMN y INTEGER NOT NULL DEFAULT 3;"}};
    SQLite::Database database(folder() / "old.db", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    bringUpToDate(database, std::span(steps).first(1));
    EXPECT_EQ(versionOf(database), 1);
    bringUpToDate(database, steps);
    EXPECT_EQ(versionOf(database), 2);
    EXPECT_EQ(database.execAndGet("SELECT x + y FROM a").getInt(), 10);
    const std::array<Migration, 3> broken{steps[0], steps[1], Migration{3, "DROP TABLE a; SELECT * FROM nowhere;"}};
    EXPECT_THROW(bringUpToDate(database, broken), SQLite::Exception);
    EXPECT_EQ(versionOf(database), 2);
    EXPECT_EQ(database.execAndGet("SELECT x FROM a").getInt(), 7);
}

}  // namespace
}  // namespace kydai::store
