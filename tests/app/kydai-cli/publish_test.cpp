// kydai-cli publish: an event file or a report becomes a folder of pages.
#include "app/kydai-cli/run_cli.h"
#include "format/json.h"
#include "publish/signature.h"
#include "serve/page_server.h"
#include "support/event_builder.h"
#include "support/loopback.h"

#include <QDateTime>
#include <gtest/gtest.h>

#include <chrono>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>
#include <mutex>
#include <sstream>
#include <streambuf>
#include <string>
#include <thread>
#include <tuple>
#include <utility>
#include <vector>

namespace kydai::cli {
namespace {

namespace fs = std::filesystem;

class CliPublish : public testing::Test {
protected:
    void SetUp() override
    {
        fs::remove_all(m_folder);
        fs::create_directories(m_folder);
        Section section = EventBuilder()
                              .scheduledRounds(3)
                              .player("2w1 3b", 2000, "Nguyễn An")
                              .player("1b0 4w", 1900, "Lê Bình")
                              .player("4b1 1w", 1800, "Trần Chi")
                              .player("3w0 2b", 1700, "Phạm Dung")
                              .build();
        section.info.name = "U16";
        std::ofstream(m_folder / "section.json", std::ios::binary) << format::writeJson({section});
        Section one = section;
        one.rounds.resize(1);
        std::ofstream(m_folder / "one.json", std::ios::binary) << format::writeJson({one});
        EXPECT_EQ(runCli({"convert", path("section.json"), path("event.kydai")}).status, kDone);
    }
    void TearDown() override { fs::remove_all(m_folder); }
    [[nodiscard]] std::string path(const char* name) const { return (m_folder / name).string(); }
    [[nodiscard]] std::string read(const char* name) const
    {
        std::ifstream in(m_folder / name, std::ios::binary);
        return {std::istreambuf_iterator<char>(in), {}};
    }

