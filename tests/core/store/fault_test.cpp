// What can be wrong with a file or a disk: one Errc each, and nothing lost.

#include "core/store/store_fixture.h"
#include "store/migrations.h"
#include "store/rescue.h"
#include "store/twin.h"
#include "support/child.h"
#include "support/cleared.h"
#include "support/file_system.h"
#include "support/fragments.h"

#include <SQLiteCpp/Database.h>

#include <algorithm>
#include <chrono>
#include <thread>

namespace kydai::store {
namespace {

namespace fs = std::filesystem;

using Fault = StoreTest;

Errc errorOf(const Result<EventFile>& result)
{
    return result.ok() ? Errc::Cancelled : result.error().code;
}

TEST_F(Fault, NoSuchFile)
{
    EXPECT_EQ(refusal(), Errc::CannotOpen);
    EXPECT_FALSE(fs::exists(file()));
}

TEST_F(Fault, NoSuchFolderForANewFile)
{
    EXPECT_EQ(errorOf(EventFile::create(folder() / "nowhere" / "a.kydai", "x")), Errc::CannotOpen);
}

TEST_F(Fault, AFolderIsNotAnEvent)
{
    fs::create_directory(file());
    EXPECT_EQ(refusal(), Errc::NotAnEvent);
}

TEST_F(Fault, AnotherKindOfFileIsNotAnEvent)
{
    for (const std::string& bytes : {std::string("012 Giải trẻ\n"), std::string("S"), std::string(200, '\0')}) {
        writeBytes(file(), bytes);
        EXPECT_EQ(refusal(), bytes == "S" ? Errc::Damaged : Errc::NotAnEvent) << bytes;
        EXPECT_EQ(bytesIn(file()), bytes);
    }
}

TEST_F(Fault, AnotherProgramsDatabaseIsNotAnEvent)
{
    {
        SQLite::Database database(file(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        database.exec("CREATE TABLE t (x)");
    }
    const std::string before = bytesIn(file());
    EXPECT_EQ(refusal(), Errc::NotAnEvent);
    EXPECT_EQ(bytesIn(file()), before);
}

TEST_F(Fault, AFileOfANewerVersionIsLeftAlone)
{
    {
        withSection();
    }
    {
        SQLite::Database database(file(), SQLite::OPEN_READWRITE);
        database.exec("PRAGMA user_version=" + std::to_string(newestVersion() + 1));
    }
    const std::string before = bytesIn(file());
    const auto opened = EventFile::open(file());
    ASSERT_FALSE(opened.ok());
    EXPECT_EQ(opened.error().code, Errc::NewerVersion);
    EXPECT_EQ(opened.error().what, fragment(FragmentId::ContentsOfVersion, newestVersion() + 1));
    EXPECT_EQ(bytesIn(file()), before);
}

TEST_F(Fault, AnEmptyFileIsDamaged)
{
    writeBytes(file(), "");
    EXPECT_EQ(refusal(), Errc::Damaged);
}

TEST_F(Fault, ATruncatedFileIsDamagedWhereverItWasCut)
{
    {
        withSection(40, 5);
    }
    const std::string whole = bytesIn(file());
    for (const std::size_t size : {std::size_t{50}, std::size_t{100}, std::size_t{4096}, std::size_t{5000},
                                   whole.size() / 2, whole.size() - 4096, whole.size() - 1}) {
        writeBytes(file(), whole.substr(0, size));
        EXPECT_EQ(refusal(), Errc::Damaged) << size;
        EXPECT_EQ(bytesIn(file()), whole.substr(0, size)) << "opening changed a damaged file";
    }
    writeBytes(file(), whole);
    EXPECT_EQ(open().event().sections.size(), 1U);
}

TEST_F(Fault, RandomBytesInTheMiddleAreDamage)
{
    {
        withSection(40, 5);
    }
    const std::string whole = bytesIn(file());
    Random random(11);
    for (int round = 0; round < 20; ++round) {
        std::string broken = whole;
        const auto pages = whole.size() / 4096;
        const auto at = 4096 * static_cast<std::size_t>(random.below(pages - 1) + 1);
        for (std::size_t i = 0; i < 4096; ++i) broken[at + i] = static_cast<char>(random.below(256));
        writeBytes(file(), broken);
        EXPECT_EQ(refusal(), Errc::Damaged) << "page " << at / 4096 + 1;
        EXPECT_EQ(bytesIn(file()), broken);
    }
}

TEST_F(Fault, ADamagedFileIsReplacedByItsNewestSoundBackupAndKept)
{
    EXPECT_TRUE(rescuesOf(file()).empty()) << "there is nothing";
    fs::path good;
    {
        EventFile made = withSection(40, 5);
        good = made.backUp("good", at(10)).value();
        ASSERT_TRUE(fixture::apply(made, RenameEvent{"Sau"}, who(60)).ok());
        writeBytes(made.backUp("newer", at(70)).value(), "not a backup any more");
    }
    const std::string broken = bytesIn(file()).substr(0, 40'000);
    writeBytes(file(), broken);
    writeBytes(besideIt(file(), "-wal"), "what lay there");
    const auto rescues = rescuesOf(file());
    ASSERT_EQ(rescues.size(), 1U);
    EXPECT_EQ(rescues.front().kind, Rescue::Kind::Backup);
    EXPECT_EQ(rescues.front().file, good);
    EXPECT_EQ(rescues.front().entries, 1U);
    EXPECT_EQ(rescues.front().newest, at(0));
    ASSERT_TRUE(replaceDamaged(file(), rescues.front(), at(100)).ok());
    const EventFile again = open();
    EXPECT_EQ(again.event().name, "Giải trẻ");
    EXPECT_TRUE(again.notes().empty());
    const fs::path kept = backupName(file(), "damaged", at(100));
    EXPECT_EQ(bytesIn(kept), broken);
    EXPECT_EQ(bytesIn(besideIt(kept, "-wal")), "what lay there");
    EXPECT_EQ(replaceDamaged(file(), rescues.front(), at(200)).error().code, Errc::InUse);
}

TEST_F(Fault, TheBestOfWhatCanStillBeOpenedComesFirst)
{
    const fs::path copy = folder() / "stick.kydai";
    std::string whole;
    {
        EventFile made = withSection(8, 2);
        ASSERT_TRUE(made.backUp("early", at(10)).ok());
        ASSERT_TRUE(fixture::apply(made, RenameEvent{"Sau"}, who(60)).ok());
        ASSERT_TRUE(Twin(file(), copy, Twin::Missing::Make).bring().ok());
        ASSERT_TRUE(fixture::apply(made, RenameEvent{"Sau nữa"}, who(120)).ok());
        ASSERT_TRUE(made.settle().ok());
        whole = bytesIn(file());
    }
    // A row that was changed by chance: everything can be read, and does not add up.
    const std::size_t name = whole.rfind("Sau nữa");
    ASSERT_NE(name, std::string::npos);
    std::string broken = whole;
    broken[name] = 'X';
    writeBytes(file(), broken);
    ASSERT_EQ(refusal(), Errc::Damaged);
    const auto before = everythingIn(folder());
    const auto rescues = rescuesOf(file(), copy);
    EXPECT_EQ(everythingIn(folder()), before);
    ASSERT_EQ(rescues.size(), 3U);
    EXPECT_EQ(rescues[0].kind, Rescue::Kind::SecondPlace);
    EXPECT_EQ(rescues[0].entries, 2U);
    EXPECT_EQ(rescues[0].newest, at(60));
    EXPECT_EQ(rescues[1].kind, Rescue::Kind::Backup);
    EXPECT_EQ(rescues[1].entries, 1U);
    EXPECT_EQ(rescues[2].kind, Rescue::Kind::Pieces);
    EXPECT_EQ(rescues[2].entries, 3U);
    const std::size_t players = EventFile::read(copy)->sections.front().section->players.size();
    const std::map<Rescue::Kind, std::string> names{
        {Rescue::Kind::SecondPlace, "Sau"}, {Rescue::Kind::Backup, "Giải trẻ"}, {Rescue::Kind::Pieces, ""}};
    for (const Rescue& rescue : rescues) {
        writeBytes(file(), broken);
        ASSERT_TRUE(replaceDamaged(file(), rescue, at(200)).ok());
        const EventFile again = open();
        if (rescue.kind != Rescue::Kind::Pieces) {
            EXPECT_EQ(again.event().name, names.at(rescue.kind));
        }
        EXPECT_EQ(again.event().sections.front().section->players.size(), players);
    }
    EXPECT_EQ(bytesIn(backupName(file(), "damaged", at(200))), broken);
}

TEST_F(Fault, TheBestComesFirstThoughTheClockWasSetBack)
{
    const fs::path copy = folder() / "stick.kydai";
    fs::path late;
    {
        EventFile made = withSection(8, 2);
        ASSERT_TRUE(fixture::apply(made, RenameEvent{"Một"}, who(6000)).ok());
        ASSERT_TRUE(made.backUp("early", at(6000)).ok());
        ASSERT_TRUE(fixture::apply(made, RenameEvent{"Hai"}, who(60)).ok());
        late = made.backUp("late", at(60)).value();
    }
    const auto bytes = bytesIn(file());
    const auto best = [&] {
        const auto rescues = rescuesOf(file(), copy);
        return rescues.empty() ? Rescue() : rescues.front();
    };
    writeBytes(file(), bytes.substr(0, 20'000));
    EXPECT_EQ(best().file, late);
    EXPECT_EQ(best().newest, at(60));
    writeBytes(copy, bytes);
    EXPECT_EQ(best().kind, Rescue::Kind::Backup) << "where both have the same";
    writeBytes(file(), bytes);
    {
        EventFile made = open();
        ASSERT_TRUE(fixture::apply(made, RenameEvent{"Ba"}, who(30)).ok());
    }
    writeBytes(copy, bytesIn(file()));
    writeBytes(file(), bytes.substr(0, 20'000));
    EXPECT_EQ(best().kind, Rescue::Kind::SecondPlace) << "it has an entry more, though an earlier time";
    EXPECT_EQ(best().entries, 4U);
    fs::remove_all(backupFolder(file()));
    EXPECT_EQ(best().kind, Rescue::Kind::SecondPlace);
}

TEST_F(Fault, AWordThatNoEventHasIsDamage)
{
    {
        withSection();
    }
    {
        SQLite::Database database(file(), SQLite::OPEN_READWRITE);
        database.exec("UPDATE games SET white_outcome = 'won' WHERE board = 1 AND round = 1");
    }
    EXPECT_EQ(refusal(), Errc::Damaged);
}

TEST_F(Fault, AMissingTableIsDamage)
{
    {
        withSection();
    }
    {
        SQLite::Database database(file(), SQLite::OPEN_READWRITE);
        database.exec("DROP TABLE games");
    }
    EXPECT_EQ(refusal(), Errc::Damaged);
}

TEST_F(Fault, ASecondWindowOfTheSameProgramIsTurnedAway)
{
    EventFile first = withSection();
    EXPECT_EQ(refusal(), Errc::InUse);
    // The first one goes on, and the file is free after it.
    ASSERT_TRUE(fixture::apply(first, firstBoard(first, Outcome::Draw, Outcome::Draw), who(9)).ok());
    {
        const EventFile closed = std::move(first);
    }
    EXPECT_EQ(open().journal()->size(), 2U);
}

int openAndTell(const std::vector<std::string>& words, fixture::Child::Telling& telling)
{
    const auto held = EventFile::open(pathOf(words[0]));
    telling.tell(held.ok() ? 'y' : held.error().code == Errc::InUse ? 'u' : 'n');
    if (held.ok()) std::this_thread::sleep_for(std::chrono::hours(1));
    return 0;
}
const fixture::Child::Can kOpensAndTells{"open", openAndTell};

/// The system drops the locks of a process on a file when it closes any handle of it: a print that reads the open
/// event, a file dialog. Ours stays.
TEST_F(Fault, AnotherProcessIsTurnedAwayAlsoAfterOursReadTheFile)
{
    const EventFile first = withSection();
    for (const bool hasRead : {false, true}) {
        if (hasRead) {
            EXPECT_FALSE(bytesIn(file()).empty());
            EXPECT_EQ(refusal(), Errc::InUse);
        }
        fixture::Child other("open", {toUtf8(file())});
        EXPECT_EQ(other.wait(), 0);
        EXPECT_EQ(other.told(), "u");
    }
}

/// Writes on and on; each change is told after its commit.
int writeMany(const std::vector<std::string>& words, fixture::Child::Telling& telling)
{
    auto held = EventFile::open(pathOf(words[0]));
    const int changes = std::stoi(words[1]);
    for (int step = 0; held.ok() && step < changes; ++step) {
        const Outcome outcome = step % 2 == 0 ? Outcome::Draw : Outcome::UnratedDraw;
        const auto& entry = held->event().sections[0];
        const Game& game = entry.section->rounds.back().games[0];
        const SetResult change{entry.id, entry.section->roundsPaired(), game.white, game.black, outcome, outcome};
        telling.tell(fixture::apply(*held, change, Who{"Trọng tài", at(step * 60)}).ok() ? 'y' : 'n');
    }
    return 0;
}
const fixture::Child::Can kWritesMany{"write many", writeMany};

TEST_F(Fault, AFileThatIsOpenElsewhereIsReadWhileItIsWritten)
{
    {
        withSection();
    }
    constexpr std::size_t kChanges = 1500;  // often enough for the log to begin anew many times
    fixture::Child writer("write many", {toUtf8(file()), std::to_string(kChanges)});
    int reads = 0;
    std::size_t told = 0;
    while (told < kChanges && writer.tells(told + 1)) {
        told = writer.told().size();
        const auto read = EventFile::readAll(file());
        ASSERT_TRUE(read.ok()) << static_cast<int>(read.error().code) << " " << read.error().detail;
        EXPECT_GE(read->journal.size(), told) << "what was committed is read";
        EXPECT_EQ(read->event.sections.size(), 1U);
        ++reads;
    }
    EXPECT_EQ(writer.wait(), 0);
    EXPECT_EQ(writer.told(), std::string(kChanges, 'y'));
    EXPECT_GE(reads, 2) << "once while it wrote, and at its end";
    EXPECT_EQ(open().journal()->size(), kChanges + 1) << "the writer lost nothing";
}

/// To a program nothing is between the moment in which its computer falls asleep and the one in which it wakes.
TEST_F(Fault, AComputerThatSleptGoesOnWithItsEvent)
{
    {
        withSection();
    }
    constexpr std::size_t kChanges = 200;
    fixture::Child writer("write many", {toUtf8(file()), std::to_string(kChanges)});
    ASSERT_TRUE(writer.tells(kChanges / 10));
    writer.sleep();
    const std::size_t told = writer.told().size();
    EXPECT_EQ(refusal(), Errc::InUse) << "whoever sleeps keeps his event";
    const auto read = EventFile::readAll(file());
    ASSERT_TRUE(read.ok());
    EXPECT_GE(read->journal.size(), told);
    EXPECT_EQ(writer.told().size(), told);
    writer.wake();
    EXPECT_EQ(writer.wait(), 0);
    EXPECT_LT(told, kChanges);
    EXPECT_EQ(writer.told(), std::string(kChanges, 'y'));
    EXPECT_EQ(open().journal()->size(), kChanges + 1);
}

/// Its head says that it has no log, until its first entry: a second one who looks must not take away what is begun
/// meanwhile.
TEST_F(Fault, WhoeverIsTurnedAwayTakesNothingAway)
{
    {
        withSection();
    }
    EventFile atRest = open();
    const fs::path log = besideIt(file(), "-wal");
    writeBytes(log, "begun between a look and a removal");
    const auto before = everythingIn(folder());
    EXPECT_EQ(refusal(), Errc::InUse);
    EXPECT_EQ(EventFile::makeWay(file()).error().code, Errc::InUse);
    EXPECT_EQ(everythingIn(folder()), before);
    fs::remove(log);
    ASSERT_TRUE(fixture::apply(atRest, firstBoard(atRest, Outcome::Draw, Outcome::Draw), who(9)).ok());
}

TEST_F(Fault, TheLockOfAKilledWindowIsGone)
{
    {
        withSection();
    }
    fixture::Child window("open", {toUtf8(file())});
    ASSERT_TRUE(window.tells(1));
    EXPECT_EQ(window.told(), "y");
    EXPECT_EQ(refusal(), Errc::InUse);
    EXPECT_TRUE(window.kill());
    EXPECT_EQ(open().event().sections.size(), 1U);
}

TEST_F(Fault, AFullDiskRefusesTheChangeAndKeepsEveryEntry)
{
    EventFile made = withSection();
    made.limitPages(1);  // SQLite takes the present size where the limit is below it
    const Json before = toJson(made.event());
    std::size_t accepted = 0;
    std::optional<Error> full;
    for (int step = 0; step < 5000 && !full; ++step) {
        const Outcome outcome = step % 2 == 0 ? Outcome::Draw : Outcome::UnratedDraw;
        const auto written = fixture::apply(made, firstBoard(made, outcome, outcome), who(step * 60));
        if (written)
            ++accepted;
        else
            full = written.error();
    }
    ASSERT_TRUE(full);
    EXPECT_EQ(full->code, Errc::DiskFull);
    const Json atFull = toJson(made.event());
    const auto entries = made.journal();
    ASSERT_TRUE(entries.ok());
    EXPECT_EQ(entries->size(), accepted + 1);
    // A big change is refused as a whole.
    Random random(1);
    const auto big = std::make_shared<const Section>(fixture::randomSection(random, 300, 9));
    EXPECT_EQ(fixture::apply(made, AddSection{{}, big}, who()).error().code, Errc::DiskFull);
    EXPECT_EQ(toJson(made.event()), atFull);
    // When there is room again, work goes on where it stopped.
    made.limitPages(100'000);
    ASSERT_TRUE(fixture::apply(made, RenameEvent{"Sau khi đầy đĩa"}, who(1)).ok());
    const Json after = toJson(made.event());
    {
        const EventFile closed = std::move(made);
    }
    EXPECT_EQ(toJson(open().event()), after);
}

}  // namespace
}  // namespace kydai::store
