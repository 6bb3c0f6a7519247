// Bytes of a phone, or of whoever calls himself one, to the page server: every answer is one head and at most one body,
// and nothing but pages is given.

#include "fuzz_target.h"
#include "publish/page_set.h"
#include "serve/page_server.h"
#include "support/assert.h"

#include <cstddef>
#include <cstdint>
#include <string_view>

KYDAI_FUZZ_TARGET(fuzz_request)
{
    static const kydai::serve::PageStore store = [] {
        kydai::publish::PageSetBuilder set;
        const std::string page = set.add("s1/x/", kydai::publish::FileType::Html, "a page");
        set.addDoorway({.path = "s1/p/1.html", .entry = "../index.html", .title = "1", .language = "vi"}, page);
        set.addEntry("index.html", "the list");
        set.setGone("gone");
        return kydai::serve::PageStore(set.take());
    }();
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    const auto reply = kydai::serve::answerBytes(store, bytes);
    if (!reply) return 0;
    KYDAI_ASSERT(reply->head.starts_with("HTTP/1.1 "));
    KYDAI_ASSERT(reply->head.find("\r\n\r\n") == reply->head.size() - 4);
    KYDAI_ASSERT(reply->head.find('\0') == std::string::npos);
    const bool isPacked = reply->head.find("Content-Encoding: gzip") != std::string::npos;
    if (reply->body && !isPacked) KYDAI_ASSERT(*reply->body == "gone" || reply->status == 200);
    return 0;
}
