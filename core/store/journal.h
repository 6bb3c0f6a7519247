/// The journal of an event file: every change with what was and what is, by whom and when. Rows are only ever added;
/// the file refuses to change or delete one.
#pragma once

#include "model/compound_change.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace kydai::store {

/// An instant in UTC; the caller's clock makes it, nothing here asks for the time.
using Instant = std::chrono::sys_time<std::chrono::milliseconds>;

/// Who makes a change, and when.
struct Who {
    std::string name{};
    Instant at{};
};

enum class Action : std::uint8_t { Apply, Undo, Redo };

/// A change as it was made, and what takes it back; none where nothing does.
struct Step {
    Change after{};
    std::optional<Change> before{};
};

/// An entry as the arbiter sees it: one action with all its changes and the answers that were given to its warnings.
/// Edits of one cell that followed each other at once are one entry: `before` is from the first of them, `after` from
/// the last.
struct JournalEntry {
    std::int64_t id = 0;      ///< of the first row; ascending in time
    std::int64_t lastId = 0;  ///< of the last row that belongs to it; `id` when it is one row
    Instant at{};             ///< of the last row
    std::string who{};
    Action action = Action::Apply;
    std::int64_t refersTo = 0;  ///< Undo and Redo: the entry taken back or done again
    ActionKind kind = ActionKind::Edit;
    std::vector<Step> steps{};  ///< in the order in which they were made; of an undo, what it did

    /// The changes of the steps, records included.
    [[nodiscard]] std::vector<Change> changes() const;
    /// The changes that take the whole back, in their order; none where a step can't be taken back, or none was made.
    [[nodiscard]] std::optional<std::vector<Change>> inverse() const;
};

/// Edits of one cell within this time are one entry.
inline constexpr std::chrono::milliseconds kMergeTime{3000};

/// Whether two changes that follow each other edit the same cell: the same board's result, the same single field of
/// the same player, the same single rule. `before` is what took the first one back.
bool editSameCell(const Change& before, const Change& first, const Change& second);

}  // namespace kydai::store
