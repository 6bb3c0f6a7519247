#include "support/output_file.h"

#include "core/support/output_file_fixture.h"
#include "support/file_system.h"
#include "support/fragments.h"

#include <algorithm>
#include <cerrno>
#include <string>
#include <vector>

namespace kydai {
namespace {

TEST_F(OutputFileTest, BearsItsNameOnlyWhenWhole)
{
    put("a", "old");
    {
        OutputFile file(path("a"));
        ASSERT_TRUE(file.write("new").ok());
        EXPECT_EQ(read("a"), "old");
        ASSERT_TRUE(file.commit().ok());
        EXPECT_EQ(read("a"), "new");
    }
    EXPECT_EQ(filesThere(), 1U);
}

TEST_F(OutputFileTest, TemporaryFoldersAreWhereTheSystemWantsThem)
{
    const fs::path one = makeTemporaryFolder();
    const fs::path other = makeTemporaryFolder();
    EXPECT_TRUE(fs::is_directory(one) && fs::is_directory(other) && one != other);
    EXPECT_EQ(one.parent_path(), (fs::temp_directory_path() / "x").parent_path());
    fs::remove(one);
    fs::remove(other);
}

TEST_F(OutputFileTest, LeavesNothingWhenGivenUp)
{
    put("a", "old");
    {
        OutputFile file(path("a"));
        ASSERT_TRUE(file.write("new").ok());
    }
    EXPECT_EQ(read("a"), "old");
    EXPECT_EQ(filesThere(), 1U);
}

TEST_F(OutputFileTest, TheLongestNameIsAName)
{
    const std::string longest(255, 'n');
    ASSERT_TRUE(writeOutput(path(longest), "x").ok());
    EXPECT_EQ(read(longest), "x");
}

TEST_F(OutputFileTest, AMissingFolderAndAFolderAreTold)
{
    const auto missing = writeOutput(path("absent/a"), "x");
    ASSERT_FALSE(missing.ok());
    EXPECT_EQ(missing.error().what.id, FragmentId::NoSuchFolder);
    const auto folder = writeOutput(m_folder, "x");
    ASSERT_FALSE(folder.ok());
    EXPECT_EQ(folder.error().what.id, FragmentId::AFolder);
}

TEST_F(OutputFileTest, MayWriteRefusesWhatIsThereAndAlwaysTheInput)
{
    put("a", "old");
    const std::vector<std::string> input{toUtf8(path("a"))};
    EXPECT_TRUE(mayWrite(path("new"), Existing::Refuse, {}).ok());
    EXPECT_FALSE(mayWrite(path("a"), Existing::Refuse, {}).ok());
    EXPECT_TRUE(mayWrite(path("a"), Existing::Replace, {}).ok());
    EXPECT_FALSE(mayWrite(path("a"), Existing::Replace, input).ok());
}

TEST_F(OutputFileTest, WhatCannotBeDoneSaysWhy)
{
    put("a", "old");
    EXPECT_EQ(writeNewFile(path("a"), "x"), EEXIST);
    EXPECT_EQ(writeNewFile(path("absent/a"), "x"), ENOENT);
    EXPECT_EQ(writeNewFile(path("b"), "bytes"), 0);
    EXPECT_EQ(read("b"), "bytes");
    EXPECT_EQ(syncFile(path("a")), 0);
    EXPECT_EQ(syncFile(path("absent")), ENOENT);
}

TEST_F(OutputFileTest, AFolderIsWritableWhereThereIsOne)
{
    EXPECT_TRUE(isWritableFolder(m_folder));
    EXPECT_FALSE(isWritableFolder(path("absent")));
    put("a", "x");
    EXPECT_TRUE(isWritableFile(path("a")));
    EXPECT_FALSE(isWritableFile(path("absent")));
    const fs::path former = fs::current_path();
    fs::current_path(m_folder);
    EXPECT_TRUE(isWritableFolder("")) << "the folder that one is in";
    EXPECT_TRUE(writeOutput("here", "x").ok());
    fs::current_path(former);
    EXPECT_EQ(read("here"), "x");
    const fs::path one = makeTemporaryFolder();
    const fs::path other = makeTemporaryFolder();
    EXPECT_TRUE(fs::is_directory(one));
    EXPECT_NE(one, other);
    fs::remove(one);
    fs::remove(other);
}

/// An event goes from one laptop to the next.
TEST_F(OutputFileTest, NamesThatWindowsKeepsAreRefusedEverywhere)
{
    for (const char* name : {"CON", "nul.trf", "Aux.kydai", "com1", "LPT9.pdf"}) {
        const auto may = mayWrite(path(name), Existing::Replace, {});
        ASSERT_FALSE(may.ok()) << name;
        EXPECT_EQ(may.error().what.id, FragmentId::NameOfADevice);
        EXPECT_EQ(writeOutput(path(name), "x").error().what.id, FragmentId::NameOfADevice) << name;
    }
    EXPECT_EQ(filesThere(), 0U);
    EXPECT_TRUE(writeOutput(path("Con cờ.trf"), "x").ok());
    EXPECT_EQ(filesThere(), 1U);
}

TEST_F(OutputFileTest, AFileThatMayNotBeWrittenStays)
{
    put("a", "old");
    fs::permissions(path("a"), fs::perms::owner_read);
    if (isWritableFile(path("a"))) GTEST_SKIP() << "this user may everything";
    EXPECT_EQ(writeOutput(path("a"), "new").error().code, Errc::ReadOnly);
    EXPECT_EQ(read("a"), "old");
    fs::permissions(path("a"), fs::perms::owner_all);
}

TEST_F(OutputFileTest, UnfinishedNamesAreNeverTwiceTheSame)
{
    const fs::path one = unfinishedBeside(path("a"));
    const fs::path other = unfinishedBeside(path("a"));
    EXPECT_NE(one, other);
    EXPECT_EQ(one.parent_path(), m_folder);
    EXPECT_TRUE(one.filename().string().starts_with(".kydai-" + std::to_string(processNumber()) + "-"));
    EXPECT_EQ(one.extension(), ".unfinished");
    const std::string name = one.filename().string();
    EXPECT_EQ(std::count(name.begin(), name.end(), '-'), 2);
}

TEST_F(OutputFileTest, AFileThatMovedIsLeftToItsNewOwner)
{
    {
        OutputFile first(path("a"));
        ASSERT_TRUE(first.write("x").ok());
        OutputFile second(std::move(first));
        EXPECT_EQ(filesThere(), 1U);
        ASSERT_TRUE(second.commit().ok());
    }
    EXPECT_EQ(read("a"), "x");
    EXPECT_EQ(filesThere(), 1U);
}

TEST_F(OutputFileTest, EachFailureHasItsCode)
{
    const auto folder = writeOutput(m_folder, "x");
    ASSERT_FALSE(folder.ok());
    EXPECT_EQ(folder.error().code, Errc::CannotWrite);
    EXPECT_EQ(folder.error().expected.id, FragmentId::AFile);
    const auto missing = writeOutput(path("absent/a"), "x");
    ASSERT_FALSE(missing.ok());
    EXPECT_EQ(missing.error().code, Errc::CannotWrite);
    EXPECT_EQ(missing.error().expected.id, FragmentId::FolderThatExists);
    EXPECT_EQ(missing.error().file, toUtf8(path("absent/a")));
    EXPECT_FALSE(missing.error().detail.empty());
    put("a", "old");
    const auto there = mayWrite(path("a"), Existing::Refuse, {});
    EXPECT_EQ(there.error().what.id, FragmentId::FileOfThisNameThatExistsAlready);
    EXPECT_EQ(there.error().expected.id, FragmentId::NewNameOrForce);
    const std::vector<std::string> inputs{toUtf8(path("other")), toUtf8(path("a"))};
    const auto input = mayWrite(path("a"), Existing::Replace, inputs);
    EXPECT_EQ(input.error().what.id, FragmentId::FileThatIsReadHere);
    EXPECT_EQ(input.error().code, Errc::CannotWrite);
}

}  // namespace
}  // namespace kydai
