// What is offered in the place of a damaged file: only what can be had.

#include "store/rescue.h"

#include "core/store/store_fixture.h"
#include "store/backup.h"
#include "support/cleared.h"

namespace kydai::store {
namespace {

namespace fs = std::filesystem;

using Rescues = StoreTest;

TEST_F(Rescues, ABackupWithoutAnEntryIsOfferedToo)
{
    {
        EventFile made = create();
        ASSERT_TRUE(made.backUp("empty", at(10)).ok());
    }
    writeBytes(file(), bytesIn(file()).substr(0, 20'000));
    const auto rescues = rescuesOf(file());
    ASSERT_EQ(rescues.size(), 1U);
    EXPECT_EQ(rescues.front().entries, 0U);
    EXPECT_EQ(rescues.front().newest, Instant{});
    ASSERT_TRUE(replaceDamaged(file(), rescues.front(), at(20)).ok());
    EXPECT_EQ(open().event().name, "Giải trẻ");
}

TEST_F(Rescues, OfTwoEventsTheOneWithTheYoungerEntryComesFirst)
{
    const fs::path copy = folder() / "stick.kydai";
    for (const int second : {10, 500}) {
        fs::remove(copy);
        fs::remove(file());
        fs::remove_all(backupFolder(file()));
        {
            auto other = EventFile::create(copy, "Khác");
            ASSERT_TRUE(fixture::apply(*other, RenameEvent{"Khác nữa"}, who(second)).ok());
            EventFile made = create();
            ASSERT_TRUE(fixture::apply(made, RenameEvent{"Sau"}, who(100)).ok());
            ASSERT_TRUE(made.backUp("x", at(110)).ok());
        }
        writeBytes(file(), "SQLite format 3");
        const auto rescues = rescuesOf(file(), copy);
        ASSERT_EQ(rescues.size(), 2U);
        EXPECT_EQ(rescues.front().kind, second == 10 ? Rescue::Kind::Backup : Rescue::Kind::SecondPlace);
    }
}

/// The second place may be one at which somebody works.
TEST_F(Rescues, TheLogOfTheSecondPlaceIsReadToo)
{
    const fs::path copy = folder() / "stick.kydai";
    std::size_t entries = 0;
    {
        EventFile made = withSection();
        ASSERT_TRUE(fixture::apply(made, RenameEvent{"Sau"}, who(60)).ok());
        entries = made.journal()->size();
        leaveAsKilled(copy);
    }
    writeBytes(file(), "SQLite format 3");
    const auto rescues = rescuesOf(file(), copy);
    ASSERT_EQ(rescues.size(), 1U);
    EXPECT_EQ(rescues.front().entries, entries);
    EXPECT_EQ(rescues.front().newest, at(60));
    ASSERT_TRUE(replaceDamaged(file(), rescues.front(), at(100)).ok());
    EXPECT_EQ(open().event().name, "Sau");
}

TEST_F(Rescues, ADamagedJournalDoesNotTakeTheEventWithIt)
{
    Json shown;
    std::size_t page = 0;
    {
        EventFile made = withSection();
        ASSERT_TRUE(fixture::apply(made, RenameEvent{"Sau"}, who(60)).ok());
        shown = toJson(made.event());
    }
    {
        SQLite::Database database(file(), SQLite::OPEN_READONLY);
        page = database.execAndGet("SELECT rootpage FROM sqlite_schema WHERE name = 'journal'").getUInt();
    }
    constexpr std::size_t kPage = 4096;
    writeBytes(file(), bytesIn(file()).replace((page - 1) * kPage, kPage, kPage, '\xff'));
    ASSERT_EQ(refusal(), Errc::Damaged);
    const auto rescues = rescuesOf(file());
    ASSERT_EQ(rescues.size(), 1U);
    EXPECT_EQ(rescues.front().kind, Rescue::Kind::Pieces);
    EXPECT_EQ(rescues.front().entries, 0U) << "none can be read";
    ASSERT_TRUE(replaceDamaged(file(), rescues.front(), at(100)).ok());
    EXPECT_EQ(toJson(open().event()), shown);
}

TEST_F(Rescues, WithoutAPlaceForThePiecesTheDamagedFileStays)
{
    {
        withSection();
    }
    SQLite::Database(file(), SQLite::OPEN_READWRITE).exec("UPDATE event SET name = 'Khác'");
    const auto rescues = rescuesOf(file());
    ASSERT_EQ(rescues.size(), 1U);
    const auto before = everythingIn(folder());
    {
        const TemporaryPlace nowhere(folder() / "nowhere");
        EXPECT_EQ(replaceDamaged(file(), rescues.front(), at(100)).error().code, Errc::CannotRead);
    }
    EXPECT_EQ(everythingIn(folder()), before);
    EXPECT_TRUE(replaceDamaged(file(), rescues.front(), at(100)).ok());
}

TEST_F(Rescues, RowsThatNoEventHasAreNoPieces)
{
    {
        withSection();
    }
    forge(file(), "UPDATE games SET white_outcome = 'won' WHERE board = 1");
    ASSERT_EQ(refusal(), Errc::Damaged);
    EXPECT_TRUE(rescuesOf(file()).empty());
    const std::string before = bytesIn(file());
    for (const auto kind : {Rescue::Kind::Pieces, Rescue::Kind::Backup}) {
        const fs::path from = kind == Rescue::Kind::Pieces ? file() : folder() / "none.kydai";
        const auto done = replaceDamaged(file(), Rescue{kind, from, 0, {}}, at(10));
        EXPECT_EQ(done.error().code, Errc::CannotRead) << "what was offered is not there any more";
        EXPECT_EQ(bytesIn(file()), before);
    }
}

}  // namespace
}  // namespace kydai::store
