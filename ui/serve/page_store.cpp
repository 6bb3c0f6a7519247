#include "serve/page_store.h"

#include "support/assert.h"

#include <QCryptographicHash>

#include <algorithm>
#include <array>
#include <limits>
#include <utility>
#include <zlib.h>

namespace kydai::serve {

namespace {

constexpr int kGzipWindow = MAX_WBITS + 16;  ///< zlib's way to ask for a gzip head
constexpr int kLevel = 6;
constexpr int kMemory = 8;

std::string packed(std::string_view bytes)
{
    z_stream stream{};
    KYDAI_ASSERT(bytes.size() < std::numeric_limits<uInt>::max());
    KYDAI_ASSERT(deflateInit2(&stream, kLevel, Z_DEFLATED, kGzipWindow, kMemory, Z_DEFAULT_STRATEGY) == Z_OK);
    std::string out(deflateBound(&stream, static_cast<uLong>(bytes.size())), '\0');
    std::string in(bytes);
    stream.next_in = reinterpret_cast<Bytef*>(in.data());
    stream.avail_in = static_cast<uInt>(in.size());
    stream.next_out = reinterpret_cast<Bytef*>(out.data());
    stream.avail_out = static_cast<uInt>(out.size());
    KYDAI_ASSERT(deflate(&stream, Z_FINISH) == Z_STREAM_END);
    out.resize(stream.total_out);
    deflateEnd(&stream);
    return out;
}

/// What `packed` made; for the rare reader who can't.
std::string unpacked(const std::string& bytes, std::size_t size)
{
    z_stream stream{};
    KYDAI_ASSERT(inflateInit2(&stream, kGzipWindow) == Z_OK);
    std::string in = bytes;
    std::string out(size, '\0');
    stream.next_in = reinterpret_cast<Bytef*>(in.data());
    stream.avail_in = static_cast<uInt>(in.size());
    stream.next_out = reinterpret_cast<Bytef*>(out.data());
    stream.avail_out = static_cast<uInt>(out.size());
    const int ended = size == 0 ? Z_STREAM_END : inflate(&stream, Z_FINISH);
    inflateEnd(&stream);
    KYDAI_ASSERT(ended == Z_STREAM_END);
    return out;
}

std::string tagOf(std::string_view bytes)
{
    constexpr int kLetters = 16;
    return QCryptographicHash::hash(QByteArray::fromRawData(bytes.data(), static_cast<qsizetype>(bytes.size())),
                                    QCryptographicHash::Sha256)
        .toHex()
        .left(kLetters)
        .toStdString();
}

std::string_view reasonOf(int status)
{
    switch (status) {
    case 200:
        return "OK";
    case 304:
        return "Not Modified";
    case 400:
        return "Bad Request";
    case 404:
        return "Not Found";
    case 405:
        return "Method Not Allowed";
    case 431:
        return "Request Header Fields Too Large";
    default:
        return "Service Unavailable";
    }
}

constexpr std::string_view kSafety =
    "X-Content-Type-Options: nosniff\r\n"
    "X-Frame-Options: DENY\r\n"
    "X-Robots-Tag: noindex\r\n"
    "Referrer-Policy: no-referrer\r\n"
    "Content-Security-Policy: default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'\r\n";

std::string statusLine(int status)
{
    return "HTTP/1.1 " + std::to_string(status) + ' ' + std::string(reasonOf(status)) + "\r\n" + std::string(kSafety);
}

std::string_view trimmed(std::string_view text)
{
    while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) text.remove_prefix(1);
    while (!text.empty() && (text.back() == ' ' || text.back() == '\t')) text.remove_suffix(1);
    return text;
}

/// Calls `use` with each part of a list; stops where it gives true, and gives that.
template <class Use>
bool anyPart(std::string_view list, Use use)
{
    while (!list.empty()) {
        const std::size_t comma = list.find(',');
        if (use(trimmed(list.substr(0, comma)))) return true;
        if (comma == std::string_view::npos) return false;
        list.remove_prefix(comma + 1);
    }
    return false;
}

/// "gzip", "*;q=0.5"; not "gzip;q=0".
bool takesGzip(std::string_view acceptEncoding)
{
    return anyPart(acceptEncoding, [](std::string_view part) {
        const std::string_view name = trimmed(part.substr(0, part.find(';')));
        if (name != "gzip" && name != "*") return false;
        const std::size_t weight = part.find("q=");
        if (weight == std::string_view::npos) return true;
        return part.substr(weight + 2).find_first_of("123456789") != std::string_view::npos;
    });
}

bool names(std::string_view ifNoneMatch, std::string_view tag)
{
    return anyPart(ifNoneMatch, [&](std::string_view part) {
        if (part == "*") return true;
        if (part.starts_with("W/")) part.remove_prefix(2);
        return part.size() == tag.size() + 2 && part.front() == '"' && part.back() == '"' &&
               part.substr(1, tag.size()) == tag;
    });
}

}  // namespace

