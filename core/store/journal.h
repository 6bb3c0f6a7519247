/// The journal of an event file: every change with what was and what is, by whom and when. Rows are only ever added;
/// the file refuses to change or delete one.
#pragma once

#include "model/journal_entry.h"

#include <chrono>

namespace kydai::store {

using kydai::Action;
using kydai::Instant;
using kydai::JournalEntry;
using kydai::Who;
using Step = JournalStep;

/// Edits of one cell within this time are one entry.
inline constexpr std::chrono::milliseconds kMergeTime{3000};

/// Whether two changes that follow each other edit the same cell: the same board's result, the same single field of
/// the same player, the same single rule. `before` is what took the first one back.
bool editSameCell(const Change& before, const Change& first, const Change& second);

}  // namespace kydai::store
