// The pages in a real browser, headless Chromium, from the real server: the script runs under its policy, finds a name
// without accents, asks nobody else for anything and complains of nothing; and tidy finds the HTML valid. Skipped, and
// told, where the machine has no such program.

#include "serve/page_server.h"
#include "ui/publish/published.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <string>
#include <tuple>

namespace kydai::serve {
namespace {

namespace fs = std::filesystem;

bool isThere(const std::string& program)
{
    return std::system(("command -v " + program + " >/dev/null 2>&1").c_str()) == 0;
}

std::string contentsOf(const fs::path& file)
{
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

class Browser : public testing::Test {
protected:
    void SetUp() override
    {
        if (!isThere("chromium")) GTEST_SKIP() << "no chromium here: apt-get install chromium";
        fs::remove_all(m_folder);
        fs::create_directories(m_folder);
        auto server = PageServer::start("127.0.0.1", 0);
        ASSERT_TRUE(server);
        m_server = *std::move(server);
        Section section = publish::threeRounds();
        for (Player& player : section.players) player.birth = {2012, 1, 1};
        m_server->publish(std::make_shared<const PageStore>(publish::pagesOf(publish::publicationOf(section))));
    }
    void TearDown() override { fs::remove_all(m_folder); }

    struct Seen {
        std::string dom{};
        std::string console{};
    };
    [[nodiscard]] Seen open(const std::string& path, const std::string& more = "--dump-dom") const
    {
        const std::string command =
            "timeout 60 chromium --headless=new --no-sandbox --disable-gpu --no-first-run "
            "--disable-background-networking "
            "--host-resolver-rules='MAP * ~NOTFOUND, EXCLUDE 127.0.0.1' --user-data-dir='" +
            (m_folder / "profile").string() + "' --enable-logging=stderr --virtual-time-budget=3000 " + more +
            " 'http://127.0.0.1:" + std::to_string(m_server->port()) + path + "' >'" + (m_folder / "dom").string() +
            "' 2>'" + (m_folder / "log").string() + "'";
        EXPECT_EQ(std::system(command.c_str()), 0) << contentsOf(m_folder / "log");
        Seen seen{contentsOf(m_folder / "dom"), {}};
        const std::string log = contentsOf(m_folder / "log");
        const std::regex console("[^\n]*CONSOLE[^\n]*");
        for (auto at = std::sregex_iterator(log.begin(), log.end(), console); at != std::sregex_iterator(); ++at)
            seen.console += at->str() + '\n';
        return seen;
    }

    fs::path m_folder = fs::temp_directory_path() / "kydai_browser_test";
    std::unique_ptr<PageServer> m_server{};
};

TEST_F(Browser, FindsANameWithoutAccentsAndComplainsOfNothing)
{
    const Seen page = open("/?q=tran+dinh");
    EXPECT_EQ(page.console, "");
    EXPECT_EQ(page.dom.find("class=\"find\" hidden"), std::string::npos) << "the script ran";
    for (int number = 1; number <= 5; ++number) {
        const std::string row = "<tr id=\"p" + std::to_string(number) + "\"";
        const std::size_t at = page.dom.find(row);
        ASSERT_NE(at, std::string::npos) << page.dom;
        const std::string tag = page.dom.substr(at, page.dom.find('>', at) - at);
        EXPECT_EQ(tag.find("hidden") == std::string::npos, number == 3) << tag;
    }
}

TEST_F(Browser, EveryKindOfPageIsQuiet)
{
    for (const char* path : {"/en.html", "/s1/p/1.html", "/s1/l/standings-en.html", "/s1/l/crosstable.html",
                             "/s1/l/round-2.html", "/en.html?screen"}) {
        const Seen page = open(path);
        EXPECT_EQ(page.console, "") << path;
        EXPECT_NE(page.dom.find("<h1>"), std::string::npos) << path;
    }
    EXPECT_EQ(m_server->counts().turnedAway, 0U) << "a browser needs no more connections than it may have";
}

TEST_F(Browser, ABigScreenGoesThroughTheSectionsOfItsRoom)
{
    publish::Publication hall = publish::publicationOf(publish::threeRounds());
    for (const auto& [id, room, open] : {std::tuple(1, "A", true), std::tuple(2, "B", false)}) {
        Section section = publish::threeRounds(open);
        section.info.name = "U" + std::to_string(id);
        section.info.room = room;
        if (id > 1) hall.event.sections.push_back({SectionId{id}, nullptr});
        hall.event.sections.back().section = std::make_shared<const Section>(section);
    }
    m_server->publish(std::make_shared<const PageStore>(publish::pagesOf(hall)));
    const auto shows = [&](const std::string& path) {
        const Seen page = open(path);
        EXPECT_EQ(page.console, "");
        EXPECT_NE(page.dom.find("<body class=\"screen\""), std::string::npos) << page.dom.substr(0, 900);
        std::smatch found;
        const std::regex title("<title>([^<]*)</title>");
        return std::regex_search(page.dom, found, title) ? found[1].str() : page.dom;
    };
    EXPECT_EQ(shows("/en.html?screen&room=A&pause=60"), "Round 3 by board – Giải vô địch trẻ · U1");
    EXPECT_EQ(shows("/en.html?screen&room=B&pause=60"), "Standings – Giải vô địch trẻ · U2") << "its round is over";
}

TEST_F(Browser, DrawsThePagesAtEveryWidth)
{
    for (const char* size : {"500,900", "1366,768"}) {
        const fs::path picture = m_folder / (std::string(size) + ".png");
        (void)open("/s1/p/1.html", std::string("--window-size=") + size + " --screenshot='" + picture.string() + "'");
        EXPECT_GT(fs::file_size(picture), 10'000U) << size;
    }
}

TEST(Html, IsValid)
{
    if (!isThere("tidy")) GTEST_SKIP() << "no tidy here: apt-get install tidy";
    const fs::path file = fs::temp_directory_path() / "kydai_html_test.html";
    const publish::PageSet pages = publish::pagesOf(publish::publicationOf(publish::threeRounds()));
    for (const publish::File& page : pages.files) {
        if (page.type != publish::FileType::Html) continue;
        std::ofstream(file, std::ios::binary | std::ios::trunc) << page.bytes;
        const std::string command = "tidy -q -e -utf8 '" + file.string() + "' 2>&1";
        EXPECT_EQ(std::system(command.c_str()), 0) << page.path << ": warnings give 1, errors 2";
    }
    fs::remove(file);
}

}  // namespace
}  // namespace kydai::serve
