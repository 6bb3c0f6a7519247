#include "store/follower.h"

#include "support/file_system.h"

#include <array>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <utility>

namespace kydai::store {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::chrono::milliseconds kAgain{500};  ///< until a place that failed is tried once more, or looked for

Followed::State stateAfter(const Error& error, const std::string& event)
{
    if (error.file == event && error.code != Errc::InUse) return Followed::State::Unread;
    constexpr std::array<std::pair<Errc, Followed::State>, 4> kStates{{{Errc::CannotOpen, Followed::State::Gone},
                                                                       {Errc::DiskFull, Followed::State::Full},
                                                                       {Errc::ReadOnly, Followed::State::ReadOnly},
                                                                       {Errc::InUse, Followed::State::InUse}}};
    for (const auto& [code, state] : kStates) {
        if (code == error.code) return state;
    }
    return Followed::State::Failed;
}

}  // namespace

struct Follower::Shared {
    Twin twin;         ///< the thread's own
    std::string name;  ///< of the event, as errors have it

    std::mutex telling{};  ///< held while somebody is told, who may be gone after it
    std::function<void()> tell;
    std::function<void(const Twin::Other&)> tellOther;

    mutable std::mutex mutex{};
    std::condition_variable asked{};
    std::condition_variable done{};
    std::uint64_t entered = 0;
    std::uint64_t brought = 0;
    bool isUnknown = true;                    ///< whether the copy is what it was
    Clock::time_point oldest = Clock::now();  ///< of those that are not there
    Clock::time_point busySince{};
    bool isBusy = false;
    bool ends = false;
    bool hasEnded = false;
    Followed status{};

    Shared(const std::filesystem::path& event, const std::filesystem::path& copy, Twin::Missing missing,
           std::function<void()> whenTold, std::function<void(const Twin::Other&)> whenOther,
           std::shared_ptr<Place> place)

        : twin(event, copy, missing, std::move(place)),
          name(toUtf8(event)),
          tell(std::move(whenTold)),
          tellOther(std::move(whenOther))
    {
    }

    void run()
    {
        std::unique_lock lock(mutex);
        while (true) {
            asked.wait_for(lock, kAgain, [this] { return ends || (isDue() && mayTry()); });
            if (ends && !(isDue() && mayTry())) break;
            if (isDue())
                bring(lock);
            else
                look(lock);
        }
        hasEnded = true;
        done.notify_all();
    }

    [[nodiscard]] bool isDue() const { return isUnknown || entered > brought; }

private:
    /// After a failure only when some time is over.
    [[nodiscard]] bool mayTry() const
    {
        return status.state == Followed::State::Beginning || status.state == Followed::State::There;
    }
    void bring(std::unique_lock<std::mutex>& lock)
    {
        const std::uint64_t until = entered;
        const auto began = Clock::now();
        isBusy = true;
        busySince = began;
        lock.unlock();
        const auto result = twin.bring();
        lock.lock();
        isBusy = false;
        Followed next = status;
        next.state = result ? Followed::State::There : stateAfter(result.error(), name);
        if (result) {
            brought = until;
            isUnknown = false;
            oldest = began;  // whatever came later is younger
            next.entries = result->entries;
            next.newest = result->newest;
        }
        tellOf(lock, next, result ? result->other : std::nullopt);
    }
    /// Nothing was entered for a moment.
    void look(std::unique_lock<std::mutex>& lock)
    {
        Followed next = status;
        isBusy = true;
        busySince = Clock::now();
        lock.unlock();
        const bool isThere = twin.isThere();
        const auto tidied = isThere ? twin.tidy() : Result<void>();
        lock.lock();
        isBusy = false;
        if (!isThere) next.state = Followed::State::Gone;
        if (!tidied) next.state = stateAfter(tidied.error(), name);
        isUnknown = next.state != Followed::State::There;
        if (next.state != status.state) tellOf(lock, next, std::nullopt);
    }
    void tellOf(std::unique_lock<std::mutex>& lock, const Followed& next, const std::optional<Twin::Other>& other)
    {
        status = next;
        done.notify_all();
        lock.unlock();
        {
            const std::lock_guard told(telling);
            if (other) tellOther(*other);
            tell();
        }
        lock.lock();
    }
};

Follower::Follower(const std::filesystem::path& event, const std::filesystem::path& copy, Twin::Missing missing,
                   std::function<void()> tell, std::function<void(const Twin::Other&)> tellOther,
                   std::shared_ptr<Place> place)
    : m_shared(std::make_shared<Shared>(event, copy, missing, std::move(tell), std::move(tellOther), std::move(place)))
{
    std::thread([shared = m_shared] { shared->run(); }).detach();
}

Follower::~Follower()
{
    constexpr std::chrono::milliseconds kLongest{2000};
    constexpr std::chrono::milliseconds kStuck{500};
    std::unique_lock lock(m_shared->mutex);
    m_shared->ends = true;
    m_shared->asked.notify_all();
    const auto until = Clock::now() + kLongest;
    const auto isStuck = [&] { return m_shared->isBusy && Clock::now() - m_shared->busySince > kStuck; };
    while (!m_shared->hasEnded && Clock::now() < until && !isStuck())
        m_shared->done.wait_for(lock, std::chrono::milliseconds(20));
    lock.unlock();
    const std::lock_guard told(m_shared->telling);
    m_shared->tell = [] {};
    m_shared->tellOther = [](const Twin::Other&) {};
}

void Follower::entered()
{
    const std::lock_guard lock(m_shared->mutex);
    if (m_shared->entered == m_shared->brought) m_shared->oldest = Clock::now();
    ++m_shared->entered;
    m_shared->asked.notify_all();
}

Followed Follower::status() const
{
    const std::lock_guard lock(m_shared->mutex);
    Followed status = m_shared->status;
    status.behind = m_shared->entered - m_shared->brought;
    if (status.behind > 0)
        status.waiting = std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - m_shared->oldest);
    return status;
}

bool Follower::wait(std::chrono::milliseconds time)
{
    std::unique_lock lock(m_shared->mutex);
    const std::uint64_t until = m_shared->entered;
    return m_shared->done.wait_for(lock, time, [&] { return m_shared->brought >= until && !m_shared->isUnknown; });
}

}  // namespace kydai::store
