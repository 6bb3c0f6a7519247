#include "support/output_file.h"

#include "support/fragments.h"

#include <gtest/gtest.h>

#include <csignal>
#include <fstream>
#include <iterator>
#include <string>
#include <sys/resource.h>
#include <sys/stat.h>
#include <thread>
#include <vector>

namespace kydai {
namespace {

namespace fs = std::filesystem;

class OutputFileTest : public ::testing::Test {
protected:
    void SetUp() override
    {
        const std::string name = ::testing::UnitTest::GetInstance()->current_test_info()->name();
        m_folder = fs::temp_directory_path() / ("kydai_output_" + name);
        fs::remove_all(m_folder);
        fs::create_directories(m_folder);
    }
    void TearDown() override { fs::remove_all(m_folder); }

    [[nodiscard]] fs::path path(const std::string& name) const { return m_folder / name; }
    [[nodiscard]] std::string read(const std::string& name) const
    {
        std::ifstream stream(path(name), std::ios::binary);
        return {std::istreambuf_iterator<char>(stream), {}};
    }
    void put(const std::string& name, const std::string& text) const
    {
        std::ofstream(path(name), std::ios::binary) << text;
    }
    [[nodiscard]] std::size_t filesThere() const
    {
        return static_cast<std::size_t>(std::distance(fs::directory_iterator(m_folder), {}));
    }

    fs::path m_folder;
};

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

TEST_F(OutputFileTest, AFullDiskLeavesTheFormerFile)
{
    put("a", "old");
    rlimit former{};
    ASSERT_EQ(getrlimit(RLIMIT_FSIZE, &former), 0);
    const auto ignored = std::signal(SIGXFSZ, SIG_IGN);
    rlimit small = former;
    small.rlim_cur = 1000;
    ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &small), 0);
    const auto written = writeOutput(path("a"), std::string(5000, 'x'));
    setrlimit(RLIMIT_FSIZE, &former);
    std::signal(SIGXFSZ, ignored);
    EXPECT_FALSE(written.ok());
    EXPECT_EQ(read("a"), "old");
    EXPECT_EQ(filesThere(), 1U);
}

TEST_F(OutputFileTest, KeepsPermissionsAndLinks)
{
    put("a", "old");
    fs::permissions(path("a"), fs::perms::owner_read | fs::perms::owner_write);
    fs::create_symlink("a", path("link"));
    ASSERT_TRUE(writeOutput(path("link"), "new").ok());
    EXPECT_TRUE(fs::is_symlink(path("link")));
    EXPECT_EQ(read("a"), "new");
    EXPECT_EQ(fs::status(path("a")).permissions(), fs::perms::owner_read | fs::perms::owner_write);
}

TEST_F(OutputFileTest, TheLongestNameIsAName)
{
    const std::string longest(255, 'n');
    ASSERT_TRUE(writeOutput(path(longest), "x").ok());
    EXPECT_EQ(read(longest), "x");
}

TEST_F(OutputFileTest, APipeIsWrittenDirectly)
{
    ASSERT_EQ(::mkfifo(path("pipe").c_str(), 0600), 0);
    std::string got;
    std::thread reader([&] { got = read("pipe"); });
    EXPECT_TRUE(writeOutput(path("pipe"), "through").ok());
    reader.join();
    EXPECT_EQ(got, "through");
    EXPECT_TRUE(fs::is_fifo(path("pipe")));
}

TEST_F(OutputFileTest, AFullDeviceIsAFullDisk)
{
    const auto written = writeOutput("/dev/full", "x");
    ASSERT_FALSE(written.ok());
    EXPECT_EQ(written.error().code, Errc::DiskFull);
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
    fs::create_symlink("a", path("link"));
    const std::vector<std::string> input{path("a").string()};
    EXPECT_TRUE(mayWrite(path("new"), Existing::Refuse, {}).ok());
    EXPECT_FALSE(mayWrite(path("a"), Existing::Refuse, {}).ok());
    EXPECT_TRUE(mayWrite(path("a"), Existing::Replace, {}).ok());
    EXPECT_FALSE(mayWrite(path("a"), Existing::Replace, input).ok());
    EXPECT_FALSE(mayWrite(path("link"), Existing::Replace, input).ok());
    EXPECT_TRUE(mayWrite("/dev/null", Existing::Refuse, {}).ok());
    EXPECT_TRUE(mayWrite("/dev/stdout", Existing::Refuse, {}).ok());
}

}  // namespace
}  // namespace kydai
