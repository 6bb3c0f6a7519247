// The names of backups: their order is that in which they were made, whatever else lies in the folder.

#include "store/backup.h"

#include "core/store/store_fixture.h"
#include "store/log_beside.h"
#include "store/log_walk.h"
#include "store/recognise.h"
#include "support/utf8.h"

namespace kydai::store {
namespace {

namespace fs = std::filesystem;

using BackupNames = StoreTest;

TEST_F(BackupNames, WhatHasNoTimeInItsNameOrIsNoneOfTheFileTellsNoTime)
{
    EventFile made = withSection(8, 0);
    const fs::path folder = backupFolder(file());
    fs::create_directory(folder);
    for (const char8_t* name :
         {u8"Giải trẻ 2099.kydai", u8"Giải trẻ 2099-13-40 101500.000 x.kydai", u8"Giải trẻ 2o99-11-21 101500.000.kydai",
          u8"Giải trẻ 2099-11-2x 101500.000.kydai", u8"Giải trẻ 2099-11-21 10150.kydai"})
        writeBytes(folder / name, "kept by a person");
    for (const char8_t* name : {u8"Giải trẻ 2099-11-21 101500.000 x.txt", u8"Giải khác 2099-11-21 101500.000.kydai"})
        writeBytes(folder / name, "of something else");
    EXPECT_EQ(backupsOf(file()).size(), 5U);
    EXPECT_EQ(toUtf8(made.backUp("a", at(0)).value().filename()), "Giải trẻ 2026-11-21 101500.000 a.kydai");
    EXPECT_EQ(toUtf8(made.backUp("b", at(0)).value().filename()), "Giải trẻ 2026-11-21 101500.001 b.kydai");
}

/// A name may end as a date does: then what a person called a copy is digits to its end.
TEST_F(BackupNames, ANameThatIsTooShortForATimeTellsNone)
{
    const fs::path event = folder() / u8"Giải 21.11";
    auto made = EventFile::create(event, "x");
    ASSERT_TRUE(made.ok());
    fs::create_directory(backupFolder(event));
    for (const char8_t* name : {u8"Giải 21 2099.11", u8"Giải 21 2099-11.11"})
        writeBytes(backupFolder(event) / name, "kept by a person");
    EXPECT_EQ(toUtf8(made->backUp("a", at(0)).value().filename()), "Giải 21 2026-11-21 101500.000 a.11");
    EXPECT_EQ(backupsOf(event).size(), 3U);
}

TEST_F(BackupNames, AFileWithoutAnEndingHasBackupsToo)
{
    const fs::path event = folder() / "event";
    auto made = EventFile::create(event, "x");
    ASSERT_TRUE(made.ok());
    const auto first = made->backUp("a", at(0));
    const auto second = made->backUp("b", at(0));
    ASSERT_TRUE(first.ok() && second.ok());
    EXPECT_EQ(backupsOf(event), (std::vector{*first, *second})) << "one after the other";
}

TEST_F(BackupNames, ALabelOfAnyBytesIsAName)
{
    EventFile made = withSection(8, 0);
    EXPECT_EQ(toUtf8(made.backUp("a/b\n\tc|é", at(0)).value().filename()),
              "Giải trẻ 2026-11-21 101500.000 a-b--c-é.kydai");
    EXPECT_TRUE(made.backUp(std::string(400, '\x80'), at(1)).ok()) << "no whole character in it";
    EXPECT_EQ(backupsOf(file()).size(), 2U);
}

TEST_F(BackupNames, TheirFolderBearsTheNameWithoutItsEnding)
{
    EXPECT_EQ(backupFolder(folder() / "a.b.kydai"), folder() / "a.b-backups");
    EXPECT_EQ(backupName(folder() / "a.kydai", "x", at(1)), folder() / "a-backups" / "a 2026-11-21 101501.000 x.kydai");
}

/// Of a file at whose log somebody works: what is copied stands for itself, and says so.
TEST_F(BackupNames, ABackupIsAtRestWhereTheFileIsNot)
{
    EventFile made = withSection(8, 0);
    ASSERT_FALSE(isAtRest(bytesIn(file())));
    const auto backup = made.backUp("a", at(0));
    ASSERT_TRUE(backup.ok());
    const std::string bytes = bytesIn(*backup);
    EXPECT_TRUE(isAtRest(bytes));
    EXPECT_EQ(bytes.substr(kMarkAt, 8), markBytes(0));
    EXPECT_EQ(EventFile::read(*backup)->sections.size(), 1U);
}

/// What is too long for a name is cut between two characters.
TEST_F(BackupNames, ALongLabelKeepsWholeCharacters)
{
    for (const char* letter : {"é", "ặ", "😀"}) {
        for (std::size_t before = 0; before < 4; ++before) {
            std::string label(before, 'a');
            while (label.size() < 300) label += letter;
            const std::string name = toUtf8(backupName(file(), label, at(0)).filename());
            EXPECT_TRUE(utf8::isValid(name)) << name;
            EXPECT_LE(name.size(), 255U);
            EXPECT_GT(name.size(), 100U);
        }
    }
}

TEST_F(BackupNames, AFileThatIsNotThereWasNeverWritten)
{
    EXPECT_EQ(lastWritten(file()), Instant{});
    writeBytes(file(), "x");
    EXPECT_GT(lastWritten(file()), Instant{});
}

TEST_F(BackupNames, AFolderThatIsNotThereIsSaid)
{
    EventFile made = withSection(8, 0);
    const Error pulled = made.backUpInto(folder() / "pulled", "x", at(0)).error();
    EXPECT_EQ(pulled.code, Errc::ReadOnly);
    EXPECT_EQ(pulled.file, toUtf8(folder() / "pulled"));
    EXPECT_FALSE(pulled.detail.empty()) << "in the system's own words";
    writeBytes(folder() / "a file", "x");
    EXPECT_EQ(made.backUpInto(folder() / "a file", "x", at(0)).error().code, Errc::ReadOnly);
    ASSERT_TRUE(made.backUpInto(folder(), "x", at(0)).ok());
}

TEST_F(BackupNames, OnlyAnEventsNameMakesALogTheStores)
{
    EXPECT_TRUE(isForTheStore("a.txt", "SQLite format 3\n"));
    for (const char* name : {"a.kydai", "a.txt"}) {
        const fs::path path = folder() / name;
        EXPECT_FALSE(isForTheStore(path, "half"));
        writeBytes(logOf(path), "");
        EXPECT_FALSE(isForTheStore(path, "half")) << "nothing is in it";
        writeBytes(logOf(path), "x");
        EXPECT_EQ(isForTheStore(path, "half"), path.extension() == ".kydai");
    }
}

}  // namespace
}  // namespace kydai::store
