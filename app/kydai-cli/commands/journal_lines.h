/// The journal of an event file, for the prints.
#pragma once

#include "engine/context.h"
#include "model/event.h"
#include "support/result.h"
#include "text/journal_text.h"

#include <string>
#include <vector>

namespace kydai::cli {

struct Journal {
    Event event{};  ///< has the names
    std::vector<text::JournalLine> lines{};
};

/// Errors: those of opening an event file; NotAnEvent for report files, which have no journal.
Result<Journal> readJournal(const std::string& file, Context& context);

}  // namespace kydai::cli
