/// The journal of an event file in words, for the print.
#pragma once

#include "print/documents.h"
#include "support/result.h"
#include "text/wording.h"

#include <string>
#include <vector>

namespace kydai::cli {

/// Errors: those of opening an event file; NotAnEvent for report files, which have no journal.
Result<std::vector<print::JournalLine>> journalLines(const std::string& file, const text::Wording& wording);

}  // namespace kydai::cli
