// The server on the loopback network: phones, hostile clients, a publication in the midst of reading.

#include "serve/page_server.h"

#include "support/loopback.h"
#include "ui/publish/published.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <fstream>
#include <string>
#include <thread>
#include <vector>

namespace kydai::serve {
namespace {

using namespace std::chrono_literals;
using publish::pagesOf;
using publish::publicationOf;
using publish::threeRounds;

std::unique_ptr<PageServer> serverWith(const publish::PageSet& pages, const Limits& limits = {})
{
    auto server = PageServer::start("127.0.0.1", 0, limits);
    EXPECT_TRUE(server);
    (*server)->publish(std::make_shared<const PageStore>(pages));
    return *std::move(server);
}

const publish::PageSet& somePages()
{
    static const publish::PageSet pages = pagesOf(publicationOf(threeRounds()));
    return pages;
}

/// Of this process, in kB.
long residentMemory()
{
    std::ifstream status("/proc/self/status");
    for (std::string word; status >> word;) {
        if (word != "VmRSS:") continue;
        long size = 0;
        status >> size;
        return size;
    }
    return 0;
}

TEST(PageServer, GivesPagesOverOneConnection)
{
    const auto server = serverWith(somePages());
    LoopbackClient phone(server->port());
    for (const char* target : {"/", "/s1/p/3.html", "/en.html"}) {
        const auto page = phone.get(target);
        ASSERT_TRUE(page) << target;
        EXPECT_TRUE(page->starts_with("HTTP/1.1 200 OK\r\n")) << *page;
    }
    EXPECT_EQ(server->counts().requests, 3U);
    EXPECT_EQ(server->counts().readers, 1U);
    EXPECT_EQ(server->counts().connections, 1U);
    phone.send("HEAD / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    EXPECT_TRUE(phone.answer(5s, false));
    EXPECT_TRUE(phone.isClosedWithin(5s));
}

TEST(PageServer, SaysWhyItCannotListen)
{
    const auto server = serverWith(somePages());
    EXPECT_EQ(PageServer::start("127.0.0.1", server->port()).error().code, Errc::CannotOpen);
    EXPECT_EQ(PageServer::start("192.0.2.1", 0).error().code, Errc::CannotOpen) << "of no machine";
    EXPECT_EQ(PageServer::start("hall", 0).error().code, Errc::CannotOpen);
}

TEST(PageServer, StopsWithConnectionsOpen)
{
    auto server = serverWith(somePages());
    LoopbackClient phone(server->port());
    EXPECT_TRUE(phone.get("/"));
    server.reset();
    EXPECT_TRUE(phone.isClosedWithin(5s));
}

TEST(PageServer, OneAddressHasSoManyConnections)
{
    const auto server = serverWith(somePages(), {.connectionsOfAnAddress = 3});
    std::vector<LoopbackClient> greedy;
    for (int at = 0; at < 3; ++at) {
        greedy.emplace_back(server->port(), 77);
        EXPECT_TRUE(greedy.back().get("/"));
    }
    EXPECT_TRUE(LoopbackClient(server->port(), 77).isClosedWithin(5s));
    EXPECT_TRUE(LoopbackClient(server->port(), 78).get("/")) << "others are served";
    greedy.clear();
    std::optional<std::string> again;
    for (int attempt = 0; attempt < 100 && !again; ++attempt) again = LoopbackClient(server->port(), 77).get("/");
    EXPECT_TRUE(again) << "and he, when he has closed";
    EXPECT_GE(server->counts().turnedAway, 1U);
}

TEST(PageServer, TheLongestSilentOneGivesWayToANewcomer)
{
    const auto server = serverWith(somePages(), {.connectionsInAll = 3});
    std::vector<LoopbackClient> silent;
    for (const std::uint32_t host : {77U, 78U, 79U}) {
        silent.emplace_back(server->port(), host);
        for (int attempt = 0; attempt < 500 && server->counts().connections < silent.size(); ++attempt)
            std::this_thread::sleep_for(10ms);
    }
    ASSERT_EQ(server->counts().connections, 3U);
    EXPECT_TRUE(silent[0].get("/")) << "was silent, and is the last of them now";
    EXPECT_TRUE(LoopbackClient(server->port(), 80).get("/"));
    EXPECT_TRUE(silent[1].isClosedWithin(5s));
    EXPECT_TRUE(silent[0].get("/"));
    EXPECT_EQ(server->counts().turnedAway, 1U);
}

TEST(PageServer, SilentAndSlowClientsAreClosedAndOthersServed)
{
    const auto server = serverWith(somePages(), {.perRequest = 600ms});
    std::vector<LoopbackClient> silent;
    for (std::uint32_t at = 0; at < 200; ++at) {
        silent.emplace_back(server->port(), 1000 + at);
        if (at % 2 == 0) silent.back().send("GET / HT");
    }
    LoopbackClient slow(server->port(), 5000);
    bool taken = true;
    std::thread dripping([&] {
        for (int at = 0; at < 30 && taken; ++at) {
            taken = slow.send(at == 0 ? "GET / HTTP/1.1\r\n" : "X: y\r\n");
            std::this_thread::sleep_for(100ms);
        }
    });
    const auto before = std::chrono::steady_clock::now();
    EXPECT_TRUE(LoopbackClient(server->port(), 6000).get("/"));
    EXPECT_LT(std::chrono::steady_clock::now() - before, 500ms);
    for (LoopbackClient& each : silent) EXPECT_TRUE(each.isClosedWithin(10s));
    EXPECT_TRUE(slow.isClosedWithin(10s)) << "a drop now and then is no request";
    dripping.join();
}

TEST(PageServer, HostileClientsCostNoMemory)
{
    allowManyFiles();
    const auto server = serverWith(somePages());
    EXPECT_TRUE(LoopbackClient(server->port()).get("/"));
    const long before = residentMemory();
    {
        // 131 MB of a head, and of a body that was announced as 500 MB.
        LoopbackClient head(server->port(), 100);
        const std::string megabyte(1 << 20, 'x');
        head.send("GET / HTTP/1.1\r\nX: ");
        for (int sent = 0; sent < 131 && head.send(megabyte); ++sent) {
        }
        EXPECT_TRUE(head.isClosedWithin(10s));
        LoopbackClient body(server->port(), 101);
        body.send("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 500000000\r\n\r\n");
        for (int sent = 0; sent < 131 && body.send(megabyte); ++sent) {
        }
        EXPECT_TRUE(body.isClosedWithin(10s));
        std::vector<LoopbackClient> silent;
        silent.reserve(3000);
        for (std::uint32_t at = 0; at < 3000; ++at) silent.emplace_back(server->port(), 10'000 + at);
        EXPECT_TRUE(std::ranges::all_of(silent, &LoopbackClient::isConnected));
        EXPECT_TRUE(LoopbackClient(server->port(), 5).get("/"));
        EXPECT_LT(residentMemory() - before, 100'000);
    }
    EXPECT_TRUE(LoopbackClient(server->port(), 6).get("/"));
}

/// A set whose pages bear the number of the publication.
publish::PageSet marked(int number)
{
    publish::PageSetBuilder set;
    const std::string mark = "publication " + std::to_string(number) + ";";
    const std::string page = set.add("s1/x/", publish::FileType::Html, mark + " page");
    set.addDoorway({.path = "s1/p/1.html", .entry = "../index.html", .title = "1", .language = "vi"}, page);
    set.addEntry("index.html", mark + " <a href=\"/" + page + "\">" + std::string(20'000, 'x'));
    return set.take();
}

TEST(PageServer, APublicationInTheMidstOfReadingIsWholeForEverybody)
{
    constexpr std::uint32_t kPhonesOfAThread = 125;  // a thousand in all
    allowManyFiles();
    const auto server = serverWith(marked(0));
    std::atomic<bool> over{false};
    std::atomic<int> read{0};
    std::atomic<int> mixed{0};
    std::atomic<int> lost{0};
    std::vector<std::thread> readers;
    for (std::uint32_t at = 0; at < 8; ++at) {
        readers.emplace_back([&, at] {
            std::vector<LoopbackClient> phones;
            phones.reserve(kPhonesOfAThread);
            for (std::uint32_t phone = 0; phone < kPhonesOfAThread; ++phone)
                phones.emplace_back(server->port(), 30'000 + kPhonesOfAThread * at + phone);
            for (std::size_t next = 0; !over; ++next) {
                LoopbackClient& phone = phones[next % phones.size()];
                const auto index = phone.get("/");
                if (!index) {
                    ++lost;
                    return;
                }
                const std::size_t from = index->find("publication ");
                const std::string mark = index->substr(from, index->find(';', from) - from + 1);
                const std::size_t link = index->find("href=\"") + 6;
                const auto page = phone.get(index->substr(link, index->find('"', link) - link));
                if (!page || !page->starts_with("HTTP/1.1 200")) {
                    ++lost;
                } else if (page->find(mark) == std::string::npos) {
                    ++mixed;
                }
                ++read;
            }
        });
    }
    std::shared_ptr<const PageStore> former = server->pages();
    for (int number = 1; number <= 25; ++number) {
        std::this_thread::sleep_for(60ms);
        auto next = std::make_shared<const PageStore>(marked(number), former.get());
        server->publish(next);
        former = next;
    }
    over = true;
    for (std::thread& reader : readers) reader.join();
    EXPECT_EQ(mixed, 0);
    EXPECT_GT(read, 100);
    EXPECT_LE(lost, read / 100) << "only who sleeps through a whole publication meets a page that is gone";
}

TEST(PageServer, AThousandPhonesLoadTheListAndTheirPage)
{
    const auto server = serverWith(somePages());
    constexpr int kThreads = 8;
    constexpr int kPhones = 1000;
    std::atomic<int> errors{0};
    std::atomic<long> slowest{0};
    std::vector<std::thread> threads;
    for (int thread = 0; thread < kThreads; ++thread) {
        threads.emplace_back([&, thread] {
            for (int phone = thread; phone < kPhones; phone += kThreads) {
                const auto asked = std::chrono::steady_clock::now();
                LoopbackClient client(server->port(), 20'000 + static_cast<std::uint32_t>(phone));
                for (const std::string& target :
                     {std::string("/"), "/s1/p/" + std::to_string(phone % 5 + 1) + ".html"}) {
                    const auto page = client.get(target, "Accept-Encoding: gzip\r\n");
                    if (!page || !page->starts_with("HTTP/1.1 200")) ++errors;
                }
                const long took =
                    std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() - asked)
                        .count();
                for (long known = slowest; took > known && !slowest.compare_exchange_weak(known, took);) {
                }
            }
        });
    }
    for (std::thread& each : threads) each.join();
    EXPECT_EQ(errors, 0);
    EXPECT_LE(slowest, 3000);
    EXPECT_EQ(server->counts().readers, 1000U);
}

}  // namespace
}  // namespace kydai::serve
