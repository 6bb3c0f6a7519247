#include "model/journal_entry.h"

#include <algorithm>
#include <iterator>

namespace kydai {

std::vector<Change> JournalEntry::changes() const
{
    std::vector<Change> all;
    std::ranges::transform(steps, std::back_inserter(all), &JournalStep::after);
    return all;
}

std::optional<std::vector<Change>> JournalEntry::inverse() const
{
    std::vector<Change> back;
    for (auto step = steps.rbegin(); step != steps.rend(); ++step) {
        if (isRecordOnly(step->after)) continue;
        if (!step->before) return std::nullopt;
        back.push_back(*step->before);
    }
    if (back.empty()) return std::nullopt;
    return back;
}

}  // namespace kydai
