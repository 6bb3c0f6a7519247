// The command line with and without the library that paints, as packages have them apart.

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <sys/wait.h>

namespace kydai::cli {
namespace {

namespace fs = std::filesystem;

std::string contents(const fs::path& file)
{
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

class Paper : public testing::Test {
protected:
    void SetUp() override
    {
        if (!fs::exists(fs::path(KYDAI_CLI).parent_path() / kLibrary)) GTEST_SKIP() << "in one piece";
        m_folder = fs::path(KYDAI_BINARY_DIR) / "tmp" / "paper" /
                   testing::UnitTest::GetInstance()->current_test_info()->name();
        fs::remove_all(m_folder);
        fs::create_directories(m_folder / "bin");
        fs::copy_file(KYDAI_CLI, m_folder / "bin/kydai-cli");
        ASSERT_EQ(run("generate --players 8 --rounds 3 --seed 1 -o event.trf"), 0) << m_said;
    }

    int run(const std::string& words)
    {
        const std::string call = "cd '" + m_folder.string() + "' && bin/kydai-cli " + words + " >said 2>&1";
        const int status = std::system(call.c_str());
        m_said = contents(m_folder / "said");
        return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    }

    static constexpr const char* kLibrary = "kydai-print.so";
    fs::path m_folder{};
    std::string m_said{};
};

TEST_F(Paper, WithoutWhatPaintsAVerbNamesThePackageAndTheOthersWork)
{
    EXPECT_EQ(run("standings event.trf"), 0) << m_said;
    EXPECT_EQ(run("print event.trf --document standings -o list.csv"), 0) << m_said;
    for (const char* const call :
         {"print event.trf --document standings -o a.pdf", "print event.trf --document standings -o a.html",
          "check event.trf --sign a.pdf", "editions event.trf -o a.html", "lesson buchholz -o a.pdf"}) {
        EXPECT_EQ(run(call), 5) << call << m_said;
        EXPECT_NE(m_said.find("the package kydai-print"), std::string::npos) << call << m_said;
        EXPECT_FALSE(fs::exists(m_folder / "a.pdf") || fs::exists(m_folder / "a.html")) << call;
    }
}

TEST_F(Paper, WhatPaintsIsFoundBesideTheProgramAndWhereTheSystemHasIt)
{
    const fs::path library = fs::path(KYDAI_CLI).parent_path() / kLibrary;
    for (const fs::path& place : {m_folder / "bin", m_folder / "bin" / KYDAI_LIBRARIES}) {
        fs::create_directories(place);
        fs::copy_file(library, place / kLibrary);
        EXPECT_EQ(run("print event.trf --document standings -o a.pdf"), 0) << place << m_said;
        EXPECT_TRUE(contents(m_folder / "a.pdf").starts_with("%PDF-"));
        fs::remove(m_folder / "a.pdf");
        fs::remove(place / kLibrary);
    }
}

TEST_F(Paper, ALibraryOfAnotherVersionIsNotUsed)
{
    std::string bytes = contents(fs::path(KYDAI_CLI).parent_path() / kLibrary);
    const std::string version = KYDAI_VERSION;
    std::string other = version;
    other.back() = other.back() == '9' ? '8' : '9';
    for (std::size_t at = bytes.find(version); at != std::string::npos; at = bytes.find(version, at + 1))
        bytes.replace(at, version.size(), other);
    std::ofstream(m_folder / "bin" / kLibrary, std::ios::binary) << bytes;
    EXPECT_EQ(run("print event.trf --document standings -o a.pdf"), 5) << m_said;
    EXPECT_NE(m_said.find("of the same version"), std::string::npos) << m_said;
}

TEST_F(Paper, TheCommandLineNeedsNoGraphicalLibrary)
{
    ASSERT_EQ(std::system(("ldd '" KYDAI_CLI "' >'" + (m_folder / "needed").string() + "'").c_str()), 0);
    const std::string needed = contents(m_folder / "needed");
    EXPECT_NE(needed.find("libQt6Core"), std::string::npos);
    for (const char* const library : {"libQt6Gui", "libQt6Widgets", "libX11", "libEGL", "libGL"})
        EXPECT_EQ(needed.find(library), std::string::npos) << library;
}

}  // namespace
}  // namespace kydai::cli
