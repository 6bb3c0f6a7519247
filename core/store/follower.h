/// Keeps the copy at an event's second place (twin.h) up to date while somebody works at the event, by a thread of its
/// own: whoever enters only says that something was entered and never waits for the place, however slow, full or gone
/// it is. Entries that came while the place was busy are there together with the next. Owned by one thread; `tell` is
/// called by the follower's own.
#pragma once

#include "store/twin.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>

namespace kydai::store {

struct Followed {
    enum class State : std::uint8_t {
        Beginning,  ///< nothing was tried yet
        There,      ///< what was asked for when it was last tried
        Gone,       ///< the place or the copy is not there
        Full,
        ReadOnly,
        InUse,   ///< somebody has the copy open
        Failed,  ///< it could not be written otherwise
        Unread,  ///< the event itself is not there or does not add up, and is not copied
    };
    State state = State::Beginning;
    std::uint64_t behind = 0;             ///< entries that were made since then
    std::chrono::milliseconds waiting{};  ///< since the oldest of them
    std::size_t entries = 0;              ///< of the journal there
    Instant newest{};                     ///< when the last of them was made
};

class Follower {
public:
    /// \param tell something differs: ask `status`
    /// \param tellOther a copy of its own line was kept aside
    Follower(const std::filesystem::path& event, const std::filesystem::path& copy, Twin::Missing missing,
             std::function<void()> tell, std::function<void(const Twin::Other&)> tellOther,
             std::shared_ptr<Place> place = std::make_shared<Place>());
    Follower(const Follower&) = delete;
    Follower& operator=(const Follower&) = delete;
    /// Waits a moment for what is not there yet; not for a place that does not answer, whose thread ends when it does.
    ~Follower();

    /// An entry is on the disk.
    void entered();
    [[nodiscard]] Followed status() const;
    /// Whether all that was entered until now is there within this time.
    bool wait(std::chrono::milliseconds time);

private:
    struct Shared;
    std::shared_ptr<Shared> m_shared;
};

}  // namespace kydai::store
