/// The next round of every section, a line each: what was drafted, and what it waits for. Any thread.
#pragma once

#include "policy/next_rounds.h"
#include "tables/list.h"

#include <optional>
#include <vector>

namespace kydai::tables {

struct NextRoundLine {
    policy::NextRound next{};
    std::shared_ptr<const Section> section{};
    std::optional<policy::RoundDraft> draft{};
    bool isCheckInOpen = false;  ///< others closed theirs, this section did not
    bool isWorking = false;      ///< it is being drafted
    bool isAnew = false;         ///< its last draft became old
    RoundNumber published = 0;   ///< by the last publication of many; 0: not by it

    /// Whether it goes with the others by one key.
    [[nodiscard]] bool isClear() const { return !isCheckInOpen && !isWorking && draft && draft->isClear(); }
    /// Whether somebody has to look at it before its round is published.
    [[nodiscard]] bool isHeld() const
    {
        return next.readiness == policy::Readiness::Ready && !isWorking && draft && !isClear();
    }
};

/// Subjects are indices of `lines`.
List nextRoundsList(const std::vector<NextRoundLine>& lines);

}  // namespace kydai::tables
