/// Standings of a snapshot, worked out once: the tabs, the wall, prints, exports and explanations share them. Any
/// thread; who asks while another works them out waits for him.
#pragma once

#include "model/section.h"
#include "support/result.h"
#include "tiebreak/standings.h"

#include <future>
#include <list>
#include <memory>
#include <mutex>

namespace kydai::tables {

class StandingsMemo {
public:
    using Ranked = Result<std::shared_ptr<const tiebreak::Standings>>;

    /// As tiebreak::standingsOf, with its errors. Kept as long as somebody holds the section, of each the latest few.
    [[nodiscard]] Ranked of(const std::shared_ptr<const Section>& section,
                            const tiebreak::StandingsOptions& options = {});
    /// How many standings were worked out so far.
    [[nodiscard]] std::size_t computed() const;

private:
    struct Entry {
        std::weak_ptr<const Section> section{};
        tiebreak::StandingsOptions options{};
        std::shared_future<Ranked> ranked{};
    };
    [[nodiscard]] Entry* find(const std::shared_ptr<const Section>& section, const tiebreak::StandingsOptions& options);

    mutable std::mutex m_mutex{};
    std::list<Entry> m_entries{};  ///< the latest first
    std::size_t m_computed = 0;
};

}  // namespace kydai::tables