    fs::path m_folder = fs::temp_directory_path() / "kydai_cli_publish_test";
};

TEST_F(CliPublish, AnIndexListsTheEventsThatLieInAFolderTheNewestFirst)
{
    for (const auto& [file, name, town, first, last] :
         {std::tuple("a", "Giải <cũ>", "Huế", Date{2025, 7, 1}, Date{2025, 7, 9}),
          std::tuple("b", "Giải mới", "Đà Nẵng", Date{2026, 3, 1}, Date{2026, 3, 2})}) {
        auto read = format::readJson(this->read("section.json"), "section.json");
        ASSERT_TRUE(read.ok());
        Section section = read->sections.front();
        section.info.name = name;
        section.info.town = town;
        section.info.firstDay = first;
        section.info.lastDay = last;
        std::ofstream(m_folder / "x.json", std::ios::binary) << format::writeJson({section});
        ASSERT_EQ(runCli({"publish", path("x.json"), path("web") + "/giải " + file, "--lang", "both"}).status, kDone);
    }
    fs::create_directories(m_folder / "web/other");
    std::ofstream(m_folder / "web/other/event.json") << "[1]";
    const CliRun run = runCli({"index", path("web"), "--title", "Liên đoàn"});
    ASSERT_EQ(run.status, kDone) << run.err;
    EXPECT_TRUE(run.out.starts_with("events=2 ")) << run.out;
    for (const auto& [page, entry] : {std::pair("web/index.html", "index.html"), std::pair("web/en.html", "en.html")}) {
        const std::string text = read(page);
        const std::size_t newer = text.find("Giải mới");
        const std::size_t older = text.find("Giải &lt;cũ&gt;");
        ASSERT_NE(newer, std::string::npos) << page;
        ASSERT_NE(older, std::string::npos) << page;
        EXPECT_LT(newer, older);
        EXPECT_NE(text.find(std::string("href=\"gi%E1%BA%A3i%20b/") + entry), std::string::npos) << page;
        EXPECT_NE(text.find("Liên đoàn"), std::string::npos);
        EXPECT_NE(text.find("noindex"), std::string::npos);
    }
    EXPECT_NE(read("web/events.json").find("\"firstDay\":\"2026-03-01\""), std::string::npos)
        << read("web/events.json");
    // Once more with another event; withdrawn ones are gone.
    ASSERT_EQ(runCli({"publish", path("x.json"), path("web") + "/giải a", "--withdraw"}).status, kDone);
    EXPECT_TRUE(runCli({"index", path("web"), "--listed"}).out.starts_with("events=1 "));
    EXPECT_EQ(read("web/index.html").find("noindex"), std::string::npos);
    EXPECT_EQ(runCli({"index", path("web/other")}).status, kNegative);
}

TEST_F(CliPublish, AnEventBecomesAFolder)
{
    const CliRun made = runCli({"publish", path("event.kydai"), path("pages")});
    EXPECT_EQ(made.status, kDone) << made.err;
    EXPECT_TRUE(made.out.starts_with("files=")) << made.out;
    EXPECT_NE(read("pages/index.html").find("Nguyễn An"), std::string::npos);
    EXPECT_NE(read("pages/en.html").find("Round 2 of 3"), std::string::npos);
    const CliRun again = runCli({"publish", path("section.json"), path("pages"), "--lang", "en", "--no-standings"});
    EXPECT_EQ(again.status, kDone) << again.err;
    EXPECT_FALSE(fs::exists(m_folder / "pages/en.html")) << "of the former publication";
    EXPECT_EQ(runCli({"publish", path("event.kydai"), path("pages"), "--withdraw"}).status, kDone);
    EXPECT_FALSE(fs::exists(m_folder / "pages/s1"));
}

TEST_F(CliPublish, AFolderIsSignedAndAMirrorOfItIsVerified)
{
    const CliRun made = runCli({"publish", path("event.kydai"), path("pages")});
    ASSERT_EQ(made.status, kDone) << made.err;
    const std::size_t at = made.out.find("key: ");
    ASSERT_NE(at, std::string::npos) << made.out;
    const std::string key = made.out.substr(at + 5, 19);
    const CliRun whole = runCli({"verify", path("pages"), "--key", key});
    EXPECT_EQ(whole.status, kDone) << whole.err;
    EXPECT_TRUE(whole.out.ends_with(" missing=0 changed=0\n")) << whole.out;
    EXPECT_EQ(runCli({"publish", path("event.kydai"), path("pages")}).err, "") << "the same key";
    EXPECT_EQ(runCli({"verify", path("pages"), "--key", "0000 0000 0000 0000"}).status, kNegative);
    std::ofstream(m_folder / "pages/index.html", std::ios::app) << ' ';
    const CliRun changed = runCli({"verify", path("pages")});
    EXPECT_EQ(changed.status, kNegative);
    EXPECT_NE(changed.out.find("changed: index.html\n"), std::string::npos) << changed.out;
    const CliRun other = runCli({"publish", path("event.kydai"), path("pages"), "--desk", path("desk")});
    EXPECT_EQ(other.status, kDone);
    EXPECT_NE(other.err.find("signed with another key before, " + key), std::string::npos) << other.err;
    EXPECT_EQ(runCli({"verify", path("desk")}).status, kNegative) << "nothing is signed there";
    EXPECT_EQ(runCli({"verify", path("nowhere")}).status, kNegative);
}

TEST_F(CliPublish, AMirrorOnTheWebIsVerifiedByItsAddress)
{
    publish::PageSet pages;
    pages.files = {{"round-1.pgn", publish::FileType::Games, "[Round \"1\"]\n", true},
                   {"index.html", publish::FileType::Html, "<p>ván 1</p>", true}};
    const auto key = newSigningKey();
    ASSERT_TRUE(key && publish::sign(pages, *key, "Giải", QDateTime::currentDateTimeUtc()).ok());
    const auto server = serve::PageServer::start("127.0.0.1", 0, {});
    ASSERT_TRUE(server);
    const std::string address = "http://127.0.0.1:" + std::to_string((*server)->port());
    (*server)->publish(std::make_shared<const serve::PageStore>(pages));
    const CliRun whole = runCli({"verify", address, "--key", pages.signer});
    EXPECT_EQ(whole.status, kDone) << whole.err;
    EXPECT_TRUE(whole.out.ends_with("files=2 missing=0 changed=0\n")) << whole.out;
    pages.files.back().bytes += '!';
    (*server)->publish(std::make_shared<const serve::PageStore>(pages));
    const CliRun changed = runCli({"verify", address + '/'});
    EXPECT_EQ(changed.status, kNegative);
    EXPECT_NE(changed.out.find("changed: index.html\n"), std::string::npos) << changed.out;
}

/// Where a call that runs in another thread writes to.
class SharedText : public std::streambuf {
public:
    std::string text()
    {
        const std::lock_guard lock(m_mutex);
        return m_text;
    }

protected:
    int overflow(int letter) override
    {
        const std::lock_guard lock(m_mutex);
        m_text += static_cast<char>(letter);
        return letter;
    }

private:
    std::mutex m_mutex{};
    std::string m_text{};
};

TEST_F(CliPublish, ServesTheSamePagesAndFollowsTheEvent)
{
    SharedText told;
    std::ostream out(&told);
    std::ostringstream err;
    int status = -1;
    std::thread serving([&] {
        Context context{out, err};
        status = run(std::vector<std::string>{"serve", path("event.kydai"), "--address", "127.0.0.1", "--port", "0",
                                              "--follow", "--seconds", "12"},
                     context);
    });
    const auto until = std::chrono::steady_clock::now() + std::chrono::seconds(10);
    while (told.text().find('\n') == std::string::npos && std::chrono::steady_clock::now() < until)
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
    const std::string address = told.text();
    const std::string start = "http://127.0.0.1:";
    ASSERT_TRUE(address.starts_with(start)) << address;
    const auto port = static_cast<std::uint16_t>(std::stoi(address.substr(start.size())));
    const auto page = [&] { return LoopbackClient(port).get("/en.html").value_or(std::string()); };
    EXPECT_NE(page().find("Round 2 of 3"), std::string::npos);
    EXPECT_EQ(runCli({"serve", path("event.kydai"), "--address", "127.0.0.1", "--port", std::to_string(port)}).status,
              kFileProblem)
        << "taken";
    // The event is another one now.
    EXPECT_EQ(runCli({"convert", path("one.json"), path("event.kydai"), "--force"}).status, kDone);
    while (page().find("Round 1 of 3") == std::string::npos && std::chrono::steady_clock::now() < until)
        std::this_thread::sleep_for(std::chrono::milliseconds(100));
    EXPECT_NE(page().find("Round 1 of 3"), std::string::npos);
    std::raise(SIGTERM);
    serving.join();
    EXPECT_EQ(status, kDone) << err.str();
}

TEST_F(CliPublish, RefusesWhatItCannotDo)
{
    EXPECT_EQ(runCli({"publish", path("event.kydai")}).status, kUsage);
    EXPECT_EQ(runCli({"publish", path("none.kydai"), path("pages")}).status, kFileProblem);
    EXPECT_EQ(runCli({"publish", path("event.kydai"), path("pages"), "--section", "U8"}).status, kUsage);
    EXPECT_FALSE(fs::exists(m_folder / "pages"));
    fs::create_directories(m_folder / "theirs");
    std::ofstream(m_folder / "theirs/index.html") << "theirs";
    EXPECT_EQ(runCli({"publish", path("event.kydai"), path("theirs")}).status, kFileProblem);
    EXPECT_EQ(read("theirs/index.html"), "theirs");
    EXPECT_EQ(runCli({"publish", path("event.kydai"), path("theirs"), "--force"}).status, kDone);
}

}  // namespace
}  // namespace kydai::cli
