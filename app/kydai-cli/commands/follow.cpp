// kydai-cli follow EVENT COPY [--once] [--seconds N]
#include "commands.h"
#include "store/twin.h"
#include "support/file_system.h"
#include "support/fragments.h"

#include <QDateTime>

#include <chrono>
#include <csignal>
#include <filesystem>
#include <memory>
#include <string>
#include <system_error>
#include <thread>
#include <utility>

namespace kydai::cli {

namespace {

namespace fs = std::filesystem;

volatile std::sig_atomic_t endAsked = 0;

struct FollowCall {
    std::string event{};
    std::string copy{};
    int seconds = 0;  ///< 0: until it is told to stop
    bool once = false;
};

std::string timeText(store::Instant time)
{
    if (time == store::Instant{}) return "-";
    return QDateTime::fromMSecsSinceEpoch(time.time_since_epoch().count(), Qt::UTC)
        .toString(Qt::ISODateWithMs)
        .toStdString();
}

/// What differs after each entry: sizes and times of the file and of the log beside it.
std::string lookAt(const std::string& event)
{
    std::string seen;
    for (const fs::path& file : {pathOf(event), pathOf(event + "-wal")}) {
        std::error_code failed;
        const auto size = sizeNow(file, failed);
        const auto time = writtenNow(file, failed);
        seen += failed ? " -" : " " + std::to_string(size) + " " + std::to_string(time);
    }
    return seen;
}

class Following {
public:
    Following(const FollowCall& call, fs::path copy, Context& context)
        : m_call(call), m_context(context), m_twin(pathOf(call.event), std::move(copy), store::Twin::Missing::Make)
    {
    }

    void run()
    {
        using Clock = std::chrono::steady_clock;
        constexpr std::chrono::milliseconds kLook{20};
        constexpr std::chrono::milliseconds kAgain{500};
        endAsked = 0;
        const auto formerInt = std::signal(SIGINT, [](int) { endAsked = 1; });
        const auto formerTerm = std::signal(SIGTERM, [](int) { endAsked = 1; });
        const auto began = Clock::now();
        auto tried = began - kAgain;
        std::string seen;
        while (endAsked == 0 && (m_call.seconds == 0 || Clock::now() - began < std::chrono::seconds(m_call.seconds))) {
            const std::string now = lookAt(m_call.event);
            const bool isNews = m_isThere && (now != seen || !m_twin.isThere());
            if (isNews || (!m_isThere && Clock::now() - tried >= kAgain)) {
                tried = Clock::now();
                seen = now;
                bring();
            }
            if (m_call.once) break;
            std::this_thread::sleep_for(kLook);
        }
        std::signal(SIGINT, formerInt);
        std::signal(SIGTERM, formerTerm);
        if (!m_isThere) m_context.status = kFileProblem;
    }

private:
    void bring()
    {
        const auto brought = m_twin.bring();
        m_isThere = brought.ok();
        std::string told;
        if (brought) {
            told = "entries=" + std::to_string(brought->entries) + " newest=" + timeText(brought->newest);
            if (brought->other)
                m_context.out << "other " << toUtf8(brought->other->kept) << " entries=" << brought->other->entries
                              << " newest=" << timeText(brought->other->newest) << " ours=" << brought->other->ours
                              << '\n';
        } else {
            told = messageOf(brought.error());
        }
        if (told == m_told) return;
        (brought ? m_context.out : m_context.err) << told << std::endl;  // read while it goes on
        m_told = std::move(told);
    }

    const FollowCall& m_call;
    Context& m_context;
    store::Twin m_twin;
    bool m_isThere = false;
    std::string m_told{};
};

void follow(const FollowCall& call, Context& context)
{
    fs::path copy = pathOf(call.copy);
    std::error_code none;
    if (fs::is_directory(copy, none)) copy /= pathOf(call.event).filename();
    if (fs::equivalent(copy, pathOf(call.event), none))
        return context.fail(Error{.code = Errc::CannotWrite,
                                  .file = toUtf8(copy),
                                  .what = fragment(FragmentId::FileThatIsReadHere),
                                  .expected = fragment(FragmentId::NewName)});
    Following(call, std::move(copy), context).run();
}

}  // namespace

void addFollow(Verb verb, Context& context)
{
    auto call = std::make_shared<FollowCall>();
    verb.option("EVENT", call->event, "the event, while somebody works at it or not").required();
    verb.option("COPY", call->copy, "its copy at a second place, or the folder for it; made where there is none")
        .required();
    verb.flag("--once", call->once, "bring the copy up to date and end");
    verb.option("--seconds", call->seconds, "end after so long").between(1, 1'000'000);
    verb.does([call, &context] { follow(*call, context); });
}

}  // namespace kydai::cli
