/// What the window shows beside what paper, files and phones say of the same: cell by cell, as somebody would who lays
/// them next to each other. Values are read back from the texts, by rules of its own.
#pragma once

#include "main_window.h"
#include "session/event_session.h"

#include <string>
#include <vector>

namespace kydai::walk {

/// One sentence for each output that says otherwise than the table in front. Nothing where no such table is shown.
std::vector<std::string> outputFaults(ui::MainWindow& window, EventSession& session);

}  // namespace kydai::walk
