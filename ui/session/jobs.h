/// Work of over 50 ms: runs on a worker thread over a snapshot, reports progress, can be cancelled, and its result is
/// dropped when the snapshot is no longer the present one.
#pragma once

#include "session/event_session.h"
#include "support/progress.h"

#include <QObject>
#include <QPointer>
#include <QThreadPool>

#include <atomic>
#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <type_traits>
#include <unordered_map>
#include <utility>

namespace kydai {

/// One piece of work under way, or over. Shared by the worker and by who waits for it; any thread.
class Job {
public:
    [[nodiscard]] const Progress& progress() const { return m_progress; }
    void cancel() { m_stop.request_stop(); }
    [[nodiscard]] bool isCancelled() const { return m_stop.stop_requested(); }
    /// True once the result was delivered or dropped.
    [[nodiscard]] bool isOver() const { return m_over.load(); }

private:
    friend class Jobs;
    Progress m_progress;
    std::stop_source m_stop;
    std::atomic<bool> m_over{false};
};

class Jobs : public QObject {
    Q_OBJECT

public:
    /// Worker threads: as many as the machine has cores, at least one. Cancels everything and waits when destroyed.
    explicit Jobs(EventSession& session, QObject* parent = nullptr);
    ~Jobs() override;

    /// Runs `work(const Section&, std::stop_token, Progress&)` on a worker over the section's present snapshot, then
    /// `done(result)` on the GUI thread, if the snapshot is still current and nobody cancelled. Starting again under
    /// the same purpose ("standings") cancels what still runs for that section. `context` is who wants it: gone, nobody
    /// is told. Null when there is no such section. What `work` throws
    /// is told by `failed`, and nothing is delivered.
    template <class Work, class Done>
    std::shared_ptr<Job> start(const std::string& purpose, SectionId section, QObject* context, Work work, Done done)
    {
        using T = std::invoke_result_t<Work, const Section&, std::stop_token, Progress&>;
        auto snapshot = m_session.section(section);
        if (!snapshot) return nullptr;
        auto job = replace(purpose, section);
        auto result = std::make_shared<std::optional<T>>();
        run(
            job, section, snapshot, context,
            [snapshot, result, work = std::move(work)](std::stop_token stop, Progress& progress) mutable {
                result->emplace(work(*snapshot, stop, progress));
            },
            [result, done = std::move(done)]() mutable { done(std::move(**result)); });
        return job;
    }

    /// The same for work that belongs to no section, such as taking in a rating list: `work(std::stop_token,
    /// Progress&)`.
    template <class Work, class Done>
    std::shared_ptr<Job> startApart(const std::string& purpose, QObject* context, Work work, Done done)
    {
        using T = std::invoke_result_t<Work, std::stop_token, Progress&>;
        auto job = replace(purpose, {});
        auto result = std::make_shared<std::optional<T>>();
        run(
            job, {}, nullptr, context,
            [result, work = std::move(work)](std::stop_token stop, Progress& progress) mutable {
                result->emplace(work(stop, progress));
            },
            [result, done = std::move(done)]() mutable { done(std::move(**result)); });
        return job;
    }

    /// Work under way.
    [[nodiscard]] int running() const { return m_running; }

Q_SIGNALS:
    /// `running` differs.
    void runningChanged();
    /// A work threw: a mistake of the program.
    void failed(const QString& what);

private:
    using Worker = std::function<void(std::stop_token, Progress&)>;
    std::shared_ptr<Job> replace(const std::string& purpose, SectionId section);
    /// Without a snapshot the result is delivered whatever has changed meanwhile.
    void run(const std::shared_ptr<Job>& job, SectionId section, std::shared_ptr<const Section> snapshot,
             QObject* context, Worker work, std::function<void()> deliver);

    EventSession& m_session;
    QThreadPool m_pool;
    std::unordered_map<std::string, std::weak_ptr<Job>> m_latest;  ///< by purpose and section
    int m_running = 0;
};

}  // namespace kydai
