// Damage is detected: whatever bit of an event file flips, it opens as the same event or not at all. And the file alone
// is the event: a copy of it, taken between two entries, holds everything.

#include "core/store/store_fixture.h"
#include "store/connection.h"
#include "store/recognise.h"
#include "store/seal.h"
#include "store/sqlite_error.h"
#include "support/cleared.h"
#include "support/fragments.h"

#include <SQLiteCpp/Database.h>

#include <cstdlib>
#include <fstream>
#include <optional>

namespace kydai::store {
namespace {

namespace fs = std::filesystem;

class Integrity : public StoreTest {
protected:
    /// Everything that an event file says.
    static Json contents(const EventFile& event)
    {
        Json all = toJson(event.event());
        const auto entries = event.journal();
        EXPECT_TRUE(entries.ok());
        for (const JournalEntry& entry : *entries) {
            for (const Change& change : entry.changes()) all["journal"].push_back(toJson(change));
            all["who"].push_back(entry.who);
            all["at"].push_back(entry.at.time_since_epoch().count());
        }
        return all;
    }
    /// A change to the file by hand, past the program.
    void byHand(const std::string& sql) const
    {
        SQLite::Database database(file(), SQLite::OPEN_READWRITE);
        database.exec(sql);
    }
    void withEntries(int players, int rounds, int entries) const
    {
        EventFile made = withSection(players, rounds);
        for (int step = 0; step < entries; ++step) {
            const Outcome outcome = step % 2 == 0 ? Outcome::Draw : Outcome::UnratedDraw;
            ASSERT_TRUE(fixture::apply(made, firstBoard(made, outcome, outcome), who(step * 60)).ok());
        }
    }
    [[nodiscard]] std::vector<std::string> filesThere() const
    {
        std::vector<std::string> names;
        for (const auto& entry : fs::directory_iterator(folder())) names.push_back(entry.path().filename().string());
        return names;
    }
};

/// KYDAI_BIT_FLIPS: how many, for the long run.
int flips()
{
    const char* wanted = std::getenv("KYDAI_BIT_FLIPS");
    constexpr int kDaily = 1000;
    return wanted != nullptr ? std::atoi(wanted) : kDaily;
}

TEST_F(Integrity, NoFlippedBitOpensAsAnotherEvent)
{
    withEntries(12, 3, 20);
    const Json expected = contents(open());
    const std::string whole = bytesIn(file());
    Random random(seedOr(20261122));
    int refused = 0;
    int same = 0;
    for (int flip = 0; flip < flips(); ++flip) {
        std::string broken = whole;
        const auto bit = random.below(broken.size() * 8);
        broken[bit / 8] = static_cast<char>(static_cast<unsigned char>(broken[bit / 8]) ^ (1U << (bit % 8)));
        writeBytes(file(), broken);
        const auto opened = EventFile::open(file());
        if (!opened) {
            ++refused;
            continue;
        }
        ASSERT_EQ(contents(*opened), expected) << "bit " << bit;
        ++same;
    }
    std::printf("[  FIGURE  ] %d flips: %d refused, %d where nothing is kept, 0 another event\n", flips(), refused,
                same);
    EXPECT_GT(refused, flips() / 10);
}

TEST_F(Integrity, AChangeByAnotherHandIsDamage)
{
    for (const char* change :
         {"UPDATE parts SET value = json_set(value, '$.rating', 1) WHERE kind = 'players' AND key = 1",
          "UPDATE event SET name = 'x'", "DELETE FROM games WHERE board = 1",
          "UPDATE parts SET value = '[\"x\"]' WHERE kind = 'foreignLines'",
          "UPDATE games SET white = 1 WHERE board = 2", "DROP TRIGGER journal_keeps_every_entry; DELETE FROM journal",
          "UPDATE seal SET tables = tables + 1", "UPDATE seal SET journal = 0", "DELETE FROM seal"}) {
        fs::remove(file());
        withEntries(8, 2, 3);
        byHand(change);
        EXPECT_EQ(refusal(), Errc::Damaged) << change;
    }
}

/// As a forger would: the seal is right again, so that the next door has to be shut too.
TEST_F(Integrity, ReferencesAreCheckedBehindASealThatHolds)
{
    for (const char* change :
         {"UPDATE games SET white = 9999 WHERE board = 1 AND round = 1",
          "UPDATE games SET white = black WHERE board = 1 AND round = 1",
          "UPDATE parts SET value = json_set(value, '$.scheduledRounds', 2147483647) WHERE kind = 'rules'",
          "UPDATE parts SET value = '[{\"player\":77,\"round\":3,\"kind\":\"halfBye\"}]' WHERE kind = 'requestedByes'",
          "UPDATE parts SET key = 3 WHERE kind = 'rounds' AND key = 2", "UPDATE games SET round = 3 WHERE round = 2",
          "UPDATE games SET board = 9 WHERE board = 2", "UPDATE sections SET position = 1",
          "UPDATE parts SET key = 1 WHERE kind = 'info'", "DELETE FROM parts WHERE kind = 'prizes'",
          "DELETE FROM event", "UPDATE parts SET value = '{' WHERE kind = 'teams'",
          "UPDATE games SET white = white + 4294967296 WHERE board = 1",
          "UPDATE parts SET value = json_set(value, '$.rating', 4294967296) WHERE kind = 'players'",
          "UPDATE event SET name = CAST(x'C3' AS TEXT)",
          "UPDATE parts SET value = json_set(value, '$.name', CAST(x'C3' AS TEXT)) WHERE kind = 'players'"}) {
        fs::remove(file());
        withEntries(8, 2, 1);
        {
            SQLite::Database database(file(), SQLite::OPEN_READWRITE);
            database.exec(change);
            Seal(database).renew();
        }
        EXPECT_EQ(refusal(), Errc::Damaged) << change;
    }
}

/// A later version may add a word. Its files say so themselves, and what they say is not lost by the next entry here.
TEST_F(Integrity, AWordThatIsNotKnownIsOfANewerVersion)
{
    const std::pair<const char*, const char*> words[] = {
        {"UPDATE parts SET value = json_set(value, '$.shoeSize', 42) WHERE kind = 'players' AND key = 3",
         "/players/3/shoeSize"},
        {"UPDATE parts SET value = json_set(value, '$.marks.late', json('true')) WHERE kind = 'players' AND key = 3",
         "/players/3/marks/late"},
        {"UPDATE parts SET value = json_set(value, '$.byes[0].seat', 7) WHERE kind = 'rounds' AND key = 1",
         "/rounds/1/byes/0/seat"},
        {"UPDATE parts SET value = json_set(value, '$.pairingSystem', 'swissManager') WHERE kind = 'rules'", "/rules"},
        {"UPDATE event SET unit_rules = json_set(unit_rules, '$.shoes', 1)", "/units/shoes"},
        {"INSERT INTO parts VALUES (1, 'shoes', 0, '{}')", "/shoes"}};
    for (const auto& [change, place] : words) {
        fs::remove(file());
        {
            withSection(9, 2);
        }
        {
            SQLite::Database database(file(), SQLite::OPEN_READWRITE);
            database.exec(change);
            Seal(database).renew();
        }
        const auto opened = EventFile::open(file());
        ASSERT_FALSE(opened.ok()) << change;
        EXPECT_EQ(opened.error().code, Errc::NewerVersion) << change;
        EXPECT_EQ(opened.error().what, fragment(FragmentId::ValueAt, place));
    }
}

TEST_F(Integrity, AValueThatNoEventHasIsDamageAndTheLogSaysWhatItIs)
{
    {
        withSection(9, 2);
    }
    forge(file(), "UPDATE parts SET value = json_set(value, '$.rating', 'x') WHERE kind = 'players' AND key = 3");
    const Error damaged = EventFile::open(file()).error();
    expectSaid(damaged, Errc::Damaged, file());
    EXPECT_EQ(damaged.detail, "/players/3: ValueAt '/rating'");
}

/// One that says nothing is passed over, and what is missing has its usual value: a file of before the word was added.
TEST_F(Integrity, AWordThatIsMissingHasItsUsualValue)
{
    withEntries(8, 2, 1);
    {
        SQLite::Database database(file(), SQLite::OPEN_READWRITE);
        database.exec(
            "UPDATE parts SET value = json_set(json_remove(value, '$.longEvent', '$.equalsOrder'), '$.shoes', 0)"
            " WHERE kind = 'rules'");
        Seal(database).renew();
    }
    EXPECT_EQ(open().event().sections[0].section->rules.equalsOrder, EqualsOrder::Name);
}

TEST_F(Integrity, ForeignTablesTriggersAndViewsAreRefused)
{
    for (const char* change :
         {"CREATE TRIGGER more AFTER INSERT ON journal BEGIN UPDATE games SET white_outcome = 'win'; END",
          "CREATE VIEW v AS SELECT 1", "CREATE TABLE more (x)", "CREATE INDEX i ON games (white)",
          "DROP TRIGGER journal_keeps_every_entry",
          "ALTER TABLE parts RENAME TO p; CREATE VIEW parts AS WITH RECURSIVE r(id) AS (SELECT 1 UNION ALL SELECT "
          "id + 1 FROM r) SELECT * FROM r"}) {
        fs::remove(file());
        withEntries(8, 2, 1);
        {
            SQLite::Database database(file(), SQLite::OPEN_READWRITE);
            database.exec(change);
        }
        const auto opened = EventFile::open(file());
        ASSERT_FALSE(opened.ok()) << change;
        EXPECT_EQ(opened.error().what.id, FragmentId::TablesOfAnotherProgram) << change;
    }
}

TEST_F(Integrity, ATextOfHundredsOfMegabytesEndsInASentence)
{
    withEntries(8, 2, 1);
    byHand("UPDATE event SET name = printf('%.*c', 100000000, 'x')");
    EXPECT_EQ(refusal(), Errc::Damaged);
}

TEST_F(Integrity, TheFileAloneIsTheEventOnceItIsSettled)
{
    EventFile made = withSection(8, 2);
    ASSERT_TRUE(made.settle().ok());
    for (int step = 0; step < 10; ++step) {
        const Outcome outcome = step % 2 == 0 ? Outcome::Draw : Outcome::UnratedDraw;
        const Json before = contents(made);
        ASSERT_TRUE(fixture::apply(made, firstBoard(made, outcome, outcome), who(step * 60)).ok());
        const fs::path early = folder() / "early.kydai";
        writeBytes(early, bytesIn(file()));
        EXPECT_EQ(contents(EventFile::open(early).value()), before) << "a copy before that is the event of before";
        ASSERT_TRUE(made.settle().ok());
        const fs::path stick = folder() / "stick.kydai";
        writeBytes(stick, bytesIn(file()));
        const auto copy = EventFile::open(stick);
        ASSERT_TRUE(copy.ok()) << copy.error().detail;
        EXPECT_EQ(contents(*copy), contents(made));
    }
}

TEST_F(Integrity, NothingStaysBesideAFileThatWasClosed)
{
    withEntries(8, 2, 3);
    EXPECT_EQ(filesThere(), std::vector<std::string>{file().filename().string()});
}

TEST_F(Integrity, ARestoredBackupIsNotUndoneByWhatLaysBeside)
{
    withEntries(8, 2, 2);
    const std::string older = bytesIn(file());
    const Json expected = contents(open());
    {
        EventFile later = open();
        ASSERT_TRUE(fixture::apply(later, RenameEvent{"Tên sau"}, who(500)).ok());
        // Copied over the file while it is open, as after a crash: whatever lies beside it then.
        writeBytes(folder() / "crashed.kydai", bytesIn(file()));
        for (const char* ending : {"-journal", "-wal"}) {
            const fs::path log = file().string() + ending;
            if (fs::exists(log)) fs::copy_file(log, folder() / ("crashed.kydai" + std::string(ending)));
        }
    }
    writeBytes(folder() / "crashed.kydai", older);
    const auto restored = EventFile::open(folder() / "crashed.kydai");
    ASSERT_TRUE(restored.ok());
    EXPECT_EQ(contents(*restored), expected);
}

TEST_F(Integrity, AFileWhoseHeadIsHalfWrittenIsMendedFromItsJournal)
{
    withEntries(8, 2, 2);
    const Json expected = contents(open());
    const fs::path crashed = folder() / "crashed.kydai";
    {
        // A transaction that SQLite has spilled to the file: the journal holds what was there before.
        SQLite::Database database(file(), SQLite::OPEN_READWRITE);
        database.exec("PRAGMA cache_size=1; PRAGMA cache_spill=1; BEGIN IMMEDIATE");
        database.exec("UPDATE event SET name = 'half'; CREATE TABLE fill (x)");
        for (int row = 0; row < 200; ++row) database.exec("INSERT INTO fill VALUES (randomblob(3000))");
        writeBytes(crashed, bytesIn(file()));
        writeBytes(besideIt(crashed, "-journal"), bytesIn(besideIt(file(), "-journal")));
        database.exec("ROLLBACK");
    }
    ASSERT_NE(bytesIn(crashed), bytesIn(file()));
    std::string garbled = bytesIn(crashed);
    for (std::size_t at = 0; at < 512; ++at) garbled[at] = static_cast<char>(at);
    writeBytes(crashed, garbled);
    EXPECT_TRUE(isForTheStore(crashed, garbled));
    EXPECT_FALSE(isForTheStore(folder() / "alone.kydai", garbled));
    const auto opened = EventFile::open(crashed);
    ASSERT_TRUE(opened.ok()) << opened.error().detail;
    EXPECT_EQ(contents(*opened), expected);
}

/// Somebody whom no lock kept out, as on a share: what he wrote stays, and we take no entry on top of it.
TEST_F(Integrity, AFileThatAnotherWroteIntoTakesNoEntryAndIsLeftToHim)
{
    withEntries(8, 2, 2);
    const std::string older = bytesIn(file());
    {
        EventFile later = open();
        ASSERT_TRUE(fixture::apply(later, RenameEvent{"Tên sau"}, who(500)).ok());
    }
    const std::string newer = bytesIn(file());
    for (const bool settled : {false, true}) {
        writeBytes(file(), older);
        std::optional<EventFile> made = open();
        ASSERT_TRUE(fixture::apply(*made, RenameEvent{"Tên đây"}, who(600)).ok());
        const Json ours = toJson(made->event());
        if (settled) {
            ASSERT_TRUE(made->settle().ok());
        }
        writeBytes(file(), newer);  // the same file with other contents: cp, a second computer
        const auto written = fixture::apply(*made, RenameEvent{"Tên nữa"}, who(700));
        ASSERT_FALSE(written.ok());
        EXPECT_EQ(written.error().code, Errc::ChangedElsewhere);
        EXPECT_EQ(written.error().file, toUtf8(file()));
        EXPECT_EQ(made->settle().error().code, Errc::ChangedElsewhere);
        const auto elsewhere = made->goOnAs(folder() / (settled ? "b.kydai" : "a.kydai"));
        ASSERT_TRUE(elsewhere.ok()) << elsewhere.error().detail;
        EXPECT_EQ(toJson(elsewhere->event()), ours);
        made.reset();
        EXPECT_EQ(bytesIn(file()), newer);
        fs::remove(besideIt(file(), "-wal"));
        EXPECT_EQ(open().event().name, "Tên sau");
    }
}

/// One bound for each statement, not for the whole of the work.
TEST_F(Integrity, NoStatementGoesOnForEver)
{
    SQLite::Database database(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    const Bounds bounds(database);
    const char* const endless = "WITH RECURSIVE r(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM r) SELECT sum(n) FROM r";
    for (int time = 0; time < 2; ++time) {
        try {
            database.execAndGet(endless);
            ADD_FAILURE() << "it ended";
        } catch (const SQLite::Exception& exception) {
            EXPECT_EQ(toError(exception, "x").code, Errc::Damaged);
        }
        EXPECT_EQ(database.execAndGet("SELECT 7").getInt(), 7);
    }
    EXPECT_THROW(database.exec("ATTACH ':memory:' AS other"), SQLite::Exception);
    EXPECT_THROW(database.execAndGet("SELECT length(zeroblob(100000000))"), SQLite::Exception);
}

}  // namespace
}  // namespace kydai::store
