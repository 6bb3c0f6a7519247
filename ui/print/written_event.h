/// What `convert` and the export dialog write, format by format, and the account of what the file keeps of the event:
/// one way for both, so what is told before writing is what is written.
#pragma once

#include "ask/answer.h"
#include "format/loss_account.h"
#include "format/trf_writer.h"
#include "support/result.h"
#include "text/wording.h"
#include "tiebreak/unit_standings.h"

#include <string>

namespace kydai::print {

struct WriteOptions {
    text::Wording wording{text::Language::English};  ///< of lists
    tiebreak::UnitOptions units{};
    ask::StandingsSource ranked{};
    /// Of reports; event, units and ranks are those of the event, the places where players have none.
    format::TrfWriteOptions report{};
};

struct WrittenEvent {
    std::string bytes{};
    format::LossAccount account{};
};

/// Not of .kydai (store/event_file.h). Reports and uploads hold the first section. Errors: those of writeTrf and of
/// writeXlsx.
Result<WrittenEvent> writtenEvent(const format::EventContent& event, const format::WrittenFormat& format,
                                  const WriteOptions& options);

}  // namespace kydai::print
