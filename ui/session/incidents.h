/// Where exceptions end: no library throws across its border, so one that gets here is a mistake of the program. It is
/// kept for whoever mends it, told to the arbiter, and work goes on: what was shown is on the disk. Any thread.
#pragma once

#include <QString>

#include <functional>

namespace kydai {

/// Runs `work`. What it throws is given to `tell` as text; false then.
bool withoutThrowing(const std::function<void()>& work, const std::function<void(const QString&)>& tell);

/// A text file beside the settings.
QString incidentLogPath();
/// Adds a line with the time; begins anew beyond 1 MB. A log that can't be written is no reason to stop.
void logIncident(const QString& what, const QString& path = incidentLogPath());

}  // namespace kydai
