// What a refusal says, whole: which file, what was found, what would have been right.

#include "core/store/store_fixture.h"
#include "store/backup.h"
#include "store/connection.h"
#include "store/live_reader.h"
#include "store/log_beside.h"
#include "store/migrations.h"
#include "store/rating_index.h"
#include "store/rescue.h"
#include "store/twin.h"
#include "support/cleared.h"
#include "support/fragments.h"

#include <functional>

namespace kydai::store {
namespace {

namespace fs = std::filesystem;
using Id = FragmentId;

class Said : public StoreTest {
protected:
    [[nodiscard]] Error ofOpening() const { return EventFile::open(file()).error(); }
    [[nodiscard]] Error ofReading() const { return EventFile::read(file()).error(); }
    /// A change of the file, which is put back, and what opening it and reading it say.
    void changed(const std::function<void()>& change, Errc code, const Fragment& what = {},
                 const Fragment& expected = {})
    {
        const std::string before = bytesIn(file());
        change();
        expectSaid(ofOpening(), code, file(), what, expected);
        expectSaid(ofReading(), code, file(), what, expected);
        writeBytes(file(), before);
    }
    [[nodiscard]] SQLite::Database database() const { return SQLite::Database(file(), SQLite::OPEN_READWRITE); }
};

TEST_F(Said, OfAFileThatIsNoEvent)
{
    expectSaid(ofOpening(), Errc::CannotOpen, file(), fragment(Id::NoSuchFile), fragment(Id::NameOfFileThatExists));
    expectSaid(ofReading(), Errc::CannotOpen, file(), fragment(Id::NoSuchFile), fragment(Id::NameOfFileThatExists));
    fs::create_directory(file());
    expectSaid(ofOpening(), Errc::NotAnEvent, file(), fragment(Id::NoRegularFile), fragment(Id::EventFile));
    fs::remove(file());
    const std::vector<std::string> others{"a text", "SQLite format 2", std::string(200, 'x')};
    for (const std::string& bytes : others) {
        writeBytes(file(), bytes);
        expectSaid(ofOpening(), Errc::NotAnEvent, file());
    }
    writeBytes(file(), "");
    expectSaid(ofOpening(), Errc::Damaged, file(), fragment(Id::EmptyFile), fragment(Id::EventFile));
    fs::resize_file(file(), (std::uintmax_t{1} << 30U) + 1);
    expectSaid(ofOpening(), Errc::OutOfRange, file(), fragment(Id::FileOfMegabytes, 1024),
               fragment(Id::FileOfAtMostMegabytes, 1024));
    fs::resize_file(file(), std::uintmax_t{1} << 30U);
    expectSaid(ofOpening(), Errc::NotAnEvent, file());
}

TEST_F(Said, OfAnEventThatCanNotBeTaken)
{
    {
        withSection();
    }
    changed([&] { fs::resize_file(file(), 99); }, Errc::Damaged, fragment(Id::FileThatWasCutOff),
            fragment(Id::CompleteEventFile));
    changed([&] { database().exec("PRAGMA application_id=7"); }, Errc::NotAnEvent);
    changed([&] { database().exec("PRAGMA user_version=" + std::to_string(newestVersion() + 2)); }, Errc::NewerVersion,
            fragment(Id::ContentsOfVersion, newestVersion() + 2), fragment(Id::AtMostVersion, newestVersion()));
    changed([&] { database().exec("CREATE TABLE more (x)"); }, Errc::Damaged, fragment(Id::TablesOfAnotherProgram),
            fragment(Id::CompleteEventFile));
    changed([&] { database().exec("UPDATE event SET name = 'khác'"); }, Errc::Damaged, fragment(Id::RowsThatDoNotAddUp),
            fragment(Id::CompleteEventFile));
    EXPECT_EQ(open().event().name, "Giải trẻ");
    writeBytes(logOf(file()), "x");
    fs::resize_file(logOf(file()), (std::uintmax_t{1} << 30U) + 1);
    expectSaid(ofOpening(), Errc::OutOfRange, logOf(file()), fragment(Id::FileOfMegabytes, 1024),
               fragment(Id::FileOfAtMostMegabytes, 1024));
}

TEST_F(Said, OfANewFileThatCanNotBeMade)
{
    EventFile made = withSection();
    const fs::path nowhere = folder() / "nowhere" / "a.kydai";
    const fs::path device = folder() / "nul.kydai";
    expectSaid(EventFile::create(device, "x").error(), Errc::CannotWrite, device, fragment(Id::NameOfADevice),
               fragment(Id::NewName));
    expectSaid(EventFile::create(file(), "x").error(), Errc::CannotWrite, file(),
               fragment(Id::FileOfThisNameThatExistsAlready), fragment(Id::NewName));
    expectSaid(made.goOnAs(file()).error(), Errc::CannotWrite, file(), fragment(Id::FileOfThisNameThatExistsAlready),
               fragment(Id::NewName));
    expectSaid(EventFile::create(nowhere, "x").error(), Errc::CannotOpen, nowhere, fragment(Id::NoSuchFolder),
               fragment(Id::FolderThatExists));
    expectSaid(made.backUpInto(folder() / "nowhere", "x", at(0)).error(), Errc::ReadOnly, folder() / "nowhere");
}

/// As nothing of ours leaves it: what undo would bring back is there already.
TEST_F(Said, OfAnEntryThatIsUndoneAlready)
{
    {
        EventFile made = create();
        ASSERT_TRUE(fixture::apply(made, RenameEvent{"Sau"}, who()).ok());
    }
    forge(file(), "UPDATE event SET name = 'Giải trẻ'");
    EventFile opened = open();
    ASSERT_NE(opened.nextUndo(), nullptr);
    expectSaid(opened.undo(who()).error(), Errc::NotAllowed, {}, fragment(Id::NothingToUndo));
}

TEST_F(Said, OfAChangeThatIsNotMade)
{
    EventFile made = create();
    expectSaid(made.undo(who()).error(), Errc::NotAllowed, {}, fragment(Id::NothingToUndo));
    expectSaid(made.redo(who()).error(), Errc::NotAllowed, {}, fragment(Id::NothingToUndo));
    const auto judged = fixture::cleared(made.state(), RenameEvent{"Một"});
    ASSERT_TRUE(judged.ok());
    ASSERT_TRUE(made.apply(*judged, who()).ok());
    expectSaid(made.apply(*judged, who()).error(), Errc::NotAllowed, {}, fragment(Id::ChangeOfOlderState),
               fragment(Id::ChangeMadeOnceMore));
    expectSaid(ofOpening(), Errc::InUse, file());
    const fs::path nothing = folder() / "nothing.kydai";
    expectSaid(made.restore(nothing, at(0)).error(), Errc::CannotOpen, nothing, fragment(Id::NoSuchFile),
               fragment(Id::NameOfFileThatExists));
    if (kOpenFilesKeepTheirName) return;
    const std::string bytes = bytesIn(file());
    fs::rename(file(), folder() / "moved.kydai");
    expectSaid(fixture::apply(made, RenameEvent{"Hai"}, who()).error(), Errc::Moved, file());
    writeBytes(file(), bytes);
    expectSaid(made.setArbiter("x").error(), Errc::Moved, file());
}

TEST_F(Said, OfAFileThatAnotherWroteInto)
{
    EventFile made = withSection();
    std::string bytes = bytesIn(file());
    bytes[27] = static_cast<char>(bytes[27] + 1);
    writeBytes(file(), bytes);
    expectSaid(made.setArbiter("x").error(), Errc::ChangedElsewhere, file());
    expectSaid(fixture::apply(made, RenameEvent{"Hai"}, who()).error(), Errc::ChangedElsewhere, file());
    expectSaid(made.restore(folder() / "none.kydai", at(0)).error(), Errc::ChangedElsewhere, file());
}

TEST_F(Said, OfAJournalThatCanNotBeRead)
{
    {
        EventFile made = withSection();
        ASSERT_TRUE(fixture::apply(made, RenameEvent{"Một"}, who(60)).ok());
    }
    const std::string before = bytesIn(file());
    forge(file(), "UPDATE journal SET after = '{\"no\": \"change\"}' WHERE id = (SELECT max(id) FROM journal)");
    expectSaid(ofOpening(), Errc::Damaged, file());
    EXPECT_EQ(ofOpening().detail, "a journal entry");
    writeBytes(file(), before);
    EXPECT_EQ(open().event().name, "Một");
}

TEST_F(Said, OfASecondPlace)
{
    const fs::path copy = folder() / "stick" / "a.kydai";
    expectSaid(LiveReader(file()).newest().error(), Errc::CannotOpen, file(), fragment(Id::NoSuchFile),
               fragment(Id::NameOfFileThatExists));
    {
        EventFile made = withSection();
        ASSERT_TRUE(made.settle().ok());
    }
    expectSaid(Twin(file(), copy, Twin::Missing::Make).bring().error(), Errc::CannotOpen, copy,
               fragment(Id::NoSuchFile), fragment(Id::NameOfFileThatExists));
    fs::create_directory(copy.parent_path());
    expectSaid(Twin(file(), copy, Twin::Missing::Wait).bring().error(), Errc::CannotOpen, copy,
               fragment(Id::NoSuchFile), fragment(Id::NameOfFileThatExists));
    for (const std::string& other : {std::string("a text"), bytesIn(file()).substr(0, 72)}) {
        writeBytes(copy, other);
        expectSaid(Twin(file(), copy, Twin::Missing::Make).bring().error(), Errc::NotAnEvent, copy);
    }
    fs::remove(copy);
    database().exec("UPDATE event SET name = 'khác'");
    expectSaid(Twin(file(), copy, Twin::Missing::Make).bring().error(), Errc::Damaged, file(),
               fragment(Id::RowsThatDoNotAddUp), fragment(Id::CompleteEventFile));
    writeBytes(besideIt(file(), "-journal"), "x");
    expectSaid(LiveReader(file()).newest().error(), Errc::InUse, file());
}

TEST_F(Said, OfARatingList)
{
    const fs::path list = folder() / "list.kdri";
    const auto open = [&] { return RatingIndex::open(list).error(); };
    const auto build = [&] {
        auto builder = RatingIndexBuilder::start(list);
        return builder.ok() && builder->finish("OCT26").ok();
    };
    EXPECT_EQ(open().file, toUtf8(list));
    ASSERT_TRUE(build());
    SQLite::Database(list, SQLite::OPEN_READWRITE).exec("PRAGMA user_version=1");
    expectSaid(open(), Errc::NotAnEvent, list, fragment(Id::NoRatingListOfKydai), fragment(Id::RatingListImportedHere));
    SQLite::Database(list, SQLite::OPEN_READWRITE).exec("PRAGMA user_version=3");
    expectSaid(open(), Errc::NewerVersion, list);
    ASSERT_TRUE(build());
    SQLite::Database(list, SQLite::OPEN_READWRITE).exec("DELETE FROM list");
    expectSaid(open(), Errc::Damaged, list);
    ASSERT_TRUE(build());
    SQLite::Database(list, SQLite::OPEN_READWRITE).exec("DROP TABLE player");
    expectSaid(RatingIndex::open(list)->byId(4).error(), Errc::Damaged, list);
    auto stopped = RatingIndexBuilder::start(list);
    ASSERT_TRUE(stopped.ok());
    std::stop_source stop;
    stop.request_stop();
    ASSERT_TRUE(stopped->add({}).ok());
    expectSaid(stopped->finish("NOV26", stop.get_token()).error(), Errc::Cancelled, list);
    fs::remove(list);
    fs::create_directories(list / "in the way");
    auto refused = RatingIndexBuilder::start(list);
    ASSERT_TRUE(refused.ok());
    expectSaid(refused->finish("NOV26").error(), Errc::CannotWrite, list);
    const fs::path nowhere = folder() / "nowhere" / "list";
    expectSaid(RatingIndexBuilder::start(nowhere).error(), Errc::CannotOpen, nowhere);
}

TEST_F(Said, OfARescueThatIsNone)
{
    {
        withSection();
    }
    const fs::path none = folder() / "none.kydai";
    writeBytes(none, "x");
    for (const Rescue::Kind kind : {Rescue::Kind::Backup, Rescue::Kind::SecondPlace, Rescue::Kind::Pieces})
        expectSaid(replaceDamaged(file(), {kind, none}, at(0)).error(), Errc::CannotRead, none);
    const EventFile held = open();
    expectSaid(replaceDamaged(file(), {Rescue::Kind::Backup, none}, at(0)).error(), Errc::InUse, file());
}

}  // namespace
}  // namespace kydai::store
