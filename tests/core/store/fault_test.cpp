// What can be wrong with a file or a disk: one Errc each, and nothing lost.

#include "core/store/store_fixture.h"
#include "store/migrations.h"
#include "store/rescue.h"
#include "store/twin.h"
#include "support/cleared.h"
#include "support/fragments.h"
#include "support/locks.h"

#include <SQLiteCpp/Database.h>

#include <csignal>
#include <functional>
#include <sys/wait.h>
#include <unistd.h>

namespace kydai::store {
namespace {

namespace fs = std::filesystem;

using Fault = StoreTest;

/// Runs `check` in a child process as a user whom permissions bind (root ignores them). True when it gave true.
bool asOrdinaryUser(const std::function<bool()>& check)
{
    const pid_t child = ::fork();
    if (child == 0) {
        constexpr uid_t kNobody = 65534;
        if (::geteuid() == 0 && (::setgid(kNobody) != 0 || ::setuid(kNobody) != 0)) ::_exit(9);
        ::_exit(check() ? 0 : 1);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    EXPECT_TRUE(WIFEXITED(status));
    return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

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
        EXPECT_EQ(bytesOf(file()), bytes);
    }
}

TEST_F(Fault, AnotherProgramsDatabaseIsNotAnEvent)
{
    {
        SQLite::Database database(file(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        database.exec("CREATE TABLE t (x)");
    }
    const std::string before = bytesOf(file());
    EXPECT_EQ(refusal(), Errc::NotAnEvent);
    EXPECT_EQ(bytesOf(file()), before);
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
    const std::string before = bytesOf(file());
    const auto opened = EventFile::open(file());
    ASSERT_FALSE(opened.ok());
    EXPECT_EQ(opened.error().code, Errc::NewerVersion);
    EXPECT_EQ(opened.error().what, fragment(FragmentId::ContentsOfVersion, newestVersion() + 1));
    EXPECT_EQ(bytesOf(file()), before);
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
    const std::string whole = bytesOf(file());
    for (const std::size_t size : {std::size_t{50}, std::size_t{100}, std::size_t{4096}, std::size_t{5000},
                                   whole.size() / 2, whole.size() - 4096, whole.size() - 1}) {
        writeBytes(file(), whole.substr(0, size));
        EXPECT_EQ(refusal(), Errc::Damaged) << size;
        EXPECT_EQ(bytesOf(file()), whole.substr(0, size)) << "opening changed a damaged file";
    }
    writeBytes(file(), whole);
    EXPECT_EQ(open().event().sections.size(), 1U);
}

TEST_F(Fault, RandomBytesInTheMiddleAreDamage)
{
    {
        withSection(40, 5);
    }
    const std::string whole = bytesOf(file());
    Random random(11);
    for (int round = 0; round < 20; ++round) {
        std::string broken = whole;
        const auto pages = whole.size() / 4096;
        const auto at = 4096 * static_cast<std::size_t>(random.below(pages - 1) + 1);
        for (std::size_t i = 0; i < 4096; ++i) broken[at + i] = static_cast<char>(random.below(256));
        writeBytes(file(), broken);
        EXPECT_EQ(refusal(), Errc::Damaged) << "page " << at / 4096 + 1;
        EXPECT_EQ(bytesOf(file()), broken);
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
    const std::string broken = bytesOf(file()).substr(0, 40'000);
    writeBytes(file(), broken);
    writeBytes(file().string() + "-wal", "what lay there");
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
    EXPECT_EQ(bytesOf(kept), broken);
    EXPECT_EQ(bytesOf(kept.string() + "-wal"), "what lay there");
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
        whole = bytesOf(file());
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
    EXPECT_EQ(bytesOf(backupName(file(), "damaged", at(200))), broken);
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

TEST_F(Fault, AnotherProcessIsTurnedAway)
{
    const EventFile first = withSection();
    const pid_t child = ::fork();
    if (child == 0) ::_exit(errorOf(EventFile::open(file())) == Errc::InUse ? 0 : 1);
    int status = 0;
    ::waitpid(child, &status, 0);
    EXPECT_EQ(WEXITSTATUS(status), 0);
}

TEST_F(Fault, AFileThatIsOpenElsewhereIsReadWhileItIsWritten)
{
    {
        withSection();
    }
    int ends[2] = {};
    ASSERT_EQ(::pipe(ends), 0);
    const pid_t child = ::fork();
    if (child == 0) {
        // Writes on and on, often enough for the log to begin anew many times; each change is told after its commit.
        auto held = EventFile::open(file());
        for (int step = 0; held.ok() && step < 1500; ++step) {
            const Outcome outcome = step % 2 == 0 ? Outcome::Draw : Outcome::UnratedDraw;
            const char told =
                fixture::apply(*held, firstBoard(*held, outcome, outcome), who(step * 60)).ok() ? 'y' : 'n';
            if (::write(ends[1], &told, 1) != 1) break;
        }
        ::_exit(0);
    }
    ::close(ends[1]);
    std::size_t told = 0;
    int reads = 0;
    char answer = 0;
    while (::read(ends[0], &answer, 1) == 1) {
        ASSERT_EQ(answer, 'y');
        if (++told % 30 != 0) continue;
        const auto read = EventFile::readAll(file());
        ASSERT_TRUE(read.ok()) << static_cast<int>(read.error().code) << " " << read.error().detail;
        EXPECT_GE(read->journal.size(), told) << "what was committed is read";
        EXPECT_EQ(read->event.sections.size(), 1U);
        ++reads;
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    ::close(ends[0]);
    EXPECT_EQ(told, 1500U);
    EXPECT_EQ(reads, 50);
    EXPECT_EQ(open().journal()->size(), told + 1) << "the writer lost nothing";
}

/// Its head says that it has no log, until its first entry: a second one who looks must not take away what is begun
/// meanwhile.
TEST_F(Fault, WhoeverIsTurnedAwayTakesNothingAway)
{
    {
        withSection();
    }
    EventFile atRest = open();
    const fs::path log = file().string() + "-wal";
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
    int ends[2] = {};
    ASSERT_EQ(::pipe(ends), 0);
    const pid_t child = ::fork();
    if (child == 0) {
        const auto held = EventFile::open(file());
        const char answer = held.ok() ? 'y' : 'n';
        if (::write(ends[1], &answer, 1) != 1) ::_exit(1);
        ::pause();
        ::_exit(0);
    }
    char answer = 0;
    ASSERT_EQ(::read(ends[0], &answer, 1), 1);
    EXPECT_EQ(answer, 'y');
    EXPECT_EQ(refusal(), Errc::InUse);
    ::kill(child, SIGKILL);
    ::waitpid(child, nullptr, 0);
    ::close(ends[0]);
    ::close(ends[1]);
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

TEST_F(Fault, AReadOnlyFolderIsSaidForANewFileAndForAnOldOne)
{
    {
        withSection();
    }
    const std::string before = bytesOf(file());
    fs::permissions(file(), fs::perms::all);  // the file may be written; its folder may not
    fs::permissions(folder(),
                    fs::perms::owner_read | fs::perms::owner_exec | fs::perms::others_read | fs::perms::others_exec);
    EXPECT_TRUE(asOrdinaryUser([&] { return errorOf(EventFile::open(file())) == Errc::ReadOnly; }));
    EXPECT_TRUE(
        asOrdinaryUser([&] { return errorOf(EventFile::create(folder() / "new.kydai", "x")) == Errc::ReadOnly; }));
    EXPECT_EQ(bytesOf(file()), before);
}

TEST_F(Fault, AReadOnlyFileIsSaid)
{
    {
        withSection();
    }
    fs::permissions(folder(), fs::perms::all);
    fs::permissions(file(), fs::perms::owner_read | fs::perms::others_read);
    EXPECT_TRUE(asOrdinaryUser([&] { return errorOf(EventFile::open(file())) == Errc::ReadOnly; }));
}

TEST_F(Fault, AnEventInAReadOnlyPlaceCanStillBeRead)
{
    Json expected;
    {
        const EventFile made = withSection();
        expected = toJson(made.event());
    }
    fs::permissions(file(), fs::perms::owner_read | fs::perms::others_read);
    fs::permissions(folder(),
                    fs::perms::owner_read | fs::perms::owner_exec | fs::perms::others_read | fs::perms::others_exec);
    EXPECT_TRUE(asOrdinaryUser([&] {
        const auto event = EventFile::read(file());
        return event.ok() && toJson(*event) == expected;
    }));
}

TEST_F(Fault, AShareThatCannotLockIsSaidAndCanBeReadFrom)
{
    {
        withSection();
    }
    const std::string before = bytesOf(file());
    const fixture::Locks share(folder(), fixture::Locks::Are::Refused);
    EXPECT_EQ(refusal(), Errc::NoLocks);
    EXPECT_EQ(bytesOf(file()), before);
    const auto event = EventFile::read(file());
    ASSERT_TRUE(event.ok()) << event.error().detail;
    EXPECT_EQ(event->sections.size(), 1U);
}

/// Two computers on a share, each of which believes that it is alone.
TEST_F(Fault, ASecondComputerThatNoLockKeptOutIsNoticedBeforeTheNextEntry)
{
    {
        withSection();
    }
    int go[2] = {};
    ASSERT_EQ(::pipe(go), 0);
    const pid_t child = ::fork();
    char byte = 0;
    if (child == 0) {
        ::close(go[1]);
        if (::read(go[0], &byte, 1) != 1) ::_exit(8);
        const fixture::Locks share(folder(), fixture::Locks::Are::Blind);
        auto other = EventFile::open(file());
        if (!other) ::_exit(2);
        if (!fixture::apply(*other, RenameEvent{"Máy kia"}, who(100))) ::_exit(3);
        other = EventFile::create(folder() / "closed.kydai", "x");  // closes the first
        ::_exit(other ? 0 : 4);
    }
    ::close(go[0]);
    const fixture::Locks share(folder(), fixture::Locks::Are::Blind);
    EventFile here = open();
    ASSERT_TRUE(fixture::apply(here, RenameEvent{"Máy này"}, who(50)).ok());
    ASSERT_EQ(::write(go[1], &byte, 1), 1);
    ::close(go[1]);
    int status = 0;
    ::waitpid(child, &status, 0);
    ASSERT_EQ(WEXITSTATUS(status), 0);
    const auto written = fixture::apply(here, RenameEvent{"Máy này nữa"}, who(200));
    ASSERT_FALSE(written.ok());
    EXPECT_EQ(written.error().code, Errc::ChangedElsewhere);
    const auto elsewhere = here.goOnAs(folder() / "recovery.kydai");
    ASSERT_TRUE(elsewhere.ok());
    EXPECT_EQ(elsewhere->event().name, "Máy này");
    {
        const EventFile closed = std::move(here);
    }
    EXPECT_EQ(EventFile::read(file())->name, "Máy kia") << "what the other wrote stays";
}

}  // namespace
}  // namespace kydai::store
