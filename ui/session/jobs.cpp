#include "session/jobs.h"

#include "session/incidents.h"

#include <QMetaObject>
#include <QThread>

#include <algorithm>

namespace kydai {

Jobs::Jobs(EventSession& session, QObject* parent) : QObject(parent), m_session(session)
{
    m_pool.setMaxThreadCount(std::max(1, QThread::idealThreadCount()));
}

Jobs::~Jobs()
{
    for (const auto& [purpose, job] : m_latest) {
        if (const auto alive = job.lock()) alive->cancel();
    }
    m_pool.waitForDone();
}

std::shared_ptr<Job> Jobs::replace(const std::string& purpose, SectionId section)
{
    auto job = std::make_shared<Job>();
    std::weak_ptr<Job>& latest = m_latest[purpose + "/" + std::to_string(section.value)];
    if (const auto former = latest.lock()) former->cancel();
    latest = job;
    return job;
}

void Jobs::run(const std::shared_ptr<Job>& job, SectionId section, std::shared_ptr<const Section> snapshot,
               QObject* context, Worker work, std::function<void()> deliver)
{
    ++m_running;
    Q_EMIT runningChanged();
    // Back on the GUI thread: told only if it is still wanted and still true.
    const auto problem = std::make_shared<QString>();
    auto finish = [this, job, section, problem, snapshot = std::move(snapshot), wanted = QPointer<QObject>(context),
                   deliver = std::move(deliver)] {
        --m_running;
        const bool current = snapshot == nullptr || m_session.isCurrent(section, snapshot);
        const bool tell = wanted && !job->isCancelled() && current;
        job->m_over = true;
        if (!problem->isEmpty())
            Q_EMIT failed(*problem);
        else if (tell)
            deliver();
        Q_EMIT runningChanged();
    };
    m_pool.start([this, job, problem, work = std::move(work), finish = std::move(finish)]() mutable {
        withoutThrowing(
            [&] {
                if (!job->isCancelled()) work(job->m_stop.get_token(), job->m_progress);
            },
            [&](const QString& what) { *problem = what; });
        QMetaObject::invokeMethod(this, std::move(finish), Qt::QueuedConnection);
    });
}

}  // namespace kydai

#include "moc_jobs.cpp"