PageStore::PageStore(const publish::PageSet& pages, const PageStore* former)
{
    m_contents.insert(pages.contents.begin(), pages.contents.end());
    std::vector<const Page*> made;
    made.reserve(pages.files.size());
    for (const publish::File& file : pages.files) {
        Page page{std::make_shared<const std::string>(packed(file.bytes)), file.bytes.size(), tagOf(file.bytes),
                  file.type, file.isEntry};
        made.push_back(&m_pages.emplace(file.path, std::move(page)).first->second);
    }
    for (const publish::Doorway& door : pages.doorways) {
        Page page = *made[door.file];
        page.changes = true;
        m_pages.emplace(door.path, std::move(page));
    }
    m_gone = {std::make_shared<const std::string>(packed(pages.gone)), pages.gone.size(), tagOf(pages.gone),
              publish::FileType::Html, true};
    if (former == nullptr) return;
    const bool allStand =
        std::ranges::all_of(former->m_contents, [&](const std::string& what) { return m_contents.contains(what); });
    if (!allStand) return;
    for (const auto& [path, page] : former->m_pages) {
        if (page.changes || page.isFormer) continue;
        Page kept = page;
        kept.isFormer = true;
        m_pages.emplace(path, std::move(kept));
    }
}

std::size_t PageStore::bytes() const
{
    std::size_t sum = 0;
    for (const auto& [path, page] : m_pages) sum += page.packed->size();
    return sum;
}

const PageStore::Page* PageStore::find(std::string_view target) const
{
    target = target.substr(0, target.find('?'));
    target.remove_prefix(1);
    std::string path(target);
    if (path.empty() || path.back() == '/') path += "index.html";
    if (!publish::isOwnPath(path)) return nullptr;
    const auto at = m_pages.find(path);
    return at == m_pages.end() ? nullptr : &at->second;
}

Reply PageStore::given(const Page& page, const Request& request, int status)
{
    const bool gzip = takesGzip(request.acceptEncoding);
    const std::string tag = gzip ? page.tag + "-gz" : page.tag;
    Reply reply;
    const bool isKnown = status == 200 && names(request.ifNoneMatch, tag);
    reply.status = isKnown ? 304 : status;
    reply.head = statusLine(reply.status);
    reply.head += "ETag: \"" + tag + "\"\r\nVary: Accept-Encoding\r\n";
    reply.head += page.changes || status != 200 ? "Cache-Control: no-cache\r\n"
                                                : "Cache-Control: public, max-age=86400, immutable\r\n";
    if (isKnown) {
        reply.head += "\r\n";
        return reply;
    }
    const auto body = gzip ? page.packed : std::make_shared<const std::string>(unpacked(*page.packed, page.size));
    reply.head += "Content-Type: " + std::string(publish::mimeType(page.type)) + "\r\n";
    if (gzip) reply.head += "Content-Encoding: gzip\r\n";
    reply.head += "Content-Length: " + std::to_string(body->size()) + "\r\n\r\n";
    if (request.method != "HEAD") reply.body = body;
    return reply;
}

Reply PageStore::answer(const Request& request) const
{
    if (request.method != "GET" && request.method != "HEAD") return refusal(405);
    if (!request.target.starts_with('/')) return refusal(400);
    if (const Page* page = find(request.target)) return given(*page, request, 200);
    return m_gone.packed ? given(m_gone, request, 404) : refusal(404);
}

Reply refusal(int status)
{
    Reply reply;
    reply.status = status;
    reply.keepAlive = status == 404;
    reply.head = statusLine(status);
    if (status == 405) reply.head += "Allow: GET, HEAD\r\n";
    reply.head += "Content-Length: 0\r\n";
    if (!reply.keepAlive) reply.head += "Connection: close\r\n";
    reply.head += "\r\n";
    return reply;
}

}  // namespace kydai::serve
