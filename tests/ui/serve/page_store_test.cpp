// What the server answers, without a network: only pages, only to GET and HEAD, whole and tagged.

#include "serve/page_store.h"

#include "serve/page_server.h"
#include "ui/publish/published.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>
#include <zlib.h>

namespace kydai::serve {
namespace {

using publish::pagesOf;
using publish::publicationOf;
using publish::threeRounds;

const PageStore& store()
{
    static const PageStore made(pagesOf(publicationOf(threeRounds())));
    return made;
}

Reply get(std::string_view target, std::string_view encoding = {}, std::string_view known = {})
{
    return store().answer({"GET", target, known, encoding});
}

std::string bodyOf(const Reply& reply)
{
    return reply.body ? *reply.body : std::string();
}

std::string headerOf(const Reply& reply, const std::string& name)
{
    const std::size_t at = reply.head.find("\r\n" + name + ": ");
    if (at == std::string::npos) return {};
    const std::size_t from = at + name.size() + 4;
    return reply.head.substr(from, reply.head.find("\r\n", from) - from);
}

TEST(PageStore, GivesEntriesDoorwaysAndPages)
{
    const publish::PageSet pages = pagesOf(publicationOf(threeRounds()));
    EXPECT_EQ(bodyOf(get("/")), publish::pageAt(pages, "index.html"));
    EXPECT_EQ(bodyOf(get("/s1/")), publish::pageAt(pages, "s1/index.html"));
    EXPECT_EQ(bodyOf(get("/s1/p/3.html")), publish::pageAt(pages, "s1/p/3.html")) << "the page, no way round";
    EXPECT_EQ(bodyOf(get("/index.html?screen")), publish::pageAt(pages, "index.html"));
    for (const publish::File& file : pages.files) {
        const Reply reply = get("/" + file.path);
        EXPECT_EQ(reply.status, 200) << file.path;
        EXPECT_EQ(bodyOf(reply), file.bytes) << file.path;
        EXPECT_EQ(headerOf(reply, "Content-Length"), std::to_string(file.bytes.size()));
    }
}

TEST(PageStore, HashedPagesMayBeKeptTheOthersAreAskedForAgain)
{
    const publish::PageSet pages = pagesOf(publicationOf(threeRounds()));
    EXPECT_NE(headerOf(get("/" + pages.files.front().path), "Cache-Control").find("immutable"), std::string::npos);
    EXPECT_EQ(headerOf(get("/"), "Cache-Control"), "no-cache");
    EXPECT_EQ(headerOf(get("/s1/p/3.html"), "Cache-Control"), "no-cache");
}

TEST(PageStore, WhoHasThePageGetsNothing)
{
    for (const char* encoding : {"", "gzip, deflate, br"}) {
        const std::string tag = headerOf(get("/", encoding), "ETag");
        ASSERT_GT(tag.size(), 2U);
        for (const std::string& known : {tag, "W/" + tag, "\"x\", " + tag, std::string("*")}) {
            const Reply reply = get("/", encoding, known);
            EXPECT_EQ(reply.status, 304) << known;
            EXPECT_EQ(reply.body, nullptr);
            EXPECT_EQ(headerOf(reply, "ETag"), tag);
        }
        EXPECT_EQ(get("/", encoding, "\"x\"").status, 200);
    }
    EXPECT_NE(headerOf(get("/", "gzip"), "ETag"), headerOf(get("/"), "ETag")) << "other bytes, another tag";
}

TEST(PageStore, PacksForWhoUnpacks)
{
    const Reply packed = get("/", "gzip");
    EXPECT_EQ(headerOf(packed, "Content-Encoding"), "gzip");
    EXPECT_EQ(headerOf(packed, "Vary"), "Accept-Encoding");
    std::string in = bodyOf(packed);
    std::string out(bodyOf(get("/")).size(), '\0');
    z_stream stream{};
    ASSERT_EQ(inflateInit2(&stream, MAX_WBITS + 16), Z_OK);
    stream.next_in = reinterpret_cast<Bytef*>(in.data());
    stream.avail_in = static_cast<uInt>(in.size());
    stream.next_out = reinterpret_cast<Bytef*>(out.data());
    stream.avail_out = static_cast<uInt>(out.size());
    EXPECT_EQ(inflate(&stream, Z_FINISH), Z_STREAM_END);
    inflateEnd(&stream);
    EXPECT_EQ(out, bodyOf(get("/")));
    for (const char* encoding : {"", "br", "gzip;q=0", "deflate, identity"})
        EXPECT_EQ(headerOf(get("/", encoding), "Content-Encoding"), "") << encoding;
    for (const char* encoding : {"br, gzip;q=0.5", "*", "deflate,gzip"})
        EXPECT_EQ(headerOf(get("/", encoding), "Content-Encoding"), "gzip") << encoding;
}

TEST(PageStore, HeadHasNoBody)
{
    const Reply reply = store().answer({"HEAD", "/", {}, {}});
    EXPECT_EQ(reply.status, 200);
    EXPECT_EQ(reply.body, nullptr);
    EXPECT_EQ(headerOf(reply, "Content-Length"), headerOf(get("/"), "Content-Length"));
}

TEST(PageStore, NothingElseIsThere)
{
    for (const char* target :
         {"/../etc/passwd", "/s1/../index.html", "//index.html", "/s1", "/s1/p/", "/s1/p/99.html", "/%2e%2e/x",
          "/index.html%00", "/.git/config", "/publication.json", "/S1/index.html", "/s1\\p", "/\xC3\xA9"}) {
        const Reply reply = get(target);
        EXPECT_EQ(reply.status, 404) << target;
        EXPECT_NE(bodyOf(reply).find("not any more"), std::string::npos) << target;
    }
    for (const char* target : {"", "index.html", "http://x/", "*"}) EXPECT_EQ(get(target).status, 400) << target;
    for (const char* method : {"POST", "PUT", "DELETE", "OPTIONS", "TRACE", "CONNECT", "get", "X"})
        EXPECT_EQ(store().answer({method, "/", {}, {}}).status, 405) << method;
    EXPECT_EQ(PageStore().answer({"GET", "/", {}, {}}).status, 404);
}

TEST(PageStore, EveryAnswerForbidsWhatPagesDontNeed)
{
    for (const Reply& reply : {get("/"), get("/x"), get("*"), store().answer({"POST", "/", {}, {}})}) {
        EXPECT_TRUE(reply.head.starts_with("HTTP/1.1 ")) << reply.head;
        EXPECT_TRUE(reply.head.ends_with("\r\n\r\n"));
        EXPECT_EQ(headerOf(reply, "X-Content-Type-Options"), "nosniff");
        EXPECT_EQ(headerOf(reply, "X-Robots-Tag"), "noindex");
        EXPECT_TRUE(headerOf(reply, "Content-Security-Policy").starts_with("default-src 'self'"));
    }
}

TEST(PageStore, PagesOfTheFormerPublicationStayUnlessWithdrawn)
{
    Section two = threeRounds();
    two.rounds.pop_back();
    const publish::PageSet before = pagesOf(publicationOf(two));
    const publish::PageSet after = pagesOf(publicationOf(threeRounds()));
    std::string old;
    for (const publish::Doorway& door : before.doorways)
        if (door.path == "s1/p/1.html") old = "/" + before.files[door.file].path;
    const PageStore first(before);
    const PageStore second(after, &first);
    EXPECT_EQ(second.answer({"GET", old, {}, {}}).status, 200);
    const PageStore third(pagesOf(publicationOf(threeRounds(false))), &second);
    EXPECT_EQ(third.answer({"GET", old, {}, {}}).status, 404) << "of the publication before the former one";
    const std::string withdrawn = "/" + after.files[after.doorways.front().file].path;
    const PageStore back(before, &second);
    EXPECT_EQ(second.answer({"GET", withdrawn, {}, {}}).status, 200);
    EXPECT_EQ(back.answer({"GET", withdrawn, {}, {}}).status, 404);
}

TEST(AnswerBytes, ReadsRequestsAsBrowsersSendThem)
{
    const auto whole = answerBytes(store(),
                                   "GET /s1/p/3.html HTTP/1.1\r\nHost: 192.168.1.5:8080\r\nAccept-Encoding: gzip\r\n"
                                   "Connection: keep-alive\r\n\r\n");
    ASSERT_TRUE(whole);
    EXPECT_EQ(whole->status, 200);
    EXPECT_TRUE(whole->keepAlive);
    EXPECT_EQ(headerOf(*whole, "Content-Encoding"), "gzip");
    const auto last = answerBytes(store(), "GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    ASSERT_TRUE(last);
    EXPECT_FALSE(last->keepAlive);
    EXPECT_EQ(headerOf(*last, "Connection"), "close");
    EXPECT_FALSE(answerBytes(store(), "GET / HTTP/1.0\r\n\r\n")->keepAlive);
    EXPECT_FALSE(answerBytes(store(), "GET / HTTP/1.1\r\nHost: x\r\n")) << "more is waited for";
}

TEST(AnswerBytes, RefusesWhatIsNone)
{
    for (const char* bytes :
         {"hello\r\n\r\n", "GET\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", "\x16\x03\x01\x02\r\n\r\n",
          "GET / HTTP/1.1\r\nContent-Length: 5\r\n\r\nhello",
          "GET / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n",
          "GET / HTTP/1.1\r\nTransfer-Encoding: xchunked\r\n\r\n",
          "GET / HTTP/1.1\r\nTransfer-Encoding: identity\r\n\r\n", "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
          "GET / HTTP/1.1\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n", "GET / HTTP/1.1\r\nbad header\r\n\r\n"}) {
        const auto reply = answerBytes(store(), bytes);
        ASSERT_TRUE(reply) << bytes;
        EXPECT_EQ(reply->status, 400) << bytes;
        EXPECT_FALSE(reply->keepAlive) << bytes;
    }
    const auto large = answerBytes(store(), "GET / HTTP/1.1\r\nX: " + std::string(9000, 'x') + "\r\n\r\n");
    ASSERT_TRUE(large);
    EXPECT_EQ(large->status, 431);
}

}  // namespace
}  // namespace kydai::serve
