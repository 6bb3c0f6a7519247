#include "support/file_system.h"

#include <gtest/gtest.h>

#include <cerrno>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <string>
#include <system_error>
#include <thread>

namespace kydai {
namespace {

namespace fs = std::filesystem;

class FileSystem : public ::testing::Test {
protected:
    void SetUp() override { ASSERT_FALSE(m_folder.empty()); }
    void TearDown() override
    {
        std::error_code none;
        fs::remove_all(m_folder, none);
    }

    fs::path m_folder = fs::canonical(makeTemporaryFolder());
    fs::path m_file = m_folder / u8"tệp";
};

TEST_F(FileSystem, WhatIsThereIsNotWrittenOver)
{
    ASSERT_EQ(writeNewFile(m_file, "một"), 0);
    EXPECT_EQ(writeNewFile(m_file, "hai"), EEXIST);
    EXPECT_EQ(bytesIn(m_file), "một");
    EXPECT_EQ(writeNewFile(m_folder / "none" / "file", "một"), ENOENT);
}

TEST_F(FileSystem, AHeadIsNoLongerThanItsFile)
{
    ASSERT_EQ(writeNewFile(m_file, "abc"), 0);
    EXPECT_EQ(headOf(m_file, 2), "ab");
    EXPECT_EQ(headOf(m_file, 3), "abc");
    EXPECT_EQ(headOf(m_file, 9), "abc");
    EXPECT_EQ(headOf(m_folder / "none", 9), "");
    EXPECT_EQ(bytesIn(m_folder / "none"), "");
    EXPECT_EQ(bytesIn(m_folder), "") << "a folder: reading it fails";
}

TEST_F(FileSystem, BytesComeBackAsTheyWere)
{
    const std::string bytes("\r\n\x1a\n\0x", 6);  // no end of line is changed, no end of file taken from a byte
    EXPECT_EQ(writeNewFile(m_file, bytes), 0);
    EXPECT_EQ(bytesIn(m_file), bytes);
    EXPECT_EQ(writeAt(m_file, 2, "Y\n"), 0);
    EXPECT_EQ(bytesIn(m_file), std::string("\r\nY\n\0x", 6));
}

TEST_F(FileSystem, ANewNameTakesThePlaceOfAFormerFile)
{
    const fs::path to = m_folder / u8"Nữ U13";
    ASSERT_EQ(writeNewFile(m_file, "new"), 0);
    ASSERT_EQ(writeNewFile(to, "former"), 0);
    EXPECT_EQ(renameFile(m_file, to), 0);
    EXPECT_EQ(bytesIn(to), "new");
    EXPECT_FALSE(fs::exists(m_file));
    EXPECT_EQ(renameFile(m_file, to), ENOENT);
    EXPECT_EQ(bytesIn(to), "new");
}

TEST_F(FileSystem, AFolderGivesItsNameToNoFile)
{
    const fs::path to = m_folder / "folder";
    fs::create_directories(to / "what is in it");
    ASSERT_EQ(writeNewFile(m_file, "new"), 0);
    EXPECT_NE(renameFile(m_file, to), 0);
    EXPECT_EQ(bytesIn(m_file), "new");
    EXPECT_TRUE(fs::exists(to / "what is in it"));
}

TEST_F(FileSystem, ACopyTakesThePlaceOfAFormerOne)
{
    const fs::path to = m_folder / u8"Nữ U13";
    for (const char* bytes : {"first", "second"}) {
        std::ofstream(m_file, std::ios::binary) << bytes;
        EXPECT_EQ(copyFile(m_file, to), 0);
        EXPECT_EQ(bytesIn(to), bytes);
        EXPECT_EQ(bytesIn(m_file), bytes);
    }
    EXPECT_EQ(copyFile(m_folder / "none", to), ENOENT);
    EXPECT_NE(copyFile(m_file, m_folder), 0);
    EXPECT_EQ(bytesIn(to), "second");
}

/// A virus scanner, a copy to another place.
TEST_F(FileSystem, ANameIsGivenAlsoWhileAnotherReadsForAMoment)
{
    const fs::path to = m_folder / "read";
    ASSERT_EQ(writeNewFile(m_file, "new"), 0);
    ASSERT_EQ(writeNewFile(to, "former"), 0);
    std::ifstream reader(to, std::ios::binary);
    ASSERT_TRUE(reader);
    std::thread ends([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(100));
        reader.close();
    });
    EXPECT_EQ(renameFile(m_file, to), 0);
    ends.join();
    EXPECT_EQ(bytesIn(to), "new");
}

TEST_F(FileSystem, SizeAndTimeAreThoseOfNowWhileAnotherWrites)
{
    std::error_code failed;
    EXPECT_EQ(writeNewFile(m_file, "abc"), 0);
    const auto before = writtenNow(m_file, failed);
    std::ofstream writer(m_file, std::ios::binary | std::ios::app);
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    writer << "defg" << std::flush;
    EXPECT_EQ(sizeNow(m_file, failed), 7U);
    EXPECT_FALSE(failed);
    EXPECT_GT(writtenNow(m_file, failed), before);
    EXPECT_FALSE(failed);
    static_cast<void>(sizeNow(m_folder / "none", failed));
    EXPECT_EQ(failed, std::errc::no_such_file_or_directory);
    static_cast<void>(writtenNow(m_folder / "none", failed));
    EXPECT_EQ(errnoOf(failed), ENOENT);
}

TEST_F(FileSystem, AnOldLibraryOpensAFileByItsNarrowName)
{
    const fs::path folder = m_folder / u8"Giải của Nguyễn";
    fs::create_directory(folder);
    const fs::path file = folder / u8"Nữ U13.xlsx";
    ASSERT_EQ(writeNewFile(file, "abc"), 0);
    std::FILE* const opened = std::fopen(narrowName(file).c_str(), "rb");
    ASSERT_NE(opened, nullptr);
    EXPECT_EQ(std::fgetc(opened), 'a');
    std::fclose(opened);
}

TEST_F(FileSystem, APathMayBeLong)
{
    fs::path folder = m_folder;
    for (int depth = 0; depth < 6; ++depth) folder /= pathOf(std::string(60, static_cast<char>('a' + depth)));
    std::error_code failed;
    fs::create_directories(folder, failed);
    if (failed) GTEST_SKIP() << "the system has only short paths: " << failed.message();
    EXPECT_EQ(writeNewFile(folder / u8"Giải", "abc"), 0);
    EXPECT_EQ(bytesIn(folder / u8"Giải"), "abc");
}

TEST_F(FileSystem, EachTemporaryFolderIsNew)
{
    const fs::path other = makeTemporaryFolder();
    EXPECT_NE(fs::canonical(other), m_folder);
    EXPECT_TRUE(fs::is_empty(other));
    fs::remove(other);
}

TEST_F(FileSystem, AFolderThatAServiceCarriesElsewhereIsKnownByItsNameOrByWhatLiesThere)
{
    for (const auto& [folder, service] :
         {std::pair{"OneDrive - Liên đoàn/Giải", "OneDrive"}, std::pair{"Dropbox (Hội)/a/b", "Dropbox"},
          std::pair{"Google Drive/My Drive", "Google Drive"}, std::pair{"GoogleDrive", "Google Drive"},
          std::pair{"iCloudDrive/Giải", "iCloud Drive"}, std::pair{"Nextcloud", "Nextcloud"},
          std::pair{"Giải/drive", ""}, std::pair{"My OneDrive notes", ""}})
        EXPECT_EQ(synchroniserOf(m_folder / pathOf(folder) / pathOf("Giải.kydai")), service) << folder;
    const fs::path shared = m_folder / u8"Giải chung";
    fs::create_directories(shared / "2026");
    const fs::path event = shared / "2026" / "U9.kydai";
    EXPECT_EQ(synchroniserOf(event), "");
    std::ofstream(shared / ".dropbox") << "x";
    EXPECT_EQ(synchroniserOf(event), "Dropbox");
    fs::remove(shared / ".dropbox");
    fs::create_directories(shared / ".stfolder");
    EXPECT_EQ(synchroniserOf(event), "Syncthing");
}

TEST(PathText, IsUtf8)
{
    EXPECT_EQ(toUtf8(fs::path(u8"Giải/Nữ U13.kydai")), "Giải/Nữ U13.kydai");
    EXPECT_EQ(pathOf("Giải/Nữ U13.kydai"), fs::path(u8"Giải/Nữ U13.kydai"));
}

/// The names are those of Microsoft's "Naming Files, Paths, and Namespaces".
TEST(PathText, WindowsKeepsNamesForDevices)
{
    for (const char* name : {"CON", "con", "Nul.txt", "PRN.tar.gz", "aux", "COM1", "com9.kydai", "LPT0",
                             "lpt\u00b2.trf", "CONIN$", "conout$", "nul .trf", "NUL:", "Giải/AUX.kydai"})
        EXPECT_TRUE(isReservedName(pathOf(name))) << name;
    for (const char* name : {"", "Con cờ.kydai", "CONG.kydai", "COM", "COM10", "COMA", "LPT", "xCON", "a.con",
                             "NUL/a.kydai", "nulé", ".nul"})
        EXPECT_FALSE(isReservedName(pathOf(name))) << name;
}

}  // namespace
}  // namespace kydai
