// A publication on a web host: the real sftp of the system against the real server program, without a network between.

#include "publish/remote.h"

#include "support/fragments.h"
#include "ui/publish/published.h"

#include <QByteArray>

#include <filesystem>
#include <fstream>
#include <iterator>

namespace kydai::publish {
namespace {

namespace fs = std::filesystem;

constexpr const char* kServer = "/usr/lib/openssh/sftp-server";

TEST(Remote, AnAddressHasAHostAndAFolder)
{
    const auto whole = parseRemote("sftp://lan@web.example:2222/srv/www/giai 2026/");
    ASSERT_TRUE(whole);
    EXPECT_EQ(whole->user, "lan");
    EXPECT_EQ(whole->host, "web.example");
    EXPECT_EQ(whole->port, 2222);
    EXPECT_EQ(whole->path, "/srv/www/giai 2026");
    EXPECT_EQ(parseRemote("sftp://web.example/~/www")->path, "www");
    EXPECT_EQ(parseRemote("sftp://web.example")->path, "");
    EXPECT_FALSE(isRemote("/srv/www"));
    EXPECT_FALSE(isRemote("C:/www"));
    // A scheme that is none of ours is no folder of that name.
    for (const char* other : {"SFTP://lan@web.example/x", "sftq://web.example/x", "https://web.example", "ftp://x"}) {
        EXPECT_TRUE(isRemote(other)) << other;
        EXPECT_FALSE(parseRemote(other)) << other;
    }
}

TEST(Remote, NothingThatACommandLineCouldMisreadIsAnAddress)
{
    for (const char* wrong :
         {"sftp://", "sftp:///www", "sftp://-oProxyCommand=x/www", "sftp://a b/www", "sftp://lan:secret@web/www",
          "sftp://-l@web/www", "sftp://web:0/www", "sftp://web:99999/www", "sftp://web:x/www", "sftp://web/a\nrm b"})
        EXPECT_FALSE(parseRemote(wrong)) << wrong;
    Progress progress;
    EXPECT_EQ(writePlace({}, "sftp://-x/y", Existing::Refuse, {}, progress).error().code, Errc::CannotWrite);
}

class RemoteFolder : public testing::Test {
protected:
    void SetUp() override
    {
        fs::remove_all(m_root);
        fs::create_directories(m_root / "bin");
        m_path = qgetenv("PATH");
        qputenv("PATH", (m_root / "bin").c_str() + QByteArray(":") + m_path);
    }
    void TearDown() override
    {
        qputenv("PATH", m_path);
        fs::remove_all(m_root);
    }
    /// The program that stands for sftp; `$2` is the list of commands.
    void setSftp(const std::string& command) const
    {
        const fs::path file = m_root / "bin" / "sftp";
        std::ofstream(file) << "#!/bin/sh\n" << command << '\n';
        fs::permissions(file, fs::perms::owner_all);
    }
    [[nodiscard]] Result<FolderReport> write(const PageSet& pages, Existing existing = Existing::Refuse) const
    {
        Progress progress;
        return writePlace(pages, "sftp://lan@web.example" + m_remote.string(), existing, {}, progress);
    }
    [[nodiscard]] std::string read(const std::string& path) const
    {
        std::ifstream in(m_remote / path, std::ios::binary);
        return {std::istreambuf_iterator<char>(in), {}};
    }

    fs::path m_root = fs::temp_directory_path() / "kydai_remote_test";
    fs::path m_remote = m_root / "trang web" / "giải";
    QByteArray m_path;
};

TEST_F(RemoteFolder, HoldsThePagesAndOnlyWhatDiffersIsSentAgain)
{
    if (!fs::exists(kServer)) GTEST_SKIP() << "no " << kServer;
    setSftp(std::string("exec /usr/bin/sftp -q -b \"$2\" -D ") + kServer);
    fs::create_directories(m_root / "trang web");
    Section section = threeRounds();
    section.rounds.pop_back();
    const PageSet former = pagesOf(publicationOf(section));
    const auto first = write(former);
    ASSERT_TRUE(first) << first.error().detail;
    EXPECT_EQ(first->written, former.files.size() + former.doorways.size());
    for (const File& file : former.files) EXPECT_EQ(read(file.path), file.bytes) << file.path;

    const PageSet now = pagesOf(publicationOf(threeRounds()));
    const auto second = write(now);
    ASSERT_TRUE(second) << second.error().detail;
    EXPECT_LT(second->written, second->files) << "doorways and pages that never change stay";
    for (const File& file : now.files) EXPECT_EQ(read(file.path), file.bytes) << file.path;
    for (const auto& each : fs::recursive_directory_iterator(m_remote))
        EXPECT_NE(each.path().extension(), ".part") << each.path();
}

TEST_F(RemoteFolder, PagesOfAnotherProgramStay)
{
    if (!fs::exists(kServer)) GTEST_SKIP() << "no " << kServer;
    setSftp(std::string("exec /usr/bin/sftp -q -b \"$2\" -D ") + kServer);
    fs::create_directories(m_remote);
    std::ofstream(m_remote / "index.html") << "theirs";
    const PageSet pages = pagesOf(publicationOf(threeRounds()));
    EXPECT_EQ(write(pages).error().code, Errc::CannotWrite);
    EXPECT_EQ(read("index.html"), "theirs");
    EXPECT_TRUE(write(pages, Existing::Replace));
    EXPECT_NE(read("index.html"), "theirs");
}

TEST_F(RemoteFolder, WhatTheHostSaysIsTold)
{
    setSftp("echo trying >&2; echo 'lan@web.example: Permission denied (publickey).' >&2; exit 255");
    const auto report = write(pagesOf(publicationOf(threeRounds())));
    ASSERT_FALSE(report);
    EXPECT_EQ(report.error().code, Errc::CannotWrite);
    EXPECT_EQ(report.error().what.id, FragmentId::SftpSays);
    EXPECT_NE(report.error().detail.find("trying"), std::string::npos);
}

TEST_F(RemoteFolder, AHostThatNeverAnswersCanBeLeft)
{
    setSftp("exec sleep 60");
    std::stop_source stop;
    stop.request_stop();
    Progress progress;
    const auto report = writePlace(pagesOf(publicationOf(threeRounds())), "sftp://web.example/x", Existing::Refuse,
                                   stop.get_token(), progress);
    ASSERT_FALSE(report);
    EXPECT_EQ(report.error().code, Errc::Cancelled);
}

}  // namespace
}  // namespace kydai::publish
