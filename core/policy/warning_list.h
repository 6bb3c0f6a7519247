/// The warnings that a judgement collects. Used where changes are judged; one thread.
#pragma once

#include "model/section.h"
#include "policy/warning.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace kydai::policy {

class WarningList {
public:
    /// Adds a warning where the table has a level for it in this section's mode; null where it has none.
    Warning* warn(WarningId id, const Section& section, SectionId where, RoundNumber round = 0);
    /// One that was added already; null where it was not.
    [[nodiscard]] Warning* find(WarningId id, SectionId where)
    {
        const auto at = std::ranges::find_if(
            m_warnings, [&](const Warning& warning) { return warning.id == id && warning.section == where; });
        return at == m_warnings.end() ? nullptr : &*at;
    }
    [[nodiscard]] bool isRefused() const
    {
        return std::ranges::any_of(m_warnings, [](const Warning& warning) { return warning.level == Level::Refuse; });
    }
    [[nodiscard]] std::vector<Warning> takeWarnings() { return std::move(m_warnings); }

protected:
    std::vector<Warning> m_warnings{};
};

}  // namespace kydai::policy
