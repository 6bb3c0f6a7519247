#include "phones/site_uploader.h"

#include "publish/results_site.h"
#include "publish/site_http.h"
#include "support/file_system.h"
#include "support/fragments.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace kydai {

SiteUploader::SiteUploader(EventSession& session, Jobs& jobs, std::filesystem::path folder, PutNumber put,
                           QObject* parent)
    : QObject(parent), m_session(session), m_jobs(jobs), m_desk(std::move(folder)), m_put(std::move(put))
{
    constexpr std::chrono::minutes kPause{2};
    m_again.setSingleShot(true);
    setPause(kPause);
    connect(&m_again, &QTimer::timeout, this, [this] { send(Numbers::AskOnce); });
    connect(&session, &EventSession::reset, this, &SiteUploader::onReset);
}

publish::SiteSubject SiteUploader::subjectOf(SectionId section) const
{
    return {pathOf(m_session.path().toStdString()), section};
}

std::size_t SiteUploader::waiting() const
{
    return m_session.isOpen() ? m_desk.waiting(subjectOf({}).file).size() : 0;
}

void SiteUploader::onReset()
{
    m_again.stop();
    const std::size_t sections = waiting();
    if (sections == 0) return;
    Q_EMIT found(sections);
    m_again.start();
}

void SiteUploader::upload(Numbers numbers)
{
    if (!m_session.isOpen()) return;
    for (const EventSection& each : m_session.event().sections) {
        if (each.section->players.empty()) continue;
        if (const auto queued = m_desk.queue(subjectOf(each.id)); !queued) return Q_EMIT failed(queued.error());
    }
    send(numbers);
}

void SiteUploader::bringNumbers()
{
    for (const EventSection& each : m_session.event().sections) {
        Section copy = *each.section;
        const auto brought =
            m_desk.bringNumber(subjectOf(each.id), copy, [&](const std::string& number) -> Result<void> {
                return m_put(each.id, number) ? Result<void>() : Error{Errc::CannotWrite};
            });
        if (!brought) continue;  // it stays on the desk
    }
}

void SiteUploader::send(Numbers numbers)
{
    m_again.stop();
    if (!m_session.isOpen()) return;
    bringNumbers();
    struct Task {
        publish::SiteSubject subject{};
        std::string ticket{};
        std::shared_ptr<const Section> section{};
    };
    std::vector<Task> tasks;
    for (const SectionId id : m_desk.waiting(subjectOf({}).file)) {
        const auto section = m_session.section(id);
        // Queued anew: whatever was entered until now goes along.
        const auto ticket = m_desk.queue(subjectOf(id));
        if (section && ticket) tasks.push_back({subjectOf(id), *ticket, section});
    }
    if (tasks.empty()) return;
    m_jobs.startApart(
        "chessResults", this,
        [tasks = std::move(tasks), desk = m_desk, numbers](const std::stop_token& stop, Progress&) mutable {
            const publish::SiteAccess access = desk.access();
            publish::HttpSite host(stop);
            std::vector<Sent> all;
            for (const Task& task : tasks) {
                publish::KeyKeeper keeper = desk.keeper(task.subject, numbers == Numbers::AskAgain, {});
                // The event is edited in the window; until then the desk has the number.
                keeper.keep = [&](const std::string& number) { return desk.noteKey(task.subject, number); };
                all.push_back({task.subject, task.ticket, publish::uploadSection(access, host, *task.section, keeper)});
                if (!all.back().number) break;
            }
            return all;
        },
        [this](const std::vector<Sent>& all) { take(all); });
}

void SiteUploader::take(const std::vector<Sent>& all)
{
    std::vector<UploadedSection> done;
    for (const Sent& each : all) {
        if (!each.number) continue;
        m_desk.sent(each.subject, each.ticket);
        done.push_back({each.subject.section, *each.number});
    }
    if (m_session.isOpen()) bringNumbers();
    if (!done.empty()) Q_EMIT uploaded(done);
    const auto refused = std::ranges::find_if(all, [](const Sent& each) { return !each.number; });
    if (refused == all.end()) return;
    const Error& error = refused->number.error();
    const bool isOutOfReach = error.code == Errc::CannotRead && error.what.id != FragmentId::SiteWithoutAccess;
    if (isOutOfReach) m_again.start();
    Q_EMIT failed(error);
}

}  // namespace kydai

#include "moc_site_uploader.cpp"
