// A publication on a web host: the real server program of the system, without a network between.

#include "publish/remote.h"

#include "publish/frame.h"
#include "support/fragments.h"
#include "ui/publish/published.h"

#include <QByteArray>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

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
    /// The program that stands for ssh; what it is called with goes into `called`.
    void setSsh(const std::string& command) const
    {
        const fs::path file = m_root / "bin" / "ssh";
        std::ofstream(file) << "#!/bin/sh\necho \"$@\" >'" << (m_root / "called").string() << "'\n" << command << '\n';
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
    setSsh(std::string("exec ") + kServer);
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

TEST_F(RemoteFolder, WhatIsTheSameIsNotSentAgain)
{
    if (!fs::exists(kServer)) GTEST_SKIP() << "no " << kServer;
    setSsh(std::string("exec ") + kServer);
    const PageSet pages = pagesOf(publicationOf(threeRounds()));
    ASSERT_TRUE(write(pages));
    const auto again = write(pages);
    ASSERT_TRUE(again) << again.error().detail;
    EXPECT_EQ(again->written, 0U);
    EXPECT_EQ(again->removed, 0U);
    PageSet corrected = pages;
    corrected.files.back().bytes += ' ';
    const auto third = write(corrected);
    ASSERT_TRUE(third);
    EXPECT_EQ(third->written, 1U) << "the way in alone";
    EXPECT_EQ(read("index.html"), corrected.files.back().bytes);
    std::ifstream in(m_root / "called");
    const std::string called{std::istreambuf_iterator<char>(in), {}};
    EXPECT_NE(called.find("BatchMode=yes"), std::string::npos) << called;
    EXPECT_TRUE(called.ends_with(" -s lan@web.example sftp\n")) << called;
}

/// As the server program logs it.
TEST_F(RemoteFolder, WhatLeadsSomewhereGetsItsNameWhenThatIsThere)
{
    if (!fs::exists(kServer)) GTEST_SKIP() << "no " << kServer;
    m_remote = m_root / "pages";  // other letters are escaped in its log
    const std::string log = (m_root / "log").string();
    setSsh(std::string("exec ") + kServer + " -e -l INFO 2>'" + log + "'");
    PageSet pages = pagesOf(publicationOf(threeRounds()));
    // Under way for longer than the small ones behind it.
    pages.files.insert(std::ranges::find(pages.files, true, &File::isEntry),
                       File{"s1/x/large.html", FileType::Html, std::string(std::size_t{4} << 20, 'x'), false});
    for (Doorway& door : pages.doorways) door.file = 0;  // nobody serves these
    ASSERT_TRUE(write(pages));
    std::vector<std::string> named;
    std::ifstream in(log);
    for (std::string line; std::getline(in, line);) {
        const std::string root = m_remote.string() + '/';
        const std::size_t at = line.find("\" new \"" + root);
        if (at == std::string::npos) continue;
        const std::size_t from = at + 7 + root.size();
        named.push_back(line.substr(from, line.find('"', from) - from));
    }
    ASSERT_EQ(named.size(), pages.files.size() + pages.doorways.size() + 2) << "and twice what is kept of them";
    EXPECT_EQ(named.front(), "publication.json");
    EXPECT_EQ(named.back(), "publication.json");
    EXPECT_EQ(named[named.size() - 2], "index.html");
    bool isEntryNamed = false;
    for (std::size_t at = 1; at + 1 < named.size(); ++at) {
        const File* file = pages.find(named[at]);
        const bool isEntry = file != nullptr && file->isEntry;
        EXPECT_FALSE(isEntryNamed && !isEntry) << named[at];
        isEntryNamed = isEntryNamed || isEntry;
    }
}

TEST_F(RemoteFolder, AConnectionThatIsCutLeavesTheFormerPagesAndTheNextRunFinishes)
{
    if (!fs::exists(kServer)) GTEST_SKIP() << "no " << kServer;
    setSsh(std::string("exec ") + kServer);
    Section section = threeRounds();
    section.rounds.pop_back();
    const PageSet former = pagesOf(publicationOf(section));
    ASSERT_TRUE(write(former));
    const PageSet now = pagesOf(publicationOf(threeRounds()));
    for (const int bytes : {9, 200, 5'000, 40'000, 120'000, 200'000}) {
        setSsh("dd bs=1 status=none count=" + std::to_string(bytes) + " | " + kServer);
        const auto report = write(now);
        if (report) continue;  // all of it went through
        EXPECT_EQ(report.error().code, Errc::CannotWrite);
        EXPECT_TRUE(read("index.html") == former.files.back().bytes || read("index.html") == now.files.back().bytes)
            << bytes << ": whole, of one of the two";
        for (const File& file : former.files) {
            if (!file.isEntry) {
                EXPECT_EQ(read(file.path), file.bytes) << bytes << file.path;
            }
        }
        // What was changed in place by then is known to be so.
        setSsh(std::string("exec ") + kServer);
        ASSERT_TRUE(write(former));
        for (const File& file : former.files) EXPECT_EQ(read(file.path), file.bytes) << bytes << file.path;
    }
    ASSERT_TRUE(write(now));
    for (const File& file : now.files) EXPECT_EQ(read(file.path), file.bytes) << file.path;
    for (const Doorway& door : now.doorways) EXPECT_EQ(read(door.path), doorwayText(door)) << door.path;
}

TEST_F(RemoteFolder, AHostThatTakesNoMoreIsToldAndNoFileIsHalfThere)
{
    if (!fs::exists(kServer)) GTEST_SKIP() << "no " << kServer;
    setSsh(std::string("exec ") + kServer);
    Section section = threeRounds();
    section.rounds.pop_back();
    const PageSet former = pagesOf(publicationOf(section));
    ASSERT_TRUE(write(former));
    const PageSet now = pagesOf(publicationOf(threeRounds()));
    setSsh(std::string("trap '' XFSZ\nulimit -f 8\nexec ") + kServer);  // 4 kB a file
    const auto report = write(now);
    ASSERT_FALSE(report);
    EXPECT_EQ(report.error().what.id, FragmentId::SftpSays);
    EXPECT_NE(report.error().file.find("sftp://lan@web.example"), std::string::npos);
    for (const auto& each : fs::recursive_directory_iterator(m_remote)) {
        const std::string path = each.path().lexically_relative(m_remote).generic_string();
        const File* file = now.find(path);
        const File* before = former.find(path);
        if (!each.is_regular_file() || (file == nullptr && before == nullptr)) continue;
        const std::string bytes = read(path);
        EXPECT_TRUE((file != nullptr && bytes == file->bytes) || (before != nullptr && bytes == before->bytes)) << path;
    }
}

TEST_F(RemoteFolder, WhatIsNoAnswerOfTheProtocolIsTold)
{
    setSsh("echo 'Welcome to web.example, please log in'; exec sleep 1");
    const auto greeted = write(pagesOf(publicationOf(threeRounds())));
    ASSERT_FALSE(greeted);
    EXPECT_EQ(greeted.error().what.id, FragmentId::SftpSays);
    setSsh("printf '\\000\\000\\000\\005\\002\\000\\000\\000\\003'; head -c 400 /dev/zero; sleep 1");
    EXPECT_FALSE(write(pagesOf(publicationOf(threeRounds()))));
}

TEST_F(RemoteFolder, PagesOfAnotherProgramStay)
{
    if (!fs::exists(kServer)) GTEST_SKIP() << "no " << kServer;
    setSsh(std::string("exec ") + kServer);
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
    setSsh("echo trying >&2; echo 'lan@web.example: Permission denied (publickey).' >&2; exit 255");
    const auto report = write(pagesOf(publicationOf(threeRounds())));
    ASSERT_FALSE(report);
    EXPECT_EQ(report.error().code, Errc::CannotWrite);
    EXPECT_EQ(report.error().what.id, FragmentId::SftpSays);
    EXPECT_NE(report.error().detail.find("trying"), std::string::npos);
}

TEST_F(RemoteFolder, AHostThatNeverAnswersCanBeLeft)
{
    setSsh("exec sleep 60");
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
