/// Papers of the end of an event that were printed, kept beside the event (in the user's settings). GUI thread.
#pragma once

#include "print/printed_paper.h"
#include "session/event_session.h"

#include <vector>

namespace kydai::ui {

std::vector<print::PrintedPaper> keptPapers(const EventSession& session);
/// In place of those of the same kind and sections that were printed before.
void keepPapers(const EventSession& session, const std::vector<print::PrintedPaper>& papers);

}  // namespace kydai::ui
