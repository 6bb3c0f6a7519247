#include "serve/page_server.h"

#if __has_include(<sys/resource.h>)
#include <sys/resource.h>
#endif

#include <algorithm>
#include <array>
#include <atomic>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <list>
#include <map>
#include <mutex>
#include <optional>
#include <set>
#include <thread>
#include <utility>

namespace kydai::serve {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;
using tcp = asio::ip::tcp;
using Clock = std::chrono::steady_clock;
using Parser = http::request_parser<http::empty_body>;

constexpr std::chrono::minutes kReaderStays{5};
constexpr std::size_t kMostReadersKnown = 10'000;
constexpr std::chrono::milliseconds kRestAfterFailure{50};  ///< accepting fails where files run out

std::string_view viewOf(beast::string_view text)
{
    return {text.data(), text.size()};
}

/// The parser as every connection uses it: a head within the limit, and nothing after it.
void prepare(Parser& parser, const Limits& limits)
{
    parser.header_limit(limits.headBytes);
    parser.body_limit(0);
}

/// The answer to what could not be read; none where nobody waits for one.
std::optional<Reply> replyTo(const beast::error_code& problem)
{
    static const auto& kHttp = http::make_error_code(http::error::bad_target).category();
    if (problem == http::error::header_limit || problem == http::error::buffer_overflow) return refusal(431);
    if (problem == http::error::end_of_stream || problem.category() != kHttp) return std::nullopt;
    return refusal(400);
}

Reply replyTo(const Parser& parser, const PageStore& pages)
{
    const auto& request = parser.get();
    // Nobody has anything to send here; a body would be taken for the next request.
    const bool hasBody = request.count(http::field::transfer_encoding) > 0 || parser.content_length().value_or(0) > 0;
    const bool isTwice = request.count(http::field::host) > 1;  // for whom it is, a proxy may read otherwise
    Reply reply = hasBody || isTwice ? refusal(400)
                                     : pages.answer({viewOf(request.method_string()), viewOf(request.target()),
                                                     viewOf(request[http::field::if_none_match]),
                                                     viewOf(request[http::field::accept_encoding])});
    if (!request.keep_alive() && reply.keepAlive) {
        reply.keepAlive = false;
        reply.head.insert(reply.head.size() - 2, "Connection: close\r\n");
    }
    return reply;
}

/// A connection is an open file, and the usual limit is 1024.
void allowFiles(std::size_t connections)
{
#ifdef RLIMIT_NOFILE
    constexpr std::size_t kOthers = 256;
    rlimit now{};
    if (getrlimit(RLIMIT_NOFILE, &now) != 0) return;
    const auto wanted = std::min<rlim_t>(now.rlim_max, static_cast<rlim_t>(connections + kOthers));
    if (now.rlim_cur >= wanted) return;
    now.rlim_cur = wanted;
    setrlimit(RLIMIT_NOFILE, &now);
#endif
}

Error cannotListen(const std::string& where, const beast::error_code& problem)
{
    return Error{.code = Errc::CannotOpen, .file = where, .detail = problem.message()};
}

}  // namespace

/// Everything but `pages` and the counters belongs to the server's thread.
struct PageServer::Impl {
    class Session;

    explicit Impl(const Limits& given) : limits(given), acceptor(context), rest(context) {}

    void accept();
    void take(tcp::socket socket);
    void noteReader(const asio::ip::address& address);

    const Limits limits;
    std::map<asio::ip::address, std::size_t> perAddress{};
    std::list<Session*> silent{};  ///< of whom a request is awaited, the longest first
    std::map<asio::ip::address, Clock::time_point> readers{};
    Clock::time_point lastForgotten{};
    std::uint16_t port = 0;

    mutable std::mutex mutex{};
    std::shared_ptr<const PageStore> pages = std::make_shared<const PageStore>();
    std::atomic<std::size_t> readersNow{0};
    std::atomic<std::size_t> connections{0};
    std::atomic<std::uint64_t> requests{0};
    std::atomic<std::uint64_t> turnedAway{0};

    // After what sessions count in: the context takes them along when it goes.
    asio::io_context context{1};
    tcp::acceptor acceptor;
    asio::steady_timer rest;
    std::thread thread{};
};

/// One connection: a request, its answer, the next request. It lives as long as something of it is under way.
class PageServer::Impl::Session : public std::enable_shared_from_this<Session> {
public:
    Session(Impl& server, tcp::socket socket, const asio::ip::address& address)
        : m_server(server), m_stream(std::move(socket)), m_buffer(server.limits.headBytes + 1), m_address(address)
    {
        ++m_server.connections;
        ++m_server.perAddress[m_address];
    }
    ~Session()
    {
        isHeard();
        --m_server.connections;
        const auto at = m_server.perAddress.find(m_address);
        if (--at->second == 0) m_server.perAddress.erase(at);
    }
    Session(const Session&) = delete;
    Session& operator=(const Session&) = delete;

    void read()
    {
        isHeard();
        m_silent = m_server.silent.insert(m_server.silent.end(), this);
        m_parser.emplace();
        prepare(*m_parser, m_server.limits);
        m_stream.expires_after(m_server.limits.perRequest);
        http::async_read_header(
            m_stream, m_buffer, *m_parser,
            [self = shared_from_this()](const beast::error_code& problem, std::size_t) { self->onRequest(problem); });
    }

    /// Somebody else needs its place.
    void giveWay()
    {
        isHeard();
        close();
    }

private:
    void isHeard()
    {
        if (m_silent) m_server.silent.erase(*m_silent);
        m_silent.reset();
    }

