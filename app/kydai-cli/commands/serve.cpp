// kydai-cli serve EVENT [--address A] [--port N] [--follow] [--seconds N] and the words of publish
#include "commands.h"
#include "commands/published_event.h"
#include "commands/question.h"
#include "serve/adapters.h"
#include "serve/page_server.h"
#include "support/file_system.h"

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <system_error>
#include <thread>

namespace kydai::cli {

namespace {

volatile std::sig_atomic_t stopAsked = 0;

struct ServeCall {
    PageWords words{};
    std::string address = "0.0.0.0";
    int port = 8080;
    int perAddress = 8;
    int seconds = 0;  ///< 0: until it is told to stop
    bool follow = false;
};

/// When the event was written to last, the log beside it included.
std::int64_t writtenAt(const std::string& file)
{
    std::error_code failed;
    std::int64_t latest = writtenNow(pathOf(file), failed);
    if (failed) latest = {};
    const std::int64_t log = writtenNow(pathOf(file + "-wal"), failed);
    return failed ? latest : std::max(latest, log);
}

class Serving {
public:
    Serving(const ServeCall& call, Context& context) : m_call(call), m_context(context) {}

    void run()
    {
        const auto pages = make();
        if (!pages) return m_context.fail(in(m_call.words.file, pages.error()));
        serve::Limits limits;
        limits.connectionsOfAnAddress = static_cast<std::size_t>(m_call.perAddress);
        auto server = serve::PageServer::start(m_call.address, static_cast<std::uint16_t>(m_call.port), limits);
        if (!server) return m_context.fail(server.error());
        (*server)->publish(*pages);
        tellAddresses((*server)->port());
        wait(**server);
    }

private:
    Result<std::shared_ptr<const serve::PageStore>> make(const serve::PageStore* former = nullptr)
    {
        m_read = writtenAt(m_call.words.file);
        auto publication = publicationOf(m_call.words, m_context);
        if (!publication) return publication.error();
        Progress progress;
        const auto pages = publish::makePages(*publication, pageOptions(m_call.words), {}, progress);
        if (!pages) return pages.error();
        return std::make_shared<const serve::PageStore>(*pages, former);
    }

    void tellAddresses(std::uint16_t port)
    {
        const QString given = QString::fromStdString(m_call.address);
        const auto adapters = serve::adapters();
        const bool isEvery = m_call.address == "0.0.0.0" || m_call.address == "::";
        if (!isEvery || adapters.empty())
            m_context.out << serve::addressText(given, port).toStdString() << '\n';
        else
            for (const serve::Adapter& each : adapters)
                m_context.out << serve::addressText(each.address, port).toStdString() << '\n';
        m_context.out.flush();
    }

    void wait(serve::PageServer& server)
    {
        using Clock = std::chrono::steady_clock;
        constexpr std::chrono::milliseconds kLook{100};
        constexpr std::chrono::seconds kBetween{2};
        stopAsked = 0;
        const auto formerInt = std::signal(SIGINT, [](int) { stopAsked = 1; });
        const auto formerTerm = std::signal(SIGTERM, [](int) { stopAsked = 1; });
        const auto began = Clock::now();
        auto looked = began;
        while (stopAsked == 0 && (m_call.seconds == 0 || Clock::now() - began < std::chrono::seconds(m_call.seconds))) {
            std::this_thread::sleep_for(kLook);
            if (!m_call.follow || Clock::now() - looked < kBetween) continue;
            looked = Clock::now();
            if (writtenAt(m_call.words.file) == m_read) continue;
            const auto pages = make(server.pages().get());
            if (pages)
                server.publish(*pages);
            else
                m_context.err << messageOf(pages.error()) << '\n';  // and the pages stay as they are
        }
        std::signal(SIGINT, formerInt);
        std::signal(SIGTERM, formerTerm);
    }

    const ServeCall& m_call;
    Context& m_context;
    std::int64_t m_read = 0;
};

}  // namespace

void addServe(Verb verb, Context& context)
{
    auto call = std::make_shared<ServeCall>();
    addPageWords(verb, call->words);
    verb.option("--address", call->address, "the address to listen at; by default every one of this machine");
    verb.option("--port", call->port, "8080 by default; 0 for a free one").between(0, 65535);
    verb.option("--per-address", call->perAddress,
                "connections of one address, 8 by default; more where a router hides the phones behind it")
        .between(1, 2000);
    verb.flag("--follow", call->follow, "make the pages anew when EVENT has changed");
    verb.option("--seconds", call->seconds, "end after so long").between(1, 1'000'000);
    verb.does([call, &context] { Serving(*call, context).run(); });
}

}  // namespace kydai::cli
