/// An entry of an event's journal: one action of the arbiter as it was made, by whom and when, and what takes it back.
/// The event file keeps them (store/journal.h), ui/text tells them. Values; any thread.
#pragma once

#include "model/compound_change.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace kydai {

/// An instant in UTC; the caller's clock makes it, nothing here asks for the time.
using Instant = std::chrono::sys_time<std::chrono::milliseconds>;

/// Who makes a change, and when.
struct Who {
    std::string name{};
    Instant at{};
};

enum class Action : std::uint8_t { Apply, Undo, Redo };

/// A change as it was made, and what takes it back; none where nothing does.
struct JournalStep {
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
    std::vector<JournalStep> steps{};  ///< in the order in which they were made; of an undo, what it did

    /// The changes of the steps, records included.
    [[nodiscard]] std::vector<Change> changes() const;
    /// The changes that take the whole back, in their order; none where a step can't be taken back, or none was made.
    [[nodiscard]] std::optional<std::vector<Change>> inverse() const;
};

}  // namespace kydai