    void onRequest(const beast::error_code& problem)
    {
        isHeard();
        if (problem) {
            auto reply = replyTo(problem);
            return reply ? send(*std::move(reply)) : close();
        }
        m_server.noteReader(m_address);
        ++m_server.requests;
        std::shared_ptr<const PageStore> pages;
        {
            const std::lock_guard lock(m_server.mutex);
            pages = m_server.pages;
        }
        send(replyTo(*m_parser, *pages));
    }

    void send(Reply reply)
    {
        m_reply = std::move(reply);
        m_stream.expires_after(m_server.limits.perRequest);
        const std::array<asio::const_buffer, 2> parts{
            asio::buffer(m_reply.head), m_reply.body ? asio::buffer(*m_reply.body) : asio::const_buffer()};
        asio::async_write(m_stream, parts, [self = shared_from_this()](const beast::error_code& problem, std::size_t) {
            if (problem || !self->m_reply.keepAlive) return self->close();
            self->read();
        });
    }

    void close()
    {
        beast::error_code ignored;
        m_stream.socket().shutdown(tcp::socket::shutdown_send, ignored);
        m_stream.socket().close(ignored);
    }

    Impl& m_server;
    beast::tcp_stream m_stream;
    beast::flat_buffer m_buffer;
    asio::ip::address m_address;
    std::optional<std::list<Session*>::iterator> m_silent{};  ///< its place among those
    std::optional<Parser> m_parser{};
    Reply m_reply{};
};

void PageServer::Impl::accept()
{
    acceptor.async_accept([this](const beast::error_code& problem, tcp::socket socket) {
        if (problem == asio::error::operation_aborted || !acceptor.is_open()) return;
        if (!problem) {
            take(std::move(socket));
            return accept();
        }
        rest.expires_after(kRestAfterFailure);
        rest.async_wait([this](const beast::error_code& stopped) {
            if (!stopped) accept();
        });
    });
}

void PageServer::Impl::take(tcp::socket socket)
{
    beast::error_code problem;
    const tcp::endpoint from = socket.remote_endpoint(problem);
    if (problem) return;
    const auto known = perAddress.find(from.address());
    const bool isFull = connections >= limits.connectionsInAll;
    const bool tooMany =
        (isFull && silent.empty()) || (known != perAddress.end() && known->second >= limits.connectionsOfAnAddress);
    if (isFull && !tooMany) {
        ++turnedAway;
        silent.front()->giveWay();
    }
    if (tooMany) {
        ++turnedAway;
        return;  // the socket closes itself
    }
    socket.set_option(tcp::no_delay(true), problem);
    std::make_shared<Session>(*this, std::move(socket), from.address())->read();
}

void PageServer::Impl::noteReader(const asio::ip::address& address)
{
    constexpr std::chrono::seconds kBetween{5};
    const Clock::time_point now = Clock::now();
    if (readers.size() < kMostReadersKnown || readers.contains(address)) readers[address] = now;
    if (now - lastForgotten >= kBetween) {
        std::erase_if(readers, [&](const auto& reader) { return now - reader.second > kReaderStays; });
        lastForgotten = now;
    }
    readersNow = readers.size();
}

std::optional<Reply> answerBytes(const PageStore& pages, std::string_view bytes, const Limits& limits)
{
    Parser parser;
    prepare(parser, limits);
    beast::error_code problem;
    parser.put(asio::buffer(bytes.data(), bytes.size()), problem);
    if (problem == http::error::need_more) return std::nullopt;
    if (problem) return replyTo(problem);
    if (!parser.is_header_done()) return std::nullopt;
    return replyTo(parser, pages);
}

PageServer::PageServer(std::unique_ptr<Impl> impl) : m_impl(std::move(impl)) {}

Result<std::unique_ptr<PageServer>> PageServer::start(const std::string& address, std::uint16_t port,
                                                      const Limits& limits)
{
    allowFiles(limits.connectionsInAll);
    auto impl = std::make_unique<Impl>(limits);
    beast::error_code problem;
    const std::string where = address + ':' + std::to_string(port);
    const auto parsed = asio::ip::make_address(address, problem);
    if (problem) return cannotListen(where, problem);
    const tcp::endpoint endpoint(parsed, port);
    impl->acceptor.open(endpoint.protocol(), problem);
    if (!problem) impl->acceptor.set_option(tcp::acceptor::reuse_address(true), problem);
    if (!problem) impl->acceptor.bind(endpoint, problem);
    if (!problem) impl->acceptor.listen(asio::socket_base::max_listen_connections, problem);
    if (problem) return cannotListen(where, problem);
    impl->port = impl->acceptor.local_endpoint(problem).port();
    impl->accept();
    impl->thread = std::thread([server = impl.get()] { server->context.run(); });
    return std::unique_ptr<PageServer>(new PageServer(std::move(impl)));
}

PageServer::~PageServer()
{
    m_impl->context.stop();
    m_impl->thread.join();
}

void PageServer::publish(std::shared_ptr<const PageStore> pages)
{
    const std::lock_guard lock(m_impl->mutex);
    m_impl->pages = std::move(pages);
}

std::shared_ptr<const PageStore> PageServer::pages() const
{
    const std::lock_guard lock(m_impl->mutex);
    return m_impl->pages;
}

std::uint16_t PageServer::port() const
{
    return m_impl->port;
}

Counts PageServer::counts() const
{
    Counts counts;
    counts.readers = m_impl->readersNow;
    counts.connections = m_impl->connections;
    counts.requests = m_impl->requests;
    counts.turnedAway = m_impl->turnedAway;
    return counts;
}

}  // namespace kydai::serve
