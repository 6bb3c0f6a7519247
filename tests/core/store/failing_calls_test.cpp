// Rescuing, mending, restoring and bringing up to date on a disk of which any one call fails, or all from it on: what
// was there is still there, in its place or beside it, and the same work succeeds on a disk that is well again.

#include "core/store/store_fixture.h"
#include "store/log_beside.h"
#include "store/migrations.h"
#include "store/rescue.h"
#include "support/cleared.h"
#include "support/watched_disk.h"

#include <functional>
#include <string>
#include <vector>

namespace kydai::store {
namespace {

namespace fs = std::filesystem;

class FailingCalls : public StoreTest {
protected:
    void SetUp() override { fs::create_directories(work()); }
    [[nodiscard]] fs::path work() const { return folder() / "work"; }
    [[nodiscard]] fs::path event() const { return work() / "a.kydai"; }

    /// `attempt` at what lies in the folder now, once for each call that it makes; then `check`.
    void atEachCall(const std::function<void()>& attempt, const std::function<void(const std::string&)>& check) const
    {
        const fixture::Files files = fixture::readFiles(work());
        for (const fixture::SystemCall call : fixture::kSystemCalls) {
            for (const bool forGood : {false, true}) {
                bool failed = true;
                // The first calls each, where the names are made; of the many that follow some.
                for (int nth = 1; failed; nth += nth < 7 && !forGood ? 1 : 7) {
                    fixture::writeFiles(work(), files);
                    {
                        fixture::WatchedDisk disk(work());
                        disk.failNth(call, nth, forGood);
                        attempt();
                        failed = disk.hasFailed();
                        disk.failNoMore();
                    }
                    check("call " + std::to_string(static_cast<int>(call)) + ", number " + std::to_string(nth));
                    if (HasFailure()) return;
                }
            }
        }
    }
    [[nodiscard]] bool isThere(const std::string& bytes) const
    {
        for (const auto& [name, content] : fixture::readFiles(work())) {
            if (content == bytes) return true;
        }
        return false;
    }
    /// An event of so many entries, closed.
    void make(int entries) const
    {
        auto made = EventFile::create(event(), "Tên");
        ASSERT_TRUE(made.ok());
        enter(*made, 0, entries);
    }
    static void enter(EventFile& file, int from, int to)
    {
        for (int entry = from; entry < to; ++entry)
            ASSERT_TRUE(fixture::apply(file, RenameEvent{"Tên " + std::to_string(entry)}, who(60 * entry)).ok());
    }
    static std::size_t entriesOf(const Result<EventFile>& file)
    {
        const auto journal = file ? file->journal() : Result<std::vector<JournalEntry>>(std::vector<JournalEntry>());
        return journal ? journal->size() : 0;
    }
};

TEST_F(FailingCalls, ADamagedFileIsReplacedOrStays)
{
    make(2);
    {
        auto made = EventFile::open(event());
        ASSERT_TRUE(made->backUp("good", at(200)).ok());
        enter(*made, 2, 3);
    }
    std::string broken = bytesIn(event());
    const std::size_t place = broken.rfind("Tên 2");
    ASSERT_NE(place, std::string::npos);
    broken[place] = 'X';
    writeBytes(event(), broken);
    writeBytes(logOf(event()), "what lay there");
    const auto rescues = rescuesOf(event());
    ASSERT_EQ(rescues.size(), 2U);
    for (const Rescue& rescue : rescues) {
        bool isDone = false;
        atEachCall([&] { isDone = replaceDamaged(event(), rescue, at(300)).ok(); },
                   [&](const std::string& what) {
                       EXPECT_TRUE(isThere(broken)) << what;
                       EXPECT_TRUE(isThere("what lay there")) << what;
                       if (!isDone && bytesIn(event()) == broken) {
                           EXPECT_TRUE(replaceDamaged(event(), rescue, at(400)).ok()) << what;
                       }
                       EXPECT_TRUE(EventFile::open(event()).ok()) << what;
                   });
        writeBytes(event(), broken);
        writeBytes(logOf(event()), "what lay there");
        fs::remove(backupName(event(), "damaged", at(300)));
        fs::remove(backupName(event(), "damaged", at(400)));
    }
}

/// The event is made anew of its pieces in a temporary folder, on the same disk here.
TEST_F(FailingCalls, OfPiecesAllThatCouldBeReadTakesThePlaceOrNothing)
{
    const auto section = [] {
        Random random(3);
        return std::make_shared<const Section>(fixture::randomSection(random, 4, 1));
    };
    make(1);
    {
        auto made = EventFile::open(event());
        ASSERT_TRUE(fixture::apply(*made, AddSection{{}, section()}, who(100)).ok());
    }
    SQLite::Database(event(), SQLite::OPEN_READWRITE).exec("UPDATE event SET arbiter = 'Loan'");
    const std::string broken = bytesIn(event());
    const auto rescues = rescuesOf(event());
    ASSERT_EQ(rescues.size(), 1U);
    ASSERT_EQ(rescues.front().kind, Rescue::Kind::Pieces);
    const fs::path temporary = work() / "tmp";
    bool isDone = false;
    atEachCall(
        [&] {
            fs::create_directory(temporary);
            const TemporaryPlace place(temporary);
            isDone = replaceDamaged(event(), rescues.front(), at(300)).ok();
        },
        [&](const std::string& what) {
            EXPECT_TRUE(isThere(broken)) << what;
            if (bytesIn(event()) == broken) {
                EXPECT_FALSE(isDone) << what;
                return;
            }
            const auto after = EventFile::open(event());
            ASSERT_TRUE(after.ok()) << what << after.error().detail;
            EXPECT_EQ(after->event().name, "Tên 0") << what;
            EXPECT_EQ(after->event().sections.size(), 1U) << what;
        });
}

TEST_F(FailingCalls, ADiskThatFailsUnderAnEntryIsNotSaidToBeReadOnly)
{
    make(1);
    auto made = EventFile::open(event());
    ASSERT_TRUE(made.ok());
    fixture::WatchedDisk disk(work());
    disk.failNth(fixture::SystemCall::Sync, 1, true);
    const auto entered = fixture::apply(*made, RenameEvent{"Tên mới"}, who(60));
    disk.failNoMore();
    ASSERT_FALSE(entered.ok());
    EXPECT_EQ(entered.error().code, Errc::CannotWrite);
}

TEST_F(FailingCalls, AnEventOfWhichNothingElseIsLeftIsWrittenWholeOrNotAtAll)
{
    Event shown;
    shown.name = "Tên";
    Random random(3);
    const auto section = std::make_shared<const Section>(fixture::randomSection(random, 4, 1));
    shown.sections.push_back({SectionId{1}, section});
    const auto whole = EventFile::createOf(folder() / "whole.kydai", shown, who(10));
    ASSERT_TRUE(whole.ok());
    const Json expected = toJson(whole->event());
    bool isMade = false;
    atEachCall([&] { isMade = EventFile::createOf(event(), shown, who(10)).ok(); },
               [&](const std::string& what) {
                   if (!isMade) {
                       EXPECT_FALSE(fs::exists(event())) << what << ": an event without its sections";
                       return;
                   }
                   const auto after = EventFile::open(event());
                   ASSERT_TRUE(after.ok()) << what << after.error().detail;
                   EXPECT_EQ(toJson(after->event()), expected) << what;
                   EXPECT_EQ(after->arbiter(), "Trọng tài") << what;
               });
}

TEST_F(FailingCalls, AnEntryIsRefusedWhereTheLongLogBeforeItCanNotBeSettled)
{
    for (const auto call : {fixture::SystemCall::Write, fixture::SystemCall::Sync, fixture::SystemCall::Truncate}) {
        fs::remove_all(work());
        fs::create_directories(work());
        {
            fixture::WatchedDisk disk(work());
            auto made = EventFile::create(event(), "Tên");
            ASSERT_TRUE(made.ok());
            enter(*made, 0, 1);  // with a long one as its first SQLite would write pages out of their order
            const std::string longName(std::size_t{3} << 20U, 'x');
            ASSERT_TRUE(fixture::apply(*made, RenameEvent{longName}, who(60)).ok());
            ASSERT_GT(fs::file_size(logOf(event())), std::uintmax_t{4} << 20U);
            disk.failNth(call, 1, true);
            EXPECT_FALSE(fixture::apply(*made, RenameEvent{"Tên 1"}, who(120)).ok()) << static_cast<int>(call);
            EXPECT_TRUE(disk.hasFailed());
            EXPECT_TRUE(made->event().name == longName);
            EXPECT_EQ(made->journal()->size(), 2U);
            disk.failNoMore();
            const auto again = fixture::apply(*made, RenameEvent{"Tên 2"}, who(180));
            EXPECT_TRUE(again.ok()) << static_cast<int>(call) << again.error().detail;
        }
        const auto after = EventFile::open(event());
        ASSERT_TRUE(after.ok()) << after.error().detail;
        EXPECT_EQ(after->event().name, "Tên 2");
        EXPECT_EQ(entriesOf(after), 3U);
    }
}

TEST_F(FailingCalls, ADamagedLogIsMendedOrStaysAndAnothersIsKept)
{
    make(2);
    std::string file;
    std::string log;
    {
        auto made = EventFile::open(event());
        ASSERT_TRUE(made.ok());
        enter(*made, 2, 6);
        file = bytesIn(event());
        log = bytesIn(logOf(event()));
    }
    for (const bool isOther : {false, true}) {
        std::string brokenLog = log;
        std::string brokenFile = file;
        std::string& broken = isOther ? brokenFile : brokenLog;
        const std::size_t place = isOther ? 75 : log.size() / 2;  // the mark, or a page
        broken[place] = static_cast<char>(broken[place] ^ 1);
        fs::remove_all(backupFolder(event()));
        writeBytes(event(), brokenFile);
        writeBytes(logOf(event()), brokenLog);
        const fixture::Files before = fixture::readFiles(work());
        std::size_t expected = 0;
        {
            const auto opened = EventFile::open(event());
            ASSERT_TRUE(opened.ok());
            EXPECT_FALSE(opened->notes().empty());
            expected = entriesOf(opened);
        }
        fixture::writeFiles(work(), before);
        // Where the log can't be taken away SQLite would take it: then nothing opens.
        const auto look = [&] {
            const auto opened = EventFile::open(event());
            EXPECT_TRUE(!opened || entriesOf(opened) == expected) << entriesOf(opened);
            EXPECT_TRUE(opened || !opened.error().file.empty()) << "it is said where";
        };
        atEachCall(look, [&](const std::string& what) {
            const auto again = EventFile::open(event());
            ASSERT_TRUE(again.ok()) << what << again.error().detail;
            EXPECT_EQ(entriesOf(again), expected) << what;
            const bool isKept = isThere(brokenLog) || !backupsOf(event()).empty();
            EXPECT_TRUE(isKept) << what;
        });
        fixture::writeFiles(work(), before);
    }
}

TEST_F(FailingCalls, ARestoredBackupIsThereOrWhatWasBefore)
{
    make(2);
    fs::path backup;
    {
        auto made = EventFile::open(event());
        backup = made->backUp("early", at(200)).value();
        enter(*made, 2, 4);
    }
    bool isRestored = false;
    atEachCall(
        [&] {
            auto made = EventFile::open(event());
            isRestored = made && made->restore(backup, at(500)).ok();
        },
        [&](const std::string& what) {
            const auto after = EventFile::open(event());
            ASSERT_TRUE(after.ok()) << what << after.error().detail;
            bool isWhole = entriesOf(after) == 4;
            EXPECT_TRUE(isWhole || entriesOf(after) == 2) << what;
            EXPECT_FALSE(isRestored && isWhole) << what << ": it was said to be restored";
            for (const fs::path& kept : backupsOf(event())) isWhole = isWhole || entriesOf(EventFile::open(kept)) == 4;
            EXPECT_TRUE(isWhole) << what;
        });
}

TEST_F(FailingCalls, AnOlderVersionIsBroughtUpToDateOrStays)
{
    makeOld(event(), newestVersion() - 1);
    const Json expected = toJson(*EventFile::read(event()));
    bool isNamed = false;
    atEachCall(
        [&] {
            auto made = EventFile::open(event());
            isNamed = made && made->setArbiter("Loan").ok();
        },
        [&](const std::string& what) {
            const auto after = EventFile::open(event());
            ASSERT_TRUE(after.ok()) << what << after.error().detail;
            EXPECT_EQ(toJson(after->event()), expected) << what;
            EXPECT_TRUE(!isNamed || after->arbiter() == "Loan") << what;
        });
}

TEST_F(FailingCalls, ANewFileIsWholeOrNotThere)
{
    make(2);
    const fs::path next = work() / "next.kydai";
    bool isMade = false;
    atEachCall(
        [&] {
            const auto made = EventFile::open(event());
            isMade = made && made->goOnAs(next).ok();
        },
        [&](const std::string& what) {
            EXPECT_EQ(entriesOf(EventFile::open(event())), 2U) << what;
            if (isMade) {
                EXPECT_TRUE(EventFile::open(next).ok()) << what;
            }
            if (fs::exists(next)) {
                EXPECT_TRUE(EventFile::open(next).ok()) << what;
            }
        });
}

/// Where the copy can't be made, or does not open, it is written from what is shown.
TEST_F(FailingCalls, OneCallThatFailsKeepsNoEventFromGoingOnElsewhere)
{
    make(2);
    const fs::path next = work() / "next.kydai";
    for (const fixture::SystemCall call : fixture::kSystemCalls) {
        bool failed = true;
        for (int nth = 1; failed; ++nth) {
            fs::remove(next);
            const auto made = EventFile::open(event());
            ASSERT_TRUE(made.ok());
            fixture::WatchedDisk disk(work());
            disk.failNth(call, nth, false);
            const auto gone = made->goOnAs(next);
            failed = disk.hasFailed();
            disk.failNoMore();
            ASSERT_TRUE(gone.ok()) << static_cast<int>(call) << ' ' << nth << ' ' << gone.error().detail;
            EXPECT_EQ(toJson(gone->event()), toJson(made->event()));
        }
    }
}

/// The event in tables that don't add up is written anew in the folder for what is temporary.
TEST_F(FailingCalls, PiecesThatCanNotBeWrittenAreSaidAndTheDamagedFileStays)
{
    make(2);
    SQLite::Database(event(), SQLite::OPEN_READWRITE).exec("UPDATE event SET name = 'Khác'");
    const auto rescues = rescuesOf(event());
    ASSERT_EQ(rescues.size(), 1U);
    ASSERT_EQ(rescues.front().kind, Rescue::Kind::Pieces);
    const std::string before = bytesIn(event());
    const fs::path elsewhere = folder() / "temporary";
    fs::create_directory(elsewhere);
    const TemporaryPlace temporary(elsewhere);
    for (const fixture::SystemCall call : {fixture::SystemCall::Open, fixture::SystemCall::Write}) {
        fixture::WatchedDisk disk(elsewhere);
        disk.failNth(call, 1, true);
        const auto replaced = replaceDamaged(event(), rescues.front(), at(100));
        disk.failNoMore();
        ASSERT_FALSE(replaced.ok());
        EXPECT_TRUE(replaced.error().file.ends_with("pieces.kydai")) << replaced.error().file;
        EXPECT_FALSE(replaced.error().detail.empty());
        EXPECT_EQ(bytesIn(event()), before);
        EXPECT_TRUE(fs::is_empty(elsewhere));
    }
    EXPECT_TRUE(replaceDamaged(event(), rescues.front(), at(100)).ok());
}

}  // namespace
}  // namespace kydai::store
